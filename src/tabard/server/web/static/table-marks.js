// Marks: where nothing may move, what has changed on the board is framed for a moment instead.

/** @typedef {import("./table-walk.js").Happened} Happened */

const LASTS = 1_600;

export class Marks {
  /** @param {Element} stage */
  constructor(stage) {
    this.stage = stage;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Map<string, number>} */
    this.until = new Map(); // what is marked, and how long
    this.timer = 0;
  }

  /**
   * What events have moved, and the pieces that somebody moved.
   * @param {Happened[]} events
   * @param {string[]} pieces
   */
  note(events, pieces) {
    if (!this.calm.matches) return;
    const places = events.flatMap(({ what, from = "", to = "" }) => (what ? [from, to] : []));
    for (const ids of [...places, ...pieces]) {
      const id = ids.split(" ").find((one) => this.find(one));
      if (id) this.until.set(id, Date.now() + LASTS);
    }
    this.show();
  }

  // A later picture does not know of marks: those whose time is not over are set again.
  show() {
    for (const [id, until] of this.until) {
      const lasts = until > Date.now();
      this.find(id)?.classList.toggle("changed", lasts);
      if (!lasts) this.until.delete(id);
    }
    clearTimeout(this.timer);
    if (this.until.size) this.timer = setTimeout(() => this.show(), LASTS);
  }

  /** @param {string} id */
  find(id) { return id ? this.stage.querySelector(`.board [id="${id}"]`) : null; }
}
