// What is posted: in its order, until it is answered, once.
import assert from "node:assert/strict";
import { Posts } from "../../src/tabard/server/web/static/table-posts.js";

/** Posts with a house that answers as told; `null` is no answer at all. */
function posting(...answers) {
  const sent = [];
  const slept = [];
  const toasts = [];
  const show = { frame: { seat: 1, ply: 7 }, stage: { dataset: { unsent: "not sent" } }, toast: (text) => toasts.push(text) };
  const posts = new Posts({ table: "t", csrf: "c" }, show, (ms) => {
    slept.push(ms);
    return Promise.resolve();
  });
  globalThis.fetch = (address, { body }) => {
    sent.push([address, typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body)]);
    const answer = answers.shift();
    if (answer === null) return Promise.reject(new TypeError("offline"));
    const { status = 200, ...data } = answer ?? {};
    return Promise.resolve({ status, json: () => Promise.resolve(data) });
  };
  return { posts, show, sent, slept, toasts };
}

Deno.test("a post names seat and moment, and has an id of its own", async () => {
  const { posts, sent } = posting({ version: 3 }, { version: 4 });
  assert.equal((await posts.send({ do: "choose", code: 5 })).version, 3);
  await posts.send({ do: "choose", code: 6 });
  const [[address, first], [, second]] = sent;
  assert.equal(address, "/table/t/act");
  assert.deepEqual([first.seat, first.ply, first.code], [1, 7, 5]);
  assert.match(first.request, /^[0-9a-f]{24}$/);
  assert.notEqual(first.request, second.request);
});

Deno.test("what is not answered is sent again, with the same id", async () => {
  const { posts, sent, slept, toasts } = posting(null, { status: 503 }, { version: 9 });
  assert.equal((await posts.send({ do: "confirm" })).version, 9);
  assert.equal(new Set(sent.map(([, { request }]) => request)).size, 1);
  assert.deepEqual(slept, [250, 500]);
  assert.deepEqual(toasts, ["not sent"]);
});

Deno.test("a refusal is an answer", async () => {
  const { posts, sent } = posting({ status: 409, error: "too-late", message: "Too late." });
  assert.equal((await posts.send({ do: "choose", code: 5 })).error, "too-late");
  assert.equal(sent.length, 1);
});

Deno.test("who has no answer after a dozen times is told", async () => {
  const { posts, sent, slept } = posting(...Array(12).fill(null));
  assert.deepEqual(await posts.send({ do: "confirm" }), { error: "unsent", message: "not sent" });
  assert.equal(sent.length, 12);
  assert.equal(Math.max(...slept), 8_000);
});

Deno.test("what is posted later waits, and names the moment at which it was posted", async () => {
  const { posts, show, sent } = posting(null, { version: 1 }, { version: 2 });
  const first = posts.send({ do: "choose", code: 1 });
  const second = posts.send({ do: "choose", code: 2 });
  show.frame = { seat: 1, ply: 8 };
  assert.deepEqual([(await first).version, (await second).version], [1, 2]);
  assert.deepEqual(sent.map(([, { code, ply }]) => [code, ply]), [[1, 7], [1, 7], [2, 7]]);
});

Deno.test("a question is asked once", async () => {
  const { posts, sent } = posting(null);
  assert.equal(await posts.ask({ do: "hint" }), null);
  assert.equal(sent.length, 1);
});

Deno.test("how one plays counts at once, and is kept", async () => {
  const { posts, sent } = posting({});
  const settings = { auto: true, pace: 900, cautions: "new" };
  const settled = posts.settle(settings, { pace: 1800 });
  assert.equal(settings.pace, 1800);
  await settled;
  assert.deepEqual(sent, [["/settings/play", { pace: "1800", cautions: "new", auto_confirm: "on" }]]);
});
