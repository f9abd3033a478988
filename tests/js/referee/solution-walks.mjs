/**
 * The sentences about solutions: those that contain a placement, and those in the gallery.
 *
 * @import { Known } from '../../../www/queens/editor/completions.js'
 * @import { CompletionFacts } from './completion-forms.mjs'
 * @import { GalleryFacts } from './gallery-forms.mjs'
 * @import { See } from './walks.mjs'
 */

import { completionWords, hintWords } from '../../../www/queens/editor/messages.js';
import { openPlacement } from '../../../www/queens/editor/placement.js';
import {
  boardName,
  countWords,
  familyWords,
  kindWords,
  placeWords,
  tileWords,
} from '../../../www/queens/gallery/words.js';
import { home } from '../../../www/core/routes.js';
import { noRun } from '../../../www/core/run.js';
import { chance } from '../chance.mjs';
import { core, count } from '../core.mjs';
import { clashes, unpacked } from './geometry.mjs';
import { packed } from './runs.mjs';
import { columnsOf, solutionsOf } from './solutions.mjs';

/** The largest board of which completions are read, and the largest whose solutions are. */
const [LARGEST, LISTED] = [7, 8];

/**
 * Placements of a board.
 * @param {number} size
 * @yields none, parts of a solution, solutions, and queens anywhere
 */
function* placementsOf(size) {
  const random = chance(size);
  yield [];
  for (const solution of solutionsOf(size).slice(0, 12)) {
    for (let queens = 1; queens <= size; queens += 1) yield solution.slice(0, queens);
  }
  for (let times = 0; times < 40; times += 1) {
    const anywhere = Array.from({ length: random.whole(1, 3) }, () => ({
      row: random.whole(1, size),
      column: random.whole(1, size),
    }));
    const apart = anywhere.filter(
      ({ row, column }, index) =>
        !anywhere.slice(0, index).some((other) => other.row === row && other.column === column),
    );
    yield apart;
  }
}

/** @param {See<CompletionFacts>} see */
export function walkCompletions(see) {
  for (let size = 1; size <= LARGEST; size += 1) {
    const total = core.publishedCount(size);
    for (const places of placementsOf(size)) {
      const queens = places.map((place) => packed(place, size));
      const facts = { size, queens: places };
      const known = clashes(places).length > 0 ? null : knownAfter(size, queens, Infinity);
      const nth = core.queensNumber(size, queens) ?? null;
      see(() => completionWords(placed(size, queens), known, total, nth), facts);
      see(() => completionWords(placed(size, queens), known, total), facts);
      // As on a board whose solutions have not been counted.
      if (queens.length > 0) see(() => completionWords(placed(size, queens), known, undefined), facts);
      see(() => hintWords(placed(size, queens), known), facts);
      if (known === null) continue;
      // While they are being counted.
      const some = knownAfter(size, queens, 3 * size);
      if (!some.over && some.found > 0 && queens.length > 0) {
        see(() => completionWords(placed(size, queens), some, total), { ...facts, over: false });
        see(() => completionWords(placed(size, queens), some, undefined), { ...facts, over: false });
      }
      const { nameOf } = openPlacement(core, { ...home.queens, size, queens }).at(noRun, {
        learned: known,
        overlays: { degrees: false, attacked: false, counts: true, hint: false, asked: null },
      });
      for (let row = 1; row <= size; row += 1) {
        for (let column = 1; column <= size; column += 1) {
          const square = { row, column };
          const name = nameOf(packed(square, size));
          if (/leaves|还剩/.test(name)) see(() => name, { ...facts, square });
        }
      }
    }
  }
}

/** @param {number} size @param {number[]} queens */
const placed = (size, queens) => ({ size, queens });

/**
 * What is known after this many queens have been placed.
 * @param {number} size @param {number[]} queens @param {number} nodes
 * @returns {Known}
 */
function knownAfter(size, queens, nodes) {
  const search = new core.Completions(size, queens);
  search.advance(Math.min(nodes, 1e9));
  const known = search.known();
  search.free();
  return known;
}

/** @param {See<GalleryFacts>} see */
export function walkGallery(see) {
  for (let size = 1; size <= LISTED; size += 1) {
    const whole = solutionsOf(size);
    see(() => kindWords('all', Number(core.publishedCount(size))), { size });
    see(() => kindWords('fundamental', Number(core.publishedFundamental(size))), { size });
    const squares = Array.from({ length: size * size }, (_, index) => ({
      row: 1 + Math.floor(index / size),
      column: 1 + (index % size),
    }));
    for (const fundamental of [false, true]) {
      for (const square of [null, ...(size < LISTED ? squares : squares.slice(0, size))]) {
        const filter = { fundamental, with: square && packed(square, size) };
        const facts = { size, fundamental, square };
        const slow = new count.Solutions(size);
        slow.choose(filter.fundamental, filter.with);
        const isOver = !slow.advance(4 * size);
        const { total: some } = slow.answer(null, null, false);
        if (!isOver && some > 0)
          see(() => countWords({ total: some, over: false }, filter, size), { ...facts, over: false });
        slow.free();
        const list = new count.Solutions(size);
        list.choose(filter.fundamental, filter.with);
        const listed = list.listed();
        see(() => countWords(list.answer(null, null, true), filter, size), facts);
        for (const { queens } of listed.slice(0, 20)) {
          const places = queens.map((queen) => unpacked(queen, size));
          see(() => placeWords(list.answer(queens, null, true)), {
            ...facts,
            queens: places,
          });
        }
        list.free();
      }
    }
    const all = new count.Solutions(size);
    const none = new count.Solutions(size);
    for (const solution of all.listed()) {
      const facts = { size, queens: solution.queens.map((queen) => unpacked(queen, size)) };
      see(() => boardName('gallery.board', solution), facts);
      see(() => tileWords(solution), facts);
      see(() => familyWords(solution, false), facts);
      // As on a board that is too large to have numbers.
      const found = none.images(solution.queens);
      const images = found.map(({ queens }) => columnsOf(queens.map((queen) => unpacked(queen, size))).join(' '));
      const large = found[images.indexOf(columnsOf(facts.queens).join(' '))];
      see(() => familyWords(large, true), { ...facts, images });
      see(() => boardName('gallery.image', large), { ...facts, images });
    }
    all.free();
    none.free();
    if (whole.length === 0)
      see(() => countWords({ total: 0, over: true }, { fundamental: false, with: null }, size), { size });
  }
}
