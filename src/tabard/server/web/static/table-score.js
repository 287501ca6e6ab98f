// The score: a card asked for by a key or a click, fetched for the moment on show; sources that
// unfold into what brought the points; and the chart of the end, with a moment to point at.

export class Score {
  constructor(stage, show) {
    this.stage = stage;
    this.show = show;
    const { table } = JSON.parse(stage.dataset.facts);
    this.address = `/${stage.classList.contains("replay") ? "replay" : "table"}/${table}/score`;
    this.card = /** @type {HTMLDialogElement} */ (document.getElementById("score"));
    this.body = document.getElementById("score-body");
    this.moment = null; // the frame that the card speaks of
    this.unfolded = new Set();
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("input", ({ target }) => this.slid(target));
    document.addEventListener("pointermove", ({ target, clientX }) => this.point(target, clientX));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    if (event.key !== "p" && event.key !== "P") return;
    if (this.card.open) this.card.close();
    else if (!event.target.closest?.("dialog[open]")) this.open();
  }

  click({ target, clientX }) {
    const button = target.closest?.("[data-unfold]");
    if (button) this.unfold(button);
    else if (target.closest?.("[data-score]")) this.open();
    else if (target.closest?.(".over-time .chart")) {
      const figure = target.closest(".over-time");
      this.tell(figure, this.under(figure, clientX));
      location.assign(figure.querySelector("a").href);
    }
  }

  async open() {
    if (this.card.open) return;
    this.card.showModal();
    await this.load();
  }

  // After a new frame: a card that lies open speaks of the new moment.
  after() {
    if (this.card.open) this.load();
    for (const figure of document.querySelectorAll(".over-time")) {
      if (!figure.querySelector("output").textContent) this.tell(figure, figure.querySelector("input").valueAsNumber);
    }
  }

  async load() {
    const { frame } = this.show;
    if (this.moment === frame) return;
    this.moment = frame;
    const query = new URLSearchParams({ seat: frame.seat ?? "" });
    if (frame.plies !== undefined) query.set("ply", frame.plies);
    try {
      const answer = await fetch(`${this.address}?${query}`);
      if (!answer.ok) throw new Error((await answer.json()).message);
      const { score } = await answer.json();
      if (this.moment !== frame) return;
      const focused = this.body.contains(document.activeElement) && document.activeElement.dataset.unfold;
      this.body.innerHTML = score;
      for (const button of this.body.querySelectorAll("[data-unfold]")) {
        if (this.unfolded.has(button.dataset.unfold)) this.turn(button, true);
        if (button.dataset.unfold === focused) button.focus();
      }
    } catch (error) {
      this.moment = null;
      this.card.close();
      this.show.toast(error.message);
    }
  }

  // What a source unfolds into.

  unfold(button) {
    const open = button.getAttribute("aria-expanded") !== "true";
    this.turn(button, open);
    if (!this.body.contains(button)) return;
    if (open) this.unfolded.add(button.dataset.unfold);
    else this.unfolded.delete(button.dataset.unfold);
  }

  turn(button, open) {
    button.setAttribute("aria-expanded", String(open));
    for (const row of button.closest("table").querySelectorAll(`[data-of="${button.dataset.unfold}"]`)) row.hidden = !open;
  }

  // The chart.

  point(target, clientX) {
    const figure = target.closest?.(".over-time .chart")?.closest(".over-time");
    if (figure) this.tell(figure, this.under(figure, clientX));
  }

  slid(target) {
    const figure = target.closest?.(".over-time");
    if (figure) this.tell(figure, target.valueAsNumber);
  }

  // The moment under a point of the picture.
  under(figure, clientX) {
    const { left, width } = figure.querySelector(".chart").getBoundingClientRect();
    const { left: before, right: after, wide } = figure.dataset;
    const across = ((clientX - left) / width) * (Number(before) + Number(wide) + Number(after)) - Number(before);
    const { min, max } = figure.querySelector("input");
    return Number(min) + Math.round(Math.max(0, Math.min(1, across / Number(wide))) * (max - min));
  }

  // Say how it stood then, draw a line there, and lead there.
  tell(figure, ply) {
    const { points, rounds, names } = JSON.parse(figure.dataset.points);
    const [, ...scores] = points.findLast(([at]) => at <= ply);
    const round = rounds.findLast(([at]) => at <= ply)?.[1];
    const slider = figure.querySelector("input");
    const told = [round, ...names.map((name, seat) => `${name} ${scores[seat]}`)].filter(Boolean).join(" · ");
    slider.value = ply;
    slider.setAttribute("aria-valuetext", told);
    figure.querySelector("output").textContent = told;
    figure.querySelector("a").href = `${figure.dataset.replay}?ply=${ply}`;
    const across = (Number(figure.dataset.wide) * (ply - slider.min)) / Math.max(1, slider.max - slider.min);
    figure.querySelector(".moment").setAttribute("transform", `translate(${across.toFixed(1)})`);
  }
}
