// Sets: put together in any order, changed freely, and laid down as one.
export class Sets {
  constructor(stage, show) {
    this.stage = stage;
    this.show = show;
    this.about = "";   // the question that pieces were picked for
    this.picked = [];  // one place per slot: a code, or null
  }

  get asked() { return this.show.frame.turn ? (this.show.frame.set ?? null) : null; }

  get codes() { return this.picked.filter((code) => code !== null); }

  get complete() { return this.asked !== null && this.codes.length >= this.asked.least; }

  // After each frame: what is picked stays picked while the question stands.
  after() {
    const { asked } = this;
    if (!asked) return;
    const { seat, ply } = this.show.frame;
    const about = JSON.stringify([seat, ply, asked]); // another draft may ask for another set at one ply
    if (this.about !== about) {
      this.about = about;
      this.clear();
    }
    this.draw();
  }

  clear() { this.picked = Array(this.asked?.most ?? 0).fill(null); }

  count(code) { return this.picked.filter((one) => one === code).length; }

  // What is picked costs: of one kind, each further piece has its own price.
  get total() {
    const sum = (numbers) => numbers.reduce((one, two) => one + two, 0);
    return sum(Object.entries(this.asked.prices).map(([code, prices]) => sum(prices.slice(0, this.count(Number(code))))));
  }

  room(code) { return this.picked.includes(null) && this.count(code) < this.asked.pool[code]; }

  // A piece goes into the first free slot; one that there is only once, and is in, comes out again.
  toggle(code) {
    if (this.asked.pool[code] === 1 && this.count(code)) this.picked[this.picked.indexOf(code)] = null;
    else if (this.room(code)) this.picked[this.picked.indexOf(null)] = code;
    else this.tellFull();
    this.draw();
  }

  // Nothing is refused in silence: the places are taken, or there is no more of the thing.
  tellFull() {
    const { full, all } = document.getElementById("slots").dataset;
    this.show.toast(this.picked.includes(null) ? all : full);
  }

  takeOut(slot) {
    this.picked[slot] = null;
    this.draw();
    const left = this.stage.querySelector("#slots .slot:not(:disabled)");
    (left ?? this.stage.querySelector("#prompt .can"))?.focus({ preventScroll: true });
  }

  // Advice fills the slots and commits nothing.
  fill(codes) {
    if (!this.asked) return;
    this.clear();
    codes.forEach((code, i) => { this.picked[i] = code; });
    this.draw();
    document.getElementById("lay")?.focus({ preventScroll: true });
  }

  draw() {
    const row = document.getElementById("slots");
    if (!row || !this.asked) return;
    for (const slot of row.querySelectorAll(".slot")) this.drawSlot(slot, this.picked[Number(slot.dataset.slot)], row.dataset);
    for (const code of Object.keys(this.asked.pool).map(Number)) {
      const times = this.count(code);
      for (const piece of this.stage.querySelectorAll(`:is(#board, #prompt) .can[data-code="${code}"]`)) {
        piece.classList.toggle("chosen", times > 0);
        piece.classList.toggle("shut", !times && !this.room(code));
        piece.setAttribute("aria-pressed", times > 0);
        if (this.asked.pool[code] > 1) piece.dataset.times = `${times}/${this.asked.pool[code]}`;
      }
    }
    const lay = /** @type {HTMLButtonElement} */ (document.getElementById("lay"));
    lay.disabled = !this.complete;
    const some = this.total ? lay.dataset.priced.replace("{price}", this.total) : lay.dataset.some;
    lay.textContent = this.codes.length || this.asked.least ? some : lay.dataset.none;
  }

  drawSlot(slot, code, words) {
    const purpose = slot.dataset.for ? `${slot.dataset.for}: ` : "";
    const full = code !== null && code !== undefined;
    const name = full ? this.asked.names[code] : "";
    slot.disabled = !full;
    slot.classList.toggle("filled", full);
    slot.setAttribute("aria-label", purpose + (full ? words.out.replace("{thing}", name) : words.empty));
    slot.replaceChildren();
    if (full) {
      const button = document.getElementById(`do-${code}`);
      const mark = (button?.closest(".numbers") ?? button)?.querySelector("svg");
      if (mark) slot.append(mark.cloneNode(true));
    }
    const text = document.createElement("span");
    text.textContent = full ? purpose + name : slot.dataset.for;
    slot.append(text);
  }
}
