/**
 * What somebody asked to see: plain values, one kind a tab, and the changes that the controls make to them.
 *
 * @typedef {import('./squares.js').Square} Square
 *
 * @typedef {object} QueensAsked
 * @property {'queens'} tab
 * @property {number} size 1..32
 * @property {string | null} solver its key in links; `null` shows the queens as they stand
 * @property {Square[]} queens the placement, or the queens given to the solver
 *
 * @typedef {object} KnightAsked
 * @property {'knight'} tab
 * @property {number} files
 * @property {number} ranks
 * @property {Square | null} start `null` while the board waits for one
 * @property {boolean} closed
 * @property {Square | null} end where an open tour has to end
 * @property {Square[]} holes squares taken out of the board
 * @property {string | null} digits the moves of a tour that was given, one digit each
 *
 * @typedef {object} CountAsked
 * @property {'count'} tab
 * @property {number} size 1..27
 *
 * @typedef {QueensAsked | KnightAsked | CountAsked} Asked
 * @typedef {Asked['tab']} Tab
 */

export const limits = Object.freeze({ queens: 32, knight: 50, count: 27 });

/** The solvers by their keys in links, the one of the home state first. */
export const solvers = Object.freeze(['marks', 'scan', 'mask', 'permute', 'access']);

/** @type {QueensAsked} */
const queens = { tab: 'queens', size: 8, solver: solvers[0], queens: [] };

/** @type {KnightAsked} */
const knight = { tab: 'knight', files: 8, ranks: 8, start: null, closed: false, end: null, holes: [], digits: null };

/** @type {CountAsked} */
const count = { tab: 'count', size: 12 };

/** What each tab shows before anything was asked of it. */
export const home = Object.freeze({ queens, knight, count });

/**
 * Another board size: the given queens do not fit it any more.
 * @param {QueensAsked} asked
 * @param {number} size
 * @returns {QueensAsked}
 */
export const resized = (asked, size) => ({ ...asked, size, solver: asked.solver ?? solvers[0], queens: [] });

/**
 * The same queens handed to a solver.
 * @param {QueensAsked} asked
 * @param {string} solver
 * @returns {QueensAsked}
 */
export const solvedBy = (asked, solver) => ({ ...asked, solver });

/**
 * Another board or another kind of tour, from the same square where the board still has it.
 * @param {KnightAsked} asked
 * @param {Partial<Pick<KnightAsked, 'files' | 'ranks' | 'closed'>>} change
 * @returns {KnightAsked}
 */
export function retoured(asked, change) {
  const { files, ranks, closed, start } = { ...asked, ...change };
  const fits = start !== null && (start & 1023) < files && start >> 10 < ranks;
  const sameBoard = files === asked.files && ranks === asked.ranks;
  return { ...home.knight, files, ranks, closed, start: fits ? start : null, holes: sameBoard ? asked.holes : [] };
}

/**
 * The knight starts somewhere else.
 * @param {KnightAsked} asked
 * @param {Square} start
 * @returns {KnightAsked}
 */
export const startedAt = (asked, start) => ({ ...asked, start, end: null, digits: null });
