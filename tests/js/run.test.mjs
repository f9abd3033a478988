import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noRun, Run } from '../../www/core/run.js';
import { core } from './core.mjs';

/**
 * A run without an end, which notes how many steps it explores at once.
 * @param {(steps: number, slices: number) => number} costOf the time of the next slice, in milliseconds
 */
function sliced(costOf) {
  /** @type {number[]} */
  const slices = [];
  let [time, furthest] = [0, 0];
  const player = {
    get furthest() {
      return furthest;
    },
    explore(/** @type {number} */ steps) {
      time += costOf(steps, slices.length);
      furthest += steps;
      slices.push(steps);
    },
  };
  const run = new Run(/** @type {any} */ (player), () => time);
  // The first step is explored as the run is made.
  slices.length = 0;
  return { run, slices };
}

test('slices become larger while they cost less than half of what they may, up to a million steps', () => {
  const { run, slices } = sliced(() => 0.5);
  assert.equal(run.explore(5), true);
  assert.deepEqual(
    slices,
    Array.from({ length: 9 }, (_, index) => Math.min(4096 * 2 ** index, 2 ** 20)),
  );
  assert.equal(run.explore(5), true);
  assert.equal(slices.length, 9, 'the time is over');
});

test('slices become smaller while they cost more than they may, down to 64 steps', () => {
  const { run, slices } = sliced(() => 2.5);
  run.explore(25);
  assert.deepEqual(slices, [4096, 2048, 1024, 512, 256, 128, 64, 64, 64]);
});

test('slices stay as large as they are from half of what they may cost up to all of it', () => {
  for (const cost of [1, 1.5, 2]) {
    const { run, slices } = sliced(() => cost);
    run.explore(10);
    assert.deepEqual(new Set(slices), new Set([4096]), `${cost} ms`);
  }
});

test('slices follow the time that a step takes', () => {
  const { run, slices } = sliced((steps, count) => steps * (count < 30 ? 0.0001 : 0.01));
  run.explore(500);
  // Between half of 2 ms and all of it: 10,000 to 20,000 steps, and then 100 to 200.
  assert.deepEqual([slices[20], slices.at(-1)], [16_384, 128]);
});

test('nothing beyond the target is explored', () => {
  const { run, slices } = sliced(() => 0.5);
  assert.equal(run.explore(Infinity, 5000), false);
  assert.deepEqual([slices, run.furthest], [[4096, 903], 5000]);
});

test('a board without a run has the figures of a run at its start', () => {
  const run = new Run(core.Player.queens(6, 'marks', new Uint32Array()));
  assert.deepEqual(noRun.statistics, run.snapshot().statistics);
  assert.deepEqual(new Set(Object.values(noRun.explored)), new Set([0]));
  assert.deepEqual(Object.keys(noRun.explored), Object.keys(run.snapshot().explored));
  run.free();
});
