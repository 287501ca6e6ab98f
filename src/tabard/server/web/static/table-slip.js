// Slips: what a thing is and does, to a pointer that rests, to the focus and to a finger that is
// held; and why a thing cannot be chosen. Rule ids in them lead to their rules.
import { RULE, Tips } from "./table-tips.js";

const SLIP_LASTS = 6_000;
const HOVER = 350; // until a pointer at rest is told, in ms
const HOLD = 450;  // until a finger at rest is
const LINGER = 400; // so long a tip stays, for the pointer to reach its rule
const WANDER = 10; // so far a finger at rest may stray, in pixels
const AWAY = 10; // so far from a thing its slip lies
const REACH = 14; // so much round the spot that is pointed at stays in sight

export class Slip {
  constructor(stage, show) {
    this.stage = stage;
    this.show = show;
    this.paper = document.getElementById("slip");
    this.held = false; // a finger was held: what it lets go of is not chosen
    this.tips = new Tips(stage, show);
    const hovers = matchMedia("(hover: hover)"); // elsewhere a finger is held instead
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hovers.matches && this.rest(event.target, event));
    document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.leave());
    document.addEventListener("focusin", ({ target }) => target instanceof Element && target.matches(":focus-visible") && this.rest(target));
    document.addEventListener("focusout", () => this.leave());
    document.addEventListener("pointerdown", (event) => this.press(event));
    document.addEventListener("pointermove", (event) => this.stray(event));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(this.holding));
    document.addEventListener("contextmenu", (event) => this.finger && this.tips.may(event.target) && event.preventDefault());
    document.addEventListener("click", (event) => this.swallow(event), true);
    this.paper.addEventListener("pointerover", () => { clearTimeout(this.leaving); clearTimeout(this.hover); });
    this.paper.addEventListener("pointerout", () => this.leave());
  }

  // Resting and holding.

  // `spot` is where a pointer or finger is; the focus has none.
  rest(target, spot = null) {
    clearTimeout(this.hover);
    if (!this.tips.may(target)) return;
    this.spot = spot && [spot.clientX, spot.clientY];
    this.tips.load();
    this.hover = setTimeout(() => this.tip(target), HOVER);
  }

  leave() {
    clearTimeout(this.hover);
    clearTimeout(this.leaving);
    if (this.paper.classList.contains("tip")) this.leaving = setTimeout(() => this.close(), LINGER);
  }

  press(event) {
    this.held = false;
    this.finger = event.pointerType !== "mouse";
    clearTimeout(this.holding);
    if (!this.finger || !this.tips.may(event.target)) return;
    this.tips.load();
    this.from = this.spot = [event.clientX, event.clientY];
    // Held is held, also while the tips are still on their way.
    this.holding = setTimeout(() => { this.held = true; this.tip(event.target); }, HOLD);
  }

  stray(event) {
    if (this.spot) this.spot = [event.clientX, event.clientY];
    if (!this.from) return;
    const [x, y] = this.from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > WANDER) clearTimeout(this.holding);
  }

  swallow(event) {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  // Telling.

  // Whether there was something to tell. Who moves the focus hears the name of the thing itself, and
  // the rest from the slip.
  async tip(target) {
    const asked = (this.asking = {});
    await this.tips.load();
    if (asked !== this.asking || !target.isConnected) return false;
    const found = this.tips.find(target);
    if (!found?.text || this.asks || this.answers(target)) return false;
    const said = found.thing.getAttribute("aria-label") === found.text;
    this.tell(found.thing, found.text, "", { near: target, live: said ? "off" : "polite", tip: true });
    const { code } = target.closest("[data-code]")?.dataset ?? {};
    const [warning] = this.show.frame.warned?.[code] ?? [];
    if (warning) this.add(found.thing, warning, target);
    return true;
  }

  tell(target, text, rule, { near = target, live = "polite", tip = false } = {}) {
    clearTimeout(this.leaving);
    clearTimeout(this.closing);
    this.answered = tip ? null : target;
    if (!tip) { // a tip on its way comes too late
      clearTimeout(this.hover);
      this.asking = null;
    }
    for (const other of document.querySelectorAll(".asked")) if (other !== target) other.classList.remove("asked");
    const { paper } = this;
    paper.className = tip ? "slip tip" : "slip";
    paper.setAttribute("role", "status");
    paper.setAttribute("aria-live", live);
    paper.removeAttribute("style");
    paper.replaceChildren(...this.written(text));
    if (rule) paper.append(" ", this.link(rule));
    paper.hidden = false;
    this.place(target, near);
    if (rule) this.closing = setTimeout(() => this.close(), SLIP_LASTS);
  }

  // What is to be said of a choice before it is made, below what it is.
  add(thing, warning, near) {
    const line = document.createElement("em");
    line.textContent = warning;
    this.paper.append(line);
    this.place(thing, near);
  }

  // Whether it lies open why this very thing cannot be chosen: what the thing is does not take its place.
  answers(target) {
    const { answered, paper } = this;
    return answered && !paper.hidden && (answered.contains(target) || target.contains(answered));
  }

  get asks() { return !this.paper.hidden && this.paper.classList.contains("asks"); }

  // A question about a thing, with its keys; it stays until it is answered or left, and meanwhile no
  // tip takes its place.
  ask(target, text, rule, question, keys) {
    this.tell(target, text, rule);
    clearTimeout(this.closing);
    const { paper } = this;
    paper.classList.add("asks");
    const line = document.createElement("p");
    line.textContent = question;
    const row = document.createElement("div");
    row.className = "keys";
    row.append(...keys);
    paper.append(line, row);
    paper.setAttribute("role", "alertdialog");
    paper.setAttribute("aria-label", text);
    this.place(target, target);
    keys[0].focus({ preventScroll: true });
  }

  // The name stands above what the thing does, one line for each thing, each with a capital; a rule id
  // becomes a link and the last word: what was said after it has a line of its own before.
  written(text) {
    const rule = text.match(RULE);
    const [name, ...does] = text.split(" – ");
    if (!rule || !does.length) return [capital(text)];
    const title = document.createElement("b");
    title.textContent = capital(name);
    const [before, after] = does.join(" – ").split(rule[0]);
    const lines = [...before.trimEnd().split(" · "), after.replace(/^[\s,;]+/, "")].filter(Boolean);
    return [title, lines.map(capital).join("\n"), " ", this.link(rule[1])];
  }

  link(rule) {
    const link = document.createElement("a");
    Object.assign(link, { className: "rule-id", textContent: rule, target: "_blank" });
    link.href = `${new URL(document.querySelector('.tools a[href^="/rules/"]').getAttribute("href"), location.href).pathname}#${rule}`;
    return link;
  }

  // What must stay in sight: the thing, or the part of it, or at least the spot that was pointed at.
  boxes(thing, near) {
    const found = [thing, near].map((one) => one.getBoundingClientRect());
    if (this.spot) found.push(new DOMRect(this.spot[0] - REACH, this.spot[1] - REACH, 2 * REACH, 2 * REACH));
    return found;
  }

  // Beside the thing, never on it; where a thing leaves no room, beside what was pointed at.
  place(thing, near) {
    const { paper } = this;
    const { offsetWidth: wide, offsetHeight: high } = paper;
    if (this.show.layout === "tall") {
      // Above the prompt, or above the tabs where the prompt stands beside the board; below the
      // head of the page if the thing lies there.
      const [sheet, tabs] = ["prompt", "tabs"].map((id) => document.getElementById(id).getBoundingClientRect());
      const low = (sheet.left > 0 ? tabs.top : sheet.top) - 4;
      const covers = (at, bottom) => at.bottom > bottom - high && at.top < bottom;
      const bottoms = this.boxes(thing, near).flatMap((at) => [[at, low], [at, at.top - AWAY], [at, at.bottom + AWAY + high]]);
      const [, bottom] = bottoms.find(([at, low_edge]) => low_edge > high && low_edge <= low && !covers(at, low_edge)) ?? bottoms[0];
      paper.style.bottom = `${innerHeight - bottom}px`;
      return;
    }
    const sides = this.boxes(thing, near).flatMap((at) => {
      const [across, along] = [at.left + at.width / 2 - wide / 2, at.top + at.height / 2 - high / 2];
      return [
        [across, at.bottom + AWAY, at.bottom + AWAY + high < innerHeight],
        [across, at.top - high - AWAY, at.top - high - AWAY > 0],
        [at.right + AWAY, along, at.right + AWAY + wide < innerWidth],
        [at.left - wide - AWAY, along, at.left - wide - AWAY > 0],
      ];
    });
    const [left, top] = sides.find(([, , fits]) => fits) ?? sides[0];
    paper.style.left = `${Math.min(Math.max(8, left), innerWidth - wide - 8)}px`;
    paper.style.top = `${Math.min(Math.max(8, top), innerHeight - high - 8)}px`;
  }

  close() {
    for (const timer of [this.closing, this.hover, this.leaving]) clearTimeout(timer);
    this.asking = null;
    this.paper.hidden = true;
    this.paper.removeAttribute("aria-label");
    for (const piece of document.querySelectorAll(".asked")) piece.classList.remove("asked");
  }
}

function capital(words) { return words.charAt(0).toUpperCase() + words.slice(1); }
