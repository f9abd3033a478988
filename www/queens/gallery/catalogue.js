/**
 * All solutions of a board, in the order of the columns of their rows: the list, and those of a small board one by one.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 *
 * @typedef {object} Solution
 * @property {number} index its place among all, from 0
 * @property {number} size of the board
 * @property {readonly Square[]} queens from the top row down
 * @property {string} link
 * @property {boolean} fundamental whether the others of its family are images of it
 * @property {number} first the place of the fundamental one of its family
 * @property {number} images how many distinct images it has: 8, 4, 2 or 1
 *
 * @typedef {object} Filter
 * @property {boolean} fundamental only one of each family
 * @property {Square | null} with only those with a queen on this square
 *
 * @typedef {Filter & { queens: readonly Square[] | null, number: number | null }} Question which number a solution has, or
 *   which solution has a number
 *
 * @typedef {object} Answer
 * @property {number} total how many are found that pass the filter
 * @property {boolean} over whether these are all
 * @property {number | null} number of the solution in the question, from 1; `null` if it is none, or not found yet
 * @property {readonly Square[] | null} route the solution with the number in the question, once it is found
 * @property {readonly Square[] | null} previous the one before, or the last where there is none to be before
 * @property {readonly Square[] | null} next the one after, or the first
 *
 * @typedef {InstanceType<Core['Solutions']>} List
 */

import { fileOf } from '../../core/index.js';

/** The whole list in one slice, where it is laid out. */
const ALL = 1e6;

/** @type {Filter} */
const unfiltered = { fundamental: false, with: null };

/**
 * @param {Pick<Core, 'Solutions'>} core
 * @param {number} size 1 to 10
 * @param {Filter} [filter]
 * @returns {List} to be freed
 */
export function wholeList(core, size, filter = unfiltered) {
  const list = new core.Solutions(size);
  list.choose(filter.fundamental, filter.with);
  while (list.advance(ALL));
  return list;
}

/**
 * The solutions of a small board that pass a filter.
 * @param {Pick<Core, 'Solutions' | 'printLink'>} core
 * @param {number} size 1 to 10
 * @param {Filter} [filter]
 * @returns {Solution[]}
 */
export function catalogue(core, size, filter) {
  const list = wholeList(core, size, filter);
  const count = list.chosen();
  const solutions = Array.from({ length: count }, (_, at) => solutionIn(core, list, size, list.solution(at + 1) ?? []));
  list.free();
  return solutions.flatMap((solution) => solution ?? []);
}

/**
 * A placement as one of a list, if it is a solution.
 * @param {Pick<Core, 'printLink'>} core
 * @param {List} list
 * @param {number} size
 * @param {ArrayLike<Square>} queens
 * @returns {Solution | null}
 */
export function solutionIn(core, list, size, queens) {
  const family = list.family(queens);
  if (!family) return null;
  const [number, first, images] = family;
  const own = Array.from(queens);
  return {
    index: number - 1,
    size,
    queens: own,
    // Written when it is read: hundreds at once take too long.
    get link() {
      return linkTo(core, size, own);
    },
    fundamental: number === first,
    first: first - 1,
    images,
  };
}

/**
 * @param {List} list
 * @param {Question} question
 * @param {boolean} over whether all are found
 * @returns {Answer}
 */
export function answerOf(list, { queens, number }, over) {
  const total = list.chosen();
  const at = (/** @type {number} */ place) => (place >= 1 && place <= total ? [...(list.solution(place) ?? [])] : null);
  const here = queens ? (list.number(queens) ?? null) : null;
  return {
    total,
    over,
    number: here,
    route: number === null ? null : at(number),
    previous: here === null ? (over ? at(total) : null) : at(here - 1),
    next: at(here === null ? 1 : here + 1),
  };
}

/**
 * @param {Pick<Core, 'printLink'>} core
 * @param {number} size
 * @param {readonly Square[]} queens
 */
export const linkTo = (core, size, queens) =>
  core.printLink({
    view: 'queens',
    embed: false,
    size,
    queens: [...queens],
    solver: null,
    step: null,
    steps: null,
    loop: false,
    ask: false,
  });

/**
 * The images of a placement of queens on a small or a large board, each as its queens from the top row down.
 * @param {Pick<Core, 'queensImages'>} core
 * @param {number} size
 * @param {readonly Square[]} queens
 */
export function imagesOf(core, size, queens) {
  const words = core.queensImages(size, queens);
  return Array.from({ length: words.length / size }, (_, index) => [
    ...words.subarray(index * size, (index + 1) * size),
  ]);
}

/**
 * The columns of a solution, row by row, as a link has them.
 * @param {Pick<Solution, 'queens' | 'size'>} solution
 */
export const columnsOf = ({ queens, size }) => queens.map((square) => fileOf(square) + 1).join(size < 10 ? '' : ' ');

/**
 * The name of the symmetry of a solution, by the number of its images.
 * @param {Pick<Solution, 'images'>} solution
 */
export const symmetryOf = ({ images }) => /** @type {const} */ (['all', 'quarter', 'half', 'none'])[Math.log2(images)];
