// Watching: a chain that runs by itself is walked, station by station, with a spotlight, what flies
// where, and the log in step; afterwards a card sums up who got what.
import { beatsOf, beatTime, isChain } from "./table-walk.js";

/** @typedef {import("./table-walk.js").Beat} Beat */
/** @typedef {import("./table-walk.js").Happened} Happened */
/** @typedef {import("./table-walk.js").Moment} Moment */
/** @typedef {import("./table-pace.js").Pace} Pace */
/** @typedef {import("./table-tail.js").Tail} Tail */
/** @typedef {import("./table-travel.js").Sky} Sky */

export class Watch {
  /**
   * @param {Tail} tail
   * @param {Pace} pace
   * @param {Sky} sky
   * @param {Record<string, string>} stations
   */
  constructor(tail, pace, sky, stations) {
    this.tail = tail;
    this.lines = tail.lines;
    this.pace = pace;
    this.sky = sky;
    this.stations = stations;
    this.bar = document.getElementById("walk");
    this.caption = document.getElementById("walk-at");
    /** @type {Beat[]} */
    this.beats = [];
    /** @type {Element[]} */
    this.held = []; // lines of the log whose event has not been shown yet
    /** @type {Map<number, number>} */
    this.told = new Map(); // events shown, by their ply
    /** @type {(() => void) | null} */
    this.arrive = null;
    for (const [id, go] of Object.entries({ pause: () => this.toggle(), step: () => this.step() })) {
      document.getElementById(id)?.addEventListener("click", go);
    }
  }

  get walking() { return this.arrive !== null; }

  /**
   * @param {Moment} moment
   * @param {number} ms
   * @param {Element[]} held
   * @param {() => void} arrive
   */
  begin(moment, ms, held, arrive) {
    this.beats = beatsOf(moment.events ?? []);
    this.held = held;
    this.told.clear();
    this.arrive = arrive;
    this.sky.stage.classList.add("walking");
    this.next(ms);
  }

  /** @param {number} ms */
  next(ms) {
    const beat = this.beats.shift();
    if (!beat) {
      this.finish();
      return;
    }
    const time = beatTime(beat, ms);
    this.sky.light(beat.spot);
    this.sky.fly(beat.events, { pinned: true, within: time });
    if (this.caption) this.caption.textContent = this.stations[beat.at] ?? "";
    this.tell(beat.events);
    this.pace.after(time, () => this.next(ms));
  }

  // At once, whatever was still to be walked.
  finish() {
    const { arrive } = this;
    this.arrive = null;
    this.beats = [];
    this.lines.append(...this.held.splice(0));
    for (const line of this.lines.querySelectorAll(".now")) line.classList.remove("now");
    this.sky.stage.classList.remove("walking");
    this.tail.follow();
    this.sky.clear();
    if (this.caption) this.caption.textContent = "";
    arrive?.();
  }

  /**
   * The lines of events: those that are held come now, those that stand there are marked.
   * @param {Happened[]} events
   */
  tell(events) {
    for (const line of this.lines.querySelectorAll(".now")) line.classList.remove("now");
    let last = null;
    for (const { ply } of events) {
      if (ply === undefined) continue;
      const nth = this.told.get(ply) ?? 0;
      this.told.set(ply, nth + 1);
      const here = () => this.lines.querySelectorAll(`[data-ply="${ply}"]`)[nth];
      while (!here() && this.held.length) this.lines.append(...this.held.splice(0, 1));
      here()?.classList.add("now");
      last = here() ?? last;
    }
    if (last instanceof HTMLElement) this.reveal(last);
  }

  // The log alone scrolls, not the page.
  /** @param {HTMLElement} line */
  reveal(line) {
    const { lines } = this;
    const low = line.offsetTop + line.offsetHeight - lines.offsetTop;
    lines.scrollTop = Math.max(0, low - lines.clientHeight);
  }

  // The bar: how far it is shown, and the keys for it.

  /** @param {boolean} on */
  show(on) {
    if (this.bar) this.bar.hidden = !on;
    if (!on) this.pace.paused = false;
    this.label();
  }

  toggle() {
    if (this.bar?.hidden) return;
    if (this.pace.paused) this.pace.goOn();
    else this.pace.pause();
    this.label();
  }

  step() {
    if (this.bar?.hidden) return;
    this.pace.step();
    this.label();
  }

  label() {
    const key = document.getElementById("pause");
    if (!key) return;
    const { paused } = this.pace;
    key.setAttribute("aria-pressed", String(paused));
    key.classList.toggle("paused", paused);
    const label = (paused ? key.dataset.further : key.dataset.pause) ?? "";
    key.setAttribute("aria-label", label);
    key.title = label;
  }
}

/** The card that sums up who got what at which station. */
export class Reckoning {
  get card() { return document.getElementById("reckoning"); }

  /**
   * Whether it opens by itself after a moment.
   * @param {Moment} moment
   */
  after(moment) {
    if (moment.whole || !isChain(moment.events)) return;
    const { card } = this;
    const end = document.getElementById("end");
    if (!card || card.dataset.worth === undefined || (end && !end.hidden)) return;
    card.hidden = false;
    const said = document.getElementById("reckoned");
    if (said) said.textContent = said.dataset.text ?? "";
  }

  close() {
    if (this.card) this.card.hidden = true;
    const said = document.getElementById("reckoned");
    if (said) said.textContent = "";
  }

  // By its key: there, or away again; the focus goes back to where it was.
  toggle() {
    const { card } = this;
    if (!card?.firstElementChild) return;
    if (!card.hidden && card.contains(document.activeElement)) {
      this.close();
      this.before?.focus({ preventScroll: true });
      return;
    }
    const { activeElement } = document;
    /** @type {HTMLElement | SVGElement | null} */
    this.before = activeElement instanceof HTMLElement || activeElement instanceof SVGElement ? activeElement : null;
    card.hidden = false;
    const inside = card.querySelector(".scroll");
    if (inside instanceof HTMLElement) inside.focus();
  }
}
