// The study of a finished game: asked for by a key, its progress, the ribbon under the slider, and
// its marks, which lead to their moments and show there the choice made and the better one.
import { badge, countsOn } from "./table-hint.js";

const PAUSE = 700;
const SIGNS = { made: "●", other: "★" };
const FOUND = { made: "★", other: "○" }; // what was chosen is the better one, and the other only looks so

export class Study {
  constructor(stage, show, facts, go) {
    this.stage = stage;
    this.show = show;
    this.facts = facts;
    this.go = go;
    this.address = `/replay/${facts.table}/study`;
    this.csrf = document.querySelector('meta[name="csrf"]').getAttribute("content");
    this.panel = document.getElementById("study");
    this.key = document.getElementById("study-key");
    this.slider = document.getElementById("slider");
    this.standings = []; // from which stop on what is told of everybody's chances
    this.marks = [];
    this.at = 0;
    this.timer = 0;
    this.key.addEventListener("click", () => this.open(this.panel.hidden));
    document.getElementById("study-close").addEventListener("click", () => { this.open(false); this.key.focus(); });
    this.panel.addEventListener("click", (event) => this.click(event));
    document.getElementById("ribbon").addEventListener("click", (event) => this.click(event));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { this.open(false); this.key.focus(); }
    });
    addEventListener("resize", () => { this.place(); this.spread(); });
    this.ask();
  }

  open(on) {
    this.panel.hidden = !on;
    this.forget();
    this.key.setAttribute("aria-expanded", String(on));
    this.place();
  }

  click(event) {
    const key = event.target.closest("[data-study], [data-mark]");
    if (key?.dataset.study) this.ask(key.dataset.study);
    else if (key) this.jump(Number(key.dataset.mark));
  }

  // Ask how it stands, or have it begun or called off first.
  async ask(deed = "") {
    clearTimeout(this.timer);
    const headers = { accept: "application/json", "x-csrf": this.csrf };
    const post = { method: "POST", headers, body: new URLSearchParams({ do: deed, csrf: this.csrf }) };
    let told;
    try {
      const answer = await fetch(this.address, deed ? post : { headers });
      told = await answer.json();
      if (!answer.ok) throw new Error(told.message);
    } catch (error) {
      if (deed) this.show.toast(error.message);
      else this.timer = setTimeout(() => this.ask(), 5 * PAUSE);
      return;
    }
    this.take(told);
  }

  take(told) {
    const part = (name) => document.getElementById(`study-${name}`);
    part("ask").hidden = told.state === "underway" || told.state === "done";
    part("work").hidden = told.state !== "underway";
    if (told.state === "underway") {
      part("told").textContent = told.told;
      const bar = /** @type {HTMLProgressElement} */ (part("progress"));
      bar.max = Math.max(1, told.of);
      bar.value = told.done;
      this.timer = setTimeout(() => this.ask(), PAUSE);
    } else if (told.state === "failed") {
      part("ask").querySelector("p").textContent = this.panel.dataset.failed;
    } else if (told.state === "done") {
      this.done(told);
    }
    this.place();
  }

  done(told) {
    this.standings = told.standings;
    this.marks = told.marks;
    const body = document.getElementById("study-body");
    body.innerHTML = told.html;
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (body.querySelectorAll('[name="csrf"]'));
    for (const field of fields) field.value = this.csrf;
    const ribbon = document.getElementById("ribbon");
    ribbon.innerHTML = told.ribbon;
    this.marks.forEach((mark, n) => {
      const key = document.createElement("button");
      key.type = "button";
      key.dataset.mark = String(n);
      key.textContent = String(n + 1);
      key.title = mark.kind;
      key.setAttribute("aria-label", `${n + 1}: ${mark.kind}`);
      ribbon.append(key);
    });
    this.spread();
    document.getElementById("study-now").hidden = false;
    this.say();
  }

  // The marks stand where their moments are, beside each other where these are close.
  spread() {
    const keys = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#ribbon button"));
    const room = document.getElementById("ribbon").offsetWidth;
    const apart = keys.length ? keys[0].offsetWidth + 1 : 0;
    const places = this.marks.map(({ stop }) => (room * stop) / Math.max(1, this.facts.stops.length - 1));
    for (let n = 1; n < places.length; n += 1) places[n] = Math.max(places[n], places[n - 1] + apart);
    let end = room;
    for (let n = places.length - 1; n >= 0; n -= 1) {
      places[n] = Math.min(places[n], end);
      end = places[n] - apart;
      keys[n].style.left = `${places[n]}px`;
    }
  }

  // The slider stands at another stop: the chances there, and where playing on would begin.
  moved(at, ply) {
    this.at = at;
    document.getElementById("study-legend").hidden = true;
    this.forget();
    const form = document.getElementById("study-on");
    const field = /** @type {HTMLInputElement} */ (form.querySelector('[name="ply"]'));
    field.value = ply;
    form.hidden = at === this.facts.stops.length - 1;
    this.say();
  }

  // A variation is shown: playing on begins there.
  on(ply, codes) {
    const form = /** @type {HTMLFormElement} */ (document.getElementById("study-on"));
    /** @type {HTMLInputElement} */ (form.querySelector('[name="ply"]')).value = ply;
    /** @type {HTMLInputElement} */ (form.querySelector('[name="line"]')).value = codes.join(" ");
    if (codes.length) form.hidden = false;
  }

  // No mark is looked at any more: a phone shows all of them again.
  forget() {
    for (const key of this.panel.querySelectorAll(".to-mark[aria-current]")) key.removeAttribute("aria-current");
  }

  say() {
    const now = this.standings.findLast(([stop]) => stop <= this.at) ?? this.standings[0];
    if (!now) return;
    this.slider.setAttribute("aria-valuetext", now[1]);
    document.getElementById("study-now").textContent = now[1];
  }

  // To the moment of a mark, through the eyes of its seat.
  async jump(number) {
    const mark = this.marks[number];
    await this.go(mark.stop);
    const query = new URLSearchParams({ mark: String(number), layout: this.show.layout });
    const answer = await fetch(`${this.address}/moment?${query}`);
    const shown = await answer.json();
    if (!answer.ok) {
      this.show.toast(shown.message);
      return;
    }
    if (this.at !== mark.stop) return;
    this.show.put({ ...shown, events: [], turn: false });
    this.open(true);
    this.haunt(shown.ghosts, mark.is_find);
    const key = this.panel.querySelector(`.to-mark[data-mark="${number}"]`);
    key.setAttribute("aria-current", "true");
    this.place();
    key.scrollIntoView({ block: "nearest" });
  }

  // The choice made and the better one, as ghosts on the board.
  haunt(ghosts, isFind) {
    const counts = countsOn(this.stage);
    const signs = isFind ? FOUND : SIGNS;
    this.panel.classList.toggle("is-find", isFind);
    let any = false;
    for (const [name, codes] of Object.entries(ghosts)) {
      for (const code of codes) {
        for (const piece of this.stage.querySelectorAll(`#board svg .can[data-code="${code}"]`)) {
          piece.classList.add("ghost", signs[name] === "★" ? "ghost-better" : "ghost-less");
          piece.append(badge(piece, signs[name], counts));
          any = true;
        }
      }
    }
    document.getElementById("study-legend").hidden = !any;
  }

  // On a wide table it lies over the log and grows upwards; a phone has a place for it above the keys.
  place() {
    if (this.panel.hidden) return;
    const { style } = this.panel;
    style.cssText = "";
    if (this.show.layout === "tall") return;
    const log = document.getElementById("log");
    const foot = log.offsetTop + log.offsetHeight;
    const end = log.offsetLeft + log.offsetWidth;
    const beside = this.stage.offsetWidth - end; // a log below the board is wider, and leaves a column free
    const free = beside > 0.15 * this.stage.offsetWidth;
    const wide = free ? beside - 8 : Math.min(log.offsetWidth, 0.24 * this.stage.offsetWidth);
    style.width = `${wide}px`;
    style.left = `${free ? end + 8 : end - wide}px`;
    style.minHeight = `${log.offsetHeight}px`;
    style.maxHeight = `${foot}px`;
    style.top = `${foot - this.panel.offsetHeight}px`;
  }
}
