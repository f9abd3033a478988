/** The difference between two solvers in a sentence, and their positions by unit, on a few steps that are known. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, differenceOf, measures, nameOf } from '../../www/compare/difference.js';
import { marks, noRun, Run } from '../../www/core/run.js';
import { core, pairOf, sidesOf } from './core.mjs';
import './english.mjs';

/**
 * @import { CompareLink } from '../../www/core/routes.js'
 * @import { Standing } from '../../www/compare/difference.js'
 * @import { Statistics } from '../../www/core/run.js'
 */

/**
 * @param {string} solver
 * @param {Partial<Statistics>} statistics
 * @param {{ step?: number, atEnd?: boolean }} [snapshot]
 * @returns {Standing}
 */
const side = (solver, statistics, snapshot) => ({
  solver,
  snapshot: { ...noRun, ...snapshot, statistics: { ...noRun.statistics, ...statistics } },
});

/**
 * @param {CompareLink['problem']} problem
 * @param {CompareLink['by']} by
 * @param {Standing} left
 * @param {Standing} right
 */
const told = (problem, by, left, right, position = 5) =>
  differenceOf(/** @type {CompareLink} */ ({ problem, by }), position, [left, right]);

test('every solver has its name', () => {
  const names = ['warnsdorff', 'pruned', 'plain', 'scan', 'mask'].map(nameOf);
  assert.deepEqual(names, ['Warnsdorff', 'Back at once', 'Plain', 'Scan', 'Bit masks']);
});

test('squares are tested by placing and by rejecting, but not by bit masks', () => {
  const statistics = { placements: 3, rejections: 4, backtracks: 2, solutions: 1 };
  assert.deepEqual(
    measures.queens.map((measure) => countOf(side('scan', statistics), measure)),
    [7, 3, 2, 1],
  );
  assert.deepEqual(
    measures.queens.map((measure) => countOf(side('mask', statistics), measure)),
    [null, 3, 2, 1],
  );
  assert.deepEqual(measures.knight, ['placements', 'backtracks', 'solutions']);
});

test('the sentence says what differs most tellingly, by the unit', () => {
  const one = side('scan', { placements: 5, rejections: 9, backtracks: 3, solutions: 2 });
  const other = side('marks', { placements: 6, rejections: 4, backtracks: 1, solutions: 0 });
  assert.equal(told('queens', 'event', one, other), 'Both have taken 5 steps; Scan found 2 solutions more.');
  assert.equal(told('queens', 'placement', one, other), 'Both have placed 5 queens; Scan tested 4 squares more.');
  assert.equal(told('queens', 'solution', other, one), 'Both have found 5 solutions; Scan tested 4 squares more.');
  const near = side('marks', { placements: 6, rejections: 8, backtracks: 1, solutions: 2 });
  assert.equal(told('queens', 'event', one, near), 'Both have taken 5 steps; Marks placed one queen more.');
  assert.equal(told('queens', 'placement', one, near), 'Both have placed 5 queens; Scan took back 2 queens more.');
  assert.equal(told('queens', 'solution', near, one), 'Both have found 5 solutions; Marks placed one queen more.');
  assert.equal(told('queens', 'event', one, one), 'Both have taken 5 steps; their counts are the same.');
  assert.equal(told('queens', 'event', one, other, 0), 'Both stand at the start.');
});

test('beside bit masks the rejections of the other are named, on either side', () => {
  const mask = side('mask', { placements: 5 });
  const scan = side('scan', { placements: 5, rejections: 9 });
  const sentence = 'Both have placed 5 queens; Scan rejected 9 squares, Bit masks none: it sees only free ones.';
  assert.equal(told('queens', 'placement', mask, scan), sentence);
  assert.equal(told('queens', 'placement', scan, mask), sentence);
  assert.equal(told('queens', 'placement', mask, mask), 'Both have placed 5 queens; their counts are the same.');
});

test('a knight tests no square before it moves there', () => {
  const one = side('warnsdorff', { placements: 7, rejections: 9, backtracks: 2 });
  const other = side('plain', { placements: 7, rejections: 1, backtracks: 4 });
  assert.equal(told('knight', 'placement', one, other), 'Both have made 5 moves; Plain took back 2 moves more.');
  assert.equal(told('knight', 'solution', one, one), 'Both have found 5 tours; their counts are the same.');
});

test('a side that has ended is named with its steps', () => {
  const ended = side('scan', { solutions: 1 }, { step: 40, atEnd: true });
  const other = side('mask', { solutions: 1, placements: 2 });
  assert.equal(told('queens', 'event', ended, other), 'Scan ended after 40 steps; Bit masks placed 2 queens more.');
  assert.equal(told('queens', 'event', other, ended), 'Scan ended after 40 steps; Bit masks placed 2 queens more.');
  assert.equal(told('queens', 'event', ended, ended), 'Both have ended; their counts are the same.');
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

test('by solution one goes to the solutions beside the one shown, and to the end for what follows', () => {
  const { pair, steps } = pairBy('solution');
  const { player } = pair;
  assert.equal(pair.length, 5, 'four solutions, and the end');
  pair.goTo(0);
  assert.deepEqual([player.next(marks.solution), player.previous(marks.solution)], [1, undefined]);
  pair.goTo(1);
  assert.deepEqual([player.next(marks.solution), player.previous(marks.solution)], [2, undefined]);
  assert.deepEqual([player.next(marks.backtrack), player.previous(marks.backtrack)], [2, 0]);
  pair.goTo(4);
  assert.deepEqual([player.next(marks.solution), player.previous(marks.solution)], [undefined, 3]);
  assert.deepEqual([player.next(marks.backtrack), player.previous(marks.backtrack)], [5, 3]);
  pair.goTo(5);
  assert.deepEqual([player.next(marks.backtrack), player.previous(marks.solution)], [undefined, 4]);
  assert.ok(steps().every((step) => step > 0));
  pair.free();
});

test('a solution is seen at the placement that completes it, a backtrack at the placement after it', () => {
  const { pair } = pairBy('placement');
  pair.goTo(0);
  const solved = pair.player.next(marks.solution) ?? assert.fail();
  pair.goTo(solved);
  assert.ok(sidesOf(pair).some(({ path }) => path.length === 6));
  pair.goTo(solved - 1);
  assert.ok(sidesOf(pair).every(({ path }) => path.length < 6));
  pair.goTo(0);
  const back = pair.player.next(marks.backtrack) ?? assert.fail();
  pair.goTo(back);
  assert.ok(sidesOf(pair).some(({ statistics }) => statistics.backtracks > 0));
  pair.goTo(back - 1);
  assert.ok(sidesOf(pair).every(({ statistics }) => statistics.backtracks === 0));
  assert.equal(pair.player.previous(marks.backtrack), undefined);
  pair.goTo(back + 1);
  assert.equal(pair.player.previous(marks.backtrack), back);
  pair.free();
});

test('by event no side is explored farther than is asked for', () => {
  const pair = pairOf(comparedBy('event', 8));
  pair.explore(Infinity, 100);
  assert.deepEqual([pair.furthest, pair.reach, pair.length], [100, 100, undefined]);
  pair.free();
});
