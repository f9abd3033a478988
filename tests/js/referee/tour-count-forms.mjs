/**
 * How many tours a board has, counted by trying every way, and which of them is shown by its number.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { KnightBoard } from './boards.mjs'
 * @import { TourFacts } from './tour-forms.mjs'
 * @import { See } from './walks.mjs'
 * @import { KnightRoute } from '../../../www/core/routes.js'
 *
 * @typedef {object} TourCountFacts
 * @property {KnightBoard} board
 * @property {boolean} closed
 * @property {TourFacts['task']} task the same board, as the tours have it
 * @property {boolean} isClosing whether the move back to the first square is shown
 * @property {undefined} refused
 * @property {Place | null} start that was chosen
 * @property {Place[]} path of the tour that is shown by its number, in its order
 * @property {number} number of it
 * @property {readonly string[]} earlier the tours of smaller numbers, each by its moves
 */

import { isRefusal } from '../../../www/core/wasm.js';
import { home } from '../../../www/core/routes.js';
import { countedWords, knownOf } from '../../../www/knight/count.js';
import { numberWords } from '../../../www/knight/pending-tours.js';
import { knownTour } from '../../../www/knight/tour.js';
import { lazy } from '../core.mjs';
import { drawn } from '../drawn.mjs';
import { squaresOf } from './boards.mjs';
import { count, forms } from './form.mjs';
import { isHop, isSame, placeNamed, unpacked } from './geometry.mjs';
import { tourForms } from './tour-forms.mjs';

/** The numbers of directed tours from each square, by board, as they are asked for once in each language. @type {Map<string, number[]>} */
const tried = new Map();

/**
 * The number of ways from each square through all others, and with `closed` back to it.
 * @param {KnightBoard} board
 * @param {boolean} closed
 */
function waysFrom(board, closed) {
  const key = JSON.stringify([board, closed]);
  const known = tried.get(key);
  if (known) return known;
  const squares = squaresOf(board);
  const near = squares.map((from) => squares.flatMap((to, index) => (isHop(from, to) ? [index] : [])));
  const whole = 2 ** squares.length - 1;
  const extend = (/** @type {number} */ here, /** @type {number} */ visited, /** @type {number} */ first) => {
    if (visited === whole) return Number(!closed || (squares.length > 2 && near[here].includes(first)));
    let sum = 0;
    for (const to of near[here]) if ((visited & (1 << to)) === 0) sum += extend(to, visited | (1 << to), first);
    return sum;
  };
  // A closed tour passes through every square, so that one start is enough.
  const ways = squares.map((_, first) => (closed && first > 0 ? 0 : extend(first, 1 << first, first)));
  tried.set(key, ways);
  return ways;
}

/** The number of tours, each counted once for both directions. @param {TourCountFacts} facts @param {string} [kind] */
function toursOf({ board, closed }, kind) {
  if (kind !== undefined && /^(closed|闭合)$/.test(kind) !== closed) return NaN;
  const directed = waysFrom(board, closed).reduce((sum, ways) => sum + ways, 0);
  return squaresOf(board).length === 1 ? directed : directed / 2;
}

/** @param {TourCountFacts} facts @param {import('./form.mjs').Slots} slots */
const isBoard = ({ board }, { files, ranks }) => count(files) === board.files && count(ranks) === board.ranks;

/** The moves of a closed tour, whichever way round and from wherever. @param {Place[]} path */
const nameOf = (path) =>
  path
    .map((from, index) =>
      [from, path[(index + 1) % path.length]].map(({ row, column }) => `${row}/${column}`).toSorted(),
    )
    .toSorted()
    .join();

/** @type {Form<TourCountFacts>[]} */
export const tourCountForms = forms(
  tourForms.filter(({ key }) => key === 'knight.closing'),
  {
    'count.published.tours': (facts, slots) =>
      isBoard(facts, slots) &&
      count(slots.total) === toursOf(facts, slots.kind) &&
      (slots.source === 'OEIS A001230') === facts.closed,
    'count.numbered': (facts, slots) => isBoard(facts, slots) && facts.closed && count(slots.total) === toursOf(facts),
    'count.counted': (facts, slots) => isBoard(facts, slots) && count(slots.total) === toursOf(facts, slots.kind),
    'count.counted.from': (facts, slots) => {
      const square = placeNamed(slots.square, facts.board.ranks);
      const index = squaresOf(facts.board).findIndex((each) => isSame(each, square));
      const own = waysFrom(facts.board, false)[index];
      return (
        isBoard(facts, slots) &&
        isSame(square, facts.start ?? undefined) &&
        !facts.closed &&
        count(slots.total) === toursOf(facts) &&
        count(slots.own) === own
      );
    },
    'number.none': (facts, { total, number }) =>
      facts.closed && count(total) === toursOf(facts) && count(number) === facts.number && facts.number > count(total),
    'number.is': (facts, { number, total }) =>
      count(number) === facts.number &&
      count(number) <= count(total) &&
      count(total) === toursOf(facts) &&
      facts.path.length === squaresOf(facts.board).length &&
      facts.path.every((to, index) => isHop(to, facts.path[(index + 1) % facts.path.length])) &&
      !facts.earlier.includes(nameOf(facts.path)),
  },
);

/** Boards on which every way is tried. @type {[files: number, ranks: number, closed: boolean][]} */
const BOARDS = [
  [1, 1, false],
  [3, 3, false],
  [3, 3, true],
  [4, 3, false],
  [4, 3, true],
  [4, 4, false],
  [4, 4, true],
  [5, 4, false],
  [10, 3, true],
];

/** More than these counts take. */
const BYTES = 100_000_000;

/** @param {See<TourCountFacts>} see */
export function walkTourCounts(see) {
  for (const [files, ranks, closed] of BOARDS) {
    const board = { files, ranks, holes: [] };
    const shown = { start: null, path: [], number: 0, earlier: [], isClosing: false, refused: undefined };
    const facts = { ...shown, board, closed, task: { ...board, closed } };
    const published = lazy.publishedTours(files, ranks, closed);
    if (published) see(() => /** @type {string} */ (textOf(knownOf(lazy, board, closed, undefined).sentence)), facts);
    const total = counted(files, ranks, closed);
    see(() => countedWords({ files, ranks, closed, start: null }, { total, own: total }), facts);
    if (closed) walkNumbers(see, facts);
    for (const { row, column } of closed ? [] : squaresOf(board).slice(0, 8)) {
      const start = (ranks - row) * 1024 + column - 1;
      const own = counted(files, ranks, closed, start);
      see(() => countedWords({ files, ranks, closed, start }, { total, own }), { ...facts, start: { row, column } });
    }
  }
}

/** @param {unknown} message */
const textOf = (message) => (typeof message === 'function' ? message() : message);

/** @param {number} files @param {number} ranks @param {boolean} closed @param {number} [start] */
function counted(files, ranks, closed, start) {
  const counter = new lazy.TourCount(files, ranks, closed, start, BYTES);
  while (!counter.advance(1e7));
  const total = counter.total() ?? 0n;
  counter.free();
  return total;
}

/** The tours of a board by their numbers. @param {See<TourCountFacts>} see @param {TourCountFacts} facts */
function walkNumbers(see, facts) {
  const { files, ranks } = facts.board;
  const table = new lazy.TourTable(files, ranks);
  const total = table.total();
  const published = lazy.publishedTours(files, ranks, true);
  if (!published) see(() => textOf(knownOf(lazy, { files, ranks, holes: [] }, true, total).sentence), facts);
  /** @type {string[]} */
  const earlier = [];
  for (let number = 1; number <= total; number += 1) {
    const squares = Uint32Array.from(table.tour(number, 0));
    const player = lazy.Player.ridden(files, ranks, new Uint32Array(), squares, true);
    /** @type {KnightRoute} */
    const route = { ...home.knight, files, ranks, start: 0, closed: true, number };
    const path = [...player.way()].map((square) => unpacked(square, ranks));
    const display = knownTour(lazy, route, player, { place: { number, total } });
    display.run?.goTo(Infinity);
    const { caption } = drawn(display);
    see(() => caption, { ...facts, path, number, isClosing: true, earlier: [...earlier] });
    earlier.push(nameOf(path));
    display.run?.free();
  }
  for (const number of [total + 1, total + 20]) {
    if (total > 0) see(() => numberWords(refusalOf(() => table.tour(number, 0))), { ...facts, number });
  }
  table.free();
}

/** @param {() => unknown} work that is refused */
function refusalOf(work) {
  try {
    work();
  } catch (error) {
    if (isRefusal(error)) return error;
  }
  throw new Error('nothing was refused');
}
