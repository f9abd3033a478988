import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceOf } from '../../www/compare/controls.js';
import { nameOf } from '../../www/compare/link.js';
import { sideOf } from '../../www/core/routes.js';
import { marks, Run } from '../../www/core/run.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { core, lazy, pairOf, sidesOf, squares } from './core.mjs';
import './english.mjs';

/**
 * @import { CompareLink } from '../../www/core/routes.js'
 * @import { Snapshot } from '../../www/core/run.js'
 *
 * @typedef {{ solver: string, snapshot: Snapshot }} Standing one side at a position
 */

const units = /** @type {const} */ (['event', 'placement', 'solution']);

/** @param {CompareLink} link @param {'left' | 'right'} side */
function alone(link, side) {
  const route = sideOf(link, side);
  const player =
    route.view === 'queens'
      ? core.Player.queens(route.size, `${route.solver}`, Uint32Array.from(route.queens))
      : lazy.Player.search(
          route.files,
          route.ranks,
          route.start ?? 0,
          route.closed,
          Uint32Array.from(route.holes),
          `${route.solver}`,
          route.prune,
        );
  return new Run(player);
}

/**
 * The snapshots of a run at every step, without those of the exploration.
 * @param {Run} run
 */
function everyStep(run) {
  run.explore(Infinity);
  return Array.from({ length: Number(run.length) + 1 }, (_, step) => {
    run.goTo(step);
    return bare(run.snapshot());
  });
}

/** @param {Snapshot} snapshot */
const bare = ({ step, event, path, statistics, atEnd }) => ({ step, event, path: [...path], statistics, atEnd });

/**
 * The step of a position, counted out on all steps of a run.
 * @param {ReturnType<typeof everyStep>} steps
 * @param {CompareLink['by']} unit
 */
function positionsOf(steps, unit) {
  if (unit === 'event') return steps.map(({ step }) => step);
  const counted = unit === 'placement' ? 'placements' : 'solutions';
  const marked = steps.filter(
    ({ statistics }, at) => at === 0 || statistics[counted] > steps[at - 1].statistics[counted],
  );
  const found = marked.map(({ step }) => step);
  const end = steps.length - 1;
  return found.at(-1) === end ? found : [...found, end];
}

/**
 * Goes through all positions, or through every nth, and compares both sides with their runs alone.
 * @param {CompareLink} link
 * @param {Map<string, ReturnType<typeof everyStep>>} known
 * @param {number} [stride]
 */
function walkThrough(link, known, stride = 1) {
  const pair = pairOf(link);
  pair.explore(Infinity);
  const sides = /** @type {const} */ (['left', 'right']).map((side) => {
    const steps = known.get(link[side]) ?? everyStep(alone(link, side));
    known.set(link[side], steps);
    return { solver: link[side], steps, positions: positionsOf(steps, link.by) };
  });
  const last = Math.max(...sides.map(({ positions }) => positions.length - 1));
  assert.equal(pair.length, last);
  for (let position = 0; position <= last; position += stride) {
    pair.goTo(position);
    const found = sidesOf(pair);
    sides.forEach(({ steps, positions }, index) => {
      assert.deepEqual(bare(found[index]), steps[positions[position] ?? steps.length - 1]);
    });
    const standing = found.map((snapshot, index) => ({ solver: sides[index].solver, snapshot }));
    const { difference = assert.fail() } = pair.snapshot();
    isTrue(link, position, differenceOf(difference), standing);
  }
  pair.free();
}

/**
 * How much of a measure a side has done; bit masks test no square.
 * @param {Standing} side
 * @param {'tests' | 'placements' | 'backtracks' | 'solutions'} measure
 */
function countOf({ solver, snapshot: { statistics } }, measure) {
  if (measure !== 'tests') return statistics[measure];
  return solver === 'mask' ? null : statistics.placements + statistics.rejections;
}

/** @param {string} text */
const numbers = (text) => Number(text.replace(',', '').replace(/^one$/, '1'));

/**
 * Checks a sentence by its words.
 * @param {CompareLink} link
 * @param {number} position
 * @param {string} sentence
 * @param {Standing[]} sides
 */
function isTrue(link, position, sentence, sides) {
  const [, both] = /^Both have (?:taken|placed|made|found) (one|[\d,]+)/.exec(sentence) ?? [];
  const counts = {
    event: sides.map(({ snapshot }) => snapshot.step),
    placement: sides.map(({ snapshot }) => snapshot.statistics.placements),
    solution: sides.map(({ snapshot }) => snapshot.statistics.solutions),
  };
  if (both) assert.deepEqual(counts[link.by], [numbers(both), numbers(both)], sentence);
  const ended = sides.filter(({ snapshot }) => snapshot.atEnd);
  const [, one, after] = /^(.+) ended after (one|[\d,]+) step/.exec(sentence) ?? [];
  if (position > 0) assert.equal(ended.length, both ? 0 : one ? 1 : 2, sentence);
  if (one) assert.deepEqual([nameOf(ended[0].solver), ended[0].snapshot.step], [one, numbers(after)], sentence);
  const verbs = { tested: 'tests', placed: 'placements', made: 'placements', took: 'backtracks', found: 'solutions' };
  const more = /; (.+?) (tested|placed|made|took|found) .*?(one|[\d,]+) \w+ more\.$/.exec(sentence);
  if (more) {
    const measure = /** @type {'tests'} */ (verbs[/** @type {'tested'} */ (more[2])]);
    const [left, right] = sides.map((side) => Number(countOf(side, measure)));
    const ahead = left > right ? sides[0] : sides[1];
    assert.deepEqual([nameOf(ahead.solver), Math.abs(left - right)], [more[1], numbers(more[3])], sentence);
  }
  const rejected = /; (.+?) rejected (one|[\d,]+) squares?, Bit masks none: it sees only free ones\.$/.exec(sentence);
  if (rejected) {
    const mask = sides.find(({ solver }) => solver === 'mask');
    const other = sides.find((side) => side !== mask);
    assert.equal(mask?.snapshot.statistics.rejections, 0);
    assert.equal(other?.snapshot.statistics.rejections, numbers(rejected[2]), sentence);
  }
  const same = sentence.endsWith('; their counts are the same.');
  if (same) {
    for (const measure of /** @type {const} */ (['tests', 'placements', 'backtracks', 'solutions'])) {
      const [left, right] = sides.map((side) => countOf(side, measure));
      assert.equal(left, right, sentence);
    }
  }
  assert.ok(position === 0 || more || rejected || same, sentence);
}

test('at every step the sides of queens are those of their own links, and the sentence is true', () => {
  for (const [size, queens] of /** @type {[number, number[]][]} */ ([
    [4, []],
    [5, []],
    [6, []],
    [6, squares('b6')],
  ])) {
    const known = new Map();
    for (const by of units) {
      for (const left of solvers) {
        for (const right of solvers) {
          const link = /** @type {CompareLink} */ ({ ...common, by, problem: 'queens', size, queens, left, right });
          walkThrough(link, known);
        }
      }
    }
  }
});

test('at many steps the sides of knights are those of their own links', () => {
  for (const [files, ranks, closed, stride] of /** @type {[number, number, boolean, number][]} */ ([
    [5, 5, false, 1],
    [6, 6, true, 997],
  ])) {
    const board = { files, ranks, holes: [], start: 0, closed };
    const known = new Map();
    const searches = closed
      ? /** @type {const} */ (['warnsdorff', 'pruned'])
      : /** @type {const} */ (['warnsdorff', 'plain']);
    for (const by of units) {
      for (const [left, right] of [searches, searches.toReversed()]) {
        const link = /** @type {CompareLink} */ ({ ...common, by, problem: 'knight', ...board, left, right });
        walkThrough(link, known, stride);
      }
    }
  }
});

const common = /** @type {const} */ ({ view: 'compare', embed: false, step: 0 });

test('jumps go to the marks of either side, as its own run has them', () => {
  const link = /** @type {CompareLink} */ ({
    ...common,
    by: 'event',
    problem: 'queens',
    size: 6,
    queens: [],
    left: 'scan',
    right: 'mask',
  });
  for (const by of units) {
    const pair = pairOf({ ...link, by });
    pair.explore(Infinity);
    const length = Number(pair.length);
    /** The positions at which something new is seen. @type {number[]} */
    const solved = [];
    for (let position = pair.player.next(marks.solution); position !== undefined;) {
      solved.push(position);
      pair.goTo(position);
      position = pair.player.next(marks.solution);
    }
    assert.ok(solved.length >= 4 && solved.length <= 8, `${by}: ${solved}`);
    const back = [];
    pair.goTo(length);
    for (let position = pair.player.previous(marks.solution); position !== undefined;) {
      back.push(position);
      pair.goTo(position);
      position = pair.player.previous(marks.solution);
    }
    assert.deepEqual(back, solved.toReversed(), by);
    for (const position of solved) {
      pair.goTo(position);
      assert.ok(
        sidesOf(pair).some(({ path }) => path.length === 6),
        'a solution stands on one of the boards',
      );
    }
    pair.free();
  }
});

test('a pair is explored in slices, and knows its length once both have ended', () => {
  let time = 0;
  const link = /** @type {CompareLink} */ ({
    ...common,
    by: 'placement',
    problem: 'queens',
    size: 8,
    queens: [],
    left: 'marks',
    right: 'mask',
  });
  const pair = pairOf(link, () => (time += 1));
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
  const link = /** @type {CompareLink} */ ({
    ...common,
    problem: 'queens',
    by: 'solution',
    size: 20,
    queens: [],
    left: 'marks',
    right: 'mask',
  });
  const pair = pairOf(link);
  pair.explore(Infinity, 2);
  pair.goTo(1);
  const began = process.cpuUsage();
  assert.deepEqual([pair.player.previous(marks.backtrack), pair.player.previous(marks.solution)], [0, undefined]);
  assert.deepEqual([pair.player.next(marks.backtrack), pair.player.next(marks.solution)], [2, 2]);
  assert.ok(process.cpuUsage(began).user < 1e6); // of this process alone: others may keep the machine busy
  pair.free();
});
