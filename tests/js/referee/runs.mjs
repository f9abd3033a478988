/**
 * The runs of which every caption is read.
 *
 * @import { KnightRoute, QueensRoute } from '../../../www/core/routes.js'
 * @import { KnightFacts } from './knight-witness.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 */

import { Run } from '../../../www/core/run.js';
import { home } from '../../../www/core/routes.js';
import { runCaption } from '../../../www/queens/solvers/captions.js';
import { solvers } from '../../../www/queens/solvers/index.js';
import { openKnight } from '../../../www/knight/display.js';
import { core, lazy } from '../core.mjs';
import { isSame, lineBetween, unpacked } from './geometry.mjs';
import { KnightWitness } from './knight-witness.mjs';
import { QueensWitness } from './queens-witness.mjs';
import { drawn } from '../drawn.mjs';
import { sizesOf } from '../../sizes.mjs';

/** A square as the core packs it. @param {{ row: number, column: number }} place @param {number} ranks */
export const packed = ({ row, column }, ranks) => (ranks - row) * 1024 + column - 1;

/** Whether no queen attacks another, and no two are on one square. @param {{ row: number, column: number }[]} queens */
const apart = (queens) =>
  queens.every((one, i) =>
    queens.slice(i + 1).every((other) => !isSame(one, other) && lineBetween(one, other) === null),
  );

/**
 * Placements to begin from: none, one queen on each square, and two and three queens that leave each other in peace.
 * @param {number} size
 */
function givens(size) {
  const squares = Array.from({ length: size * size }, (_, i) => ({
    row: Math.floor(i / size) + 1,
    column: (i % size) + 1,
  }));
  const pairs = squares.flatMap((one, i) => squares.slice(i + 1).map((other) => [one, other]));
  const few = pairs.filter(apart).filter((_, index) => index % 11 === 0);
  const more = few.flatMap((pair) => squares.map((third) => [...pair, third])).filter(apart);
  return [[], ...squares.map((square) => [square]), ...few, ...more.filter((_, index) => index % 30 === 0)];
}

/**
 * Every queens route that is walked whole.
 * @yields {QueensRoute & { solver: string }}
 */
export function* queensRoutes() {
  for (const solver of solvers) {
    for (let size = 1; size <= 6; size += 1) {
      for (const queens of givens(size)) {
        yield { ...home.queens, size, solver, queens: queens.map((place) => packed(place, size)) };
      }
    }
  }
}

/**
 * A whole run with its witness, which sees one step after the other.
 * @param {Pick<QueensRoute, 'size' | 'queens'> & { solver: string }} route
 */
export function witnessed({ size, solver, queens }) {
  const place = (/** @type {number} */ square) => unpacked(square, size);
  const run = new Run(core.Player.queens(size, solver, Uint32Array.from(queens)));
  run.explore(Infinity);
  const witness = new QueensWitness(solver, size, queens.map(place));
  /** @param {number} step */
  const see = (step) => {
    run.goTo(step);
    const snapshot = run.snapshot();
    return { snapshot, facts: witness.see([...snapshot.path].map(place), snapshot.atEnd) };
  };
  return { run, place, see, length: run.length ?? 0 };
}

/**
 * @param {QueensRoute & { solver: string }} route
 * @param {(caption: () => string, facts: QueensFacts) => void} see
 */
export function walkQueens(route, see) {
  const { run, length, see: seeStep } = witnessed(route);
  for (let step = 0; step <= length; step += 1) {
    const { snapshot, facts } = seeStep(step);
    see(() => runCaption(route, snapshot), facts);
  }
  run.free();
}

/** Steps of a search of which each caption is read: of one that is read whole if it is no longer, and of others. */
const [WHOLE, PART] = [250, 40];

/** Steps at the end of a longer search that are read as well, and those explored before one is given up. */
const [LAST, FURTHEST] = [20, 13_000_000];

/** Boards of up to thirty squares, in both positions, and 6×6. */
const small = Array.from({ length: 10 }, (_, i) => i + 1).flatMap((files) =>
  Array.from({ length: 10 }, (_, i) => i + 1)
    .filter((ranks) => files * ranks <= 30 || (files === 6 && ranks === 6))
    .map((ranks) => [files, ranks]),
);

/** Boards of which the end of a search is read. */
const large = sizesOf('8x8 12x12 18x20');

/** @param {number} files @param {number} ranks @param {Partial<KnightRoute>} change @returns {KnightRoute} */
const searching = (files, ranks, change) => ({
  ...home.knight,
  files,
  ranks,
  start: 0,
  solver: 'warnsdorff',
  ...change,
});

/** The ways to search a board. @type {Partial<KnightRoute>[]} */
const searches = [
  {},
  { closed: true },
  { closed: true, prune: true },
  { solver: 'plain' },
  { solver: 'plain', closed: true },
];

/**
 * Every knight's search that is walked, from two squares of each board, whole or its last steps.
 * @yields {{ route: KnightRoute, steps: number }}
 */
export function* knightRoutes() {
  for (const [files, ranks] of small) {
    const inner = packed({ row: Math.min(2, ranks), column: Math.min(3, files) }, ranks);
    for (const start of new Set([0, inner])) {
      const steps = start === 0 && files <= ranks ? WHOLE : PART;
      for (const search of searches) yield { route: searching(files, ranks, { ...search, start }), steps };
    }
  }
  for (const [files, ranks] of large) {
    for (const search of searches.slice(0, 3)) yield { route: searching(files, ranks, search), steps: PART };
  }
  // Squares taken out, until two are left.
  const holes = ['2,1', '1,1', '3,2', '2,2'].map((place) => place.split(',').map(Number));
  for (const search of searches) {
    yield { route: searching(3, 3, { ...search, holes: [packed({ row: 2, column: 2 }, 3)] }), steps: WHOLE };
    const two = holes.map(([row, column]) => packed({ row, column }, 3));
    yield { route: searching(2, 3, { ...search, holes: two }), steps: WHOLE };
  }
}

/**
 * @param {{ route: KnightRoute, steps: number }} walk this many steps from the start, and the last ones
 * @param {(caption: () => string, facts: KnightFacts) => void} see
 */
export function walkKnight({ route, steps }, see) {
  const { ranks, closed, prune, solver } = route;
  const place = (/** @type {number} */ square) => unpacked(square, ranks);
  const display = openKnight(lazy, route);
  const { run } = display;
  if (!run) return;
  const task = { ...route, holes: route.holes.map(place), closed, prune, rule: solver === 'warnsdorff' };
  const first = place(/** @type {import('../../../pkg/lazy.js').Player} */ (run.player).start?.() ?? 0);
  const stretch = (/** @type {number} */ from, /** @type {number} */ until) => {
    run.goTo(from);
    const witness = new KnightWitness(task, place(route.start ?? 0), run.snapshot().statistics.backtracks);
    for (let step = from; step <= until; step += 1) {
      run.goTo(step);
      const snapshot = run.snapshot();
      const path = [first, ...[...snapshot.path].map(place)];
      const facts = witness.see(path, snapshot.atEnd, step === 0 ? markedOn(display).map(place) : []);
      // What was taken back before the first of its steps is not known to a witness that comes late.
      if (from === 0 || step > from + 1) see(() => display.at(snapshot).caption, facts);
    }
  };
  run.explore(Infinity, route.files * route.ranks > 36 ? FURTHEST : FURTHEST / 1000);
  const end = run.length ?? run.furthest;
  stretch(0, Math.min(end, steps));
  if (end > steps) stretch(Math.max(0, end - LAST - 2), end);
  run.free();
}

/** The squares that show why there is no tour. @param {import('../../../www/player/display.js').Display} display */
export const markedOn = (display) =>
  drawn(display).scene.markers.flatMap(({ square, kind }) => (kind === 'conflict' ? [square] : []));
