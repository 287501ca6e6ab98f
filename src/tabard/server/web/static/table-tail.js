// The end of the log: it stays in sight as the game goes on, until somebody reads further up.
const NEAR = 40; // pixels from the end that count as being there

export class Tail {
  /** @param {HTMLElement} lines */
  constructor(lines) {
    this.lines = lines;
    this.near = true;
    lines.addEventListener("scroll", () => {
      if (!this.led) this.near = lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR;
    }, { passive: true });
    // A card that appears beside the log takes room from it.
    new ResizeObserver(() => this.follow()).observe(lines);
  }

  // While a chain is walked, the log is led from line to line.
  get led() { return Boolean(this.lines.closest(".walking")); }

  follow() {
    if (this.near && !this.led) this.toEnd();
  }

  toEnd() { this.lines.scrollTop = this.lines.scrollHeight; }
}
