/**
 * The drawing of boards, shape by shape: `tests/golden/shapes.txt` holds what canvas, SVG, GIF and print draw of some boards
 * that have everything on them between them. `UPDATE_GOLDEN=1 npm test -- js` writes it anew; then look at the pictures.
 */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fit } from '../../www/board/geometry.js';
import { emptyScene } from '../../www/board/scene.js';
import { sceneShapes } from '../../www/board/shapes.js';
import { Viewport } from '../../www/board/viewport.js';
import { squares } from './core.mjs';
import { tokens as coloured } from './tokens.mjs';

/**
 * @import { Geometry } from '../../www/board/geometry.js'
 * @import { Scene } from '../../www/board/scene.js'
 * @import { Shape } from '../../www/board/shapes.js'
 *
 * @typedef {{ scene: Scene, geometry: Geometry, progress?: number }} Case
 */

const FILE = new URL('../golden/shapes.txt', import.meta.url);

/** @param {string} name */
const square = (name) => squares(name)[0];

/**
 * @param {number} files
 * @param {number} ranks
 * @param {Partial<Scene>} [parts]
 */
const sceneOf = (files, ranks, parts) => ({ ...emptyScene(files, ranks, false), ...parts });

/**
 * A board in a box that gives its squares this many pixels.
 *
 * @param {Scene} scene
 * @param {number} cell
 * @param {{ ratio?: number, gutter?: number }} [style]
 */
const sized = ({ files, ranks }, cell, { ratio = 2, gutter = 24 } = {}) => ({
  width: files * cell + 2 * gutter,
  height: ranks * cell + 2 * gutter,
  ratio,
  files,
  ranks,
  cell,
  left: gutter,
  top: gutter,
  gutter,
});

/**
 * @param {Scene} scene
 * @param {number} cell
 * @param {number} [progress]
 * @returns {Case}
 */
const still = (scene, cell, progress = 1) => ({ scene, geometry: sized(scene, cell), progress });

const queen = /** @type {const} */ ('queen');
const knight = /** @type {const} */ ('knight');

/** A queen on a2, which owns row 2 of 3 and what it attacks; one given on c3, whose number is 1. */
const queens = sceneOf(4, 3, {
  numbered: true,
  named: square('b1'),
  pieces: [
    { piece: queen, square: square('c3'), given: true },
    { piece: queen, square: square('a2') },
  ],
  zones: Uint8Array.from([2, 2, 1, 0, 2, 2, 2, 2, 1, 1, 1, 1]),
  zone: 2,
  markers: [{ square: square('b1'), kind: 'rejected' }],
  lines: [{ from: square('a2'), to: square('b1') }],
});

const markers = sceneOf(4, 2, {
  named: square('d2'),
  markers: /** @type {const} */ (['now', 'solved', 'rejected', 'conflict', 'start', 'end', 'looked', 'hint']).map(
    (kind, index) => ({ square: squares('a1 b1 c1 d1 a2 b2 c2 d2')[index], kind }),
  ),
});

/** The first nine squares of a tour, of which six are shown. */
const way = Uint32Array.from(squares('a1 c2 a3 b1 d2 b3 d4 c1 a2'));
const tour = sceneOf(4, 4, {
  tour: { squares: way, shown: 6, closing: false },
  pieces: [{ piece: knight, square: square('b3') }],
  holes: squares('c4 d3'),
});
const closed = Uint32Array.from(squares('a1 c2 d4 b3'));
const candidates = sceneOf(3, 4, {
  candidates: [
    { square: square('a1'), place: 1, degree: 2, distance: 3, spent: false },
    { square: square('b1'), place: 2, degree: 3, distance: 1, spent: true },
    { square: square('c1'), place: 3, degree: 4, distance: 0, spent: false },
    { square: square('a2'), place: 1, degree: 5, distance: 2, spent: true },
    { square: square('c4'), place: null, degree: 0, distance: null, spent: false },
  ],
  heat: Int8Array.from([0, 1, 2, -1, 4, 4, 4, -1, 8, -1, 4, 4]),
});
const counts = sceneOf(3, 2, {
  counts: ['0', 7, 999, '1K', '123.5K', 'a'].map((count, index) => ({
    square: squares('a1 b1 c1 a2 b2 c2')[index],
    count,
  })),
  lines: [
    { from: square('a1'), to: square('b3'), move: true },
    { from: square('a2'), to: square('c1'), move: false },
    { from: square('c1'), to: square('c2') },
  ],
});

/**
 * @param {Scene} scene
 * @param {Partial<NonNullable<Scene['change']>>} change
 */
const changing = (scene, change) => ({
  ...scene,
  change: /** @type {Scene['change']} */ ({ kind: 'arrive', square: square('a2'), ...change }),
});

/** The part of a board that is seen when it is zoomed. */
function zoomed() {
  const view = new Viewport({ files: 6, ranks: 6 }, () => {});
  view.box = { width: 150, height: 150, ratio: 2 };
  view.zoom(2, { x: 60, y: 100 });
  return view.geometry;
}

const large = sceneOf(60, 55, {
  pieces: [{ piece: knight, square: square('a1') }],
  markers: [{ square: square('b2'), kind: 'now' }],
  tour: { squares: Uint32Array.from(squares('a1 b3 d4 f5 g7')), shown: 4, closing: false },
});

/** @type {Record<string, Case>} */
const CASES = {
  'queens with zones, one of which the step is about': still(queens, 48),
  'zones too small for digits': still({ ...queens, zone: null }, 20),
  'zones too small for patterns': still(queens, 17),
  'queens as dots': still(queens, 8),
  'queens without the strokes inside': still(queens, 27),
  'a queen arrives and its zone spreads': still(changing(queens, {}), 48, 0.25),
  'a queen has arrived': still(changing({ ...queens, zone: 1 }, {}), 48),
  'a queen leaves and its zone goes back': still(
    changing(
      { ...queens, pieces: queens.pieces.slice(0, 1), zones: Uint8Array.from([0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1]) },
      { kind: 'leave', zones: queens.zones },
    ),
    30,
    0.6,
  ),
  'a queen leaves and the zones before are not known': still(changing(queens, { kind: 'leave' }), 30, 0.5),
  'a candidate is rejected': still(changing(queens, { kind: 'reject', square: square('b1') }), 48, 0.25),
  'every marker': still(markers, 60),
  'every marker, small': still(markers, 20),
  'every marker, large': still(markers, 140),
  'part of a tour': still(tour, 48),
  'part of a tour without numbers': still(tour, 20),
  'a knight moves on': still(changing(tour, { kind: 'move', square: square('b3'), from: square('d2') }), 48, 0.25),
  'a knight moves on, without numbers': still(
    changing(tour, { kind: 'move', square: square('b3'), from: square('d2') }),
    24,
    0.25,
  ),
  'a knight has moved on': still(changing(tour, { kind: 'move', square: square('b3'), from: square('d2') }), 48),
  'a knight moves back': still(changing(tour, { kind: 'move', square: square('b3'), from: square('d4') }), 48, 0.25),
  'a closed tour': still(sceneOf(4, 4, { tour: { squares: closed, shown: 4, closing: true } }), 32),
  'a closed tour, small': still(sceneOf(4, 4, { tour: { squares: closed, shown: 4, closing: true } }), 10),
  'one square of a tour': still(sceneOf(1, 1, { tour: { squares: Uint32Array.of(0), shown: 1, closing: false } }), 90),
  candidates: still(candidates, 60),
  'candidates with room for degrees alone': still(candidates, 43),
  'candidates too small for numbers': still(candidates, 15),
  'candidates, large': still(candidates, 90),
  'counts and moves': still(counts, 60),
  'counts, small': still(counts, 18),
  'counts too small to be read': still(counts, 17),
  'a board zoomed within its frame': { scene: sceneOf(6, 6, { named: square('e5') }), geometry: zoomed() },
  'a numbered board zoomed within its frame': {
    scene: { ...emptyScene(6, 6, true), named: square('b6') },
    geometry: zoomed(),
  },
  'a narrow board': {
    scene: sceneOf(12, 12, {}),
    geometry: fit({ width: 150, height: 190, ratio: 1 }, { files: 12, ranks: 12 }),
  },
  'a board without names': { scene: sceneOf(3, 3, {}), geometry: sized(sceneOf(3, 3, {}), 20, { gutter: 0 }) },
  'a large board': { scene: large, geometry: sized(large, 4, { ratio: 1 }) },
};

/** Colours by their names, which are easier to read. */
const tokens = {
  ...Object.fromEntries(Object.keys(coloured).map((name) => [name, name])),
  zones: coloured.zones.map((_, index) => `zone ${index + 1}`),
  zoneTint: 0.1,
  zonePattern: 0.28,
  ramp: coloured.ramp.map((_, index) => `ramp ${index}`),
};

/** The paths of pieces and patterns that a line above contains. @type {Set<string>} */
const known = new Set();

/**
 * @param {string} key
 * @param {any} value
 */
function short(key, value) {
  if (typeof value === 'number') return Number(value.toFixed(3));
  if (key !== 'shapes') return value;
  const paths = JSON.stringify(value);
  if (known.has(paths)) return 'as before';
  known.add(paths);
  return value;
}

/** @param {Shape} shape */
const lineOf = (shape) => JSON.stringify(shape, short);

/** @param {Case} drawn */
const linesOf = ({ scene, geometry, progress }) =>
  sceneShapes(scene, geometry, /** @type {typeof coloured} */ (tokens), progress)
    .filter((shape) => !('d' in shape && shape.d === '') && !('labels' in shape && shape.labels.length === 0))
    .map(lineOf);

const drawn = Object.entries(CASES).map(([name, each]) => [`; ${name}`, ...linesOf(each), ''].join('\n'));
if (process.env.UPDATE_GOLDEN) writeFileSync(FILE, drawn.join('\n'));

test('boards are drawn as they were', () => {
  const frozen = readFileSync(FILE, 'utf8').split(/\n\n/);
  for (const [index, name] of Object.keys(CASES).entries()) {
    assert.deepEqual(drawn[index].trimEnd().split('\n'), frozen[index]?.trimEnd().split('\n'), name);
  }
  assert.equal(frozen.length, drawn.length);
});
