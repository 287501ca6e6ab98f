// A variation on the replay: one that is kept is stepped through, and another is made by hand, every
// seat's choices in turn, and kept. All of it lies here until then; the server keeps the rules.

import { newId } from "./table-posts.js";

export class Way {
  constructor(stage, show, hands, notes, facts, game) {
    this.stage = stage;
    this.show = show;
    this.hands = hands;
    this.notes = notes;
    this.facts = facts;
    this.game = game; // the way back to it, its slider, and who wants to know where one is
    this.strip = document.getElementById("way-strip");
    this.note = null; // the variation that is looked at, and at which step
    this.step = 0;
    this.hand = null; // what is made by hand, and what it was before each step
    this.asked = 0;
    notes.way = this;
    document.getElementById("way-begin").addEventListener("click", () => this.begin());
    document.getElementById("way-leave").addEventListener("click", () => this.leave());
    hands.posts = { facts, send: (fields) => this.send(fields) };
  }

  get on() { return Boolean(this.note || this.hand); }

  // What a comment written now is about.
  about() { return this.note ? { of: this.note.number, step: this.step } : {}; }

  // The choices by which the moment that is shown was reached, for playing on from there.
  get codes() {
    if (this.hand) return this.hand.line;
    return this.note ? this.note.codes.slice(0, this.step) : [];
  }

  // Looking.

  async look(note, step) {
    if (!note) return;
    this.drop();
    if (this.note !== note) this.game.point(note.ply);
    this.note = note;
    this.step = Math.max(0, Math.min(note.codes.length, step));
    const query = new URLSearchParams({ number: note.number, step: String(this.step), layout: this.show.layout });
    query.set("seat", this.facts.seat ?? "");
    const shown = await this.fetch(`/replay/${this.facts.table}/variation?${query}`);
    if (!shown || this.note !== note) return;
    this.put(shown, false);
    this.mark();
    this.board();
  }

  // The address leads to the step that is shown.
  sign() {
    const address = new URL(location.href);
    for (const [name, value] of [["way", this.note?.number], ["step", this.step]]) {
      if (this.note) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(null, "", address);
  }

  // What the address leads to, once the notes are there.
  arrive() {
    const asked = new URLSearchParams(location.search);
    if (asked.has("way")) this.look(this.notes.find(Number(asked.get("way"))), Number(asked.get("step")));
  }

  // The step that is shown is lit in the list.
  mark() {
    const { lines } = this.show;
    for (const old of lines.querySelectorAll("[data-step][aria-current]")) old.removeAttribute("aria-current");
    if (!this.note) return;
    this.note = this.notes.find(this.note.number) ?? this.note;
    const here = lines.querySelector(`[data-variation="${this.note.number}"] [data-step="${this.step}"]`);
    here?.setAttribute("aria-current", "step");
    here?.closest(".note")?.removeAttribute("hidden");
    here?.scrollIntoView({ block: "nearest" });
    this.notes.here();
  }

  // By hand.

  async begin() {
    const line = this.codes;
    const ply = this.note?.ply ?? this.notes.ply;
    const of = this.note?.own && this.step === this.note.codes.length ? this.note : null;
    this.note = null;
    this.hand = { ply, line, answers: {}, before: [], of };
    this.game.point(ply);
    this.board();
    const answer = await this.ask({ do: "open" });
    if (answer.error) {
      this.leave();
      this.show.toast(answer.message);
    } else {
      this.show.refocus();
    }
  }

  // The keys of the prompt and the pieces of the board are the variation's.
  send(fields) {
    if (!this.hand) return { error: "off", message: "" };
    if (fields.do === "takeback") return this.undo();
    if (fields.do === "confirm") return this.keep();
    return this.ask(fields);
  }

  async ask(fields) {
    const { hand } = this;
    const { ply, line, answers } = hand;
    const body = { ...fields, ply, line, answers, layout: this.show.layout, request: newId() };
    const shown = await this.post(`/replay/${this.facts.table}/branch`, body);
    if (shown.error || this.hand !== hand) return shown;
    if (fields.do !== "open") hand.before.push([line, answers]);
    hand.ply = shown.hand.ply;
    hand.line = shown.hand.line;
    hand.answers = shown.hand.answers;
    this.sketch(shown.hand.steps);
    this.put(shown, true);
    return { version: this.show.frame.v ?? 0 };
  }

  undo() {
    const { hand } = this;
    const last = hand.before.pop();
    if (last) [hand.line, hand.answers] = last;
    else hand.line = hand.line.slice(0, -1);
    return this.ask({ do: "open" });
  }

  // What is in the making stands in the list, as if it were kept.
  sketch(steps) {
    const { lines } = this.show;
    lines.querySelector(".draft")?.remove();
    const item = document.createElement("li");
    item.className = "note variation draft here";
    item.dataset.ply = this.hand.ply;
    item.innerHTML = `<ol>${steps.map((step) => `<li><span class="step">${step}</span></li>`).join("")}</ol>`;
    const last = [...lines.children].findLast((line) => Number(line.dataset.ply ?? 0) <= this.hand.ply);
    if (last) last.after(item);
    else lines.prepend(item);
    item.lastElementChild.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  keep() {
    const { hand, notes } = this;
    const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("way-name"));
    this.stage.classList.remove("sent");
    if (!notes.may) return { error: "may-not", message: dialog.dataset.notKept };
    this.name(hand.of?.name ?? "", async (name) => {
      const number = hand.of?.number ?? null;
      if (!await notes.post({ do: "keep", ply: hand.ply, line: hand.line, name, number })) return;
      const kept = notes.find(number) ?? notes.notes.findLast((note) => note.codes.join() === hand.line.join());
      if (this.hand !== hand) return;
      await this.look(kept, hand.line.length);
      /** @type {HTMLElement | null} */ (this.show.lines.querySelector("[data-step][aria-current]"))?.focus();
    });
    return { version: 0 };
  }

  rename(note) {
    this.name(note.name, (name) => this.notes.post({ do: "keep", ply: note.ply, line: note.codes, name, number: note.number }));
  }

  // A name for a variation, or none.
  name(name, then) {
    const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("way-name"));
    const field = /** @type {HTMLInputElement} */ (document.getElementById("way-name-text"));
    field.value = name;
    dialog.returnValue = "";
    dialog.addEventListener("close", () => { if (dialog.returnValue === "keep") then(field.value); }, { once: true });
    dialog.showModal();
  }

  // Coming and going.

  put(shown, byHand) {
    this.stage.classList.add("planning");
    this.stage.classList.toggle("by-hand", byHand);
    this.strip.hidden = false;
    document.getElementById("way-told").textContent = shown.told;
    this.notes.says(Boolean(this.note));
    this.show.put({ ...shown, events: [], whole: true });
    this.sign();
    this.game.moved(this.note?.ply ?? this.hand.ply, this.codes);
  }

  // What is made by hand and not kept is gone.
  drop() {
    this.hand = null;
    this.show.lines.querySelector(".draft")?.remove();
  }

  // Nothing of a variation is shown any more; whoever calls shows the game.
  close() {
    if (!this.on) return;
    this.note = null;
    this.drop();
    this.mark();
    this.stage.classList.remove("planning", "by-hand", "sent");
    this.strip.hidden = true;
    this.notes.says(false);
    this.sign();
    this.game.moved(this.notes.ply, []);
  }

  leave() {
    this.close();
    this.game.back();
    this.show.lines.focus({ preventScroll: true });
  }

  // A variation was taken away: whoever looks at it is back at the game.
  without(number) { if (this.note?.number === number) this.leave(); }

  relaid() {
    if (this.hand) this.ask({ do: "open" });
    else if (this.note) this.look(this.note, this.step);
  }

  forward() { if (this.note && this.step < this.note.codes.length) this.look(this.note, this.step + 1); }

  backward() { if (this.note && this.step > 0) this.look(this.note, this.step - 1); else if (this.note) this.leave(); }

  key(event) {
    if (/^v$/i.test(event.key) && !this.hand) this.begin();
    else if (event.key === "Escape" && this.on && this.hands.slip.paper.hidden) this.leave();
  }

  // A phone has a tab for the board, and one for the log.
  board() { this.tab("board"); }

  toLog() { this.tab("log"); }

  tab(name) {
    const key = document.querySelector(`#tabs [data-tab="${name}"]`);
    if (key instanceof HTMLElement && this.show.layout === "tall") this.hands.tab(key);
  }

  async fetch(address) {
    const mine = (this.asked += 1);
    try {
      const answer = await fetch(address);
      const shown = await answer.json();
      if (!answer.ok) throw new Error(shown.message);
      return mine === this.asked ? shown : null;
    } catch (error) {
      this.show.toast(error.message);
      return null;
    }
  }

  async post(address, body) {
    const headers = { "content-type": "application/json", accept: "application/json", "x-csrf": this.notes.csrf };
    try {
      return await (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
    } catch (error) {
      return { error: "unsent", message: error.message };
    }
  }
}
