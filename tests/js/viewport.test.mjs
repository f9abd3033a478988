import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, fit, gutterOf, labelStride, squareAtPlace, visible } from '../../www/board/geometry.js';
import { Viewport } from '../../www/board/viewport.js';
import { squareAt } from '../../www/core/squares.js';
import { chance } from './chance.mjs';
import { squares } from './core.mjs';

const box = { width: 360, height: 360, ratio: 2 };
const board = { files: 20, ranks: 20 };

test('a framed board is whole at first, and fills its window wherever it is moved', () => {
  const view = new Viewport(board, () => {});
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
  assert.equal(squareAtPlace(geometry, { x: left + 20 * cell, y: top }), null);
});

test('a large board fills its box, and is zoomed about the point that is held', () => {
  let changes = 0;
  const view = new Viewport({ files: 200, ranks: 100 }, () => (changes += 1));
  view.box = { width: 448, height: 400, ratio: 2 };
  // 24 pixels on each side are left free.
  const cell = 400 / 200;
  const whole = { ...view.box, files: 200, ranks: 100, cell, left: 24, top: 200 - 50 * cell, gutter: 0 };
  assert.deepEqual(view.geometry, whole);
  assert.ok(view.isWhole);
  const held = { x: 100, y: 180 };
  const under = (/** @type {import('../../www/board/geometry.js').Geometry} */ { left, top, cell: side }) => [
    (held.x - left) / side,
    (held.y - top) / side,
  ];
  const before = under(view.geometry);
  view.zoom(2, held);
  assert.equal(view.isWhole, false);
  assert.ok(Math.abs(view.geometry.cell - 2 * cell) < 1e-9);
  for (const [index, place] of under(view.geometry).entries()) assert.ok(Math.abs(place - before[index]) < 1e-9);
  // Moved by two squares to the right and one up.
  const { left, top } = view.geometry;
  view.move(4 * cell, -2 * cell);
  assert.ok(Math.abs(view.geometry.left - (left - 4 * cell)) < 1e-9);
  assert.ok(Math.abs(view.geometry.top - (top + 2 * cell)) < 1e-9);
  // No square becomes larger than 64 pixels, and none smaller than on the whole board.
  view.zoom(100, held);
  assert.ok(Math.abs(view.geometry.cell - 64) < 1e-9);
  view.zoom(1 / 100, held);
  assert.deepEqual([view.isWhole, view.geometry], [true, whole]);
  assert.equal(changes, 4);
  view.zoom(3, held);
  view.reset();
  assert.deepEqual(view.geometry, whole);
});

test('a board is moved as far as its edge', () => {
  const view = new Viewport({ files: 100, ranks: 200 }, () => {});
  view.box = { width: 400, height: 400, ratio: 1 };
  view.zoom(2, { x: 200, y: 200 });
  const { cell } = view.geometry;
  for (const [across, down, left, top] of [
    [1e6, 1e6, 200 - 75 * cell, 200 - 150 * cell],
    [-1e6, -1e6, 200 - 25 * cell, 200 - 50 * cell],
  ]) {
    view.move(across, down);
    assert.deepEqual([view.geometry.left, view.geometry.top].map(Math.round), [left, top].map(Math.round));
  }
});

/** How many times a view has changed. */
let changes = 0;

/** A board whose names of files and ranks stand around it, and one too large for them. */
const views = [
  { files: 20, ranks: 20, box },
  { files: 20, ranks: 12, box: { width: 500, height: 360, ratio: 1 } },
  { files: 200, ranks: 100, box: { width: 448, height: 400, ratio: 2 } },
].map(({ box: inside, ...sides }) => {
  const view = new Viewport(sides, () => (changes += 1));
  view.box = inside;
  return { ...sides, view };
});

/** The part of the box in which the board is seen. @param {Viewport} view */
function frameOf({ geometry }) {
  const { width, height, window } = geometry;
  return window ?? { left: 0, top: 0, width, height };
}

/**
 * How far a square reaches out of that, to the side and up or down.
 * @param {Viewport} view
 * @param {number} square
 */
function hidden(view, square) {
  const { left, top, width, height } = frameOf(view);
  const [x, y] = centre(view.geometry, square);
  const half = view.geometry.cell / 2;
  return [
    Math.max(0, left - (x - half), x + half - left - width),
    Math.max(0, top - (y - half), y + half - top - height),
  ];
}

test('a square is moved wholly into sight, no further than needed, and not where it is seen', () => {
  const dice = chance(23);
  for (const { view, files, ranks } of views) {
    for (let round = 0; round < 300; round += 1) {
      view.reset();
      view.zoom(dice.oneOf([1.05, 1.5, 2, 2.7, 3]), { x: dice.whole(0, 450), y: dice.whole(0, 360) });
      const { left, top } = view.geometry;
      const square = squareAt(dice.whole(0, files - 1), dice.whole(0, ranks - 1));
      const out = hidden(view, square);
      changes = 0;
      view.reveal(square);
      assert.equal(changes, Math.max(...out) > 0 ? 1 : 0);
      assert.ok(Math.max(...hidden(view, square)) < 1e-9, `${files}: ${hidden(view, square)}`);
      const moved = [Math.abs(view.geometry.left - left), Math.abs(view.geometry.top - top)];
      for (const [index, by] of moved.entries()) assert.ok(Math.abs(by - out[index]) < 1e-9, `${moved} for ${out}`);
    }
  }
});

test('a button zooms about a square in sight, and then shows it as a whole', () => {
  const dice = chance(24);
  for (const { view, files, ranks } of views) {
    let held = 0;
    for (let round = 0; round < 300; round += 1) {
      view.reset();
      view.zoom(2, { x: dice.whole(0, 450), y: dice.whole(0, 360) });
      const square = squareAt(dice.whole(0, files - 1), dice.whole(0, ranks - 1));
      const { left, top, width, height } = frameOf(view);
      const [x, y] = centre(view.geometry, square);
      if (x <= left || x >= left + width || y <= top || y >= top + height) continue;
      view.zoomAt(2, square);
      assert.ok(Math.max(...hidden(view, square)) < 1e-9);
      const { cell } = view.geometry;
      const edges = [x - left, left + width - x, y - top, top + height - y];
      if (edges.some((edge) => edge < cell / 2)) continue;
      held += 1;
      const [across, down] = centre(view.geometry, square);
      assert.ok(Math.abs(across - x) < 1e-9 && Math.abs(down - y) < 1e-9, `${across - x} ${down - y}`);
    }
    assert.ok(held > 20, `${held}`);
  }
});

test('a button zooms about the middle where the square is not in sight, or there is none, and back to the whole', () => {
  for (const { view, files, ranks } of views) {
    view.reset();
    const whole = view.geometry;
    for (const square of [undefined, squareAt(0, 0), squareAt(files - 1, ranks - 1)]) {
      view.zoomAt(2);
      const { left, top, width, height } = frameOf(view);
      const middle = () => [
        (left + width / 2 - view.geometry.left) / view.geometry.cell,
        (top + height / 2 - view.geometry.top) / view.geometry.cell,
      ];
      for (const place of [0, 1]) assert.ok(Math.abs(middle()[place] - [files, ranks][place] / 2) < 1e-9);
      view.zoomAt(1.5, square);
      assert.ok(view.geometry.cell > 2.9 * whole.cell);
      for (const place of [0, 1]) assert.ok(Math.abs(middle()[place] - [files, ranks][place] / 2) < 1e-9);
      view.zoomAt(null, square);
      assert.deepEqual([view.isWhole, view.geometry], [true, whole]);
    }
  }
});

test('the point of a framed board that is held stays where it is, unless an edge is in the way', () => {
  const view = new Viewport(board, () => {});
  view.box = box;
  const whole = view.geometry;
  const held = { x: whole.left + 4 * whole.cell, y: whole.top + 15 * whole.cell };
  for (const by of [2, 1.5, 0.5]) {
    view.zoom(by, held);
    const { left, top, cell } = view.geometry;
    assert.deepEqual([held.x - left, held.y - top], [4 * cell, 15 * cell]);
  }
  // Zoomed out about a corner, it still fills its frame.
  view.reset();
  view.zoom(3, { x: whole.left, y: whole.top });
  view.zoom(0.5, { x: whole.left + 320, y: whole.top + 320 });
  assert.deepEqual([view.geometry.left, view.geometry.top, view.geometry.cell], [whole.left, whole.top, 24]);
});

test('squares that have 64 pixels or more become no larger', () => {
  const view = new Viewport({ files: 8, ranks: 8 }, () => {});
  view.box = { width: 700, height: 700, ratio: 1 };
  const whole = view.geometry;
  assert.ok(whole.cell > 64);
  view.zoom(2, { x: 350, y: 350 });
  assert.deepEqual([view.isWhole, view.geometry], [true, whole]);
});

test('a board has whole device pixels a square, in the middle of its box', () => {
  assert.deepEqual(fit({ width: 500, height: 300, ratio: 2 }, { files: 8, ranks: 8 }), {
    width: 500,
    height: 300,
    ratio: 2,
    files: 8,
    ranks: 8,
    cell: 31.5,
    left: 124,
    top: 24,
    gutter: 24,
  });
  const { cell, left, top } = fit({ width: 101, height: 40, ratio: 1 }, { files: 100, ranks: 3 });
  assert.deepEqual([cell, left, top], [1, 1, 19]);
  assert.deepEqual([439, 440].map(gutterOf), [16, 24]);
});

test('names along a side are written so far apart that they do not touch', () => {
  const strides = [40, 20, 10, 4, 2, 1, 0.4].map((cell) => labelStride(cell, 17));
  assert.deepEqual(strides, [1, 1, 2, 5, 10, 20, 50]);
  assert.equal(labelStride(0.1, 17), 100);
});

test('the squares in a box, and those around it', () => {
  const geometry = { width: 100, height: 50, ratio: 1, files: 30, ranks: 20, cell: 10, left: -45, top: -30, gutter: 0 };
  // From file 4.5 to 14.5, and from row 3 to 8, which are ranks 12 to 16 from 0.
  assert.deepEqual(visible(geometry), { files: [4, 15], ranks: [12, 17] });
  assert.deepEqual(visible(geometry, 2), { files: [2, 17], ranks: [10, 19] });
  assert.deepEqual(visible(geometry, 50), { files: [0, 30], ranks: [0, 20] });
  const inside = { ...geometry, left: 20, top: 10, width: 900, height: 900 };
  assert.deepEqual(visible(inside), { files: [0, 30], ranks: [0, 20] });
});
