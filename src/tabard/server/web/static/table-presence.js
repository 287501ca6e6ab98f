// Says whether somebody looks at the table: a page in the background does not count, nor one that
// nobody has touched for a while. The house calls whoever does not look.
const EVERY = 15_000;
const AWAY = 60_000;

export class Presence {
  constructor(facts, show) {
    this.facts = facts;
    this.show = show;
    this.touched = Date.now();
    this.said = 0;
    for (const sign of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"]) {
      addEventListener(sign, () => this.touch(), { passive: true });
    }
    document.addEventListener("visibilitychange", () => (document.hidden ? this.leave() : this.touch()));
    addEventListener("pagehide", () => this.leave());
    setInterval(() => this.tell(), EVERY);
    this.tell();
  }

  get seated() { return !this.show.stage.classList.contains("watching"); }

  touch() {
    this.touched = Date.now();
    if (this.touched - this.said > EVERY) this.tell();
  }

  tell() {
    if (document.hidden || !this.seated || Date.now() - this.touched > AWAY) return;
    this.said = Date.now();
    this.post("yes");
  }

  leave() {
    if (this.said) this.post("no");
    this.said = 0;
  }

  // A beacon is sent even by a page that goes; whether it arrives is nobody's trouble.
  post(looks) {
    const fields = new URLSearchParams({ csrf: this.facts.csrf, looks });
    navigator.sendBeacon(`/table/${this.facts.table}/here`, fields);
  }
}
