/**
 * Every placement that was made by hand, to go back and forward among them: plain data and the actions on it.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 *
 * @typedef {{ size: number, queens: readonly Square[] }} Placed
 * @typedef {{ placements: readonly Placed[], at: number }} Placements and which of them is on the board
 */

import { linkTo } from '../gallery/solution.js';

/** The most placements in a history; beyond it the oldest are dropped. */
const LONGEST = 1000;

/** Placements on each side of the current one that outlast a reload: some hundred kilobytes at most. */
const KEPT = 50;

/** @type {Placements} */
export const noPlacements = { placements: [], at: -1 };

/**
 * The history with the placement that is now on the board. A change drops the placements that could have been redone.
 * @param {Pick<Core, 'printLink'>} core
 * @param {Placements} history
 * @param {Placed} placed
 * @returns {Placements}
 */
export function recordPlacement(core, history, placed) {
  const { placements, at } = history;
  if (at >= 0 && linkOf(core, placements[at]) === linkOf(core, placed)) return history;
  const next = [...placements.slice(0, at + 1), placed].slice(-LONGEST);
  return { placements: next, at: next.length - 1 };
}

/**
 * The history after some steps back or forward; the same one at its ends.
 * @param {Placements} history
 * @param {number} steps forward, or back when negative
 * @returns {Placements}
 */
export const moveBy = (history, steps) =>
  history.placements[history.at + steps] ? { ...history, at: history.at + steps } : history;

/**
 * The placements around the current one as a text.
 * @param {Placements} history
 */
export function serialize({ placements, at }) {
  const from = Math.max(0, at - KEPT);
  return JSON.stringify({ at: at - from, placements: placements.slice(from, at + KEPT) });
}

/**
 * Reads a text of `serialize`; any other text is no history.
 * @param {Pick<Core, 'printLink'>} core
 * @param {string | null} text
 * @returns {Placements}
 */
export function parse(core, text) {
  try {
    const { at, placements } = JSON.parse(text ?? '');
    if (!Number.isInteger(at) || at < 0 || at >= placements.length || placements.length > 2 * KEPT) return noPlacements;
    // What is no placement has no link.
    for (const placed of placements) linkOf(core, placed);
    return { at, placements };
  } catch {
    return noPlacements;
  }
}

/**
 * @param {Pick<Core, 'printLink'>} core
 * @param {Placed} placed
 */
const linkOf = (core, { size, queens }) => linkTo(core, size, queens);
