import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKnight } from '../../www/knight/display.js';
import { placementCaption } from '../../www/queens/editor/messages.js';
import { runCaption } from '../../www/queens/solvers/captions.js';
import { conflicts } from '../../www/queens/referee.js';
import { Run } from '../../www/core/run.js';
import { home } from '../../www/core/routes.js';
import { squareName } from '../../www/core/squares.js';
import { core, lazy as tours, squares } from './core.mjs';
import { drawn } from './drawn.mjs';
import './english.mjs';

/** @typedef {{ run: Run | null, caption: () => string }} Told */

/**
 * @param {Told} told
 * @param {number} step
 */
function captionAt({ run, caption }, step) {
  run?.goTo(step);
  return caption();
}

/**
 * @param {Partial<typeof home.queens>} changes
 * @returns {Told & { run: Run }}
 */
function queens(changes) {
  const route = { ...home.queens, ...changes };
  const run = new Run(core.Player.queens(route.size, route.solver ?? '', Uint32Array.from(route.queens)));
  return { run, caption: () => runCaption(route, run.snapshot()) };
}

/**
 * @param {Partial<typeof home.knight>} changes
 * @returns {Told}
 */
function knight(changes) {
  const display = openKnight(tours, { ...home.knight, ...changes });
  return { run: display.run, caption: () => drawn(display).caption };
}

test('each kind of step of a search by rows has its sentence', () => {
  const display = queens({ size: 8 });
  for (const [step, sentence] of /** @type {[number, string][]} */ ([
    [0, 'The board is empty. The search begins in row 1, at column 1.'],
    [1, 'Row 1, column 1: no queen attacks it, so a queen is placed.'],
    [2, 'Row 2, column 1: attacked by the queen of row 1 along the column.'],
    [3, 'Row 2, column 2: attacked by the queen of row 1 along the diagonal.'],
    [982, 'Solution 1: 8 queens, and none attacks another.'],
    [983, 'The solution is noted; the queen of row 8 is taken back to look for the next.'],
    [17_868, 'Every way has been tried: 92 solutions.'],
  ])) {
    assert.equal(captionAt(display, step), sentence, `step ${step}`);
  }
});

test('the two ways in which scan lifts a queen are told apart', () => {
  const display = queens({ size: 8, solver: 'scan' });
  const told = Array.from({ length: 200 }, (_, step) => captionAt(display, step));
  assert.ok(told.includes('Row 5: column 4 is free, so the queen is lifted from column 2 to move on.'));
  assert.ok(
    told.some((sentence) =>
      /^Row \d: no column left, so its queen is lifted from column \d, and the search goes a row back\.$/.test(
        sentence,
      ),
    ),
  );
});

test('given queens are named as given', () => {
  const display = queens({ size: 6, queens: squares('d6') });
  assert.equal(captionAt(display, 0), 'One queen is given. The search places the others around it.');
  const told = Array.from({ length: 40 }, (_, step) => captionAt(display, step));
  assert.ok(told.some((sentence) => sentence.includes('the given queen of row 1 along the')));
});

test('where there is no solution, the end says so', () => {
  const display = queens({ size: 3 });
  display.run.explore(Infinity);
  assert.equal(captionAt(display, 1e9), 'Every way has been tried: there is no solution.');
});

test('a placement says what it is', () => {
  for (const [names, sentence] of /** @type {[string, string][]} */ ([
    ['', 'The board is empty.'],
    ['e4', 'One queen on the board.'],
    ['a8 e7', '2 queens on the board, and none attacks another.'],
    ['a8 e7 h6 f5 c4 g3 b2 d1', 'A solution: 8 queens, and none attacks another.'],
    ['a8 a7', 'Conflict: the queens of row 1, column 1 and row 2, column 1 attack each other along the column.'],
    [
      'a8 b8 c8',
      'Conflict: the queens of row 1, column 1 and row 1, column 2 attack each other along the row, and 2 more pairs attack each other.',
    ],
  ])) {
    const route = { ...home.queens, queens: squares(names) };
    assert.equal(placementCaption(route, conflicts(core, route)), sentence);
  }
});

test('a tour is told move by move', () => {
  const [start] = squares('c3');
  const open = knight({ start });
  assert.equal(captionAt(open, 0), 'The knight starts on c3.');
  assert.match(captionAt(open, 1), /^Move 1: from c3 to [a-h][1-8]\.$/);
  assert.match(captionAt(open, 63), /^Move 63: .* Every square has been visited once\.$/);
  const closed = knight({ start, closed: true });
  assert.match(captionAt(closed, 63), /^Move 63: .* one move leads home to c3\.$/);
  assert.match(captionAt(closed, 64), /^The closing move leads from [a-h][1-8] back to c3: the tour is closed\.$/);
});

test('where there is no tour the reason is given', () => {
  const [start] = squares('b1');
  assert.match(captionAt(knight({ files: 5, ranks: 5, start }), 0), /^No tour: .+\.$/);
  assert.match(captionAt(knight({ files: 5, ranks: 5, start, closed: true }), 0), /^No closed tour: .+ 25\.$/);
});

/** @param {Partial<typeof home.knight>} route */
function markersAt(route) {
  const { scene } = drawn(openKnight(tours, { ...home.knight, ...route }));
  return scene.markers.map(({ square, kind }) => `${squareName(square)} ${kind}`);
}

test('the squares of the argument are marked', () => {
  assert.deepEqual(markersAt({ files: 3, ranks: 3 }), ['b2 conflict']);
  assert.deepEqual(markersAt({ files: 5, ranks: 5, start: squares('b1')[0] }), ['b1 conflict']);
  const corners = ['a1 conflict', 'd4 conflict', 'b3 looked', 'c2 looked'];
  assert.deepEqual(markersAt({ files: 4, ranks: 4, closed: true }), corners);
  const missed = markersAt({ files: 4, ranks: 6, closed: true, start: squares('a1')[0] });
  assert.deepEqual(
    missed,
    ['d1', 'a2', 'd3', 'a4', 'd5', 'a6'].map((name) => `${name} conflict`),
  );
});
