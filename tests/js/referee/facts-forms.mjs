/**
 * The facts of a whole tour, each value by itself, and the tours of which they are read.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 * @import { KnightRoute } from '../../../www/core/routes.js'
 *
 * @typedef {object} TourFactsSeen
 * @property {KnightRoute} route
 * @property {Place[]} path
 * @property {boolean} closed whether the move back to the first square is one of its moves
 * @property {string} row the key of the name of the value
 * @property {number} [of] how many tours there are
 */

import { home } from '../../../www/core/routes.js';
import { rowsOf } from '../../../www/knight/facts.js';
import { lazy } from '../core.mjs';
import { count, form, forms } from './form.mjs';
import { isHop, unpacked } from './geometry.mjs';
import { sizesOf } from '../../sizes.mjs';

/** The sums of the lines that a value is about. @param {TourFactsSeen} facts */
function sumsOf({ route: { files, ranks }, path, row }) {
  const lines = new Map();
  const add = (/** @type {unknown} */ line, /** @type {number} */ number) =>
    lines.set(line, (lines.get(line) ?? 0) + number);
  path.forEach((place, index) => {
    if (row === 'facts.ranks') add(place.row, index + 1);
    if (row === 'facts.files') add(place.column, index + 1);
    if (row === 'facts.diagonals' && place.row === place.column) add('falling', index + 1);
    if (row === 'facts.diagonals' && place.row + place.column === files + 1) add('rising', index + 1);
  });
  return row === 'facts.diagonals' && files !== ranks ? [] : [...lines.values()];
}

/** The most lines with one sum, and that sum. @param {number[]} sums */
function most(sums) {
  const times = (/** @type {number} */ sum) => sums.filter((each) => each === sum).length;
  const [sum] = sums.toSorted((one, other) => times(other) - times(one) || one - other);
  return { sum, times: times(sum) };
}

/** Whether all lines of these directions have one sum. @param {TourFactsSeen} facts @param {string[]} rows */
const haveOneSum = (facts, rows) => new Set(rows.flatMap((row) => sumsOf({ ...facts, row }))).size === 1;

/** @param {TourFactsSeen} facts */
const isSquare = ({ route: { files, ranks }, row }) => files === ranks && row === 'facts.square';

/** @param {TourFactsSeen} facts */
const isSemi = (facts) => haveOneSum(facts, ['facts.ranks', 'facts.files']);

/** @param {TourFactsSeen} facts */
const isFull = (facts) => haveOneSum(facts, ['facts.ranks', 'facts.files', 'facts.diagonals']);

/** The moves of a tour, as pairs of places. @param {TourFactsSeen} facts */
const movesOf = ({ path, closed }) =>
  path.flatMap((from, index) => {
    const to = path[index + 1] ?? (closed ? path[0] : null);
    return to && isHop(from, to) ? [[from, to]] : [];
  });

/** The image of a place under each symmetry. @type {Record<string, (place: Place, files: number, ranks: number) => Place>} */
const IMAGES = {
  'half-turn': ({ row, column }, files, ranks) => ({ row: ranks + 1 - row, column: files + 1 - column }),
  'quarter-turn': ({ row, column }, files) => ({ row: column, column: files + 1 - row }),
  'left-right': ({ row, column }, files) => ({ row, column: files + 1 - column }),
  'top-bottom': ({ row, column }, _, ranks) => ({ row: ranks + 1 - row, column }),
  rising: ({ row, column }, files) => ({ row: files + 1 - column, column: files + 1 - row }),
  falling: ({ row, column }) => ({ row: column, column: row }),
};

/** A move, whichever way it is gone. @param {Place[]} places */
const nameOf = (places) =>
  places
    .map(({ row, column }) => `${row}/${column}`)
    .toSorted()
    .join(' ');

/** Whether a symmetry leaves the path as it is. @param {TourFactsSeen} facts @param {string} name */
function isKept(facts, name) {
  const { files, ranks } = facts.route;
  if (files !== ranks && /quarter|rising|falling/.test(name)) return false;
  const moves = movesOf(facts);
  const all = new Set(moves.map(nameOf));
  return moves.every((move) => all.has(nameOf(move.map((place) => IMAGES[name](place, files, ranks)))));
}

/** On how many squares the direction changes. @param {TourFactsSeen} facts */
function turnsOf(facts) {
  const ways = movesOf(facts).map(([from, to]) => `${to.row - from.row} ${to.column - from.column}`);
  const next = facts.closed ? [...ways.slice(1), ways[0]] : ways.slice(1);
  return next.filter((way, index) => way !== ways[index]).length;
}

/** @param {string} row @param {(facts: TourFactsSeen) => boolean} holds */
const about = (row, holds) => (/** @type {TourFactsSeen} */ facts) => facts.row === row && holds(facts);

/** @param {string} name */
const symmetry = (name) =>
  form(
    `facts.symmetry.${name}`,
    about('facts.symmetry', (facts) => isKept(facts, name)),
  );

/** @type {Form<TourFactsSeen>[]} */
export const factsForms = forms(
  {
    'facts.tour.number': ({ route, of }, { number, total }) => count(number) === route.number && count(total) === of,
    'facts.tour.own': about('facts.tour', ({ route }) => route.ownTour !== null),
    'facts.tour.found': about('facts.tour', ({ route }) => route.solver !== null),
    'facts.tour.given': about('facts.tour', ({ route }) => route.digits !== null && !route.ownTour),
    'facts.tour.made': about('facts.tour', ({ route }) =>
      [route.digits, route.solver, route.number].every((each) => each === null),
    ),
    'facts.alike.all': (facts, { sum }) => {
      const sums = sumsOf(facts);
      return sums.length > 0 && sums.every((each) => each === count(sum));
    },
    'facts.alike': (facts, { some, lines, sum }) => {
      const sums = sumsOf(facts);
      const best = most(sums);
      return count(lines) === sums.length && count(some) === best.times && count(sum) === best.sum && best.times > 1;
    },
    'facts.alike.none': (facts) => {
      const sums = sumsOf(facts);
      return sums.length > 1 && new Set(sums).size === sums.length;
    },
    'facts.magic.semi': (facts) => isSquare(facts) && isSemi(facts) && !isFull(facts),
    'facts.magic.full': (facts) => isSquare(facts) && isFull(facts),
    'facts.magic.none': (facts) => isSquare(facts) && !isSemi(facts),
  },
  [
    symmetry('half-turn'),
    symmetry('quarter-turn'),
    symmetry('left-right'),
    symmetry('top-bottom'),
    symmetry('rising'),
    symmetry('falling'),
    form(
      'facts.symmetry.none',
      about(
        'facts.symmetry',
        (facts) => facts.path.length < 2 || !Object.keys(IMAGES).some((name) => isKept(facts, name)),
      ),
    ),
    form('facts.turns.of', (facts, { turns, moves }) => {
      const said = /\d/.test(moves) ? count(/[\d,]+/.exec(moves)?.[0]) : 1;
      return count(turns) === turnsOf(facts) && said === movesOf(facts).length;
    }),
  ],
);

/** The numbers of tours that are known: that of Beverley, 1848, and that of Euler, 1759. */
const TABLES = [
  `1 48 31 50 33 16 63 18 30 51 46 3 62 19 14 35 47 2 49 32 15 34 17 64 52 29 4 45 20 61 36 13
   5 44 25 56 9 40 21 60 28 53 8 41 24 57 12 37 43 6 55 26 39 10 59 22 54 27 42 7 58 23 38 11`,
  '23 18 11 6 25 10 5 24 17 12 19 22 13 4 7 14 9 2 21 16 1 20 15 8 3',
];

/** @yields {{ route: KnightRoute, squares: Uint32Array, of?: number }} */
function* tours() {
  for (const table of TABLES) {
    const numbers = table.split(/\s+/).map(Number);
    const side = Math.sqrt(numbers.length);
    const squares = new Uint32Array(numbers.length);
    numbers.forEach((number, index) => {
      squares[number - 1] = ((side - 1 - Math.floor(index / side)) << 10) | (index % side);
    });
    yield { route: { ...home.knight, files: side, ranks: side, start: squares[0], digits: 'given' }, squares };
  }
  for (const [files, ranks] of sizesOf('6x6 10x3 3x10')) {
    const table = new lazy.TourTable(files, ranks);
    const total = Number(table.total());
    const step = Math.max(1, Math.floor(total / 400));
    for (let number = 1; number <= total; number += step) {
      const route = { ...home.knight, files, ranks, start: 0, closed: true, number };
      yield { route, squares: table.tour(number, 0) ?? new Uint32Array(), of: total };
    }
    table.free();
  }
  for (const [files, ranks] of sizesOf('1x1 3x4 5x5 5x6 8x8')) {
    for (const kind of [
      {},
      { solver: /** @type {const} */ ('warnsdorff') },
      { ownTour: { closed: false, hints: true } },
    ]) {
      const player = lazy.Player.tour(files, ranks, 0, false, undefined, []);
      yield { route: { ...home.knight, files, ranks, start: 0, ...kind }, squares: player.way() };
      player.free();
    }
  }
}

/** @param {See<TourFactsSeen>} see */
export function walkFacts(see) {
  for (const { route, squares, of } of tours()) {
    const { files, ranks, closed } = route;
    const facts = lazy.tourFacts(files, ranks, [], squares, closed);
    if (!facts) throw new Error(`no tour of ${files}×${ranks}`);
    const path = Array.from(squares, (square) => unpacked(square, ranks));
    const names = ['facts.tour', 'facts.ranks', 'facts.files'];
    if (files === ranks) names.push('facts.diagonals', 'facts.square');
    names.push('facts.symmetry', 'facts.crossings', 'facts.turns');
    rowsOf(route, facts, of).forEach(([, value], index) => {
      const row = names[index];
      // The number of crossings is a number alone, which a native test compares.
      if (row !== 'facts.crossings') see(value, { route, path, closed, row, of });
    });
  }
}
