// What decides how events and moments are shown.
import assert from "node:assert/strict";
import { beatsOf, beatTime, isChain, isWalked, merged, paceOf, stay } from "../../src/tabard/server/web/static/table-walk.js";

const choice = { kind: "dismisses", seat: 0 };
const wages = { kind: "gains-gold", seat: 1, at: "wool_mill", spot: "station-wool_mill", what: "gold", count: 3 };
const more = { ...wages, seat: 2 };
const priory = { kind: "gains-points", seat: 1, at: "priory", spot: "station-priory", what: "points", count: 1 };
const fed = { kind: "feeds-food", seat: 0, at: "feeding", spot: "loc-oasis", what: "food", count: -1 };
const reader = { calm: false, hidden: false, behind: 0 };

Deno.test("events at one spot of one station are one beat, in their order", () => {
  const beats = beatsOf([choice, wages, more, priory]);
  assert.deepEqual(beats.map(({ at, events }) => [at, events.length]), [["", 1], ["wool_mill", 2], ["priory", 1]]);
});

Deno.test("two spots of one station are two beats", () => {
  assert.equal(beatsOf([fed, { ...fed, spot: "loc-canyon" }]).length, 2);
});

Deno.test("a station that is come to again is another beat", () => {
  assert.deepEqual(beatsOf([wages, priory, wages]).map(({ at }) => at), ["wool_mill", "priory", "wool_mill"]);
});

Deno.test("a chain has more than one beat at stations", () => {
  assert.equal(isChain(), false);
  assert.equal(isChain([choice, wages, more]), false);
  assert.equal(isChain([choice, wages, priory]), true);
});

Deno.test("a chain is walked by whoever looks and has a pace", () => {
  const moment = { events: [wages, priory] };
  assert.equal(isWalked(moment, 900, reader), true);
  assert.equal(isWalked(moment, 0, reader), false);
  assert.equal(isWalked({ events: [wages] }, 900, reader), false);
  assert.equal(isWalked({ ...moment, whole: true }, 900, reader), false);
  assert.equal(isWalked(moment, 900, { ...reader, calm: true }), false);
  assert.equal(isWalked(moment, 900, { ...reader, hidden: true }), false);
  assert.equal(isWalked(moment, 900, { ...reader, behind: 26 }), false);
});

Deno.test("what is shown again is walked also by whoever wants everything at once", () => {
  const moment = { events: [wages, priory], past: true };
  assert.equal(isWalked(moment, 0, reader), true);
  assert.equal(paceOf(moment, 0), 450);
  assert.equal(paceOf(moment, 1800), 1800);
});

Deno.test("a station has the reader's pace, what leads to it half of that or none", () => {
  assert.equal(beatTime(beatsOf([wages])[0], 900), 900);
  assert.equal(beatTime(beatsOf([choice])[0], 900), 0);
  assert.equal(beatTime(beatsOf([{ ...choice, what: "gold" }])[0], 900), 450);
});

Deno.test("a move of somebody else stays, one's own turn comes at once", () => {
  const before = { plies: 4 };
  assert.equal(stay({ plies: 5, seat: 0, by: 1 }, before, 900, reader), 900);
  assert.equal(stay({ plies: 5, seat: 0, by: 1, turn: true }, before, 900, reader), 0);
  assert.equal(stay({ plies: 4, seat: 0, by: 1 }, before, 900, reader), 0);
  assert.equal(stay({ plies: 5, seat: 0, by: 1, whole: true }, before, 900, reader), 0);
});

Deno.test("one's own move, a hidden page and a long queue only blink", () => {
  const before = { plies: 4 };
  assert.equal(stay({ plies: 5, seat: 0, by: 0 }, before, 900, reader), 60);
  assert.equal(stay({ plies: 5, seat: 0, by: 1 }, before, 900, { ...reader, hidden: true }), 60);
  assert.equal(stay({ plies: 5, seat: 0, by: 1 }, before, 900, { ...reader, behind: 26 }), 60);
  assert.equal(stay({ plies: 5, seat: null, by: null }, before, 900, reader), 900);
});

Deno.test("a moment before another one stays, also one's own turn", () => {
  assert.equal(stay({ plies: 4, seat: 0, by: 1, turn: true }, { plies: 4 }, 450, { ...reader, behind: 1 }), 450);
});

Deno.test("news keep what was said, but neither what happened nor the log", () => {
  const latest = { plies: 4, turn: true, events: [wages], log: [0, 1, ["a line"]], why: { 3: ["no", "PIL-1.1"] } };
  const now = merged(latest, { plies: 5, why: { 4: ["no", "PIL-1.2"] } }, false);
  assert.deepEqual(now.events, []);
  assert.equal(now.log, undefined);
  assert.equal(now.turn, true);
  assert.equal(now.plies, 5);
  assert.deepEqual(Object.keys(now.why), ["3", "4"]);
});
