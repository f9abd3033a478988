/**
 * The pieces: one silhouette each in a box of 100 × 100, with the few strokes inside it that make it read.
 */

import { corner } from '../geometry.js';
import { inPixels, stamp } from './sprite-cache.js';

/**
 * @typedef {object} Shape
 * @property {string} body filled and outlined
 * @property {string} lines strokes in the colour of the outline, left out when the piece is small
 */

/** @type {Record<'queen' | 'knight', Shape>} */
export const shapes = {
  queen: {
    body:
      'M27 71C26 62 18 49 12.6 38.6A6.2 6.2 0 1 1 17.4 37C21 43 26 49.5 30.4 53.4L29.6 28.6A6.2 6.2 0 1 1 34.8 28.2' +
      'L43 50.6L47.4 23.6A6.4 6.4 0 1 1 52.6 23.6L57 50.6L65.2 28.2A6.2 6.2 0 1 1 70.4 28.6L69.6 53.4' +
      'C74 49.5 79 43 82.6 37A6.2 6.2 0 1 1 87.4 38.6C82 49 74 62 73 71C73 74 76 76 78.5 80' +
      'C80.6 83.4 81 87.4 81 90.5L19 90.5C19 87.4 19.4 83.4 21.5 80C24 76 27 74 27 71Z',
    lines: 'M28.6 67C42 62.6 58 62.6 71.4 67M23.4 80.4C40 75.8 60 75.8 76.6 80.4',
  },
  knight: {
    body:
      'M23 90.5C22.6 86.6 23.4 83.4 25.8 80C29.6 71.4 36.4 66.4 43 60C47.4 55.8 49.4 52 48.8 46.8' +
      'C44 52.6 38.4 54 32.6 57C28.2 59.4 25.8 64.4 20.2 64.6C17.4 64.7 15.6 63.4 14.6 61.4C11.4 60.4 9.2 56 10.2 51.8' +
      'C12 45.6 18.6 41 21.8 34.6C23.4 31.2 24.4 27.6 27.6 24C26.6 18 28 12 31.4 6.4C35.4 8.4 38.8 11.4 41 15.2' +
      'C66.4 16.4 84 37.4 83.8 63C83.8 69.4 82.4 75.4 80 80C81.8 83.4 82.4 86.8 82 90.5Z',
    lines:
      'M29.2 36.6C30.6 34.4 33 33.6 35.4 34.2M15.4 53.4L17 52M54 24.4C66.6 30.6 73.6 45 73.2 60C73 66 71.8 70.4 70.2 74' +
      'M27.6 80.4C44 76.4 62 76.4 78 80.4',
  },
};

/** A square is this many units of the box wide: a little air around the piece. */
export const SQUARE = 118;

/** Below this many pixels a square the strokes inside would only blur. */
const DETAILED = 30;

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {string} text */
function path(text) {
  let made = paths.get(text);
  if (!made) paths.set(text, (made = new Path2D(text)));
  return made;
}

/**
 * @param {import('../tokens.js').Context} context
 * @param {'queen' | 'knight'} piece
 * @param {{ x: number, y: number, cell: number, presence?: number, given?: boolean }} place its middle, the side of a
 *   square, how far it has come onto the board (0..1), and whether it was given
 * @param {import('../tokens.js').Tokens} tokens
 */
export function drawPiece(context, piece, { x, y, cell, presence = 1, given = false }, tokens) {
  const { body, lines } = shapes[piece];
  const scale = (cell / SQUARE) * (0.8 + 0.2 * presence);
  context.save();
  context.globalAlpha = presence;
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-50, -50);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  // Half of the outline lies under the body. A given queen is drawn the other way round: paper within a dark line.
  context.strokeStyle = given ? tokens.piece : tokens.pieceLine;
  context.lineWidth = cell < DETAILED ? 14 : 9;
  context.stroke(path(body));
  context.fillStyle = given ? tokens.pieceLine : tokens.piece;
  context.fill(path(body));
  if (cell >= DETAILED) {
    context.lineWidth = 3.2;
    context.stroke(path(lines));
  }
  context.restore();
}

/**
 * A piece that stands still on its square.
 * @param {import('../tokens.js').Context} context
 * @param {'queen' | 'knight'} piece
 * @param {{ square: import('../../core/squares.js').Square, given?: boolean }} place
 * @param {import('../geometry.js').Geometry} geometry
 * @param {import('../tokens.js').Tokens} tokens
 */
export function stampPiece(context, piece, { square, given = false }, geometry, tokens) {
  const { cell, ratio } = geometry;
  const made = stamp(given ? `given ${piece}` : piece, Math.round(cell * ratio), geometry, tokens, (pen) => {
    pen.scale(ratio, ratio);
    drawPiece(pen, piece, { x: cell / 2, y: cell / 2, cell, given }, tokens);
  });
  const [x, y] = corner(geometry, square).map((length) => Math.round(length * ratio));
  inPixels(context, () => context.drawImage(made, x, y));
}
