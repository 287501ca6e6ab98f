// What one leaves for later: an order for when one is asked next, and a note to oneself.
const QUIET = 800;

export class Later {
  constructor(facts, show, posts) {
    this.facts = facts;
    this.show = show;
    this.posts = posts;
    this.sheet = document.getElementById("later");
    if (!this.sheet) return;
    this.body = document.getElementById("order-body");
    this.keep = document.getElementById("order-keep");
    this.drop = document.getElementById("order-drop");
    for (const key of document.querySelectorAll('[data-open="later"]')) key.addEventListener("click", () => this.open());
    this.keep.addEventListener("click", () => this.leave());
    this.drop.addEventListener("click", () => this.post({ do: "unorder" }));
    const note = /** @type {HTMLTextAreaElement} */ (document.getElementById("note"));
    note.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.write(note.value), QUIET);
    });
    note.addEventListener("change", () => { clearTimeout(this.timer); this.write(note.value); });
  }

  async open() {
    this.body.replaceChildren();
    this.keep.hidden = this.drop.hidden = true;
    const answer = await fetch(`/table/${this.facts.table}/orders`, { headers: { accept: "application/json" } });
    const told = await answer.json();
    if (!answer.ok) {
      this.body.textContent = told.message;
      return;
    }
    const { order, questions, most } = told;
    if (order) {
      this.drop.hidden = false;
      this.body.append(this.line(this.sheet.dataset.left), this.list(order.labels));
      return;
    }
    if (!questions.length) {
      this.body.append(this.line(this.sheet.dataset.none));
      return;
    }
    this.most = most;
    this.ask(questions);
  }

  // One question, then what to choose first, and what else if that is not open.
  ask(questions) {
    this.questions = questions;
    this.which = this.select(questions.map(({ ask }, i) => [i, ask]), document.getElementById("order-title").textContent);
    this.which.addEventListener("change", () => this.offer());
    this.wishes = document.createElement("div");
    this.body.append(this.which, this.wishes);
    this.keep.hidden = false;
    this.offer();
  }

  offer() {
    this.wishes.replaceChildren();
    this.more();
  }

  more() {
    const { first, else: otherwise, call } = this.sheet.dataset;
    const { choices } = this.questions[Number(this.which.value)];
    const number = this.wishes.children.length;
    if (number >= Math.min(this.most, choices.length)) return;
    const label = document.createElement("label");
    const select = this.select([["", call], ...choices.map(({ code, label: text }) => [code, text])], "");
    label.append(number ? otherwise : first, select);
    this.wishes.append(label);
    select.addEventListener("change", () => {
      while (label.nextElementSibling) label.nextElementSibling.remove();
      if (select.value) this.more();
    });
  }

  leave() {
    const chosen = [...this.wishes.querySelectorAll("select")].map(({ value }) => value).filter(Boolean).map(Number);
    const { step } = this.questions[Number(this.which.value)];
    if (chosen.length) this.post({ do: "order", step, codes: [...new Set(chosen)] });
  }

  async post(fields) {
    const answer = await this.posts.send(fields);
    if (answer.error) this.show.toast(answer.message);
    await this.open();
  }

  async write(note) {
    const headers = { accept: "application/json", "x-csrf": this.facts.csrf };
    const body = new URLSearchParams({ note });
    const answer = await this.posts.deliver(() => fetch(`/table/${this.facts.table}/note`, { method: "POST", headers, body }));
    if (answer.error) this.show.toast(answer.message);
  }

  line(text) {
    return Object.assign(document.createElement("p"), { textContent: text });
  }

  list(texts) {
    const list = document.createElement("ol");
    list.append(...texts.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    return list;
  }

  select(rows, name) {
    const select = document.createElement("select");
    if (name) select.setAttribute("aria-label", name);
    select.append(...rows.map(([value, text]) => new Option(text, value)));
    return select;
  }
}
