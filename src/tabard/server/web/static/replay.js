// The replay: a slider over the moments of a game; each is fetched and morphed in.
import { Show } from "./table-show.js";
import { Hands } from "./table-hands.js";
import { Score } from "./table-score.js";
import { given } from "./nonce.js";
import "./table-announced.js";
import { Study } from "./replay-study.js";
import { Notes } from "./replay-notes.js";
import { Way } from "./replay-way.js";

const stage = document.getElementById("stage");
const facts = JSON.parse(stage.dataset.facts);
const narrow = matchMedia("(max-width: 860px), (max-height: 500px), (max-aspect-ratio: 1/1)");
const slider = /** @type {HTMLInputElement} */ (document.getElementById("slider"));
const rounds = /** @type {HTMLSelectElement} */ (document.getElementById("rounds"));
const eyes = /** @type {HTMLSelectElement} */ (document.getElementById("eyes"));
const play = document.querySelector('[data-go="play"]');
const { stops } = facts;
const kept = new Map();

const show = new Show(stage, { pace: 0 }, facts.motion);
// What people did around the game has no ply of its own: it belongs to the line before it.
let from = "0";
for (const line of /** @type {NodeListOf<HTMLElement>} */ (show.lines.querySelectorAll(":scope > li"))) from = line.dataset.ply ??= from;
const hands = new Hands(stage, show, null, { auto: false });
const score = new Score(stage, show);
show.onShown = () => {
  hands.after();
  score.after();
};
show.frame.seat = facts.seat;
show.furnish(facts.rooms);
const end = document.getElementById("end");
if (end) end.hidden = true;

let at = 0;
let playing = 0;
let asked = 0;

// The first stop at which so many choices have been made: a round begins between two stops.
function nearestStop(ply) {
  const found = stops.findIndex((stop) => stop >= ply);
  return found < 0 ? stops.length - 1 : found;
}

async function frame(stop) {
  const key = `${stop}/${show.layout}`;
  if (!kept.has(key)) {
    const query = new URLSearchParams({ ply: stops[stop], layout: show.layout });
    query.set("seat", facts.seat ?? "");
    const answer = await fetch(`/replay/${facts.table}/frame?${query}`);
    if (!answer.ok) throw new Error((await answer.json()).message);
    if (kept.size > 200) kept.delete(kept.keys().next().value);
    kept.set(key, await answer.json());
  }
  return kept.get(key);
}

async function go(stop) {
  way?.close();
  const before = at;
  at = Math.max(0, Math.min(stops.length - 1, stop));
  slider.value = String(at);
  const mine = (asked += 1);
  try {
    const shown = await frame(at);
    if (mine !== asked) return;
    const events = at === before + 1 ? shown.events : []; // of the last step alone, and only forward
    show.put({ ...shown, events, turn: false });
  } catch (error) {
    show.toast(error.message);
    return;
  }
  settle();
  if (at + 1 < stops.length) frame(at + 1).catch(() => {});
}

// The log, the list of rounds, the address and the study follow the slider.
function settle() {
  const ply = stops[at];
  notes?.moved(ply);
  let last = null;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (show.lines.querySelectorAll(":scope > li"))) {
    line.hidden = Number(line.dataset.ply ?? 0) > ply;
    if (!line.hidden) last = line;
  }
  last?.scrollIntoView({ block: "nearest" });
  let now = "";
  for (const option of rounds.options) if (option.value && Number(option.value) <= ply) now = option.value;
  rounds.value = now;
  const address = new URL(location.href);
  address.searchParams.set("ply", ply);
  history.replaceState(null, "", address);
  study?.moved(at, ply);
}

// A variation of a moment is shown: the slider stands there, and the table does not.
function point(ply) {
  stop();
  asked += 1;
  at = nearestStop(ply);
  slider.value = String(at);
  settle();
}

function stop() {
  clearInterval(playing);
  playing = 0;
  play.textContent = "▶";
  play.setAttribute("aria-pressed", "false");
}

function toggle() {
  if (playing) return stop();
  if (at === stops.length - 1) go(0);
  play.textContent = "❚❚";
  play.setAttribute("aria-pressed", "true");
  playing = setInterval(() => (at < stops.length - 1 ? go(at + 1) : stop()), facts.pace);
  return undefined;
}

const ways = {
  first: () => go(0),
  back: () => (way?.note ? way.backward() : go(at - 1)),
  play: toggle,
  forward: () => (way?.note ? way.forward() : go(at + 1)),
  last: () => go(stops.length - 1),
};
document.getElementById("player").addEventListener("click", (event) => {
  const key = event.target.closest("[data-go]");
  if (!key) return;
  if (key.dataset.go !== "play") stop();
  ways[key.dataset.go]();
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
rounds.addEventListener("change", () => { stop(); if (rounds.value) go(nearestStop(Number(rounds.value))); });
eyes.addEventListener("change", () => {
  const address = new URL(location.href);
  address.searchParams.set("ply", stops[at]);
  address.searchParams.set("seat", eyes.value);
  location.assign(address);
});
document.getElementById("link").addEventListener("click", () => {
  const address = new URL(location.href);
  address.searchParams.set("seat", facts.seat ?? "");
  hands.copy(String(address));
});
show.lines.addEventListener("click", (event) => {
  const line = event.target.closest("[data-ply]");
  if (line && !event.target.closest("a, button, .draft")) go(nearestStop(Number(line.dataset.ply)));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]")) return;
  notes?.key(event);
  way?.key(event);
  if (way?.hand) return;
  if (event.key === "ArrowRight") ways.forward();
  else if (event.key === "ArrowLeft") ways.back();
  else if (event.key === " " && !event.target.closest("button")) { event.preventDefault(); toggle(); }
});
// The names of rounds under the slider; one that would lie over the last is left out.
function tick() {
  let end = -Infinity;
  for (const mark of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#ticks i"))) {
    mark.style.left = `${(100 * nearestStop(Number(mark.dataset.ply))) / Math.max(1, stops.length - 1)}%`;
    const { left, right } = mark.getBoundingClientRect();
    mark.style.visibility = left < end + 3 ? "hidden" : "";
    if (left >= end + 3) end = right;
  }
}
addEventListener("resize", tick);
function fit() {
  show.begin(narrow.matches ? "tall" : "wide");
  if (way?.on) way.relaid();
  else go(at);
  tick();
}
narrow.addEventListener("change", fit);
const study = document.getElementById("study") ? new Study(stage, show, facts, (mark) => { stop(); return go(mark); }) : null;
const notes = document.getElementById("remark") ? new Notes(stage, show, facts, (ply) => { stop(); return go(nearestStop(ply)); }) : null;
const way = notes ? new Way(stage, show, hands, notes, facts, { back: () => go(at), point, moved: (ply, codes) => study?.on(ply, codes) }) : null;
at = nearestStop(facts.ply);
fit();

// Which of the numbers that dealt came from here: nobody but this browser can tell.
for (const share of document.querySelectorAll("[data-share]")) {
  if (given().includes(share.dataset.share)) share.after(` ${share.dataset.yours}`);
}
