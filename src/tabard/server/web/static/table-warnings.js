// Warnings: what would do nothing now, or destroy or give away, is marked on its pieces and
// buttons, and asks before it is done; so does what cannot be taken back. The words come with the
// frame, by code.
export class Warnings {
  constructor(stage, show, slip) {
    this.stage = stage;
    this.show = show;
    this.slip = slip;
  }

  of(code) { return this.show.frame.turn ? this.show.frame.warned?.[code] : undefined; }

  // After a new frame: the picture does not know of warnings, they are set again.
  after() {
    for (const piece of this.stage.querySelectorAll(".idle[data-code], .costly[data-code]")) {
      piece.classList.remove("idle", "costly");
      piece.removeAttribute("aria-description");
    }
    if (!this.show.frame.turn) return;
    for (const [code, [text, , kind]] of Object.entries(this.show.frame.warned ?? {})) {
      for (const piece of this.stage.querySelectorAll(`[data-code="${code}"]`)) {
        piece.classList.add(kind);
        piece.setAttribute("aria-description", text);
      }
    }
  }

  // Make a choice: at once, or, where it is warned of, when the slip beside it is told so.
  sure(target, make) {
    const warned = this.of(target.dataset.code);
    if (!warned) return make();
    const [text, rule, kind] = warned;
    const { dataset } = this.stage;
    const spare = this.key("primary", dataset.spare, () => target.isConnected && target.focus({ preventScroll: true }));
    const spend = this.key("pill yes", dataset[kind === "idle" ? "spend" : "commit"], make);
    this.slip.ask(target, text, rule, dataset.sure, [spare, spend]);
    return undefined;
  }

  // Lay a set down that cannot be taken back: where turns are confirmed, so is this.
  confirm(target, make) {
    const { final, sure, change } = target.dataset;
    const yes = this.key("primary yes", target.textContent, make);
    const no = this.key("pill", change, () => target.focus({ preventScroll: true }));
    this.slip.ask(target, final, "", sure, [yes, no]);
  }

  key(className, textContent, then) {
    const key = document.createElement("button");
    Object.assign(key, { type: "button", className, textContent });
    key.addEventListener("click", (event) => {
      event.stopPropagation();
      this.slip.close();
      then();
    });
    return key;
  }
}
