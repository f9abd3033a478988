import assert from 'node:assert/strict';
import { test } from 'node:test';
import { History } from '../../www/queens/editor/history.js';

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

test('a history is written and goes on from there', () => {
  const history = new History();
  for (let queens = 0; queens < 80; queens += 1)
    history.record({ size: 32, queens: [queens % 32, 1024 + ((queens * 7) % 32)] });
  for (let back = 0; back < 20; back += 1) history.undo();
  const again = new History();
  again.restore(String(history));
  for (let back = 0; back < 45; back += 1) assert.deepEqual(again.undo(), history.undo());
  for (let forward = 0; forward < 60; forward += 1) assert.deepEqual(again.redo(), history.redo());
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
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: [0, 0] }] }),
    JSON.stringify({ at: 0, placements: [{ size: 8, queens: ['0'] }] }),
    JSON.stringify({ at: 1, placements: Array.from({ length: 500 }, () => one) }),
  ]) {
    const history = new History();
    history.restore(text);
    assert.deepEqual([history.canUndo, history.canRedo], [false, false], String(text));
    history.record(one);
    assert.equal(history.canUndo, false, String(text));
  }
});
