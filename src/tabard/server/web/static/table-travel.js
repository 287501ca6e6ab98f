// Travel: what changes its place is seen to do so. Cards fly from where they lay, goods from where
// there are fewer to where there are more, and a number that changed beats once.
const FLIGHT = { duration: 480, easing: "cubic-bezier(.3,.7,.2,1)" };
const LIFT = { duration: 180, easing: "cubic-bezier(.3,.7,.2,1)" };
const BEAT = { duration: 600, easing: "ease-out" };
const FAR = 20;   // so far a card only rises or makes room, in units of the picture
const SMALL = 64; // what is larger than this is no good that could fly
const MOST = 16;  // more at once is a jump to another moment, and nothing flies

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Where cards lie and what numbers say, before a picture changes; null where nothing shall move.
export function remember(svg) {
  if (!svg || calm.matches || document.hidden) return null;
  for (const one of svg.querySelectorAll(":scope > .flying")) one.remove();
  const cards = new Map();
  const tails = new Map();
  for (const card of svg.querySelectorAll(".card[id]")) {
    const spot = cornerOf(card);
    cards.set(card.id, spot);
    tails.set(tail(card.id), spot);
  }
  const places = new Map();
  for (const place of svg.querySelectorAll("g[id]")) places.set(place.id, middleOf(place));
  return { cards, tails, places, numbers: numbersIn(svg), scale: svg.getScreenCTM().a };
}

export function travel(svg, before) {
  // Cards are moved here alone: the transition of their rise would add to it.
  svg.classList.add("still");
  const flights = [...cardsMoved(svg, before), ...goodsMoved(svg, before)];
  svg.classList.remove("still");
  if (flights.filter(({ far }) => far).length > MOST) return;
  for (const { take } of flights) take();
}

// Cards.

function* cardsMoved(svg, { cards, tails, scale }) {
  for (const card of svg.querySelectorAll(".card[id]")) {
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

// A card in a hand, in a row or on offer is called `mine-x`, `shade-x` or `card-x`.
function tail(id) { return id.slice(id.indexOf("-") + 1); }

// Numbers and goods.

function numbersIn(svg) {
  const found = new Map();
  for (const text of svg.querySelectorAll("text")) {
    const number = Number(text.textContent.replace("−", "-"));
    const place = Number.isNaN(number) ? null : text.closest("g[id]");
    if (!place) continue;
    if (!found.has(place.id)) found.set(place.id, []);
    found.get(place.id).push({ text, number, place });
  }
  return found;
}

function* goodsMoved(svg, before) {
  const more = [];
  const fewer = [...before.places.keys()].filter((id) => !document.getElementById(id));
  for (const [id, now] of numbersIn(svg)) {
    const then = before.numbers.get(id);
    if (then?.length !== now.length) continue;
    for (const [i, { text, number, place }] of now.entries()) {
      if (number === then[i].number) continue;
      beat(text);
      if (number > then[i].number) more.push(place);
      else fewer.push(id);
    }
  }
  for (const place of more) {
    const kind = place.id.split("-").at(-1);
    const from = /\d/.test(kind) ? null : fewer.find((id) => id !== place.id && id.split("-").includes(kind));
    if (from) yield { far: true, take: () => fly(svg, before.places.get(from), place, before.scale) };
  }
}

function beat(text) {
  const around = { transformBox: "fill-box", transformOrigin: "center" };
  text.animate([{ ...around, scale: 1 }, { ...around, scale: 1.5, offset: 0.3 }, { ...around, scale: 1 }], BEAT);
}

// A copy of a good, without its number, flies to the place of the good.
function fly(svg, from, place, scale) {
  const { width, height } = place.getBBox();
  if (Math.max(width, height) > SMALL) return;
  const copy = place.cloneNode(true);
  for (const part of copy.querySelectorAll("text, .halo, .ring, .focus, .tick, .no")) part.remove();
  for (const name of ["id", "role", "tabindex", "aria-label", "data-code", "data-refused", "class"]) copy.removeAttribute(name);
  const ghost = document.createElementNS(svg.namespaceURI, "g");
  ghost.setAttribute("class", "flying");
  ghost.setAttribute("aria-hidden", "true");
  const { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(place.parentNode.getScreenCTM());
  const inner = document.createElementNS(svg.namespaceURI, "g");
  inner.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  inner.append(copy);
  ghost.append(inner);
  svg.append(ghost);
  const to = middleOf(place);
  const way = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
  ghost.animate({ translate: [way, "0px 0px"] }, FLIGHT).finished.then(() => ghost.remove(), () => ghost.remove());
}

// Places on the screen.

function cornerOf(node) {
  const { e, f } = node.getScreenCTM();
  return { x: e, y: f };
}

function middleOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
