/**
 * The moves of a large tour that lie in the viewport, found by their squares and not by going along the tour.
 *
 * @import { Geometry } from './geometry.js'
 */

import { visible } from './geometry.js';
import { fileOf, rankOf } from '../core/index.js';

/** Where more than this part of the board is visible, all moves are drawn, those out of sight included. */
const MOST = 0.25;

/** Where more than this part is visible, it is quicker to go along the whole tour than to look squares up and sort. */
const MANY = 1 / 16;

export class VisibleMoves {
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
   * Those moves in order, a move being the index of the square that it leads to; `null` for all.
   * @param {Geometry} viewport
   */
  in(viewport) {
    // A move is two squares long at most, so one that crosses the edge has an end within two of it.
    const range = visible(viewport, 2);
    const count = (range.files[1] - range.files[0]) * (range.ranks[1] - range.ranks[0]);
    if (count > MOST * this.files * this.ranks) return null;
    const moves = new Uint32Array(count);
    if (count > MANY * this.files * this.ranks) return moves.subarray(0, this.#goAlong(range, moves));
    return moves.subarray(0, this.#lookUp(range, moves)).toSorted();
  }

  /**
   * @param {ReturnType<typeof visible>} range
   * @param {Uint32Array} moves takes those that lead into it, in order
   * @returns {number} how many
   */
  #goAlong({ files, ranks }, moves) {
    const squares = this.#squares;
    let found = 0;
    for (let index = 0; index < squares.length; index += 1) {
      const [file, rank] = [fileOf(squares[index]), rankOf(squares[index])];
      if (file < files[0] || file >= files[1] || rank < ranks[0] || rank >= ranks[1]) continue;
      moves[found] = index;
      found += 1;
    }
    return found;
  }

  /**
   * @param {ReturnType<typeof visible>} range
   * @param {Uint32Array} moves takes those that lead into it, square by square
   * @returns {number} how many
   */
  #lookUp({ files, ranks }, moves) {
    const places = (this.#places ??= this.#lay());
    let found = 0;
    for (let rank = ranks[0]; rank < ranks[1]; rank += 1) {
      for (let file = files[0]; file < files[1]; file += 1) {
        const place = places[rank * this.files + file];
        if (place === 0) continue;
        moves[found] = place - 1;
        found += 1;
      }
    }
    return found;
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
