// The player aid: a card asked for by a key or from the menu, fetched when it is first opened.

export class Aid {
  constructor(show) {
    this.show = show;
    this.card = /** @type {HTMLDialogElement | null} */ (document.getElementById("aid"));
    if (!this.card) return; // a game that has none
    this.body = document.getElementById("aid-body").firstElementChild;
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-aid]")) this.open();
    });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    if (event.key !== "a" && event.key !== "A") return;
    if (this.card.open) this.card.close();
    else if (!event.target.closest?.("dialog[open]")) this.open();
  }

  async open() {
    for (const other of document.querySelectorAll("dialog")) if (other.open) other.close();
    this.card.showModal();
    if (this.body.childElementCount) return;
    try {
      const answer = await fetch(this.card.dataset.address, { headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error((await answer.json()).message);
      this.body.innerHTML = (await answer.json()).aid;
      for (const link of this.body.querySelectorAll("a")) link.target = "_blank";
    } catch (error) {
      this.card.close();
      this.show.toast(error.message);
    }
  }
}
