/**
 * All solutions of a board, in the order of the columns of their rows: the list, and those of a small board one by one.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { SolutionsAnswer, SolutionsFamily } from '../../../pkg/count.js'
 * @import { Core, CountCore } from '../../core/wasm.js'
 *
 * @typedef {SolutionsFamily & { size: number, queens: readonly Square[], link: string }} Solution on a board of that size, its
 *   queens from the top row down
 *
 * @typedef {object} Filter
 * @property {boolean} fundamental only one of each family
 * @property {Square | null} with only those with a queen on this square
 *
 * @typedef {Filter & { queens: readonly Square[] | null, number: number | null }} Question which number a solution has, or
 *   which solution has a number
 *
 * @typedef {SolutionsAnswer} Answer
 * @typedef {InstanceType<CountCore['Solutions']>} List
 * @typedef {Pick<Core, 'printLink'> & Pick<CountCore, 'Solutions'>} Cores what lists solutions, and links to them
 */

import { fileOf, home, opening } from '../../core/index.js';

/** The whole list in one slice, where it is laid out. */
const ALL = 1e6;

/** @type {Filter} */
const unfiltered = { fundamental: false, with: null };

/**
 * @param {Pick<Cores, 'Solutions'>} core
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
 * @param {Cores} core
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
  const own = Array.from(queens);
  return {
    ...family,
    size,
    queens: own,
    // Written when it is read: hundreds at once take too long.
    get link() {
      return linkTo(core, size, own);
    },
  };
}

/**
 * @param {Pick<Core, 'printLink'>} core
 * @param {number} size
 * @param {readonly Square[]} queens
 */
export const linkTo = (core, size, queens) =>
  core.printLink({ ...home.queens, size, queens: [...queens], solver: null, ...opening });

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
