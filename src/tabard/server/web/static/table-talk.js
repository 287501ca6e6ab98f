// Talk beside the log: one of the two is shown, and what was said meanwhile is marked unread.
export class Talk {
  constructor(stage, table) {
    this.log = document.getElementById("log");
    this.stage = stage;
    this.key = `tabard-heard-${table}`;
    this.keys = [...this.log.querySelectorAll("button[data-side]")];
    for (const key of this.keys) key.addEventListener("click", () => this.turn(key.dataset.side));
    new MutationObserver(() => this.look()).observe(document.getElementById("talk").parentElement, { childList: true, subtree: true });
    new MutationObserver(() => this.look()).observe(stage, { attributes: true, attributeFilter: ["data-tab", "class"] });
    document.addEventListener("visibilitychange", () => this.look());
    this.look();
    this.toEnd();
  }

  get list() { return document.querySelector("#talk ol"); }

  turn(side) {
    this.log.dataset.side = side;
    for (const key of this.keys) key.setAttribute("aria-pressed", String(key.dataset.side === side));
    this.look();
    if (side === "talk") {
      this.toEnd();
      // Where fingers choose, a keyboard would come up and hide what was said.
      if (matchMedia("(hover: hover)").matches) document.querySelector("#chat input")?.focus({ preventScroll: true });
    }
  }

  toEnd() { if (this.list) this.list.scrollTop = this.list.scrollHeight; }

  // Lines are numbered; the last one that was seen is remembered, also until the next visit.
  look() {
    const lines = [...document.querySelectorAll("#talk .say")];
    const newest = lines.length ? number(lines[lines.length - 1]) : -1;
    if (newest !== this.newest) {
      this.newest = newest;
      this.toEnd();
    }
    const visible = !document.hidden && (this.list?.checkVisibility?.() ?? true);
    if (visible && newest > this.seen) this.seen = newest;
    const missed = lines.filter((line) => number(line) > this.seen && !line.classList.contains("own")).length;
    const mark = document.getElementById("untold");
    const text = missed > 99 ? "99+" : String(missed || "");
    if (mark.firstElementChild.textContent !== text) mark.firstElementChild.textContent = text;
    mark.hidden = !missed;
    document.querySelector('#tabs [data-tab="log"]')?.classList.toggle("talked", missed > 0);
  }

  get seen() {
    try {
      return Number(localStorage.getItem(this.key) ?? -1);
    } catch {
      return this.heard ?? -1; // a browser that keeps nothing for us
    }
  }

  set seen(value) {
    this.heard = value;
    try {
      localStorage.setItem(this.key, String(value));
    } catch {
      // kept for this visit alone
    }
  }
}

function number(line) { return Number(line.id.slice("say-".length)); }
