import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fit, squareAtPlace } from '../../www/board/geometry.js';
import { Viewport } from '../../www/board/viewport.js';
import { chance } from './chance.mjs';
import { squares } from './core.mjs';

const box = { width: 360, height: 360, ratio: 2 };
const board = { files: 20, ranks: 20 };

test('a framed board is whole at first, and fills its window wherever it is moved', () => {
  const view = new Viewport(board, () => {}, { framed: true });
  view.box = box;
  const whole = fit(box, board);
  assert.deepEqual(view.geometry, whole);
  const dice = chance(18);
  for (let round = 0; round < 300; round += 1) {
    view.zoom(0.5 + dice.whole(0, 20) / 10, { x: dice.whole(0, 360), y: dice.whole(0, 360) });
    view.move(dice.whole(-200, 200), dice.whole(-200, 200));
    const { cell, left, top, window, gutter } = view.geometry;
    assert.ok(cell >= whole.cell && cell <= 64.5, `${cell}`);
    assert.equal(gutter, whole.gutter);
    if (!window) continue;
    assert.deepEqual(window, { left: whole.left, top: whole.top, width: 20 * whole.cell, height: 20 * whole.cell });
    const reach = (/** @type {number} */ from) => from + 20 * cell;
    assert.ok(left <= window.left && reach(left) >= window.left + window.width - 1, `${left} ${cell}`);
    assert.ok(top <= window.top && reach(top) >= window.top + window.height - 1, `${top} ${cell}`);
  }
  view.reset();
  assert.deepEqual(view.geometry, whole);
});

test('a place on the board is a square, and none beside it', () => {
  const geometry = fit(box, board);
  const [a1, b20] = squares('a1 b20');
  const { left, top, cell } = geometry;
  assert.equal(squareAtPlace(geometry, { x: left + 1, y: top + 20 * cell - 1 }), a1);
  assert.equal(squareAtPlace(geometry, { x: left + 1.5 * cell, y: top }), b20);
  assert.equal(squareAtPlace(geometry, { x: left - 1, y: top }), null);
  assert.equal(squareAtPlace(geometry, { x: left, y: top + 20 * cell }), null);
});
