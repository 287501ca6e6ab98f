// Hints: what a strong bot would do here, asked for by a key, and gone when the table moves on.
const SVG = "http://www.w3.org/2000/svg";

export class Hint {
  constructor(stage, show, posts) {
    this.stage = stage;
    this.show = show;
    this.posts = posts;
    this.panel = document.getElementById("hint");
    this.body = document.getElementById("hint-body");
    this.about = "";   // the question that is thought about or answered
    this.codes = [];
    stage.addEventListener("click", (event) => {
      if (event.target.closest?.("[data-hint]")) this.ask(event.detail === 0);
      else if (event.target.closest?.("#hint-close")) this.close();
    });
    addEventListener("resize", () => this.place());
  }

  // The question on the screen; "" while somebody else is asked.
  get question() {
    const { turn, seat, ply } = this.show.frame;
    return turn ? `${seat}.${ply}` : "";
  }

  async ask(byKey) {
    const { question } = this;
    if (!question || !this.show.stands() || this.about === question) return;
    this.open(question);
    const answer = await this.posts.ask({ do: "hint" });
    if (this.about !== question) return;
    if (!answer || answer.error) {
      this.close();
      this.show.toast(answer?.message ?? this.stage.dataset.unsent);
      return;
    }
    this.panel.removeAttribute("aria-busy");
    this.body.innerHTML = answer.html;
    this.codes = answer.codes;
    this.whole = answer.set; // a set together, not one choice better than the next
    this.mark();
    this.place();
    if (byKey) this.body.querySelector("button")?.focus();
  }

  open(question) {
    this.about = question;
    this.codes = [];
    this.body.textContent = this.stage.dataset.thinking;
    this.panel.setAttribute("aria-busy", "true");
    this.panel.hidden = false;
    this.place();
  }

  close() {
    if (!this.about) return;
    this.about = "";
    this.unmark();
    const focused = this.panel.contains(document.activeElement);
    this.panel.hidden = true;
    this.body.textContent = "";
    if (focused) this.show.refocus();
  }

  // After a new frame: a hint about something that is gone goes too.
  after() {
    if (!this.about) return;
    if (this.question !== this.about) this.close();
    else this.mark();
  }

  // On the board.

  mark() {
    this.unmark();
    const counts = countsOn(this.stage);
    this.codes.forEach((code, i) => {
      for (const piece of this.stage.querySelectorAll(`:is(#board, #prompt) .can[data-code="${code}"]`)) {
        piece.classList.add("hinted");
        const rank = this.whole ? "✓" : i + 1;
        if (piece.closest("svg")) piece.append(badge(piece, rank, counts));
        else piece.dataset.rank = rank;
      }
    });
  }

  unmark() {
    for (const old of this.stage.querySelectorAll(".hint-mark")) old.remove();
    for (const piece of this.stage.querySelectorAll(".hinted")) {
      piece.classList.remove("hinted");
      if (!piece.closest("svg")) delete piece.dataset.rank;
    }
  }

  // On a wide table the advice lies over the log; a phone has a place for it above the prompt.
  place() {
    if (this.panel.hidden) return;
    const { style } = this.panel;
    if (this.show.layout === "tall") {
      style.cssText = "";
      return;
    }
    const log = document.getElementById("log");
    style.width = `${log.offsetWidth}px`;
    style.left = `${log.offsetLeft}px`;
    style.minHeight = `${log.offsetHeight}px`;
    style.top = `${log.offsetTop - Math.max(0, this.panel.offsetHeight - log.offsetHeight)}px`;
  }
}

const SEAL = 9;

// Where the numbers of the board stand: no mark may lie over one.
export function countsOn(stage) {
  const lines = [...stage.querySelectorAll("#board svg text")].filter((line) => /\d/.test(line.textContent));
  return lines.map((line) => line.getBoundingClientRect()).filter(({ width }) => width);
}

// A small seal with the rank, on the first corner or edge of a piece where it covers no count.
export function badge(piece, rank, counts) {
  const { x, y, width, height } = (piece.querySelector(".ring, .focus") ?? piece).getBBox();
  const [left, middle, right] = [x + 1, x + width / 2, x + width - 1];
  const [top, centre, bottom] = [y + 2, y + height / 2, y + height - 2];
  /** @type {[number, number][]} */
  const spots = [[left, top], [right, top], [left, bottom], [right, bottom], [middle, top], [middle, bottom], [left, centre], [right, centre]];
  const at = spots.find((spot) => free(piece, spot, counts)) ?? spots[0];
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("class", "hint-mark");
  mark.setAttribute("aria-hidden", "true");
  const seal = document.createElementNS(SVG, "circle");
  const number = document.createElementNS(SVG, "text");
  for (const [name, value] of Object.entries({ cx: at[0], cy: at[1], r: SEAL })) seal.setAttribute(name, String(value));
  for (const [name, value] of Object.entries({ x: at[0], y: at[1] + 4.5, "text-anchor": "middle" })) number.setAttribute(name, String(value));
  number.textContent = rank;
  mark.append(seal, number);
  return mark;
}

// Whether a seal there lies over no count; the type of a line is half as high as its box.
function free(piece, [x, y], counts) {
  const way = piece.getScreenCTM();
  const { x: across, y: along } = new DOMPoint(x, y).matrixTransform(way);
  const reach = SEAL * way.a;
  return !counts.some(({ left, right, top, bottom, height }) =>
    across + reach > left && across - reach < right && along + reach > top + height / 4 && along - reach < bottom - height / 4);
}
