import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPlacements, parse, recordPlacement, serialize, moveBy } from '../../www/queens/editor/history.js';
import { core } from './core.mjs';

/** @import { Placed, Placements } from '../../www/queens/editor/history.js' */

const placed = (/** @type {number[]} */ ...queens) => ({ size: 8, queens });

/** @param {Placed[]} list */
const historyOf = (list) => list.reduce((history, next) => recordPlacement(core, history, next), noPlacements);

/**
 * The placement that this many steps lead to; `null` at the ends.
 * @param {Placements} history
 * @param {number} steps
 */
function at(history, steps) {
  const next = moveBy(history, steps);
  return next === history ? null : next.placements[next.at];
}

test('undone and redone go along what was placed and stop at either end', () => {
  assert.equal(at(noPlacements, -1), null);
  let history = historyOf([placed(), placed(1), placed(1, 2)]);
  assert.equal(at(history, 1), null);
  assert.deepEqual(at(history, -1), placed(1));
  history = moveBy(moveBy(history, -1), -1);
  assert.equal(at(history, -1), null);
  assert.deepEqual(at(history, 1), placed(1));
  assert.deepEqual(at(moveBy(history, 1), 1), placed(1, 2));
});

test('another placement after an undone gives up what could have been redone', () => {
  const history = recordPlacement(core, moveBy(historyOf([placed(), placed(1), placed(1, 2)]), -1), placed(1, 3));
  assert.equal(at(history, 1), null);
  assert.deepEqual(at(history, -1), placed(1));
});

test('what is shown by an undone is nothing new, in whatever order its queens come', () => {
  const history = moveBy(historyOf([placed(), placed(1, 2), placed(1, 2, 3)]), -1);
  assert.equal(recordPlacement(core, history, placed(2, 1)), history);
});

test('a thousand placements are kept', () => {
  const history = historyOf(
    Array.from({ length: 1500 }, (_, each) => ({
      size: 32,
      queens: [each % 32, 1024 + ((each >> 5) % 32), 2048 + (each >> 10)],
    })),
  );
  assert.deepEqual([history.placements.length, history.at], [1000, 999]);
});

test('a history is written and goes on from there', () => {
  const long = historyOf(
    Array.from({ length: 80 }, (_, queens) => ({ size: 32, queens: [queens % 32, 1024 + ((queens * 7) % 32)] })),
  );
  const history = moveBy(long, -20);
  const again = parse(core, serialize(history));
  for (let steps = -45; steps <= 20; steps += 1) {
    assert.deepEqual(at(again, steps), at(history, steps), String(steps));
  }
});

test('what no history has written is passed over', () => {
  const one = { size: 8, queens: [0] };
  for (const text of [
    null,
    '',
    'x',
    'null',
    '[]',
    '{}',
    JSON.stringify({ at: 1, placements: [one] }),
    JSON.stringify({ at: -1, placements: [one] }),
    JSON.stringify({ at: 0.5, placements: [one, one] }),
    JSON.stringify({ at: 0, placements: [null] }),
    JSON.stringify({ at: 0, placements: [{ size: 33, queens: [] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [8] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [2 ** 20] }] }), // a1, but for bits that no square has
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [0, 0] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: ['0'] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 0, queens: [] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 1.5, queens: [] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: {} }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [8 << 10] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [-1] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [0.5] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [1024, 8 << 10] }] }),
    JSON.stringify({ at: 0, placements: [one, { size: 33, queens: [] }] }),
    JSON.stringify({ at: 0, placements: 'x' }),
    JSON.stringify({ at: 2, placements: [one, one] }),
    JSON.stringify({ at: 1, placements: Array.from({ length: 500 }, () => one) }),
  ]) {
    assert.equal(parse(core, text), noPlacements, String(text));
  }
});

test('the smallest and the largest boards are kept, and as many placements as are written', () => {
  for (const placements of [
    [{ size: 1, queens: [0] }],
    [{ size: 32, queens: [31, 31 << 10] }],
    Array.from({ length: 100 }, (_, queen) => ({ size: 32, queens: [queen % 32] })),
  ]) {
    const history = { at: placements.length - 1, placements };
    assert.deepEqual(parse(core, JSON.stringify(history)), history);
  }
  assert.equal(
    parse(core, JSON.stringify({ at: 0, placements: Array.from({ length: 101 }, () => ({ size: 1, queens: [] })) })),
    noPlacements,
  );
});

test('other boards and other queens are something new', () => {
  for (const next of [{ size: 9, queens: [1] }, placed(2), placed(1, 2), placed()]) {
    assert.deepEqual(recordPlacement(core, historyOf([placed(1)]), next).placements, [placed(1), next]);
  }
});
