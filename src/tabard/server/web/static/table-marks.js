// Marks: where nothing may move, what has changed on the board is framed for a moment instead.
const LASTS = 1_600;
const FAR = 12; // markers of one field make way for each other: that is no move

export class Marks {
  constructor() {
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.until = new Map(); // what is marked, and how long
    this.open = false;
  }

  // A move begins to be shown; a choice that only lies open is no change.
  begin(move) { this.open = move && this.calm.matches; }

  // A shape of the board becomes another: a piece elsewhere, or another number.
  note(old, fresh) {
    if (!this.open || old.nodeType !== Node.ELEMENT_NODE) return;
    const moved = old.matches(".piece, .marker") && apart(place(old), place(fresh)) > FAR;
    if (moved || (old.localName === "text" && ticked(old.textContent, fresh.textContent))) this.until.set(old, Date.now() + LASTS);
  }

  // A later picture does not know of marks: those whose time is not over are set again.
  show() {
    for (const [shape, until] of this.until) {
      const lasts = until > Date.now() && shape.isConnected;
      shape.classList.toggle("changed", lasts);
      if (!lasts) this.until.delete(shape);
    }
    clearTimeout(this.timer);
    if (this.until.size) this.timer = setTimeout(() => this.show(), LASTS);
  }
}

function place(shape) { return (shape.getAttribute("transform")?.match(/-?[\d.]+/g) ?? [0, 0]).map(Number); }

function apart([x, y], [u, v]) { return Math.hypot(u - x, v - y); }

// Whether the same words have another number.
function ticked(before, after) {
  const words = (text) => text.replace(/\d+/g, "");
  return before !== after && words(before) === words(after);
}
