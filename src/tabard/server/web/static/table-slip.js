// Slips: what a thing is and does, to a pointer that rests, to the focus and to a finger that is
// held; and why a thing cannot be chosen. Rule ids in them lead to their rules.
const SLIP_LASTS = 6_000;
const HOVER = 350; // until a pointer at rest is told, in ms
const HOLD = 450;  // until a finger at rest is
const LINGER = 400; // so long a tip stays, for the pointer to reach its rule
const WANDER = 10; // so far a finger at rest may stray, in pixels
const RULE = /\(([A-Z]{3}-\d+(?:\.[IVX]*\d+)?)\)/;
const TELLING = ".board [aria-label]:not(svg), #prompt .can";

export class Slip {
  constructor(stage, show) {
    Object.assign(this, { stage, show });
    this.paper = document.getElementById("slip");
    this.held = false; // a finger was held: what it lets go of is not chosen
    const hovers = matchMedia("(hover: hover)"); // elsewhere a finger is held instead
    stage.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hovers.matches && this.rest(event.target));
    stage.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.leave());
    stage.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.rest(event.target));
    stage.addEventListener("focusout", () => this.leave());
    stage.addEventListener("pointerdown", (event) => this.press(event));
    stage.addEventListener("pointermove", (event) => this.stray(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, () => clearTimeout(this.holding));
    stage.addEventListener("contextmenu", (event) => this.finger && event.preventDefault());
    document.addEventListener("click", (event) => this.swallow(event), true);
    this.paper.addEventListener("pointerover", () => { clearTimeout(this.leaving); clearTimeout(this.hover); });
    this.paper.addEventListener("pointerout", () => this.leave());
  }

  // -- resting and holding ----------------------------------------------------------------------

  rest(target) {
    clearTimeout(this.hover);
    const named = target.closest?.(TELLING);
    if (named) this.hover = setTimeout(() => this.tip(named), HOVER);
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
    const named = event.target.closest?.(TELLING);
    if (!named || !this.finger) return;
    this.from = [event.clientX, event.clientY];
    this.holding = setTimeout(() => { this.held = this.tip(named); }, HOLD);
  }

  stray(event) {
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

  // -- telling ----------------------------------------------------------------------------------

  // A button says what the piece says that stands for the same choice, if that tells an effect.
  textOf(target) {
    const { code } = target.dataset;
    const own = target.getAttribute("aria-label");
    if (code === undefined || !target.closest("#prompt")) return own;
    const piece = this.stage.querySelector(`.board [data-code="${code}"]`)?.getAttribute("aria-label");
    return RULE.test(piece ?? "") ? piece : own;
  }

  // Whether there was something to tell.
  tip(target) {
    const text = target.isConnected ? this.textOf(target) : null;
    if (!text) return false;
    this.tell(target, text, "", true);
    return true;
  }

  tell(target, text, rule, tip = false) {
    clearTimeout(this.leaving);
    clearTimeout(this.closing);
    for (const other of document.querySelectorAll(".asked")) if (other !== target) other.classList.remove("asked");
    const { paper } = this;
    paper.className = tip ? "slip tip" : "slip";
    // Who moves the focus hears the name of the thing itself.
    paper.setAttribute("aria-live", tip ? "off" : "polite");
    paper.replaceChildren(...this.written(text));
    if (rule) paper.append(" ", this.link(rule));
    paper.hidden = false;
    this.place(target);
    if (rule) this.closing = setTimeout(() => this.close(), SLIP_LASTS);
  }

  // The name stands above what the thing does, one line for each thing; a rule id becomes a link.
  written(text) {
    const rule = text.match(RULE);
    const [name, ...does] = text.split(" – ");
    if (!rule || !does.length) return [text];
    const title = document.createElement("b");
    title.textContent = name;
    const [before, after] = does.join(" – ").replaceAll(" · ", "\n").split(rule[0]);
    return [title, before, this.link(rule[1]), after];
  }

  link(rule) {
    const link = document.createElement("a");
    Object.assign(link, { className: "rule-id", textContent: rule, target: "_blank" });
    link.href = `${document.querySelector(".tools a").getAttribute("href")}#${rule}`;
    return link;
  }

  place(target) {
    const { paper } = this;
    if (this.show.layout === "tall") {
      // Above the prompt, or above the tabs where the prompt stands beside the board.
      const [sheet, tabs] = ["prompt", "tabs"].map((id) => document.getElementById(id).getBoundingClientRect());
      paper.style.bottom = `${innerHeight - (sheet.left > 0 ? tabs.top : sheet.top) + 4}px`;
      return;
    }
    const at = target.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = paper;
    const below = at.bottom + 10 + high < innerHeight;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - wide / 2), innerWidth - wide - 8);
    paper.style.left = `${left}px`;
    paper.style.top = `${below ? at.bottom + 10 : Math.max(8, at.top - high - 10)}px`;
  }

  close() {
    for (const timer of [this.closing, this.hover, this.leaving]) clearTimeout(timer);
    this.paper.hidden = true;
    for (const piece of document.querySelectorAll(".asked")) piece.classList.remove("asked");
  }
}
