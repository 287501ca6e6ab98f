// Hands: pointing, choosing, asking why not, keys, tabs and sheets.
import { bringAlong } from "./nonce.js";
import { Sets } from "./table-set.js";
import { Slip } from "./table-slip.js";
import { Warnings } from "./table-warnings.js";

export class Hands {
  constructor(stage, show, posts, settings, hint = null) {
    this.stage = stage;
    this.show = show;
    this.posts = posts;
    this.settings = settings;
    this.hint = hint;
    this.sets = new Sets(stage, show);
    this.pending = false;
    /** @type {(() => void) | null} */
    this.since = null;
    /** @type {((plies: number) => void) | null} */
    this.goOn = null;
    /** @type {import("./table-plan.js").Plan | null} */
    this.plan = null;
    this.due = 0; // the version of the table that has the last answer in it
    this.slip = new Slip(stage, show);
    this.warnings = new Warnings(stage, show, this.slip);
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    for (const [over, out] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
      stage.addEventListener(over, (event) => this.point(event.target, true));
      stage.addEventListener(out, (event) => this.point(event.target, false));
    }
    addEventListener("resize", () => this.fit());
    document.getElementById("chat")?.addEventListener("submit", (event) => this.say(event));
  }

  // After a new frame: a slip about something that is gone goes too, and so does the light on it.
  after() {
    this.warnings.after();
    this.slip.close();
    for (const piece of this.stage.querySelectorAll(".hot")) piece.classList.remove("hot");
    const under = this.stage.querySelector("[data-code]:hover");
    if (under) this.point(under, true);
    this.sets.after();
    this.fit();
    if (this.shut) this.stage.classList.add("sent");
  }

  // What is answered stays closed until the table has the answer in it: frames from before may come.
  get shut() { return this.pending || (this.show.frame.v ?? 0) < this.due; }

  // The prompt never grows: a long question has the keys of the turn in two rows beside it, many
  // choices are drawn smaller, and more than that are scrolled.
  fit() {
    const { classList } = this.stage;
    const offers = this.stage.querySelector("#prompt .offers");
    const wide = this.show.layout === "wide";
    const smaller = wide ? ["tight", "tighter", "full"] : ["full"];
    classList.remove("wordy", "tight", "tighter", "full");
    classList.toggle("wordy", wide && rows(document.getElementById("ask")) > 1);
    classList.toggle("carried", this.carried());
    if (!wide) this.makeRoom(offers);
    for (const step of smaller) if (offers.scrollHeight > offers.clientHeight + 1) classList.add(step);
    const { seat, ply } = this.show.frame;
    const question = `${seat}.${ply}`;
    if (question !== this.question) { // a new list is read from its beginning
      offers.scrollTop = 0;
      if (!wide) this.bringUp();
    }
    this.question = question;
  }

  // How high a phone's list may be: as high as the board leaves room for. A list that is a little
  // higher is drawn tighter; where that is not enough it ends with half a row, which says that there
  // is more.
  makeRoom(offers) {
    const { classList } = this.stage;
    const board = this.stage.querySelector(".board");
    const picture = board.querySelector("svg")?.getBoundingClientRect().height;
    const free = picture ? board.clientHeight + offers.clientHeight - picture : 0;
    const fits = () => offers.scrollHeight <= free;
    if (!fits()) classList.add("tight");
    if (!fits()) classList.remove("tight");
    offers.style.setProperty("--room", `${fits() ? free : halved(free)}px`);
  }

  // What can be chosen on a phone's board and lies under the prompt comes up from there.
  bringUp() {
    const board = this.stage.querySelector(".board");
    board.scrollTop = 0;
    if (!this.stage.classList.contains("carried")) return;
    const { bottom } = board.getBoundingClientRect();
    const ends = [...board.querySelectorAll("svg .can")].map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width).map((box) => box.bottom);
    board.scrollTop = Math.max(0, Math.max(...ends) + 3 - bottom);
  }

  // Whether every choice can be made on that part of the board which is shown.
  carried() {
    const board = this.stage.querySelector(".board > svg")?.getBoundingClientRect();
    const shown = (piece) => {
      const { bottom, top, width } = piece.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return width > 0 && middle > board.top && middle < board.bottom;
    };
    const choices = [...this.stage.querySelectorAll("#prompt .offers .can")];
    return choices.length > 0 && choices.every(({ dataset }) =>
      [...this.stage.querySelectorAll(`.board svg .can[data-code="${dataset.code}"]`)].some(shown));
  }

  // Pointing.

  point(target, on) {
    const piece = target.closest?.("[data-code]");
    if (!piece) return;
    for (const other of this.stage.querySelectorAll(`[data-code="${piece.dataset.code}"]`)) {
      other.classList.toggle("hot", on);
    }
  }

  // Choosing.

  // Whether the question on the screen may be answered.
  stands() { return this.show.stands() && !this.stage.classList.contains("sent"); }

  click(event) {
    this.fold(event.target);
    const target = event.target.closest?.("[data-code], [data-do], [data-slot], #lay, [data-refused], [data-open], [data-close], [data-on], [data-way], [data-ways], [data-tab], [data-copy]");
    if (!target || target === this.stage) {
      if (event.target.closest?.("#slip")) return;
      this.slip.close();
      if (this.slip.tips.may(event.target)) this.slip.tip(event.target);
      return;
    }
    const { dataset } = target;
    if (dataset.code !== undefined && target.closest("#hint")) this.take(target);
    else if (dataset.code !== undefined) this.choose(target);
    else if (dataset.do !== undefined) this.act(target);
    else if (dataset.slot !== undefined) this.sets.takeOut(Number(dataset.slot));
    else if (target.id === "lay") this.lay(target);
    else if (dataset.refused !== undefined) this.why(target);
    else if (dataset.open) this.open(dataset.open);
    else if (dataset.close) document.getElementById(dataset.close).hidden = true;
    else if (dataset.on) this.goOn?.(Number(dataset.on));
    else if (dataset.way) this.follow(target);
    else if (dataset.ways) this.fork(target);
    else if (dataset.tab && target !== this.stage) this.tab(target);
    else if (dataset.copy) this.copy(new URL(dataset.copy, location.href).href);
    else this.slip.tip(target);
  }

  // A way of several choices is taken at once, as one step.
  async follow(target) {
    if (!this.stands()) return;
    const codes = target.dataset.way.split(" ").map(Number);
    await this.send(target, { code: codes[0], then: codes.slice(1) }, codes);
  }

  // Where several ways lead to the same place their beginnings light up, and say so.
  fork(target) {
    for (const code of target.dataset.ways.split(" ")) {
      for (const piece of this.stage.querySelectorAll(`[data-code="${code}"]`)) piece.classList.add("hot");
    }
    this.show.toast(target.getAttribute("aria-label"));
  }

  async choose(target) {
    if (!this.show.frame.turn || this.stage.classList.contains("sent")) return;
    const code = Number(target.dataset.code);
    if (this.sets.asked) {
      this.sets.toggle(code); // commits nothing: it need not wait for what is still being shown
      return;
    }
    if (!this.stands()) return;
    await this.warnings.sure(target, () => this.send(target, { code }, [code]));
  }

  // Of a set, advice fills the slots; else it is a choice like any other.
  async take(target) {
    if (!this.stands()) return;
    if (!this.sets.asked) {
      await this.choose(target);
      return;
    }
    this.hint?.close();
    this.sets.fill(target.dataset.code.split(" ").filter(Boolean).map(Number)); // perhaps of none
  }

  async lay(target) {
    if (!this.stands() || !this.sets.complete) return;
    const { asked, codes } = this.sets;
    const lay = () => this.send(target, { codes }, codes);
    if (asked.final && !this.settings.auto) this.warnings.confirm(target, lay);
    else await lay();
  }

  async send(target, chosen, codes) {
    this.slip.close();
    this.show.reckoning.close();
    this.pending = true;
    this.stage.classList.add("sent");
    for (const code of codes) {
      for (const piece of this.stage.querySelectorAll(`.board [data-code="${code}"]`)) piece.classList.add("chosen");
    }
    const answer = await this.posts.send({ do: "choose", ...chosen, confirm: this.settings.auto });
    this.pending = false;
    this.answered(answer, target);
    if (answer.error) return;
    this.due = answer.version;
    if (!this.shut) this.stage.classList.remove("sent");
  }

  async act(target) {
    const fields = { do: target.dataset.do };
    const turn = /^(confirm|takeback)/.test(fields.do);
    if (turn) {
      if (this.stage.classList.contains("sent")) return;
      this.stage.classList.add("sent");
    }
    for (const whom of ["seat", "talker"]) {
      if (target.dataset[whom] !== undefined) fields[whom] = Number(target.dataset[whom]);
    }
    if (fields.do === "fill") fields.bot = target.parentElement.querySelector("select").value;
    if (fields.do === "leave") {
      target.closest("dialog")?.close();
      if (fields.seat === undefined && this.show.frame.seat === null) return;
    }
    const opens = { sit: "sit", rematch: "open" }[fields.do];
    if (opens) Object.assign(fields, await bringAlong(opens, this.posts.facts.csrf));
    const answer = await this.posts.send(fields);
    this.answered(answer, target);
    if (turn && !answer.error) this.due = answer.version;
  }

  answered(answer, target) {
    if (answer.go) location.assign(answer.go);
    if (!answer.error) return;
    this.stage.classList.remove("sent");
    for (const piece of this.stage.querySelectorAll(".chosen")) piece.classList.remove("chosen");
    this.sets.draw();
    if (answer.rule && target.isConnected) this.slip.tell(target, answer.message, answer.rule);
    else this.show.toast(answer.message);
  }

  async say(event) {
    event.preventDefault();
    const input = event.target.elements.text;
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    const answer = await this.posts.send({ do: "say", text });
    if (answer?.error) {
      this.show.toast(answer.message);
      input.value ||= text;
    }
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.show.toast(this.stage.dataset.copied);
    } catch {
      const field = document.querySelector(`input[value="${CSS.escape(text)}"]`);
      if (field instanceof HTMLInputElement) field.select();
      else this.show.toast(text);
    }
  }

  // Lists that lie over the table fold away when somebody points elsewhere.
  fold(target) {
    for (const list of document.querySelectorAll("#prompt details[open]")) {
      if (!list.contains(target)) list.removeAttribute("open");
    }
  }

  // Asking why not.

  why(target) {
    const reason = this.show.frame.why?.[target.dataset.refused];
    if (!reason) return this.slip.tip(target);
    target.classList.add("asked");
    return this.slip.tell(target, reason[0], reason[1]);
  }

  // Sheets and tabs.

  open(id) {
    for (const other of document.querySelectorAll("dialog")) if (other.open) other.close();
    const sheet = document.getElementById(id);
    if (sheet instanceof HTMLDialogElement) sheet.showModal();
    else sheet.hidden = false;
  }

  tab(target) {
    this.stage.dataset.tab = target.dataset.tab;
    for (const other of document.querySelectorAll("#tabs button")) {
      if (other === target) other.setAttribute("aria-current", "true");
      else other.removeAttribute("aria-current");
    }
    if (target.dataset.tab === "log") {
      this.show.unread(0);
      this.show.tail.toEnd();
    } else {
      this.show.room();
    }
    this.fit();
  }

  // Keys.

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog[open]")) return;
    const { key, target } = event;
    if (key === "Enter" || key === " ") {
      const piece = target.closest?.("svg [data-code], svg [data-refused], svg [data-way], svg [data-ways]");
      if (piece) {
        event.preventDefault();
        if (piece.dataset.code !== undefined) this.choose(piece);
        else if (piece.dataset.way) this.follow(piece);
        else if (piece.dataset.ways) this.fork(piece);
        else this.why(piece);
      }
    } else if (key.startsWith("Arrow")) {
      if (event.shiftKey) this.look(key, event);
      else if (this.arrow(key, target)) event.preventDefault();
    } else if (key === "c" || key === "C") {
      press(this.sets.asked ? "#lay:not(:disabled)" : "#confirm:not(:disabled)");
    } else if (key === "u" || key === "U") {
      press('.turnkeys [data-do="takeback"]:not(:disabled), .turnkeys [data-do="ask_undo"]');
    } else if (key === "h" || key === "H") {
      press("#prompt [data-hint]");
    } else if (key === "t" || key === "T") {
      this.plan?.toggle();
    } else if (key === "s" || key === "S") {
      this.since?.();
    } else if (key === "w" || key === "W") {
      this.show.watch.toggle();
    } else if (key === "n" || key === "N") {
      this.show.watch.step();
    } else if (key === "r" || key === "R") {
      this.show.reckoning.toggle();
    } else if (key === "?") {
      this.open("keys");
    } else if (key === "Escape") {
      if (this.plan?.escape(this.slip)) return;
      this.slip.close();
      this.hint?.close();
      this.fold(null);
      this.show.skip();
      this.show.reckoning.close();
      const end = document.getElementById("end");
      if (end) end.hidden = true;
    }
  }

  // From one thing that answers to the next, whether or not it may be chosen.
  async look(key, event) {
    if (event.target.closest?.("#lines, .tabs")) return;
    event.preventDefault();
    await this.slip.tips.load();
    const all = this.slip.tips.all();
    const here = document.activeElement;
    const next = all.includes(here) ? nearest(all.filter((one) => !one.contains(here)), here, key) : all[0];
    if (!next) return;
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus({ focusVisible: true });
  }

  // Between buttons in their order, between pieces by direction; from elsewhere to the first.
  arrow(key, target) {
    const board = target.closest?.(".board");
    if (!board && target.closest?.("#lines, .tabs")) return false;
    const room = board ? ".board" : target.closest?.("#hint") ? "#hint" : "#prompt";
    const all = [...this.stage.querySelectorAll(`${room} .can`)].filter((one) => one.checkVisibility?.() ?? true);
    if (!all.length) return false;
    const here = all.indexOf(target.closest?.(".can"));
    if (here < 0) {
      all[0].focus();
      return true;
    }
    const next = board ? nearest(all, all[here], key) : all[(here + (/Right|Down/.test(key) ? 1 : -1) + all.length) % all.length];
    next?.focus();
    return true;
  }
}

// A key stands for a button, if it is there.
function press(selector) {
  const key = document.querySelector(selector);
  if (key instanceof HTMLElement) key.click();
}

// Whole rows of buttons, and of the next one as much as says that it is there.
function halved(free) {
  const [row, least, most] = [47, 14, 33];
  const whole = row * Math.floor((free - least) / row);
  return whole + Math.min(most, free - whole);
}

function rows(words) {
  return Math.round(words.offsetHeight / parseFloat(getComputedStyle(words).lineHeight));
}

function nearest(all, from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (piece) => {
    const box = piece.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const piece of all) {
    if (piece === from) continue;
    const [px, py] = middle(piece);
    const along = (px - x) * dx + (py - y) * dy;
    const across = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = piece;
    }
  }
  return best;
}
