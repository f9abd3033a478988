/**
 * Every placement that was made by hand, to go back and forward among them.
 *
 * @typedef {import('../squares.js').Square} Square
 * @typedef {{ size: number, queens: readonly Square[] }} Placed
 */

/** More than anybody goes back; the oldest are forgotten beyond it. */
const LONGEST = 1000;

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
 * @param {Placed} one
 * @param {Placed} other
 */
function same(one, other) {
  if (one.size !== other.size || one.queens.length !== other.queens.length) return false;
  const queens = new Set(one.queens);
  return other.queens.every((queen) => queens.has(queen));
}
