/**
 * A clock that jumps, back an hour or on by a day, at any moment at which it is read.
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { marks } from '../../www/core/run.js';
import { Count } from '../../www/count/count.js';
import { figures } from '../../www/count/messages.js';
import { spentOn } from '../../www/count/state.js';
import { createStore } from '../../www/count/saved-counts.js';
import { count as counting } from './core.mjs';
import { FakeWorkers, answerOf, planOf } from './count-fakes.mjs';
import { FakeDatabase } from './count-storage.mjs';
import './english.mjs';
import { displayOf, standing } from './fake-player.mjs';
import { settle } from './fake-worker.mjs';

const HOUR = 3_600_000;
const JUMPS = /** @type {const} */ ([
  ['back an hour', -HOUR],
  ['on by a day', 24 * HOUR],
]);

/** A clock that jumps once, at a certain reading. @param {number} at @param {number} by @param {number} step */
function jumping(at, by, step) {
  let [time, reads] = [0, 0];
  return {
    now() {
      reads += 1;
      time += reads === at ? by : step;
      return time;
    },
    get reads() {
      return reads;
    },
  };
}

/** A count with a pause, while the clock jumps. @param {number} at @param {number} by */
async function countThrough(at, by) {
  const [jobs, clock, database] = [40, jumping(at, by, 250), new FakeDatabase()];
  const workers = new FakeWorkers(planOf(jobs));
  const options = {
    core: counting,
    spawn: workers.spawn,
    store: createStore({ core: counting, database }),
    now: clock.now,
    budget: Infinity,
  };
  const count = new Count({ n: 16, method: 'squares' }, options, (state) => {
    const { fraction } = state;
    const spent = spentOn(state, clock.now());
    assert.ok(spent >= 0 && spent < 48 * HOUR, `${spent} ms spent`);
    assert.ok(fraction >= 0 && fraction <= 1);
    if (state.left) assert.ok(state.left.low >= 0 && state.left.high >= state.left.low && state.left.high < Infinity);
    for (const [name, text] of figures(state)) assert.doesNotMatch(text, /NaN|−|-|Infinity|undefined/, name);
  });
  count.start(2);
  for (let i = 0; i < 8; i += 1) await workers.round();
  count.pause();
  await workers.finish();
  await count.resume(2);
  mock.timers.tick(1000);
  await settle();
  for (const { spent } of database.tables.counts.values()) assert.ok(spent >= 0);
  await workers.finish();
  const { phase, solutions, spent } = count.state;
  assert.deepEqual([phase, solutions], ['complete', answerOf(jobs)]);
  const entry = { id: 'a', n: 16, method: 'squares', workers: 2, ms: spent, solutions, when: Date.now() };
  assert.doesNotMatch(
    counting.countsFile(counting.bestCounts([entry]), 'csv') + counting.countsFile([entry], 'json'),
    /NaN|null|,-/,
  );
  return clock.reads;
}

/** A player of a run that is played, and its frames. @param {number} size @param {number} speed */
function playing(size, speed) {
  const { playback, store, frame, run: open } = standing(2 * HOUR);
  const run = open(size);
  playback.open(displayOf(run));
  playback.set({ speed });
  playback.play();
  return { frame, run, store };
}

describe('a count while the clock jumps', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  for (const [what, by] of JUMPS) {
    it(`stays exact, and its times stay times, when it jumps ${what}`, async () => {
      const reads = await countThrough(0, by);
      assert.ok(reads > 40, `${reads} reads`);
      for (let at = 1; at <= reads; at += 1) await countThrough(at, by);
    });
  }
});

describe('a player while the clock jumps', () => {
  for (const [what, by] of JUMPS) {
    it(`plays on at its speed when it jumps ${what} between any two frames`, () => {
      for (let at = 0; at < 20; at += 1) {
        const { frame, run, store } = playing(8, 60);
        for (let i = 0; i < at; i += 1) frame();
        const before = store.state.snapshot.step;
        const caughtUp = frame(by) - before;
        assert.ok(caughtUp >= 0 && caughtUp <= 7, `${caughtUp} steps at once`);
        for (let i = 0; i < 40; i += 1) frame(20);
        const steps = store.state.snapshot.step - before - caughtUp;
        assert.ok(store.state.playing && steps >= 45 && steps <= 60, `${steps} steps in less than a second`);
        run.free();
      }
    });
  }

  it('rests at a solution no longer than it would, when it jumps back meanwhile', () => {
    const { frame, run } = playing(4, 8);
    const solved = run.player.next(marks.solution) ?? 0;
    for (let i = 0; i < 500 && frame() < solved; i += 1);
    assert.equal(frame(), solved);
    frame(-HOUR);
    let step = solved;
    for (let i = 0; i < 20; i += 1) step = frame();
    assert.ok(step > solved);
  });
});
