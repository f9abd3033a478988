/**
 * A board as small as a stamp: two tones, and a queen as a dot where there is no room for her crown.
 */

import { fileOf, rankOf } from '../../core/squares.js';
import { drawPiece } from './pieces.js';

/** Squares of fewer CSS pixels than this show a dot. */
const CROWNED = 9;

/**
 * @param {import('../tokens.js').Context} context of a canvas whose size is set in device pixels
 * @param {{ size: number, queens: readonly import('../../core/squares.js').Square[], side: number, ratio: number }} board the
 *   side of the whole in CSS pixels, a multiple of the size of a square in device pixels
 * @param {import('../tokens.js').Tokens} tokens
 */
export function drawMiniature(context, { size, queens, side, ratio }, tokens) {
  const cell = side / size;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = tokens.squareLight;
  context.fillRect(0, 0, side, side);
  context.fillStyle = tokens.squareDark;
  for (let rank = 0; rank < size; rank += 1) {
    for (let file = rank % 2; file < size; file += 2) {
      context.fillRect(file * cell, (size - 1 - rank) * cell, cell, cell);
    }
  }
  for (const square of queens) {
    const [x, y] = [(fileOf(square) + 0.5) * cell, (size - rankOf(square) - 0.5) * cell];
    if (cell >= CROWNED) {
      drawPiece(context, 'queen', { x, y, cell }, tokens);
    } else {
      context.fillStyle = tokens.piece;
      context.beginPath();
      context.arc(x, y, cell * 0.34, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
