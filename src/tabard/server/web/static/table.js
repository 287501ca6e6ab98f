// The live table: joins the wire, the posts, the picture and the hands.
import { Show } from "./table-show.js";
import { Hands } from "./table-hands.js";
import { Hint } from "./table-hint.js";
import { Wire } from "./table-wire.js";
import { Plan } from "./table-plan.js";
import { Posts } from "./table-posts.js";
import { Score } from "./table-score.js";
import { Aid } from "./table-aid.js";
import { Presence } from "./table-presence.js";
import { Bell } from "./table-bell.js";
import { Later } from "./table-later.js";
import { Lesson } from "./table-lesson.js";
import { Talk } from "./table-talk.js";
import "./table-announced.js";

const stage = document.getElementById("stage");
const facts = JSON.parse(stage.dataset.facts);
const narrow = matchMedia("(max-width: 860px), (max-height: 500px), (max-aspect-ratio: 1/1)");

const settings = { auto: facts.auto, pace: facts.pace, cautions: facts.cautions };
const show = new Show(stage, settings, facts.motion);
if (facts.rooms) show.furnish(facts.rooms);
const posts = new Posts(facts, show);
const wire = new Wire(facts, show, () => (narrow.matches ? "tall" : "wide"));
const hint = new Hint(stage, show, posts);
const hands = new Hands(stage, show, posts, settings, hint);
const plan = new Plan(stage, show, posts, hint);
hands.plan = plan;
const score = new Score(stage, show);
new Aid(show);
const lesson = new Lesson(stage, show, facts.csrf);

const bell = new Bell(facts.sound);
new Presence(facts, show);
new Later(facts, show, posts);

show.onCurtain = (seat) => wire.sitAs(seat);
show.onShown = () => {
  hands.after();
  hint.after();
  score.after();
  lesson.after();
  bell.hear(show.frame.turn);
  stage.classList.add("live"); // from now on what is clicked is heard
};
narrow.addEventListener("change", () => {
  wire.restart();
  plan.relaid();
});

const auto = /** @type {HTMLInputElement} */ (document.getElementById("auto"));
auto.checked = settings.auto;
auto.addEventListener("change", () => posts.settle(settings, { auto: auto.checked }));
const pace = /** @type {HTMLSelectElement} */ (document.getElementById("pace"));
pace.value = String(settings.pace);
pace.addEventListener("change", () => posts.settle(settings, { pace: Number(pace.value) }));
const cautions = /** @type {HTMLSelectElement | null} */ (document.getElementById("cautions"));
if (cautions) cautions.value = settings.cautions;
cautions?.addEventListener("change", async () => {
  await posts.settle(settings, { cautions: cautions.value });
  wire.restart(); // what is told from now on
});

// How this table calls me, kept for this table alone.
const calls = /** @type {HTMLSelectElement | null} */ (document.getElementById("calls"));
calls?.addEventListener("change", async () => {
  const headers = { accept: "application/json", "x-csrf": facts.csrf };
  const body = new URLSearchParams({ pace: calls.value });
  const answer = await posts.deliver(() => fetch(`/table/${facts.table}/calls`, { method: "POST", headers, body }));
  if (answer.error) show.toast(answer.message);
});

// What happened since my last turn: the moments are fetched as a replay and shown one by one.
async function since() {
  const latest = show.latest;
  if (show.busy || latest.seat === null || latest.seat === undefined) return;
  const answer = await fetch(`/replay/${facts.table}/since?seat=${latest.seat}&layout=${show.layout}`);
  if (!answer.ok) return;
  const { frames, events } = await answer.json();
  show.replay(frames, events);
}
for (const key of document.querySelectorAll("#since, [data-since]")) {
  key.addEventListener("click", () => {
    key.closest("dialog")?.close();
    since();
  });
}
hands.since = since;

// Whoever comes back after a while sees first what has happened.
const story = /** @type {HTMLDialogElement | null} */ (document.getElementById("story"));
story?.addEventListener("close", () => { if (story.returnValue === "show") since(); });
story?.showModal();
hands.goOn = (plies) => wire.goOn(plies);

new Talk(stage, facts.table);
wire.start();
