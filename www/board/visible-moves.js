/**
 * The moves of a large tour that lie in the viewport.
 *
 * @import { Geometry } from './geometry.js'
 */

import { visible } from './geometry.js';
import { fileOf, rankOf } from '../core/index.js';

/**
 * @param {Uint32Array} squares of the tour
 * @param {Geometry} viewport
 * @returns {Uint32Array} each move as the index of the square that it leads to, ascending
 */
export function visibleMoves(squares, viewport) {
  // A move is two squares long at most, so one that crosses the edge has both ends within two of it.
  const { files, ranks } = visible(viewport, 2);
  const moves = new Uint32Array(squares.length);
  let count = 0;
  // A loop: the callback of a filter takes too long for a million squares.
  for (let index = 0; index < squares.length; index += 1) {
    const [file, rank] = [fileOf(squares[index]), rankOf(squares[index])];
    if (file < files[0] || file >= files[1] || rank < ranks[0] || rank >= ranks[1]) continue;
    moves[count] = index;
    count += 1;
  }
  return moves.subarray(0, count);
}
