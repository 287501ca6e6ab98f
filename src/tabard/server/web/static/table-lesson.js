// A lesson: the narrator's strip tells one thing after another, and that one thing glows.

const ROOM = 0.25; // of its width: the log's head and a line

export class Lesson {
  constructor(stage, show, csrf) {
    this.stage = stage;
    this.show = show;
    this.csrf = csrf;
    this.at = "";  // the moment that is told of
    this.told = 0; // which of the things that are told there is shown
    if (!this.strip) return;
    stage.addEventListener("click", (event) => this.click(event));
    new MutationObserver(() => this.glow()).observe(stage, { attributeFilter: ["data-tab"] });
    addEventListener("resize", () => this.after());
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

  // After a new frame: a new moment is told from its beginning, the same one goes on; whoever has
  // taken back a wrong choice has heard it all, and is asked again.
  after() {
    if (!this.strip) return;
    const { at = "" } = this.strip.dataset;
    const key = this.strip.querySelector(".astray") ? `${at}?` : at;
    if (key !== this.at) this.told = this.at === `${key}?` ? this.lines.length - 1 : 0;
    this.at = key;
    this.lines.forEach((line, i) => line.classList.toggle("now", i === this.told));
    const number = document.getElementById("lesson-step");
    if (number) number.textContent = this.lines[this.told]?.dataset.number ?? "";
    this.place();
    this.glow();
  }

  // On a wide table the strip stands at the head of the log, which begins under it; a phone has a
  // place for it above the prompt.
  place() {
    const log = document.getElementById("log");
    const { style } = this.strip;
    if (this.show.layout === "tall") {
      style.cssText = "";
      return;
    }
    style.left = `${log.offsetLeft}px`;
    style.top = `${log.offsetTop}px`;
    style.width = `${log.offsetWidth}px`;
    // A strip that leaves the log no room is set smaller.
    const { classList } = this.stage;
    classList.remove("crowded");
    classList.toggle("crowded", this.strip.offsetHeight + ROOM * log.offsetWidth > log.offsetHeight);
    const high = this.strip.offsetHeight;
    this.stage.style.setProperty("--told", `${high ? high + 6 : 0}px`);
  }

  // One thing glows: an element of the picture, or a choice, which may be in several places.
  glow() {
    for (const old of document.querySelectorAll(".aglow")) old.classList.remove("aglow");
    const line = this.strip?.querySelector("li.now");
    if (!line) return;
    const found = this.things(line.dataset);
    for (const thing of found) thing.classList.add("aglow");
    this.stage.classList.toggle("telling", Boolean(line.querySelector('[data-tell="1"]')) && !line.dataset.choice);
    this.lead(found);
  }

  things({ glow = "", choice = "" }) {
    if (choice) return [...this.stage.querySelectorAll(`:is(#board, #prompt) .can[data-code="${choice}"]`)];
    for (const ids of glow.split(" ").filter(Boolean)) {
      const found = ids.split("+").map((id) => document.getElementById(id)).filter((thing) => thing?.getClientRects().length);
      if (found.length) return found;
    }
    return [];
  }

  // On a phone what glows may lie in another room: the way there glows with it. What lies in this
  // one is scrolled to, inside its own frame: the page itself stays where it is.
  lead(found) {
    const { rooms } = this.show;
    const svg = this.stage.querySelector(".board > svg");
    if (this.show.layout !== "tall" || !svg || !rooms) return;
    for (const one of found.filter((piece) => !piece.closest("svg"))) into(one.closest(".offers"), one);
    const piece = found.find((one) => one.closest("svg"));
    if (!piece) return;
    const { left, top, width, height } = piece.getBoundingClientRect();
    const way = svg.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(way);
    const holds = (box) => box && x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3];
    const { board, mat, others, plates, unseen } = rooms;
    const shown = (tab) => ({ board: [plates, board], mat: [mat], others: [others, unseen] })[tab] ?? [rooms[tab]];
    const here = this.stage.dataset.tab;
    const tabs = [...document.querySelectorAll("#tabs [data-tab]")];
    if (shown(here).some(holds)) into(svg.parentElement, piece);
    else tabs.find((tab) => shown(tab.dataset.tab).some(holds))?.classList.add("aglow");
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

// Scrolls a frame so far that a thing in it is seen, and nothing else.
function into(frame, thing) {
  if (!frame) return;
  const [outer, inner] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom + 4;
  else if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top + 4;
}
