/**
 * Every placement that was made by hand, to go back and forward among them.
 *
 * @typedef {import('../../core/squares.js').Square} Square
 * @typedef {{ size: number, queens: readonly Square[] }} Placed
 */

import { limits } from '../../core/routes.js';
import { fileOf, rankOf } from '../../core/squares.js';

/** More than anybody goes back; the oldest are forgotten beyond it. */
const LONGEST = 1000;

/** So many of those around the current one outlast a reload: at most some hundred kilobytes. */
const KEPT = 50;

export class History {
  /** @type {Placed[]} */
  #placements = [];
  #at = -1;

  /**
   * The placement that is now on the board. What could have been redone is given up, unless nothing has changed.
   * @param {Placed} placed
   */
  record(placed) {
    const current = this.#placements[this.#at];
    if (current && same(current, placed)) return;
    this.#placements.length = this.#at + 1;
    this.#placements.push(placed);
    if (this.#placements.length > LONGEST) this.#placements.shift();
    this.#at = this.#placements.length - 1;
  }

  /** The placements around the current one as a text, from which `restore` makes them again. */
  toString() {
    const from = Math.max(0, this.#at - KEPT);
    const placements = this.#placements.slice(from, this.#at + KEPT);
    return JSON.stringify({ at: this.#at - from, placements });
  }

  /**
   * Goes on from what `toString` wrote; what it did not write is passed over.
   * @param {string | null} text
   */
  restore(text) {
    const read = parse(text);
    if (read === null) return;
    this.#placements = read.placements;
    this.#at = read.at;
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#placements.length - 1;
  }

  /** The placement before, or `null` at the beginning. */
  undo() {
    return this.canUndo ? this.#placements[(this.#at -= 1)] : null;
  }

  /** The placement after, or `null` at the end. */
  redo() {
    return this.canRedo ? this.#placements[(this.#at += 1)] : null;
  }
}

/**
 * @param {string | null} text
 * @returns {{ at: number, placements: Placed[] } | null}
 */
function parse(text) {
  try {
    const { at, placements } = JSON.parse(text ?? '');
    const whole = Array.isArray(placements) && placements.length <= 2 * KEPT && placements.every(isPlaced);
    return whole && Number.isInteger(at) && at >= 0 && at < placements.length ? { at, placements } : null;
  } catch {
    return null;
  }
}

/** @param {any} placed */
function isPlaced(placed) {
  const { size, queens } = placed;
  const within = (/** @type {unknown} */ square) =>
    typeof square === 'number' &&
    Number.isInteger(square) &&
    square >= 0 &&
    fileOf(square) < size &&
    rankOf(square) < size;
  return (
    Number.isInteger(size) &&
    size >= 1 &&
    size <= limits.queens &&
    Array.isArray(queens) &&
    new Set(queens).size === queens.length &&
    queens.every(within)
  );
}

/**
 * @param {Placed} one
 * @param {Placed} other
 */
function same(one, other) {
  if (one.size !== other.size || one.queens.length !== other.queens.length) return false;
  const queens = new Set(one.queens);
  return other.queens.every((queen) => queens.has(queen));
}
