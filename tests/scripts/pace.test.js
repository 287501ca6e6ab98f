// The pace of what is shown.
import assert from "node:assert/strict";
import { Pace } from "../../src/tabard/server/web/static/table-pace.js";

/** A clock that goes on when it is told to. */
class Hourglass {
  timers = new Map();
  last = 0;

  set = (go, ms) => {
    this.last += 1;
    this.timers.set(this.last, [go, ms]);
    return this.last;
  };

  clear = (timer) => { this.timers.delete(timer); };

  run() {
    const [[timer, [go]]] = this.timers;
    this.timers.delete(timer);
    go();
  }
}

function begun() {
  const clock = new Hourglass();
  const pace = new Pace(clock);
  const seen = [];
  const next = (n) => () => {
    seen.push(n);
    if (n < 3) pace.after(900, next(n + 1));
  };
  pace.after(900, next(1));
  return { clock, pace, seen };
}

Deno.test("one thing comes after another", () => {
  const { clock, pace, seen } = begun();
  assert.deepEqual([...clock.timers.values()].map(([, ms]) => ms), [900]);
  clock.run();
  clock.run();
  assert.deepEqual(seen, [1, 2]);
  assert.equal(pace.busy, true);
  clock.run();
  assert.equal(pace.busy, false);
});

Deno.test("what is paused waits until somebody goes on", () => {
  const { clock, pace, seen } = begun();
  pace.pause();
  assert.equal(clock.timers.size, 0);
  assert.equal(pace.busy, true);
  pace.goOn();
  assert.deepEqual(seen, [1]);
  assert.equal(clock.timers.size, 1);
});

Deno.test("a step shows one thing and stays paused", () => {
  const { clock, pace, seen } = begun();
  pace.step();
  assert.deepEqual(seen, [1]);
  assert.equal(pace.paused, true);
  assert.equal(clock.timers.size, 0);
  pace.step();
  assert.deepEqual(seen, [1, 2]);
});

Deno.test("nothing comes of what is given up", () => {
  const { clock, pace, seen } = begun();
  pace.pause();
  pace.stop();
  assert.equal(pace.busy, false);
  assert.equal(pace.paused, false);
  assert.equal(clock.timers.size, 0);
  pace.goOn();
  assert.deepEqual(seen, []);
});
