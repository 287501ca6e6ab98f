// Posts: each has its own id and is sent again until it is answered.
const PATIENCE = 12;

/** @typedef {{ error?: string, message?: string, [more: string]: any }} Answer */
/** @typedef {{ frame: { seat?: number | null, ply?: number }, stage: HTMLElement, toast: (text: string) => void }} Shown */
/** @typedef {(ms: number) => Promise<void>} Sleep */

/** @type {Sleep} */
const SLEEP = (ms) => new Promise((go) => { setTimeout(go, ms); });

export class Posts {
  /**
   * @param {{ table: string, csrf: string }} facts
   * @param {Shown} show
   * @param {Sleep} [sleep]
   */
  constructor(facts, show, sleep = SLEEP) {
    this.facts = facts;
    this.show = show;
    this.sleep = sleep;
    /** @type {Promise<Answer>} */
    this.before = Promise.resolve({});
    /** @type {((fields: Record<string, any>) => Promise<Answer> | null) | null} */
    this.instead = null; // who takes what is posted while a plan lies on the table
  }

  /**
   * What is posted later waits for what was posted before; each names the moment it was made at.
   * @param {Record<string, any>} fields
   */
  send(fields) {
    const taken = this.instead?.(fields);
    if (taken) return taken;
    const post = { seat: this.show.frame.seat, ply: this.show.frame.ply, ...fields, request: newId() };
    this.before = this.before.then(() => this.deliver(() => this.post(post)));
    return this.before;
  }

  /**
   * @param {() => Promise<Response>} post
   * @returns {Promise<Answer>}
   */
  async deliver(post) {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const answer = await this.once(post);
      if (answer) return answer;
      if (tries) this.show.toast(this.unsent);
      await this.sleep(Math.min(8_000, 250 * 2 ** tries));
    }
    return { error: "unsent", message: this.unsent };
  }

  get unsent() { return this.show.stage.dataset.unsent ?? ""; }

  /**
   * @param {() => Promise<Response>} post
   * @returns {Promise<Answer | null>}
   */
  async once(post) {
    try {
      const answer = await post();
      if (answer.status >= 502 && answer.status <= 504) return null;
      return await answer.json();
    } catch {
      return null;
    }
  }

  /**
   * A question changes nothing: it is asked once, and what is posted later does not wait for it.
   * @param {Record<string, any>} fields
   */
  async ask(fields) {
    try {
      const { seat, ply } = this.show.frame;
      return await (await this.post({ seat, ply, ...fields, request: newId() })).json();
    } catch {
      return null;
    }
  }

  /**
   * How one plays counts here at once, and is kept where the page of settings keeps it.
   * @param {{ auto: boolean, pace: number, cautions: string }} settings
   * @param {{ auto?: boolean, pace?: number, cautions?: string }} change
   */
  async settle(settings, change) {
    Object.assign(settings, change);
    const fields = new URLSearchParams({ pace: String(settings.pace), cautions: settings.cautions });
    if (settings.auto) fields.set("auto_confirm", "on");
    const headers = { accept: "application/json", "x-csrf": this.facts.csrf };
    const answer = await this.deliver(() => fetch("/settings/play", { method: "POST", headers, body: fields }));
    if (answer.error) this.show.toast(answer.message ?? "");
  }

  /** @param {Record<string, any>} fields */
  post(fields) {
    return fetch(`/table/${this.facts.table}/act`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", "x-csrf": this.facts.csrf },
      body: JSON.stringify(fields),
    });
  }
}

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
