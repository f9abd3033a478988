/**
 * Every placement that was made by hand, to go back and forward among them: plain data and the actions on it.
 *
 * @import { Square } from '../../core/squares.js'
 *
 * @typedef {{ size: number, queens: readonly Square[] }} Placed
 * @typedef {{ placements: readonly Placed[], at: number }} Placements and which of them is on the board
 */

import { fileOf, limits, rankOf, squareAt } from '../../core/index.js';

/** The most placements in a history; beyond it the oldest are dropped. */
const LONGEST = 1000;

/** Placements on each side of the current one that outlast a reload: some hundred kilobytes at most. */
const KEPT = 50;

/** @type {Placements} */
export const noPlacements = { placements: [], at: -1 };

/**
 * The history with the placement that is now on the board. A change drops the placements that could have been redone.
 * @param {Placements} history
 * @param {Placed} placed
 * @returns {Placements}
 */
export function recordPlacement(history, placed) {
  const { placements, at } = history;
  if (at >= 0 && isSame(placements[at], placed)) return history;
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
 * Reads a text of `serialized`; any other text is no history.
 * @param {string | null} text
 * @returns {Placements}
 */
export function parse(text) {
  try {
    const { at, placements } = JSON.parse(text ?? '');
    const whole = Array.isArray(placements) && placements.length <= 2 * KEPT && placements.every(isPlaced);
    return whole && Number.isInteger(at) && at >= 0 && at < placements.length ? { at, placements } : noPlacements;
  } catch {
    return noPlacements;
  }
}

/** @param {any} placed */
function isPlaced({ size, queens }) {
  const isWithin = (/** @type {unknown} */ square) =>
    typeof square === 'number' &&
    square === squareAt(fileOf(square), rankOf(square)) &&
    fileOf(square) < size &&
    rankOf(square) < size;
  return (
    Number.isInteger(size) &&
    size >= 1 &&
    size <= limits().queens &&
    Array.isArray(queens) &&
    new Set(queens).size === queens.length &&
    queens.every(isWithin)
  );
}

/**
 * @param {Placed} one
 * @param {Placed} other
 */
function isSame(one, other) {
  if (one.size !== other.size || one.queens.length !== other.queens.length) return false;
  const queens = new Set(one.queens);
  return other.queens.every((queen) => queens.has(queen));
}
