/**
 * The difference between two solvers in a sentence, on a few known steps, and their pair as the page has it: at every
 * position it is compared with its sides by `tests/it/pair.rs`, and its sentence is read by `referee/compare-forms.mjs`.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceOf } from '../../www/compare/controls.js';
import { searchName } from '../../www/compare/link.js';
import { marks, Run } from '../../www/core/run.js';
import { core, pairOf, sidesOf } from './core.mjs';
import './english.mjs';

/** @import { CompareLink } from '../../www/core/routes.js' */

test('every solver has its name', () => {
  const names = ['warnsdorff', 'pruned', 'plain', 'scan', 'mask'].map(searchName);
  assert.deepEqual(names, ['Warnsdorff', 'Back at once', 'Plain', 'Scan', 'Bit masks']);
});

test('squares are tested by placing and by rejecting, but not by bit masks', () => {
  const pair = pairOf(comparedBy('event', 6));
  pair.explore(Infinity);
  pair.goTo(40);
  const { difference, sides = [] } = pair.snapshot();
  const [left, right] = sides.map(({ statistics }) => statistics);
  assert.deepEqual(difference?.counts, {
    tests: [left.placements + left.rejections, null],
    placements: [left.placements, right.placements],
    backtracks: [left.backtracks, right.backtracks],
    solutions: [left.solutions, right.solutions],
  });
  pair.free();
});

test('the step of the left one is known by each unit', () => {
  for (const by of /** @type {const} */ (['event', 'placement', 'solution'])) {
    const { pair } = pairBy(by);
    pair.goTo(2);
    const { difference, sides = [] } = pair.snapshot();
    const [{ step, statistics }] = sides;
    const { placements, solutions } = statistics;
    assert.deepEqual(difference?.positions, { event: step, placement: placements, solution: solutions });
    assert.equal(difference.positions[by], 2);
    pair.free();
  }
});

test('the sentence names the solvers and the numbers of its two halves', () => {
  /** @type {import('../../pkg/lazy.js').Difference} */
  const difference = {
    lead: { key: 'compare.ended', values: { one: 'scan', count: 40 } },
    tail: { key: 'compare.rejections', values: { one: 'scan', mask: 'mask', count: 1 } },
    counts: { tests: [1, null], placements: [1, 1], backtracks: [0, 0], solutions: [0, 0] },
    positions: { event: 1, placement: 1, solution: 0 },
  };
  const rejected = 'Scan rejected one square, Bit masks none: it sees only free ones.';
  assert.equal(differenceOf(difference), `Scan ended after 40 steps; ${rejected}`);
  const start = { ...difference, lead: { key: 'compare.start', values: {} }, tail: null };
  assert.equal(differenceOf(start), 'Both stand at the start.');
});

/** @param {CompareLink['by']} by @param {number} size @returns {CompareLink} */
const comparedBy = (by, size) => ({
  view: 'compare',
  embed: false,
  step: 0,
  problem: 'queens',
  queens: [],
  left: 'marks',
  right: 'mask',
  by,
  size,
});

/** @param {CompareLink['by']} unit @param {number} [size] */
function pairBy(unit, size = 6) {
  const pair = pairOf(comparedBy(unit, size));
  pair.explore(Infinity);
  return { pair, steps: () => sidesOf(pair).map(({ step }) => step) };
}

test('by event both stand at the same step, and the one that ends first waits at its end', () => {
  const { pair, steps } = pairBy('event');
  const runs = /** @type {const} */ (['marks', 'mask']).map(
    (solver) => new Run(core.Player.queens(6, solver, new Uint32Array())),
  );
  for (const run of runs) run.explore(Infinity);
  const [marked, masked] = runs.map(({ length }) => Number(length));
  assert.ok(masked < marked);
  assert.deepEqual([pair.length, pair.furthest], [marked, marked]);
  pair.goTo(20);
  for (const run of runs) run.goTo(20);
  assert.deepEqual(
    sidesOf(pair).map(({ event, path, statistics }) => ({ event, path, statistics })),
    runs.map((run) => run.snapshot()).map(({ event, path, statistics }) => ({ event, path, statistics })),
  );
  assert.deepEqual(steps(), [20, 20]);
  pair.goTo(marked);
  assert.deepEqual(steps(), [marked, masked]);
  assert.ok(pair.atEnd);
  const all = [...pair.player.densities(marked, 4)];
  const each = runs.map(({ player }) => [...player.densities(marked, 4)]);
  assert.deepEqual(
    all,
    each[0].map((count, index) => count + each[1][index]),
  );
  pair.free();
});

test('by placement both have placed as many, by solution found as many', () => {
  for (const [unit, counted, positions] of /** @type {const} */ ([
    ['placement', 'placements', [1, 7, 30]],
    ['solution', 'solutions', [1, 2, 4]],
  ])) {
    const { pair } = pairBy(unit);
    for (const position of positions) {
      pair.goTo(position);
      assert.deepEqual(
        sidesOf(pair).map(({ statistics }) => statistics[counted]),
        [position, position],
      );
    }
    const { statistics } = pair.snapshot();
    assert.equal(statistics[counted], 2 * (positions.at(-1) ?? 0));
    assert.ok([...pair.player.densities(100, 4)].every((count) => count === 0));
    pair.free();
  }
});

test('a pair is explored in slices, and knows its length once both have ended', () => {
  let time = 0;
  const pair = pairOf(comparedBy('placement', 8), () => (time += 1));
  assert.ok(pair.explore(time + 2, 2057));
  assert.equal(pair.length, undefined);
  assert.ok(!pair.explore(Infinity, 100));
  assert.ok(pair.furthest >= 100);
  assert.ok(!pair.explore(Infinity));
  assert.equal(pair.length, 2057);
  assert.equal(pair.reach, 17_868);
  pair.goTo(5000);
  assert.ok(pair.atEnd);
});

test('far from a solution, jumps by solution take no time', () => {
  const pair = pairOf(comparedBy('solution', 20));
  pair.explore(Infinity, 2);
  pair.goTo(1);
  const began = process.cpuUsage();
  assert.deepEqual([pair.player.previous(marks.backtrack), pair.player.previous(marks.solution)], [0, undefined]);
  assert.deepEqual([pair.player.next(marks.backtrack), pair.player.next(marks.solution)], [2, 2]);
  assert.ok(process.cpuUsage(began).user < 1e6); // of this process alone: others may keep the machine busy
  pair.free();
});
