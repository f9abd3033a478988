/**
 * What the gallery asks of all solutions of a board, in the order of the columns of their rows, and the link of one.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Solutions, SolutionsAnswer } from '../../../pkg/count.js'
 * @import { Core } from '../../core/wasm.js'
 *
 * @typedef {import('../../../pkg/count.js').Solution} Solution
 *
 * @typedef {object} Filter
 * @property {boolean} fundamental only one of each family
 * @property {Square | null} with only those with a queen on this square
 *
 * @typedef {Filter & { queens: readonly Square[] | null, number: number | null }} Question which number a solution has, or
 *   which solution has a number
 *
 * @typedef {SolutionsAnswer} Answer
 * @typedef {Solutions} List
 */

import { home, opening } from '../../core/index.js';

/**
 * @param {Pick<Core, 'printLink'>} core
 * @param {number} size
 * @param {readonly Square[]} queens
 */
export const linkTo = (core, size, queens) =>
  core.printLink({ ...home.queens, size, queens: [...queens], solver: null, ...opening });
