/**
 * Links to two solvers in step, changes to them, and the names of the solvers.
 *
 * @import { CompareLink, KnightRoute, QueensRoute, Solver } from '../core/routes.js'
 *
 * @typedef {import('../../pkg/page.js').KnightSides['left']} Search
 * @typedef {typeof sideNames[number]} SideName
 */

import { fileOf, home, rankOf } from '../core/index.js';
import { t } from '../i18n/index.js';
import { solvers } from '../queens/index.js';

export const sideNames = /** @type {const} */ (['left', 'right']);

/** @type {Search[]} */
const searches = ['warnsdorff', 'pruned', 'plain'];

/** @param {CompareLink['problem']} problem */
export const solversOf = (problem) => (problem === 'queens' ? solvers : searches);

/** @param {CompareLink['problem']} problem */
export const choicesOf = (problem) =>
  solversOf(problem).map((solver) => /** @type {const} */ ([solver, () => searchName(solver)]));

/** @param {string} solver */
export const searchName = (solver) =>
  searches.includes(/** @type {Search} */ (solver))
    ? t(`compare.${/** @type {Search} */ (solver)}`)
    : t(`solver.${/** @type {Solver} */ (solver)}`);

/**
 * Whether a solver can take part: the prune is of closed tours.
 * @param {CompareLink} link
 * @param {string} solver
 */
export const isPossible = (link, solver) => link.problem === 'queens' || link.closed || solver !== 'pruned';

/**
 * The comparison of a route with another solver, from its step on.
 * @param {QueensRoute | KnightRoute} route of a search
 * @param {string} right
 * @param {number} step
 * @returns {CompareLink}
 */
export function comparisonOf(route, right, step) {
  const common = /** @type {const} */ ({ view: 'compare', embed: false, by: 'event', step });
  if (route.view === 'queens') {
    const { size, queens, solver } = route;
    const left = solver ?? home.queens.solver;
    return { ...common, problem: 'queens', size, queens, left, right: /** @type {Solver} */ (right) };
  }
  const { files, ranks, holes, closed } = route;
  const board = { files, ranks, holes, start: route.start ?? 0, closed };
  const left = route.prune ? 'pruned' : (route.solver ?? 'warnsdorff');
  return { ...common, problem: 'knight', ...board, left, right: /** @type {Search} */ (right) };
}

/**
 * @param {CompareLink} link
 * @param {SideName} side
 * @param {string} solver
 */
export const withSide = (link, side, solver) => /** @type {CompareLink} */ ({ ...link, [side]: solver });

/**
 * The same solvers on another board, from the start: squares that it does not have are forgotten.
 * @param {CompareLink} link
 * @param {{ size?: number, files?: number, ranks?: number, closed?: boolean }} change
 * @returns {CompareLink}
 */
export function onBoard(link, change) {
  if (link.problem === 'queens') return { ...link, ...change, queens: [], step: 0 };
  const next = { ...link, ...change, step: 0 };
  const isSame = next.files === link.files && next.ranks === link.ranks;
  const fits = fileOf(link.start) < next.files && rankOf(link.start) < next.ranks;
  const open = (/** @type {Search} */ search) => (search === 'pruned' && !next.closed ? 'warnsdorff' : search);
  const kept = { start: fits ? link.start : 0, holes: isSame ? link.holes : [] };
  return { ...next, ...kept, left: open(next.left), right: open(next.right) };
}
