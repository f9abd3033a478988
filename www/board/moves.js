/**
 * Which moves of a large tour are seen in a part of the board, found by their squares and not by going along the tour.
 *
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../draw/vista.js').Window} Window
 * @typedef {import('../squares.js').Square} Square
 */

import { within } from '../draw/vista.js';
import { fileOf, rankOf } from '../squares.js';

/** Where more than this part of the board is seen, all moves are drawn, those out of sight included. */
const MOST = 0.25;

/** Where more than this part is seen, it is quicker to go along the whole tour than to look squares up and sort. */
const MANY = 1 / 16;

export class Moves {
  #squares;
  /** By `rank * files + file` the place in the tour from 1, or 0; made when it is asked for. @type {Uint32Array | null} */
  #places = null;

  /**
   * @param {{ files: number, ranks: number }} board
   * @param {Uint32Array} squares the whole tour
   */
  constructor({ files, ranks }, squares) {
    this.#squares = squares;
    this.files = files;
    this.ranks = ranks;
  }

  /**
   * The moves that can be seen, in order, a move being the index of the square that it leads to; `null` for all.
   * @param {Scene} scene
   * @param {Window} seen
   */
  seen(scene, seen) {
    // A move is two squares long at most, so one that crosses the edge has an end within two of it.
    const range = within(scene, seen, 2);
    const count = (range.files[1] - range.files[0]) * (range.ranks[1] - range.ranks[0]);
    if (count > MOST * this.files * this.ranks) return null;
    return count > MANY * this.files * this.ranks ? this.#alongIn(range) : this.#standingIn(range);
  }

  /** @param {ReturnType<typeof within>} range @returns {Uint32Array} */
  #alongIn({ files, ranks }) {
    const moves = new Uint32Array((files[1] - files[0]) * (ranks[1] - ranks[0]));
    const squares = this.#squares;
    let found = 0;
    for (let index = 0; index < squares.length; index += 1) {
      const [file, rank] = [fileOf(squares[index]), rankOf(squares[index])];
      if (file < files[0] || file >= files[1] || rank < ranks[0] || rank >= ranks[1]) continue;
      moves[found] = index;
      found += 1;
    }
    return moves.subarray(0, found);
  }

  /** @param {ReturnType<typeof within>} range @returns {Uint32Array} */
  #standingIn({ files, ranks }) {
    const places = (this.#places ??= this.#lay());
    const moves = new Uint32Array((files[1] - files[0]) * (ranks[1] - ranks[0]));
    let found = 0;
    for (let rank = ranks[0]; rank < ranks[1]; rank += 1) {
      for (let file = files[0]; file < files[1]; file += 1) {
        const place = places[rank * this.files + file];
        if (place === 0) continue;
        moves[found] = place - 1;
        found += 1;
      }
    }
    return moves.subarray(0, found).toSorted();
  }

  #lay() {
    const places = new Uint32Array(this.files * this.ranks);
    const squares = this.#squares;
    for (let index = 0; index < squares.length; index += 1) {
      places[rankOf(squares[index]) * this.files + fileOf(squares[index])] = index + 1;
    }
    return places;
  }
}
