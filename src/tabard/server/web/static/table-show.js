// What is shown: frames are put together, shown one after another at the reader's pace, and
// morphed into the page so that whatever moved is the same element at a new place.
import { Marks } from "./table-marks.js";
import { Pace } from "./table-pace.js";
import { printed } from "./table-stamps.js";
import { Tail } from "./table-tail.js";
import { remember, Sky, still, travel } from "./table-travel.js";
import { isWalked, merged, paceOf, stay } from "./table-walk.js";
import { Reckoning, Watch } from "./table-watch.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const SVG = "http://www.w3.org/2000/svg";
const KEPT = 4; // texts of a part, the present one first; the server counts in them

export class Show {
  constructor(stage, settings, motion) {
    this.stage = stage;
    this.settings = settings;
    this.frame = {};      // what is on the screen
    this.latest = {};     // what the server said last
    this.queue = [];
    this.held = null;     // what came while something else is shown
    this.pace = new Pace();
    this.offset = 0;      // server time minus ours
    this.texts = {};      // the last text of each fragment
    this.drawn = {};      // parts of the picture that came after the whole of it, by name
    this.lately = {};     // the last texts of each of these
    this.around = {};     // and of each fragment around the picture
    this.stamps = {};     // what texts are printed with
    this.layout = stage.classList.contains("tall") ? "tall" : "wide";
    this.rooms = null;
    this.marks = new Marks(stage);
    this.sky = new Sky(stage, motion?.tokens ?? {});
    this.reckoning = new Reckoning();
    this.first = true;
    /** @type {(seat: number) => void} */
    this.onCurtain = () => {};
    /** @type {(frame: object) => void} */
    this.onShown = () => {};
    this.title = document.title;
    setInterval(() => this.tick(), 500);
    document.getElementById("skip")?.addEventListener("click", () => this.skip());
    this.lines = document.getElementById("lines");
    this.tail = new Tail(this.lines);
    this.tail.toEnd();
    this.watch = new Watch(this.tail, this.pace, this.sky, motion?.stations ?? {});
  }

  get busy() { return this.queue.length > 0 || this.pace.busy || this.watch.walking; }

  // A new connection: everything comes whole.
  begin(layout) {
    this.texts = {};
    this.drawn = {};
    this.lately = {};
    this.around = {};
    this.latest = {};
    if (this.held) this.held = [];
    this.fresh = true;
    if (layout !== this.layout) {
      this.layout = layout;
      this.stage.classList.remove("wide", "tall");
      this.stage.classList.add(layout);
    }
  }

  take(news) {
    this.serverTime(news.now);
    if (this.held) {
      this.held.push(news);
      return;
    }
    if (news.parts?.board) this.lately = {};
    Object.assign(this.stamps, news.stamps);
    const parts = this.printed(spelled(news.parts, this.around));
    const svg = this.printed(spelled(news.svg, this.lately));
    if (news.log) news.log[2] = news.log[2].map((line) => printed(line, this.stamps));
    Object.assign(this.texts, parts);
    this.drawn = parts.board ? {} : { ...this.drawn, ...svg };
    this.latest = merged(this.latest, { ...news, parts, svg }, this.fresh);
    this.fresh = false;
    this.queue.push(this.latest);
    if (!this.pace.busy && !this.watch.walking) this.next();
  }

  printed(texts) {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, printed(text, this.stamps)]));
  }

  next() {
    const frame = this.queue.shift();
    if (!frame) {
      this.pacing(false);
      return;
    }
    const reader = { calm: still(), hidden: document.hidden, behind: this.queue.length };
    if (!isWalked(frame, this.settings.pace, reader)) {
      this.lay(frame);
      return;
    }
    const held = frame.log ? this.hold(frame.log) : [];
    this.pacing(true);
    this.watch.begin(frame, paceOf(frame, this.settings.pace), held, () => this.lay({ ...frame, log: undefined, walked: true }));
  }

  // A moment is there, and stays for a while.
  lay(frame) {
    const before = this.frame;
    this.put(frame);
    const wait = stay(frame, before, this.settings.pace, { hidden: document.hidden, behind: this.queue.length });
    this.pacing(this.queue.length > 0);
    if (wait) this.pace.after(wait, () => this.next());
    else if (this.queue.length) this.next();
  }

  skip() {
    const rest = this.queue.splice(0);
    if (this.watch.walking) this.watch.finish();
    for (const frame of rest) this.put({ ...frame, walked: true });
    this.pace.stop();
    this.pacing(false);
  }

  // Whether a question is asked here, and is the same when all has been shown. What is left comes at
  // once: a click is not lost because somebody said something meanwhile, and answers no other question.
  stands() {
    const { seat, ply } = this.frame;
    if (this.busy) this.skip();
    return this.frame.turn && this.frame.seat === seat && this.frame.ply === ply;
  }

  // Show earlier moments, then the present one again, with what happened before it.
  replay(frames, events) {
    const parts = { ...this.texts };
    const svg = this.drawn;
    this.queue.push(...frames.map((frame) => ({ ...frame, step: true, turn: false, past: true })));
    this.queue.push({ ...this.latest, events, parts, svg, past: true, log: undefined, whole: false });
    if (!this.pace.busy && !this.watch.walking) this.next();
  }

  // Something else is shown for a while: what comes meanwhile waits.
  holdOn() {
    this.skip();
    this.held ??= [];
  }

  // The table itself again, as it stood, then what has come since.
  goBack() {
    const waiting = this.held ?? [];
    this.held = null;
    this.put({ ...this.latest, parts: { ...this.texts }, svg: this.drawn, events: [], log: undefined, whole: true });
    for (const news of waiting) this.take(news);
  }

  put(frame) {
    const focus = document.activeElement;
    const focused = focus?.closest?.("#prompt, #board") ? (focus.dataset.code ?? "lost") : null;
    this.stage.classList.remove("sent");
    const svg = this.stage.querySelector(".board > svg");
    const changes = frame.parts?.board || Object.keys(frame.svg ?? {}).length;
    const before = changes && !frame.whole ? remember(svg) : null;
    if (changes) for (const piece of this.stage.querySelectorAll(".board .chosen")) piece.classList.remove("chosen");
    for (const [name, html] of Object.entries(frame.parts ?? {})) this.morph(name, html);
    if (frame.svg) this.fill(frame.svg);
    if (frame.log) this.write(frame.log, frame.whole);
    const moves = !frame.whole && frame.plies !== this.frame.plies;
    this.frame = { ...this.frame, ...frame };
    this.dress(frame);
    if (before && svg.isConnected) travel(svg, before);
    if (!frame.whole && !frame.walked) this.sky.fly(frame.events ?? []);
    this.marks.note(frame.whole ? [] : frame.events ?? [], (moves && frame.moved) || []);
    this.reckoning.after(frame);
    this.tick();
    this.veil(frame);
    if (focused !== null && lost(document.activeElement)) {
      this.refocus();
    } else if (this.parked && document.activeElement === this.lines && this.toChoose) {
      this.refocus();
    }
    this.onShown(frame);
  }

  // Parts of the picture go into their places, all of them before anything travels.
  fill(parts) {
    const places = new Map();
    for (const place of this.stage.querySelectorAll(".board [data-part]")) places.set(place.dataset.part, place);
    const box = document.createElement("template");
    const groups = Object.entries(parts).map(([name, text]) => `<g data-part="${name}">${text}</g>`);
    box.innerHTML = `<svg>${groups.join("")}</svg>`;
    for (const fresh of box.content.querySelectorAll("svg > [data-part]")) {
      const place = places.get(fresh.dataset.part);
      if (place) this.change(place, fresh);
    }
  }

  morph(name, html) {
    const node = document.getElementById(name);
    if (node) this.change(node, html);
  }

  change(node, fresh) {
    // What is the same already is left alone: that halves the time of a move.
    const callbacks = {
      beforeNodeMorphed: (old, now) => {
        return !old.isEqualNode(now);
      },
      // What somebody has unfolded in the waiting room stays so, whoever comes meanwhile.
      beforeAttributeUpdated: (attribute, old) => !(attribute === "open" && old.closest(".waiting")),
    };
    Idiomorph.morph(node, fresh, { morphStyle: "outerHTML", callbacks });
  }

  get toChoose() { return document.querySelector("#prompt .can, #confirm:not(:disabled)"); }

  // Who plays by keys waits in the log, and is led back when there is something to choose.
  refocus() {
    this.parked = !this.toChoose;
    const shown = this.lines.checkVisibility?.() ?? true;
    (this.toChoose ?? (shown ? this.lines : document.querySelector("#talk ol")))?.focus({ preventScroll: true });
  }

  // Lines to drop at the beginning, to keep after them, to add; a new connection sends all.
  write([drop, keep, added], whole) {
    const list = this.lines;
    if (whole) {
      list.innerHTML = added.join("");
    } else {
      list.append(...this.hold([drop, keep, added]));
    }
    if (whole) this.tail.toEnd();
    else this.tail.follow();
  }

  // Lines that are still to be added, when the others have made room.
  hold([drop, keep, added]) {
    const list = this.lines;
    for (let i = 0; i < drop; i += 1) list.firstElementChild?.remove();
    while (list.children.length > keep) list.lastElementChild.remove();
    const box = document.createElement("template");
    box.innerHTML = added.join("");
    const lines = [...box.content.children];
    for (const line of lines) line.classList.add("fresh");
    if (this.stage.dataset.tab !== "log" && this.layout === "tall") this.unread(added.length);
    return lines;
  }

  unread(more) {
    const mark = document.getElementById("unread");
    if (!mark) return;
    this.missed = more ? (this.missed ?? 0) + more : 0;
    mark.textContent = this.missed > 99 ? "99+" : this.missed || "";
    mark.hidden = !this.missed;
  }

  // What the server leaves to us: the room a phone shows, whose mat is own, who moved last.
  dress(frame) {
    if (frame.rooms) this.furnish(frame.rooms);
    const svg = this.stage.querySelector(".board > svg");
    const seat = this.frame.seat;
    const watching = seat === null || seat === undefined;
    this.stage.classList.toggle("watching", watching);
    document.body.classList.toggle("no-seat", watching);
    if (!watching) document.querySelector("#my-shield use")?.setAttribute("href", `#shield-${seat}`);
    if (svg) {
      if (frame.title) svg.setAttribute("aria-label", frame.title);
      for (const mat of svg.querySelectorAll('g[id^="mat-"]')) {
        mat.classList.toggle("own-mat", mat.id === `mat-${seat}`);
      }
      if (this.layout === "tall") this.room();
      for (const ring of svg.querySelectorAll(".lastring")) ring.remove();
      for (const piece of frame.moved ?? []) this.ring(svg.querySelector(`[id="${piece}"]`), frame.mover);
    }
    document.title = this.frame.turn && document.hidden ? `● ${this.stage.dataset.turn} · ${this.title}` : this.title;
  }

  ring(piece, seat) {
    if (!piece || piece.classList.contains("away") || seat === null) return;
    // A card wears it round its edge, a figure round its foot.
    const card = piece.classList.contains("card");
    const { x, y, width, height } = piece.getBBox();
    const shape = card ? { x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: 6 } : { cx: 0, cy: -1, rx: 15, ry: 5.5 };
    const ring = document.createElementNS(SVG, card ? "rect" : "ellipse");
    for (const [name, value] of Object.entries({ class: "lastring", ...shape, stroke: `var(--p${seat + 1})` })) {
      ring.setAttribute(name, value);
    }
    piece.append(ring);
  }

  // A board may leave rooms for the prompt and the log; else they stand where they always do.
  furnish(rooms) {
    this.rooms = rooms;
    const { prompt, spare } = rooms;
    this.stage.classList.toggle("placed", Boolean(prompt));
    if (!prompt) return;
    for (const [name, box] of Object.entries({ prompt, log: spare })) {
      box.forEach((size, i) => this.stage.style.setProperty(`--${name}-${"xywh"[i]}`, size));
    }
  }

  room() {
    const svg = this.stage.querySelector(".board > svg");
    if (!svg || !this.rooms) return;
    const tab = this.stage.dataset.tab;
    const { plates, board, mat, others, unseen, zoom } = this.rooms;
    if (tab === "board" && zoom) {
      svg.setAttribute("viewBox", zoom.join(" "));
      svg.setAttribute("width", zoom[2] * 2);
      svg.setAttribute("height", zoom[3] * 2);
      return;
    }
    const shown = { board: [plates, board], mat: [mat ?? others], others: [others, unseen] }[tab] ?? [this.rooms[tab] ?? board];
    const top = shown[0][1];
    const last = shown[shown.length - 1];
    const high = last[1] + last[3] - top;
    const wide = shown[0][2];
    svg.setAttribute("viewBox", `-1 ${top - 1} ${wide + 2} ${high + 2}`);
    svg.setAttribute("width", wide);
    svg.setAttribute("height", high);
  }

  veil(frame) {
    if (!("curtain" in frame)) return;
    const curtain = document.getElementById("curtain");
    if (!curtain) return;
    const seat = frame.curtain;
    const falls = seat !== null && curtain.hidden;
    curtain.hidden = seat === null;
    if (seat === null) return;
    curtain.className = `curtain seat-${seat}`;
    curtain.querySelector("use").setAttribute("href", `#shield-${seat}`);
    const button = curtain.querySelector("button");
    button.textContent = button.dataset.label.replace("{who}", frame.name);
    button.onclick = () => this.onCurtain(seat);
    if (falls) button.focus();
  }

  pacing(on) { this.watch.show(on); }

  // Time.

  serverTime(now) { if (now) this.offset = now - Date.now(); }

  tick() {
    const clocks = this.frame.clocks;
    if (!clocks) return;
    for (const place of document.querySelectorAll(".clock[data-seat]")) {
      const [bank, since] = clocks[Number(place.dataset.seat)];
      const left = Math.max(0, bank - (since === null ? 0 : Date.now() + this.offset - since));
      place.querySelector("b").textContent = clockText(left, this.stage.dataset.days);
      place.classList.toggle("short", left < 60_000);
    }
  }

  // Small words.

  toast(text) {
    const toast = document.getElementById("toast");
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(this.toasting);
    this.toasting = setTimeout(() => { toast.hidden = true; }, 4_000);
  }

  lost(on) {
    document.body.classList.toggle("lost", on);
    this.toast(on ? this.stage.dataset.lost : this.stage.dataset.back);
  }
}

// `days` is how the reader's language writes days and hours.
export function clockText(left, days) {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 86_400) {
    return days.replace("{days}", Math.floor(seconds / 86_400))
      .replace("{hours}", Math.floor((seconds % 86_400) / 3600));
  }
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

// A part is told by its text, or by how long ago it had it; several times where moments were missed.
function spelled(parts = {}, lately) {
  const texts = {};
  for (const [name, told] of Object.entries(parts)) {
    if (Array.isArray(told)) {
      for (const one of told) {
        const had = lately[name] ?? [];
        const text = typeof one === "number" ? had[one] : one;
        lately[name] = [text, ...had.filter((other) => other !== text)].slice(0, KEPT);
      }
      [texts[name]] = lately[name];
    } else {
      texts[name] = told;
    }
  }
  return texts;
}

function two(number) { return String(number).padStart(2, "0"); }

// Whether keys would go nowhere from here: a key that is shut keeps the focus only until it is painted.
function lost(focus) {
  return !focus || focus === document.body || focus.matches(":disabled") || !(focus.checkVisibility?.() ?? true);
}
