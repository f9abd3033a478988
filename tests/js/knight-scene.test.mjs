/** The scene of a knight at a step, of a tour and of a search. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from '../../www/core/routes.js';
import { squareName } from '../../www/core/squares.js';
import { openKnight } from '../../www/knight/display.js';
import { markersOf, tinted, tourScene, viewOf } from '../../www/knight/scene.js';
import { numbered, searchScene } from '../../www/knight/search-scene.js';
import { knownTour } from '../../www/knight/tour.js';
import { lazy, squares } from './core.mjs';
import { drawn } from './drawn.mjs';
import './english.mjs';

/**
 * @import { KnightRoute } from '../../www/core/routes.js'
 * @import { CandidateLabel, Marker } from '../../www/board/scene.js'
 * @import { Moment } from '../../www/knight/search-scene.js'
 */

/** @param {string} name */
const square = (name) => squares(name)[0];

/** @param {readonly Marker[]} markers */
const marked = (markers) => markers.map(({ square: at, kind }) => `${kind} ${squareName(at)}`).join(', ');

/** Three files and four ranks, whose open tour has twelve squares. @type {KnightRoute} */
const board = { ...home.knight, files: 3, ranks: 4, start: 0 };
const way = lazy.Player.tour(3, 4, 0, false, null, new Uint32Array()).way();
const tour = { squares: way, closed: false, broken: null };

test('a tour shows its squares so far, its start and its end, and moves by single steps', () => {
  const first = tourScene(board, tour, 0, 0);
  assert.deepEqual(first.tour, { squares: way, shown: 1, closing: false });
  assert.deepEqual([first.pieces, first.change], [[{ piece: 'knight', square: 0 }], null]);
  assert.equal(marked(first.markers), `end ${squareName(way[11])}`);
  const next = tourScene(board, tour, 1, 0);
  assert.equal(marked(next.markers), `start a1, end ${squareName(way[11])}`);
  assert.deepEqual(next.change, { kind: 'move', square: way[1], from: 0 });
  assert.deepEqual(tourScene(board, tour, 3, 4).change, { kind: 'move', square: way[3], from: way[4] });
  assert.equal(tourScene(board, tour, 5, 3).change, null);
  assert.equal(tourScene(board, tour, 11, 10).tour?.shown, 12);
});

test('the last step of a closed tour leads home', () => {
  const closed = { squares: Uint32Array.from(squares('a1 b3 c1')), closed: true, broken: null };
  const small = { ...board, files: 3, ranks: 3, holes: squares('b2') };
  const home4 = tourScene(small, closed, 3, 2);
  assert.deepEqual([home4.tour?.closing, home4.tour?.shown, home4.pieces[0].square], [true, 3, 0]);
  assert.deepEqual(home4.change, { kind: 'move', square: 0, from: closed.squares[2] });
  assert.equal(tourScene(small, closed, 2, 1).tour?.closing, false);
  // It has no end that could be shown, and so has a part of an open one.
  assert.equal(marked(tourScene({ ...small, ranks: 1 }, closed, 0, 0).markers), '');
  assert.equal(marked(tourScene(small, { ...closed, closed: false }, 0, 0).markers), '');
  assert.equal(
    marked(tourScene({ ...small, holes: squares('b2 a2 a3 b1 c2 c3') }, { ...closed, closed: false }, 0, 0).markers),
    'end c1',
  );
  const single = { squares: Uint32Array.of(0), closed: false, broken: null };
  assert.equal(marked(tourScene({ ...board, files: 1, ranks: 1 }, single, 0, 0).markers), '');
});

/**
 * The captions of a known tour, step by step.
 * @param {Partial<KnightRoute>} change
 * @param {import('../../pkg/lazy.js').Player} player
 */
function told(change, player) {
  const display = knownTour(lazy, { ...board, ...change }, player);
  const run = display.run ?? assert.fail();
  return run.peek(...Array(Number(run.length) + 1).keys()).map((snapshot) => display.at(snapshot).caption);
}

test('each step of a tour has its sentence, which the core chooses', () => {
  const ring = { files: 3, ranks: 3, holes: squares('b2') };
  const round = squares('a1 b3 c1 a2 c3 b1 a3 c2');
  const closed = told(ring, lazy.Player.ridden(3, 3, ring.holes, round, true));
  assert.deepEqual(closed.slice(0, 2), ['The knight starts on a1.', 'Move 1: from a1 to b3.']);
  assert.match(closed[7], /^Move 7: from a3 to c2\. Every .* home to a1\.$/);
  assert.deepEqual(closed.slice(8), ['The closing move leads from c2 back to a1: the tour is closed.']);
  const open = told(ring, lazy.Player.ridden(3, 3, ring.holes, round, false));
  assert.deepEqual(open.slice(7), ['Move 7: from a3 to c2. Every square has been visited once.']);
  const single = told({ files: 1, ranks: 1 }, lazy.Player.givenTour(1, 1, 0, [], ''));
  assert.deepEqual(single, ['The knight stands on a1, the only square there is.']);
});

/** Roles of squares, and how they are marked. @type {any} */
const why = {
  groups: [
    { role: 'fault', squares: Uint32Array.from(squares('b2')) },
    { role: 'cut', squares: Uint32Array.from(squares('c2')) },
    { role: 'around', squares: Uint32Array.from(squares('a1 a2')) },
    { role: 'other', squares: Uint32Array.from(squares('c3')) },
  ],
};

test('the squares of a reason are marked by their part in it', () => {
  assert.equal(marked(markersOf(why)), 'conflict b2, conflict c2, looked a1, looked a2');
  for (const [change, expected] of /** @type {[Partial<KnightRoute>, string][]} */ ([
    [{ files: 3, ranks: 3 }, 'conflict b2'],
    [{ files: 5, ranks: 5, start: square('b1') }, 'conflict b1'],
    [{ files: 4, ranks: 4, closed: true }, 'conflict a1, conflict d4, looked b3, looked c2'],
    [
      { files: 4, ranks: 6, closed: true, start: square('a1') },
      'conflict d1, conflict a2, conflict d3, conflict a4, conflict d5, conflict a6',
    ],
  ])) {
    assert.equal(marked(drawn(openKnight(lazy, { ...home.knight, ...change })).scene.markers), expected);
  }
});

test('a tour that breaks the rules shows where, at its last move alone', () => {
  const player = lazy.Player.givenTour(5, 5, 0, new Uint32Array(), '04');
  const broken = player.broken ?? null;
  assert.ok(broken);
  const given = { squares: player.way(), closed: false, broken };
  const last = given.squares.length - 1;
  assert.deepEqual(told({ files: 5, ranks: 5 }, player), [
    'The knight starts on a1.',
    'Move 1 reaches b3, and there the rules are broken: Move 2 enters a1 a second time.',
  ]);
  const none = told({ files: 5, ranks: 5 }, lazy.Player.givenTour(5, 5, 0, [], ''));
  assert.match(none[0], /^The knight starts on a1\. The tour stops after 1 square: /);
  const five = { ...board, files: 5, ranks: 5 };
  assert.match(marked(tourScene(five, given, last, last).markers), /conflict/);
  assert.doesNotMatch(marked(tourScene(five, given, last - 1, 0).markers), /conflict/);
});

test('free squares are tinted by their degree, on a tour and before one', () => {
  const scene = tourScene({ ...board, files: 3, ranks: 3 }, { ...tour, squares: Uint32Array.of(0) }, 0, 0);
  assert.deepEqual([...(tinted(lazy.Player, scene).heat ?? [])], [-1, 2, 2, 2, 0, 1, 2, 1, 2]);
  assert.deepEqual([...(tinted(lazy.Player, { ...scene, tour: null }).heat ?? [])], [-1, 2, 2, 2, 0, 1, 2, 1, 2]);
  const overlays = { degrees: true, attacked: false, counts: false, hint: false, asked: null };
  assert.ok(viewOf(lazy, scene, 'x', overlays).scene.heat);
  assert.equal(viewOf(lazy, scene, 'x', { ...overlays, degrees: false }).scene.heat, null);
  // Only what is shown of a tour is taken from the free squares.
  const begun = tourScene(board, tour, 0, 0);
  assert.equal([...(tinted(lazy.Player, begun).heat ?? [])].filter((degree) => degree < 0).length, 1);
  const large = { ...scene, files: 60, ranks: 60 };
  assert.deepEqual(viewOf(lazy, large, 'x', overlays), { scene: large, caption: 'x', nameOf: squareName });
});

test('squares are named by what is on them', () => {
  const scene = tourScene({ ...board, holes: squares('c4') }, tour, 1, 0);
  const labels = { square: square('b2'), place: 2, degree: 3, distance: 1, spent: false };
  const named = (/** @type {Partial<CandidateLabel>} */ change) =>
    viewOf(lazy, { ...scene, candidates: [{ ...labels, ...change }] }, '').nameOf(square('b2'));
  assert.equal(viewOf(lazy, scene, '').nameOf(0), 'a1, move 1');
  assert.equal(viewOf(lazy, scene, '').nameOf(way[1]), `${squareName(way[1])}, move 2`);
  assert.equal(viewOf(lazy, scene, '').nameOf(square('c4')), 'c4, taken out');
  assert.equal(viewOf(lazy, scene, '').nameOf(square('b2')), 'b2, empty');
  assert.equal(named({}), 'b2, empty, candidate 2: degree 3, distance 1');
  assert.equal(named({ place: null }), 'b2, empty: degree 3, distance 1');
  assert.equal(named({ spent: true }), 'b2, empty, tried: degree 3, distance 1');
  assert.equal(named({ distance: null }), 'b2, empty, 3 ways on');
});

/** @type {Moment} */
const moment = {
  kind: 'place',
  squares: squares('a1 b3'),
  taken: null,
  candidates: [
    { square: square('c1'), digit: 2, degree: 2, distance: 3, tried: true },
    { square: square('a5'), digit: 4, degree: 2, distance: 3, tried: false },
    { square: square('d4'), digit: 1, degree: 5, distance: 1, tried: false },
  ],
  pruned: false,
  line: 6,
  passed: 0b11_1000,
  past: { key: 'knight.move', values: {} },
  next: null,
};

/** @type {KnightRoute} */
const eight = { ...home.knight, start: 0, solver: 'warnsdorff', closed: true };

test('a search shows its path, its candidates in order, and the move from the step before', () => {
  const scene = searchScene(eight, moment, squares('a1'));
  assert.deepEqual([scene.tour?.shown, scene.tour?.closing, scene.tour?.squares.length], [2, false, 64]);
  assert.deepEqual([...(scene.tour?.squares.subarray(0, 3) ?? [])], [...moment.squares, 0]);
  assert.deepEqual(scene.pieces, [{ piece: 'knight', square: square('b3') }]);
  assert.deepEqual(
    scene.candidates.map(({ place, degree, distance, spent }) => [place, degree, distance, spent]),
    [
      [1, 2, 3, true],
      [2, 2, 3, false],
      [3, 5, 1, false],
    ],
  );
  assert.equal(marked(scene.markers), 'start a1');
  assert.deepEqual(scene.change, { kind: 'move', square: square('b3'), from: 0 });
  assert.equal(searchScene(eight, moment, null).change, null);
  assert.equal(searchScene(eight, moment, moment.squares).change, null);
  const hidden = searchScene(eight, { ...moment, pruned: true }, null, true).candidates;
  assert.deepEqual(
    hidden.map(({ place, spent }) => [place, spent]),
    [
      [null, true],
      [null, false],
      [null, false],
    ],
  );
  assert.ok(searchScene(eight, { ...moment, pruned: true }, null).candidates.every(({ spent }) => spent));
});

test('a move taken back is marked, and a search at its first square has no start to mark', () => {
  const back = searchScene(eight, { ...moment, kind: 'tried', taken: square('c5') }, squares('a1 b3 c5'));
  assert.equal(marked(back.markers), 'start a1, rejected c5');
  assert.deepEqual(back.change, { kind: 'move', square: square('b3'), from: square('c5') });
  assert.equal(marked(searchScene(eight, { ...moment, squares: [0] }, null).markers), '');
});

test('a solution is numbered from the start, and a closed one leads home', () => {
  const loop = squares('c1 a2 b4 d3');
  const solved = /** @type {Moment} */ ({ ...moment, kind: 'solved', squares: loop });
  const route = { ...eight, start: loop[1] };
  assert.deepEqual(numbered(route, solved), squares('a2 b4 d3 c1'));
  assert.deepEqual(numbered({ ...route, closed: false }, solved), loop);
  assert.deepEqual(numbered({ ...route, start: null }, solved), loop);
  assert.deepEqual(numbered(route, { ...solved, kind: 'place' }), loop);
  const scene = searchScene(route, solved, loop.slice(0, 3));
  assert.deepEqual(
    [scene.tour?.closing, scene.pieces[0].square, scene.candidates, scene.change],
    [true, loop[1], [], null],
  );
  const open = searchScene({ ...route, closed: false }, solved, null);
  assert.deepEqual([open.tour?.closing, open.pieces[0].square], [false, loop[3]]);
});
