// The pencil: a plan is tried on a shadow of the table, which only this page is shown, and may then
// be carried out. While it lies there, what is chosen goes to the plan and not to the table.

// What the keys of the table do to a plan.
const KEYS = { choose: "choose", takeback: "back", takeback_all: "clear", confirm: "play", plan_on: "on", plan_another: "another", plan_drop: "drop" };

// How much of the height the sheet may take where the log is short: it grows upwards.
const TALLEST = 0.64;

export class Plan {
  constructor(stage, show, posts, hint) {
    this.stage = stage;
    this.show = show;
    this.posts = posts;
    this.hint = hint;
    this.sheet = document.getElementById("plan");
    this.strip = document.getElementById("plan-strip");
    this.body = document.getElementById("plan-body");
    this.on = false;
    if (!this.sheet) return;
    document.addEventListener("click", (event) => {
      if (event.target.closest?.("[data-plan]")) this.toggle();
      else if (event.target.closest?.("#plan-leave")) this.leave();
    });
    addEventListener("resize", () => this.place());
  }

  // The key takes the pencil up or puts it down; nobody who is not asked has one.
  toggle() {
    if (!this.sheet) return;
    if (this.on) this.leave();
    else if (this.stage.querySelector("#prompt.mine")) this.take();
    else this.show.toast(this.sheet.dataset.notAsked);
  }

  escape(slip) {
    if (!this.on || !slip.paper.hidden) return false;
    this.leave();
    return true;
  }

  async take() {
    if (this.on || this.stage.classList.contains("sent")) return;
    this.hint.close();
    this.show.holdOn();
    this.seat = this.show.frame.seat;
    this.on = true;
    this.posts.instead = (fields) => this.instead(fields);
    const answer = await this.ask({ do: "open" });
    if (answer.error) {
      this.leave();
      this.show.toast(answer.message);
    }
  }

  // Choices and the keys of the turn are the plan's; the rest, as talk, is the table's all the same.
  instead(fields) {
    const [, number] = /^plan_show_(\d)$/.exec(fields.do) ?? [];
    if (number) return this.ask({ do: "show", plan: Number(number) });
    const what = KEYS[fields.do];
    if (!what) return null;
    return what === "play" ? this.play() : this.ask({ ...fields, do: what });
  }

  async ask(fields) {
    const answer = await this.post(fields);
    if (answer.error || !this.on) return answer;
    const { plan, ...frame } = answer;
    this.stage.classList.add("planning");
    this.body.innerHTML = plan;
    this.sheet.hidden = false;
    this.strip.hidden = false;
    this.show.put(frame);
    this.place();
    return { version: this.show.frame.v };
  }

  post(fields) {
    const { facts } = this.posts;
    const body = JSON.stringify({ ...fields, seat: this.seat, layout: this.show.layout, request: crypto.randomUUID() });
    const headers = { "content-type": "application/json", accept: "application/json", "x-csrf": facts.csrf };
    return this.posts.deliver(() => fetch(`/table/${facts.table}/plan`, { method: "POST", headers, body }));
  }

  // The table shows the steps as they are made; then it says how far it came.
  async play() {
    const answer = await this.post({ do: "play" });
    if (answer.error) return answer;
    this.leave();
    this.show.toast(answer.told);
    return answer;
  }

  leave() {
    if (!this.on) return;
    const focused = this.sheet.contains(document.activeElement);
    this.on = false;
    this.posts.instead = null;
    this.stage.classList.remove("planning", "sent");
    this.sheet.hidden = true;
    this.strip.hidden = true;
    this.body.textContent = "";
    this.show.goBack();
    if (focused) this.show.refocus();
  }

  // Another layout asks for another picture of the shadow.
  relaid() {
    if (this.on) this.ask({ do: "open" });
  }

  // On a wide table the sheet lies over the log, and grows as high as it needs; a phone has a place for it above the prompt.
  place() {
    if (!this.sheet || this.sheet.hidden) return;
    const { style } = this.sheet;
    if (this.show.layout === "tall") {
      style.cssText = "";
      return;
    }
    const log = document.getElementById("log");
    const below = this.stage.offsetHeight - log.offsetTop - log.offsetHeight;
    style.left = `${log.offsetLeft}px`;
    style.bottom = `${below}px`;
    style.width = `${log.offsetWidth}px`;
    style.minHeight = `${log.offsetHeight}px`;
    style.maxHeight = `${Math.max(log.offsetHeight, TALLEST * this.stage.offsetHeight)}px`;
  }
}
