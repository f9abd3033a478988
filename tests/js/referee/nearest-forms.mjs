/**
 * The tours that are offered where there is none as chosen: each exists, and differs from what was chosen as it says.
 *
 * @import { KnightRoute } from '../../../www/core/routes.js'
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} NearestFacts what was chosen
 * @property {number} files
 * @property {number} ranks
 * @property {Place | null} start
 * @property {Place | null} end
 * @property {boolean} closed
 */

import { home } from '../../../www/core/routes.js';
import { sentenceOf } from '../../../www/i18n/index.js';
import { lazy } from '../core.mjs';
import { isDark, mayHaveTour } from './boards.mjs';
import { count, forms, worded } from './form.mjs';
import { isSame, placeNamed, unpacked } from './geometry.mjs';
import { packed } from './runs.mjs';
import { sizesOf } from '../../sizes.mjs';

/** Whether a whole board has a tour: by the theorems of Schwenk, and of Cull and De Curtins with Chia and Ong. @param {number} files @param {number} ranks @param {boolean} closed */
function isToured(files, ranks, closed) {
  const [few, many] = [Math.min(files, ranks), Math.max(files, ranks)];
  if (few < 3) return false;
  if (closed) return (few * many) % 2 === 0 && few !== 4 && !(few === 3 && many < 10);
  return !(few === 3 && [3, 5, 6].includes(many)) && !(few === 4 && many === 4);
}

/**
 * Whether there is a tour of the board that was chosen: on six and more lines, all even, from every square to every square of
 * the other colour.
 * @param {NearestFacts} facts
 * @param {Partial<NearestFacts>} change
 */
function exists({ files, ranks, ...chosen }, change) {
  const { start, end, closed } = { ...chosen, ...change };
  const board = { files, ranks, holes: [] };
  if (files < 6) return mayHaveTour(board, { start, end, closed });
  return !start || !end || isDark(board, start) !== isDark(board, end);
}

/** @type {Form<NearestFacts>[]} */
export const nearestForms = forms(
  {
    'nearest.board': (facts, slots) => {
      const [files, ranks] = [count(slots.files), count(slots.ranks)];
      return (files !== facts.files || ranks !== facts.ranks) && isToured(files, ranks, facts.closed);
    },
    'nearest.start': (facts, { square }) => {
      const start = placeNamed(square, facts.ranks);
      return !isSame(start, facts.start ?? undefined) && exists(facts, { start });
    },
    'nearest.end': (facts, { square }) => {
      const end = placeNamed(square, facts.ranks);
      return !facts.closed && !isSame(end, facts.end ?? undefined) && exists(facts, { end });
    },
    'nearest.open': [
      'Open tour from @from',
      '从 @from 出发的开放周游',
      (facts, { from }) =>
        (facts.closed || facts.end !== null) &&
        exists(facts, { start: placeNamed(from, facts.ranks), end: null, closed: false }),
    ],
  },
  [
    worded(
      'nearest.open',
      'Open tour',
      '开放周游',
      (facts) => (facts.closed || facts.end !== null) && exists(facts, { end: null, closed: false }),
    ),
  ],
);

/** Boards that can be tried out, and one on which colours decide. */
const BOARDS = sizesOf('3x3 3x4 4x3 3x5 4x4 5x4 6x6');

/** Every start of these boards without a tour, and some ends. @param {See<NearestFacts>} see */
export function walkNearest(see) {
  for (const [files, ranks] of BOARDS) {
    const squares = Array.from({ length: files * ranks }, (_, index) =>
      packed({ row: 1 + Math.floor(index / files), column: 1 + (index % files) }, ranks),
    );
    for (const [index, start] of squares.entries()) {
      const ends = [1, 2, 5].map((by) => squares[(index + by) % squares.length]);
      for (const [closed, end] of /** @type {[boolean, number | null][]} */ ([
        [true, null],
        [false, null],
        ...ends.map((square) => [false, square]),
      ])) {
        walkTours({ ...home.knight, files, ranks, start, end, closed }, see);
      }
    }
  }
}

/** @param {KnightRoute} route @param {See<NearestFacts>} see */
function walkTours(route, see) {
  const { files, ranks, closed } = route;
  const place = (/** @type {number | null} */ square) => (square === null ? null : unpacked(square, ranks));
  const facts = { files, ranks, closed, start: place(route.start), end: place(route.end) };
  if (exists(facts, {})) return;
  const [start, end] = [route.start ?? undefined, route.end ?? undefined];
  for (const { change } of lazy.nearestTours(files, ranks, start, closed, end, new Uint32Array())) {
    see(() => sentenceOf(change), facts);
  }
}
