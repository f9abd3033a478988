import assert from 'node:assert/strict';
import { test } from 'node:test';
import { History } from '../../www/placing/history.js';

const placed = (/** @type {number[]} */ ...queens) => ({ size: 8, queens });

test('undo and redo go along what was placed and stop at either end', () => {
  const history = new History();
  assert.equal(history.undo(), null);
  for (const one of [placed(), placed(1), placed(1, 2)]) history.record(one);
  assert.deepEqual(history.undo(), placed(1));
  assert.deepEqual(history.undo(), placed());
  assert.equal(history.undo(), null);
  assert.deepEqual(history.redo(), placed(1));
  assert.deepEqual(history.redo(), placed(1, 2));
  assert.equal(history.redo(), null);
});

test('another placement after an undo gives up what could have been redone', () => {
  const history = new History();
  for (const one of [placed(), placed(1), placed(1, 2)]) history.record(one);
  history.undo();
  history.record(placed(1, 3));
  assert.equal(history.canRedo, false);
  assert.deepEqual(history.undo(), placed(1));
});

test('what is shown by an undo is nothing new, in whatever order its queens come', () => {
  const history = new History();
  for (const one of [placed(), placed(1, 2), placed(1, 2, 3)]) history.record(one);
  history.undo();
  history.record(placed(2, 1));
  assert.deepEqual(history.redo(), placed(1, 2, 3));
});

test('a thousand placements are kept', () => {
  const history = new History();
  for (let queen = 0; queen < 1500; queen += 1) history.record(placed(queen));
  let undone = 0;
  while (history.undo()) undone += 1;
  assert.equal(undone, 999);
});
