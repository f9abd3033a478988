/**
 * Links to two solvers in step, and the routes of the two sides.
 *
 * @import { KnightRoute, QueensRoute, Solver } from '../core/routes.js'
 * @import { Unit } from './pair.js'
 *
 * @typedef {'warnsdorff' | 'pruned' | 'plain'} Search
 *
 * @typedef {object} QueensSides
 * @property {'queens'} problem
 * @property {number} size
 * @property {number[]} queens
 * @property {Solver} left
 * @property {Solver} right
 *
 * @typedef {object} KnightSides
 * @property {'knight'} problem
 * @property {number} files
 * @property {number} ranks
 * @property {number[]} holes
 * @property {number} start
 * @property {boolean} closed
 * @property {Search} left
 * @property {Search} right
 *
 * @typedef {{ view: 'compare', embed: boolean, by: Unit, step: number } & (QueensSides | KnightSides)} CompareLink
 *
 * @typedef {'left' | 'right'} SideName
 */

import { home } from '../core/index.js';

/** @type {Search[]} */
export const searches = ['warnsdorff', 'pruned', 'plain'];

/**
 * The route of one side, as it is shown alone.
 * @param {CompareLink} link
 * @param {SideName} side
 * @returns {QueensRoute | KnightRoute}
 */
export function routeOfSide(link, side) {
  if (link.problem === 'queens') {
    const { size, queens } = link;
    return { ...home.queens, size, queens, solver: link[side] };
  }
  const { files, ranks, holes, start, closed } = link;
  const search = link[side];
  const solver = search === 'plain' ? 'plain' : 'warnsdorff';
  return { ...home.knight, files, ranks, holes, start, closed, solver, prune: search === 'pruned' };
}

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
  const left = route.prune ? 'pruned' : (route.solver ?? 'warnsdorff');
  const start = route.start ?? 0;
  return {
    ...common,
    problem: 'knight',
    files,
    ranks,
    holes,
    start,
    closed,
    left,
    right: /** @type {Search} */ (right),
  };
}
