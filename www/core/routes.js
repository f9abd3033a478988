/**
 * Routes: the contents of a link without the moment that it opens, and the changes that the controls make to them.
 *
 * @import { Square } from './squares.js'
 *
 * @typedef {import('../../pkg/page.js').Link} Link
 * @typedef {import('../../pkg/page.js').Moment} Moment
 * @typedef {Omit<import('../../pkg/page.js').QueensLink, keyof Moment>} QueensRoute
 * @typedef {Omit<import('../../pkg/page.js').KnightLink, keyof Moment> & { ownTour?: OwnTour }} KnightRoute
 * @typedef {import('../../pkg/page.js').CountLink} CountRoute
 * @typedef {import('../../pkg/page.js').CompareLink} CompareLink
 * @typedef {import('../../pkg/page.js').ProgramLink} ProgramLink
 * @typedef {QueensRoute | KnightRoute | CountRoute} Route
 * @typedef {Route['view']} Tab
 * @typedef {NonNullable<QueensRoute['solver']>} Solver
 *
 * @typedef {object} OwnTour a tour moved by hand, whose moves so far are the digits
 * @property {boolean} closed whether it is to become a closed tour
 * @property {boolean} hints whether the squares within reach are shown, with their degrees
 * @property {unknown} [why] the core's error, if the tour cannot be completed
 */

import { MAX_GRID, limits } from './limits.js';
import { fileOf, rankOf } from './squares.js';

/** @type {QueensRoute & { solver: Solver }} */
const queens = { view: 'queens', embed: false, size: 8, queens: [], solver: 'marks' };

/** @type {KnightRoute} */
const knight = {
  view: 'knight',
  embed: false,
  files: 8,
  ranks: 8,
  start: null,
  closed: false,
  end: null,
  holes: [],
  number: null,
  digits: null,
  solver: null,
  prune: false,
};

/** @type {CountRoute} */
const count = { view: 'count', embed: false, size: 12, method: null };

/** The route of each tab before another one is chosen. */
export const home = Object.freeze({ queens, knight, count });

/**
 * Whether a solver runs, rather than a placement being made by hand.
 * @param {QueensRoute} route
 * @returns {route is QueensRoute & { solver: Solver }}
 */
export const hasSolver = (route) => route.solver !== null;

/**
 * The same board with other queens, row by row as links have them.
 * @param {QueensRoute} route
 * @param {readonly Square[]} placement in any order
 * @returns {QueensRoute}
 */
export const withQueens = (route, placement) => ({
  ...route,
  queens: placement.toSorted((one, other) => rankOf(other) - rankOf(one) || fileOf(one) - fileOf(other)),
});

/**
 * A queen placed on a square, or taken off it.
 * @param {QueensRoute} route
 * @param {Square} square
 */
export function toggleQueen(route, square) {
  const others = route.queens.filter((queen) => queen !== square);
  return withQueens(route, others.length < route.queens.length ? others : [...others, square]);
}

/**
 * The queens on the board as a placement made by hand.
 * @param {QueensRoute} route
 * @param {Iterable<Square>} path those of its solver
 * @returns {QueensRoute}
 */
export const asPlacement = (route, path) => ({ ...withQueens(route, [...route.queens, ...path]), solver: null });

/**
 * The route of one side of a comparison, as it is shown alone.
 * @param {CompareLink} link
 * @param {'left' | 'right'} side
 * @returns {QueensRoute | KnightRoute}
 */
export function sideOf(link, side) {
  if (link.problem === 'queens') return { ...queens, size: link.size, queens: link.queens, solver: link[side] };
  const { files, ranks, holes, start, closed } = link;
  const search = link[side];
  const solver = search === 'plain' ? search : 'warnsdorff';
  return { ...knight, files, ranks, holes, start, closed, solver, prune: search === 'pruned' };
}

/** The moment of a link that opens where its board does. */
export const opening = Object.freeze({ step: null, steps: null, loop: false, ask: false });

/** The payload of an empty text, as `pack` makes it. */
export const NO_TEXT = 'eJwDAAAAAAE';

/**
 * A program of one's own on the board of a route.
 * @param {QueensRoute | KnightRoute} route
 * @param {string} [packed] its text; the empty one means what was typed last
 * @param {ProgramLink['lang']} [lang]
 * @returns {ProgramLink}
 */
export function programOn(route, packed = NO_TEXT, lang = 'python') {
  const own = /** @type {const} */ ({ lang, board: null, by: 'board', input: '', seed: 1 });
  const common = /** @type {const} */ ({ view: 'program', embed: false, packed, ...own, ...opening });
  if (route.view === 'queens') return { ...common, problem: 'queens', size: route.size };
  return { ...common, problem: 'knight', files: route.files, ranks: route.ranks };
}

/**
 * The route of a program, which has no solver of the page and no start.
 * @param {ProgramLink} link
 * @returns {QueensRoute | KnightRoute}
 */
export function boardOfProgram(link) {
  if (link.problem === 'queens') return { ...queens, size: link.size, solver: null };
  return { ...knight, files: link.files, ranks: link.ranks };
}

/**
 * Whether the tour of a route is closed, or the one that is moved by hand is to be.
 * @param {Pick<KnightRoute, 'closed' | 'ownTour'>} route
 */
export const isClosed = ({ closed, ownTour }) => ownTour?.closed ?? closed;

/**
 * The sides of a board.
 * @param {QueensRoute | KnightRoute} route
 */
export const sidesOf = (route) =>
  route.view === 'queens' ? { files: route.size, ranks: route.size } : { files: route.files, ranks: route.ranks };

/**
 * Whether a board is too large for a grid: it is then a picture.
 * @param {{ files: number, ranks: number }} board
 */
export const isLarge = ({ files, ranks }) => Math.max(files, ranks) > MAX_GRID;

/**
 * Whether a search solves the Checker Challenge (USACO 1.5).
 * @param {QueensRoute} route
 */
export const isChallenge = ({ solver, size, queens: given }) =>
  solver === 'marks' && given.length === 0 && size >= limits().smallestChallenge && size <= limits().largestChallenge;
