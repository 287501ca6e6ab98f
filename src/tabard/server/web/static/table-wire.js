// The stream: opened, watched, reopened; closed while nobody looks.
const SILENCE = 40_000;
const HIDDEN = 10_000;

export class Wire {
  constructor(facts, show, layout) {
    this.facts = facts;
    this.show = show;
    this.layout = layout;
    this.source = null;
    this.tries = 0;
    this.since = "";
    this.seat = null;
    this.passed = null; // the end of a game from which the reader has gone on
    this.heard = 0;
    this.timer = 0;
    setInterval(() => this.watch(), 5_000);
    document.addEventListener("visibilitychange", () => this.seen());
    addEventListener("online", () => this.restart());
    addEventListener("pagehide", () => this.stop());
    addEventListener("pageshow", (event) => event.persisted && this.restart());
  }

  start() {
    this.stop();
    const query = new URLSearchParams({ layout: this.layout() });
    if (this.seat !== null) query.set("seat", this.seat);
    if (this.passed !== null) query.set("passed", this.passed);
    if (this.since) query.set("since", this.since);
    this.heard = Date.now();
    this.show.begin(this.layout());
    const source = new EventSource(`/table/${this.facts.table}/stream?${query}`);
    this.source = source;
    source.addEventListener("frame", (event) => {
      this.alive();
      this.since = event.lastEventId;
      this.show.take(JSON.parse(event.data));
    });
    source.addEventListener("beat", (event) => {
      this.alive();
      this.show.serverTime(JSON.parse(event.data).now);
    });
    source.addEventListener("move", () => { if (this.source === source) this.move(); });
    source.onerror = () => { if (this.source === source) this.retry(); };
  }

  stop() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  restart() {
    this.tries = 0;
    this.start();
  }

  // The server goes down and others are there: ask again at once, and let nobody notice.
  move() {
    this.stop();
    this.timer = setTimeout(() => this.start(), 200 * Math.random());
  }

  retry() {
    this.stop();
    this.tries += 1;
    if (this.tries > 1) this.show.lost(true);
    const wait = Math.min(15_000, 300 * 2 ** Math.min(this.tries, 6)) * (0.7 + 0.6 * Math.random());
    this.timer = setTimeout(() => this.start(), wait);
  }

  alive() {
    this.heard = Date.now();
    if (this.tries > 1) this.show.lost(false);
    this.tries = 0;
  }

  watch() {
    if (this.source && Date.now() - this.heard > SILENCE) this.retry();
  }

  seen() {
    clearTimeout(this.hiding);
    if (document.hidden) this.hiding = setTimeout(() => this.stop(), HIDDEN);
    else if (!this.source) this.restart();
  }

  goOn(plies) {
    this.passed = plies;
    this.restart();
  }

  sitAs(seat) {
    this.seat = seat;
    this.restart();
  }
}
