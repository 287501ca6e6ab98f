// Tips: what each thing on the table is and does now. They are fetched for the moment on show when
// somebody first asks, and each is found under the id of the thing it speaks of.
export const RULE = /\(([A-Z]{3}-\d+(?:\.[IVX]*\d+)?)\)/;
const ANSWERS = ".board svg *, #prompt .can, [data-tip], [data-called]";
const NONE = {};

export class Tips {
  constructor(stage, show) {
    this.stage = stage;
    this.show = show;
    const { table } = JSON.parse(stage.dataset.facts);
    this.address = `/${stage.classList.contains("replay") ? "replay" : "table"}/${table}/tips`;
    this.texts = NONE;
    this.moment = null; // the frame that they speak of
  }

  // Whether anything could answer here.
  may(target) { return Boolean(target?.matches?.(ANSWERS) || target?.closest?.(ANSWERS)); }

  // The texts of the moment on show; one fetch for each frame that somebody asks about.
  load() {
    const { frame } = this.show;
    if (this.moment === frame) return this.loading;
    this.moment = frame;
    this.loading = this.fetch(frame).then((texts) => {
      if (this.moment === frame) this.texts = texts;
      return texts;
    });
    return this.loading;
  }

  async fetch({ plies, seat }) {
    const query = new URLSearchParams({ ply: plies ?? "", seat: seat ?? "" });
    if (plies === undefined) query.delete("ply");
    try {
      const answer = await fetch(`${this.address}?${query}`);
      return answer.ok ? await answer.json() : NONE;
    } catch { // without the house things still have their names
      this.moment = null;
      return NONE;
    }
  }

  own(thing) { return this.texts[thing.dataset.tip ?? thing.id]; }

  // The nearest thing that answers, and its text. What only has a name puts it above the answer of
  // the thing that it lies on. A button speaks for the piece that stands for the same choice.
  find(target) {
    const button = target.closest("#prompt .can");
    const piece = button?.dataset.code === undefined ? null : this.stage.querySelector(`.board [data-code="${button.dataset.code}"]`);
    if (button) {
      const found = piece && this.find(piece);
      return { thing: button, text: RULE.test(found?.text ?? "") ? found.text : button.getAttribute("aria-label") };
    }
    let named = null;
    for (let thing = target; thing && thing !== this.stage && !thing.matches("svg.tabard, .top"); thing = thing.parentElement) {
      const label = thing.getAttribute("aria-label");
      const text = this.own(thing) ?? (RULE.test(label ?? "") ? label : null);
      // A choice says what it would do, whatever it is.
      const chosen = (thing.dataset.code ?? thing.dataset.refused) === undefined ? null : label;
      const called = thing.dataset.called ?? named?.getAttribute("aria-label") ?? (RULE.test(chosen ?? "") ? null : chosen);
      if (text) return { thing: named ?? thing, text: called ? `${called} – ${text.slice(text.indexOf(" – ") + 3)}` : text };
      if (thing.dataset.called) return { thing, text: thing.dataset.called };
      if (label && !named) named = thing;
    }
    return named && { thing: named, text: named.getAttribute("aria-label") };
  }

  // Everything in sight that answers by itself, for keys to go from one to the next.
  all() {
    const around = this.stage.querySelector(".board")?.getBoundingClientRect();
    return [...document.querySelectorAll(".board svg [id], [data-tip]")].filter((thing) => {
      if (!this.own(thing) && !RULE.test(thing.getAttribute("aria-label") ?? "")) return false;
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (!width || !height || !(thing.checkVisibility?.() ?? true)) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      return !thing.closest(".board") || (x > around.left && x < around.right && y > around.top && y < around.bottom);
    });
  }
}
