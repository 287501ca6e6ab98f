// The pace of what is shown: one thing after another with time between them. It can be paused,
// gone through step by step, and given up.

/** @typedef {{ set: (go: () => void, ms: number) => number, clear: (timer: number) => void }} Clock */

/** @type {Clock} */
const CLOCK = { set: (go, ms) => setTimeout(go, ms), clear: (timer) => clearTimeout(timer) };

export class Pace {
  /** @param {Clock} [clock] */
  constructor(clock = CLOCK) {
    this.clock = clock;
    this.paused = false;
    this.timer = 0;
    /** @type {(() => void) | null} */
    this.due = null; // what comes next
  }

  get busy() { return this.due !== null; }

  /**
   * Do something after a time, or when somebody goes on.
   * @param {number} ms
   * @param {() => void} go
   */
  after(ms, go) {
    this.due = go;
    if (!this.paused) this.timer = this.clock.set(() => this.run(), ms);
  }

  run() {
    const { due } = this;
    this.clock.clear(this.timer);
    this.due = null;
    due?.();
  }

  pause() {
    this.paused = true;
    this.clock.clear(this.timer);
  }

  goOn() {
    this.paused = false;
    this.run();
  }

  step() {
    this.pause();
    this.run();
  }

  // Nothing is due any more, and nothing is paused.
  stop() {
    this.clock.clear(this.timer);
    this.due = null;
    this.paused = false;
  }
}
