// Travel: what changes its place is seen to do so. Cards fly from where they lay; what events move
// flies as a token from where they say to where they say, and the number there beats once.

/** @typedef {import("./table-walk.js").Happened} Happened */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ cards: Map<string, Spot>, tails: Map<string, Spot>, scale: number }} Before */
/** @typedef {Record<string, [string, string, string]>} Tokens */

const EASE = "cubic-bezier(.3,.7,.2,1)";
const FLIGHT = { duration: 480, easing: EASE };
const LIFT = { duration: 180, easing: EASE };
const BEAT = { duration: 600, easing: "ease-out" };
const FAR = 20;    // so far a card only rises or makes room, in units of the picture
const MOST = 16;   // more at once is a jump to another moment, and nothing flies
const APART = 90;  // between tokens that fly at the same time, in milliseconds
const FEW = 4;     // what has more texts than this is no holding with a number

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function still() { return calm.matches; }

/**
 * Where cards lie, before a picture changes; null where nothing shall move.
 * @param {SVGSVGElement | null} svg
 * @returns {Before | null}
 */
export function remember(svg) {
  if (!svg || calm.matches || document.hidden) return null;
  const cards = new Map();
  const tails = new Map();
  for (const card of cardsIn(svg)) {
    const spot = cornerOf(card);
    cards.set(card.id, spot);
    tails.set(tail(card.id), spot);
  }
  return { cards, tails, scale: svg.getScreenCTM()?.a ?? 1 };
}

/**
 * Cards go to where they lie now.
 * @param {SVGSVGElement} svg
 * @param {Before} before
 */
export function travel(svg, before) {
  // Cards are moved here alone: the transition of their rise would add to it.
  svg.classList.add("still");
  const flights = [...cardsMoved(svg, before)];
  svg.classList.remove("still");
  if (flights.filter(({ far }) => far).length > MOST) return;
  for (const { take } of flights) take();
}

/**
 * @param {SVGSVGElement} svg
 * @param {Before} before
 */
function* cardsMoved(svg, { cards, tails, scale }) {
  for (const card of cardsIn(svg)) {
    const from = cards.get(card.id) ?? tails.get(tail(card.id));
    if (!from) continue;
    const to = cornerOf(card);
    const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    const way = Math.hypot(dx, dy);
    if (way < 0.5) continue;
    const far = way > FAR;
    yield { far, take: () => card.animate({ translate: [`${dx}px ${dy}px`, "0px 0px"] }, far ? FLIGHT : LIFT) };
  }
}

/**
 * @param {SVGSVGElement} svg
 * @returns {NodeListOf<SVGGraphicsElement>}
 */
function cardsIn(svg) { return svg.querySelectorAll(".card[id]"); }

/**
 * A card in a hand, in a row or on offer is called `mine-x`, `shade-x` or `card-x`.
 * @param {string} id
 */
function tail(id) { return id.slice(id.indexOf("-") + 1); }

/** The layer over the board in which tokens fly and a spotlight stands. */
export class Sky {
  /**
   * @param {Element} stage
   * @param {Tokens} tokens
   */
  constructor(stage, tokens) {
    this.stage = stage;
    this.tokens = tokens;
    /** @type {Map<string, HTMLElement>} */
    this.pins = new Map(); // what has arrived on the way, by where it is
  }

  /** @returns {HTMLElement | null} */
  get layer() {
    const board = this.stage.querySelector(".board");
    if (!board?.querySelector("svg")) return null;
    let layer = board.querySelector(".sky");
    if (!layer) {
      layer = document.createElement("div");
      layer.className = "sky";
      layer.setAttribute("aria-hidden", "true");
      board.append(layer);
    }
    return /** @type {HTMLElement} */ (layer);
  }

  /**
   * What events move flies. On the way through a chain it stays to be seen where it has arrived.
   * @param {Happened[]} events
   * @param {{ pinned?: boolean, within?: number }} [how]
   */
  fly(events, { pinned = false, within = FLIGHT.duration } = {}) {
    if (calm.matches || document.hidden || !this.layer) return;
    const moving = events.filter(({ what }) => what && this.tokens[what]);
    if (moving.length > MOST) return;
    const duration = Math.min(FLIGHT.duration, within * 0.6);
    const apart = Math.min(APART, (within - duration) / Math.max(1, moving.length));
    moving.forEach((event, i) => this.send(event, { pinned, duration, delay: i * apart }));
  }

  /**
   * @param {Happened} event
   * @param {{ pinned: boolean, duration: number, delay: number }} how
   */
  send(event, { pinned, duration, delay }) {
    const { layer } = this;
    const end = this.find(event.to, event.seat);
    const start = this.find(event.from, event.seat);
    const place = end ?? start;
    if (!layer || !place) return;
    const [from, to] = [middleIn(layer, start ?? place), middleIn(layer, place)];
    const token = this.token(event);
    token.style.left = `${to.x}px`;
    token.style.top = `${to.y}px`;
    layer.append(token);
    const way = [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"];
    const arrive = () => {
      if (!token.isConnected) return; // it was skipped on its way
      token.remove();
      if (pinned) this.pin(event);
      else beat(place);
    };
    token.animate({ translate: way, opacity: [0.4, 1] }, { duration, delay, easing: EASE, fill: "backwards" })
      .finished.then(arrive, () => token.remove());
    if (!pinned && start && start !== place) beat(start);
  }

  /** @param {Happened} event */
  token({ what = "", count = 0 }) {
    const [icon, ink, ground] = this.tokens[what];
    const token = document.createElement("span");
    token.className = "token";
    token.style.background = `var(--${ground})`;
    token.style.color = `var(--${ink})`;
    const many = Math.abs(count) > 1 ? `<b>${Math.abs(count)}</b>` : "";
    token.innerHTML = `<svg viewBox="0 0 512 512"><use href="#i-${icon}"/></svg>${many}`;
    return token;
  }

  /**
   * Beside the holding stands what has come or gone, until the picture has it.
   * @param {Happened} event
   */
  pin(event) {
    const { what = "", count = 0, seat } = event;
    const holding = this.find(count > 0 ? event.to : event.from, seat);
    const { layer } = this;
    if (!layer || !holding) return;
    let pins = this.pins.get(holding.id);
    if (!pins?.isConnected) {
      pins = document.createElement("span");
      pins.className = "pins";
      const { x, y } = middleIn(layer, holding);
      Object.assign(pins.style, { left: `${x}px`, top: `${y}px` });
      layer.append(pins);
      this.pins.set(holding.id, pins);
    }
    const known = [...pins.children].find((one) => one instanceof HTMLElement && one.dataset.what === what);
    const pin = /** @type {HTMLElement} */ (known ?? document.createElement("span"));
    const sum = Number(pin.dataset.sum ?? 0) + count;
    Object.assign(pin.dataset, { what, sum: String(sum) });
    pin.className = sum < 0 ? "loss" : "gain";
    const [icon] = this.tokens[what];
    pin.innerHTML = `${sum < 0 ? "−" : "+"}${Math.abs(sum)}<svg viewBox="0 0 512 512"><use href="#i-${icon}"/></svg>`;
    if (!known) pins.append(pin);
  }

  /**
   * Light a spot; with none, the last one goes out.
   * @param {string} [spot]
   */
  light(spot = "") {
    const { layer } = this;
    const place = spot ? this.find(spot) : null;
    const lamp = layer?.querySelector(".lamp");
    if (!layer || !place) {
      lamp?.remove();
      return;
    }
    const found = /** @type {HTMLElement} */ (lamp ?? document.createElement("div"));
    found.className = "lamp";
    place.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = place.getBoundingClientRect();
    const around = layer.getBoundingClientRect();
    Object.assign(found.style, {
      left: `${box.left - around.left - 4}px`,
      top: `${box.top - around.top - 4}px`,
      width: `${box.width + 8}px`,
      height: `${box.height + 8}px`,
    });
    if (!lamp) layer.prepend(found);
  }

  // The picture has everything now.
  clear() {
    this.pins.clear();
    this.stage.querySelector(".board .sky")?.replaceChildren();
  }

  /**
   * The first of several elements that is there to be seen; where none is, the seat's own place.
   * @param {string} [ids]
   * @param {number} [seat]
   * @returns {SVGGraphicsElement | null}
   */
  find(ids = "", seat = -1) {
    const all = ids.split(" ").filter(Boolean);
    if (all.length && seat >= 0) all.push(`plate-${seat}`, `mat-${seat}`);
    for (const id of all) {
      const found = this.stage.querySelector(`.board svg [id="${id}"]`);
      if (found instanceof SVGGraphicsElement && inSight(found)) return found;
    }
    return null;
  }
}

/**
 * A number that changed beats once.
 * @param {Element} place
 */
function beat(place) {
  const texts = place.querySelectorAll("text");
  if (texts.length > FEW) return;
  const around = { transformBox: "fill-box", transformOrigin: "center" };
  for (const text of texts) {
    text.animate([{ ...around, scale: 1 }, { ...around, scale: 1.5, offset: 0.3 }, { ...around, scale: 1 }], BEAT);
  }
}

// Places on the screen.

/**
 * @param {SVGGraphicsElement} node
 * @returns {Spot}
 */
function cornerOf(node) {
  const { e = 0, f = 0 } = node.getScreenCTM() ?? {};
  return { x: e, y: f };
}

/**
 * @param {Element} layer
 * @param {Element} node
 * @returns {Spot}
 */
function middleIn(layer, node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const around = layer.getBoundingClientRect();
  return { x: left + width / 2 - around.left, y: top + height / 2 - around.top };
}

/**
 * Whether the part of the picture that is shown has it: a phone shows one room at a time.
 * @param {SVGGraphicsElement} node
 */
function inSight(node) {
  const box = node.getBoundingClientRect();
  const svg = node.ownerSVGElement;
  if (!box.width || !svg) return false;
  if (getComputedStyle(svg).overflow === "visible") return true;
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}
