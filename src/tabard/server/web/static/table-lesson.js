// A lesson: the narrator's strip tells one thing after another, and that one thing glows.

export class Lesson {
  constructor(stage, show, csrf) {
    this.stage = stage;
    this.show = show;
    this.csrf = csrf;
    this.at = "";  // the moment that is told of
    this.told = 0; // which of the things that are told there is shown
    this.lit = ""; // what glowed last: only a new one is brought into sight
    if (!this.strip) return;
    stage.addEventListener("click", (event) => this.click(event));
    addEventListener("resize", () => this.glow());
    this.after();
  }

  get strip() { return document.getElementById("lesson"); }

  get lines() { return [...this.strip.querySelectorAll("li")]; }

  click({ target }) {
    const tell = target.closest?.("[data-tell]");
    if (tell) {
      this.told += Number(tell.dataset.tell);
      this.after();
      this.lines[this.told].querySelector("button")?.focus({ preventScroll: true });
    }
    const way = target.closest?.("[data-go]");
    if (way) this.go(way.dataset.go);
  }

  // After a new frame: a new moment is told from its beginning, the same one goes on.
  after() {
    if (!this.strip) return;
    const { at = "" } = this.strip.dataset;
    const key = this.strip.querySelector(".astray") ? `${at}?` : at;
    if (key !== this.at) this.told = 0;
    this.at = key;
    this.lines.forEach((line, i) => line.classList.toggle("now", i === this.told));
    const number = document.getElementById("lesson-step");
    if (number) number.textContent = this.lines[this.told]?.dataset.number ?? "";
    this.glow();
  }

  // One thing glows: an element of the picture, or a choice, which may be in several places.
  glow() {
    for (const old of document.querySelectorAll(".aglow")) old.classList.remove("aglow");
    const line = this.strip?.querySelector("li.now");
    if (!line) return;
    const found = this.things(line.dataset);
    for (const thing of found) thing.classList.add("aglow");
    const key = `${this.at} ${this.told}`;
    if (key !== this.lit) this.bring(found);
    this.lit = key;
  }

  things({ glow = "", choice = "" }) {
    if (choice) return [...this.stage.querySelectorAll(`:is(#board, #prompt) .can[data-code="${choice}"]`)];
    for (const id of glow.split(" ").filter(Boolean)) {
      const thing = document.getElementById(id);
      if (thing?.getClientRects().length) return [thing];
    }
    return [];
  }

  // On a phone what glows may lie in another room: the way there glows with it.
  bring(found) {
    if (this.show.layout !== "tall") return;
    const piece = found.find((one) => one.closest("svg"));
    const svg = this.stage.querySelector(".board > svg");
    if (!piece || !svg) return;
    const box = piece.getBoundingClientRect();
    const board = svg.parentElement.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    if (middle < board.top || middle > board.bottom) svg.parentElement.scrollTop += middle - (board.top + board.bottom) / 2;
  }

  // On to the next lesson or to a first game: as the form of a page would.
  go(way) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = way;
    for (const [name, value] of Object.entries({ csrf: this.csrf, easy: "on" })) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }
}
