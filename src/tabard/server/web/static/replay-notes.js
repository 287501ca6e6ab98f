// Comments and variations of a finished game: each stands in the log at its moment, dots under the
// slider lead there, and who played may write.
import { newId } from "./table-posts.js";

const NEAR = 200; // so few characters left are told

export class Notes {
  constructor(stage, show, facts, go) {
    this.stage = stage;
    this.show = show;
    this.facts = facts;
    this.go = go;
    this.address = `/replay/${facts.table}/notes`;
    this.csrf = document.querySelector('meta[name="csrf"]').getAttribute("content");
    this.form = /** @type {HTMLFormElement} */ (document.getElementById("remark"));
    this.field = /** @type {HTMLTextAreaElement} */ (document.getElementById("remark-text"));
    this.left = document.getElementById("remark-left");
    this.send = /** @type {HTMLButtonElement} */ (document.getElementById("remark-send"));
    this.notes = [];
    this.may = false;
    this.ply = 0;
    /** @type {import("./replay-way.js").Way | null} */
    this.way = null;
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.write(); });
    this.field.addEventListener("input", () => this.grow());
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.write();
      if (event.key === "Escape") this.show.lines.focus();
    });
    show.lines.addEventListener("click", (event) => this.click(event));
    document.getElementById("noted").addEventListener("click", (event) => {
      const dot = event.target.closest("button");
      if (dot) this.go(Number(dot.dataset.ply));
    });
    document.getElementById("log-high").addEventListener("click", (event) => {
      const high = stage.classList.toggle("log-high");
      /** @type {HTMLElement} */ (event.currentTarget).setAttribute("aria-pressed", String(high));
    });
    document.getElementById("said-here").addEventListener("click", () => this.way.toLog());
    this.ask().then(() => this.way?.arrive());
  }

  async ask() {
    try {
      const answer = await fetch(this.address, { headers: { accept: "application/json" } });
      const told = await answer.json();
      if (!answer.ok) throw new Error(told.message);
      this.take(told);
    } catch (error) {
      this.show.toast(error.message);
    }
  }

  // What is posted is answered with all notes as they stand then.
  async post(fields) {
    const headers = { "content-type": "application/json", accept: "application/json", "x-csrf": this.csrf };
    try {
      const answer = await fetch(this.address, { method: "POST", headers, body: JSON.stringify({ ...fields, request: newId() }) });
      const told = await answer.json();
      if (!answer.ok) throw new Error(told.message);
      this.take(told);
      return true;
    } catch (error) {
      this.show.toast(error.message);
      return false;
    }
  }

  // Every note stands behind the last line of its moment, in the order in which they were written.
  take(told) {
    this.notes = told.notes;
    this.may = told.may;
    this.field.hidden = !told.may;
    this.send.hidden = !told.may;
    for (const old of this.show.lines.querySelectorAll(".note:not(.draft)")) old.remove();
    const lines = [...this.show.lines.children].map((line) => [Number(line.dataset.ply ?? 0), line]);
    for (const note of this.notes) {
      const box = document.createElement("template");
      box.innerHTML = note.html;
      const item = /** @type {HTMLElement} */ (box.content.firstElementChild);
      const last = lines.findLastIndex(([ply]) => ply <= note.ply);
      if (last < 0) this.show.lines.prepend(item);
      else lines[last][1].after(item);
      lines.splice(last + 1, 0, [note.ply, item]);
    }
    this.dot();
    this.moved(this.ply);
    this.way?.mark();
  }

  // A dot under the slider for each moment that has any.
  dot() {
    const box = document.getElementById("noted");
    const { stops } = this.facts;
    const kinds = new Map();
    for (const note of this.notes) {
      const stop = stops.findIndex((one) => one >= note.ply);
      kinds.set(stop, kinds.get(stop) === "variation" || note.codes.length ? "variation" : "comment");
    }
    box.replaceChildren(...[...kinds].sort(([one], [two]) => one - two).map(([stop, kind]) => {
      const dot = document.createElement("button");
      dot.type = "button";
      dot.className = kind;
      dot.dataset.ply = stops[stop];
      dot.style.left = `${(100 * stop) / Math.max(1, stops.length - 1)}%`;
      dot.setAttribute("aria-label", `${box.dataset[kind]}: ${stop + 1}`);
      return dot;
    }));
  }

  // The slider stands at a moment: what is said of it is lit, and later notes are not there yet.
  moved(ply) {
    this.ply = ply;
    for (const note of /** @type {NodeListOf<HTMLElement>} */ (this.show.lines.querySelectorAll(":scope > .note"))) {
      const at = Number(note.dataset.ply);
      note.hidden = at > ply;
      note.classList.toggle("here", at === ply);
    }
    this.here();
  }

  // A phone shows beside the board what is said of the moment; all of it is in the log.
  here() {
    const { lines } = this.show;
    const shown = lines.querySelector("[data-step][aria-current]");
    const said = shown
      ? [...shown.parentElement.querySelectorAll(":scope > .comment p")]
      : [...lines.querySelectorAll(".note.here:not(.variation) p, .note.here:not(.draft) .way-head .step")];
    const box = document.getElementById("said-here");
    box.hidden = !said.length;
    const told = (one, part) => one.querySelector(part)?.textContent ?? "";
    box.firstElementChild.textContent = said.map((one) => (one.matches("p") ? `${told(one, ".by")}: ${told(one, ".words")}` : one.textContent)).join(" · ");
  }

  click(event) {
    const key = event.target.closest("[data-note]");
    if (key?.dataset.note === "erase") this.erase(Number(key.dataset.number));
    if (key?.dataset.note === "rename") this.way.rename(this.find(Number(key.dataset.number)));
    const step = event.target.closest("[data-step]");
    if (step) this.way.look(this.find(Number(step.closest("[data-variation]").dataset.variation)), Number(step.dataset.step));
  }

  find(number) { return this.notes.find((note) => note.number === number); }

  erase(number) {
    const sure = /** @type {HTMLDialogElement} */ (document.getElementById("note-gone"));
    sure.returnValue = "";
    sure.addEventListener("close", async () => {
      if (sure.returnValue !== "erase") return;
      if (await this.post({ do: "erase", number })) this.way.without(number);
    }, { once: true });
    sure.showModal();
  }

  async write() {
    const text = this.field.value.trim();
    if (!text || this.send.disabled || this.form.classList.contains("sent")) return;
    this.form.classList.add("sent");
    const written = await this.post({ do: "comment", text, ply: this.ply, ...this.way.about() });
    this.form.classList.remove("sent");
    if (!written) return;
    this.field.value = "";
    this.grow();
    const numbers = [...this.show.lines.querySelectorAll("[id^='note-']")].map(({ id }) => Number(id.slice(5)));
    document.getElementById(`note-${Math.max(...numbers)}`)?.scrollIntoView({ block: "nearest" });
  }

  // As many rows as are written, up to a few.
  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight + 2, 120)}px`;
    this.count();
  }

  // How much more may be written, once it is not much; what is too long stays, and is not sent.
  count() {
    const left = Number(this.left.dataset.most) - [...this.field.value.trim()].length;
    this.left.hidden = left >= NEAR;
    this.left.classList.toggle("over", left < 0);
    this.left.textContent = (left < 0 ? this.left.dataset.over : this.left.dataset.left).replace("#", String(Math.abs(left)));
    this.send.disabled = left < 0;
  }

  // A comment is of the moment that is shown: of the game, or of a step of a variation.
  says(step) {
    const told = step ? this.form.dataset.step : this.form.dataset.moment;
    this.field.placeholder = told;
    this.field.setAttribute("aria-label", told);
  }

  key(event) {
    if (/^c$/i.test(event.key) && this.may && !document.getElementById("confirm")) {
      event.preventDefault();
      this.way.toLog();
      this.field.focus();
    }
  }
}
