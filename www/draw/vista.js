/**
 * A large board as its path alone, drawn in portions so that a million moves do not hold up the page.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('./tokens.js').Tokens} Tokens
 * @typedef {import('./tokens.js').Context} Context
 *
 * @typedef {object} Window the part of the board that is seen
 * @property {number} width of the box, in device pixels
 * @property {number} height
 * @property {number} cell side of a square, in device pixels
 * @property {number} left of file a
 * @property {number} top of the highest rank
 */

import { fileOf, rankOf } from '../squares.js';
import { drawPiece } from './pieces.js';

/** Moves drawn before the clock is looked at again. */
const PORTION = 2000;

/**
 * The board below the path: one tone where squares are too small to be told apart.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 */
export function drawGround(context, { files, ranks, holes }, { width, height, cell, left, top }, tokens) {
  context.clearRect(0, 0, width, height);
  context.fillStyle = tokens.squareLight;
  context.fillRect(left, top, files * cell, ranks * cell);
  if (cell >= 6) {
    context.fillStyle = tokens.squareDark;
    context.beginPath();
    const [first, last] = [Math.max(0, Math.floor(-left / cell)), Math.min(files, Math.ceil((width - left) / cell))];
    const [above, below] = [Math.max(0, Math.floor(-top / cell)), Math.min(ranks, Math.ceil((height - top) / cell))];
    for (let row = above; row < below; row += 1) {
      const rank = ranks - 1 - row;
      for (let file = first + ((first + rank) % 2); file < last; file += 2) {
        context.rect(left + file * cell, top + row * cell, cell, cell);
      }
    }
    context.fill();
  }
  context.fillStyle = tokens.paper;
  for (const hole of holes) {
    context.fillRect(left + fileOf(hole) * cell, top + (ranks - 1 - rankOf(hole)) * cell, cell, cell);
  }
  context.strokeStyle = tokens.frame;
  context.lineWidth = 1;
  context.strokeRect(left - 0.5, top - 0.5, files * cell + 1, ranks * cell + 1);
}

/**
 * Draws on along the path until a moment in time.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 * @param {number} from the move to go on with, from 1
 * @param {number} deadline
 * @returns {number} the move to go on with
 */
export function drawOn(context, { tour, ranks }, { width, height, cell, left, top }, { ramp }, from, deadline) {
  if (!tour) return from;
  const { squares, shown } = tour;
  const x = (/** @type {number} */ index) => left + (fileOf(squares[index]) + 0.5) * cell;
  const y = (/** @type {number} */ index) => top + (ranks - rankOf(squares[index]) - 0.5) * cell;
  const reach = 3 * cell;
  context.lineWidth = Math.max(0.6, Math.min(8, cell * 0.09));
  context.lineCap = 'round';
  let at = from;
  while (at < shown && performance.now() < deadline) {
    const end = Math.min(shown, at + PORTION);
    context.strokeStyle = ramp[Math.floor((at / squares.length) * ramp.length)];
    context.beginPath();
    for (; at < end; at += 1) {
      const [fromX, fromY] = [x(at - 1), y(at - 1)];
      if (fromX < -reach || fromY < -reach || fromX > width + reach || fromY > height + reach) continue;
      context.moveTo(fromX, fromY);
      context.lineTo(x(at), y(at));
    }
    context.stroke();
  }
  return at;
}

/**
 * The closing move and the knight, over everything.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 */
export function drawKnight(context, { pieces, tour, ranks }, { cell, left, top }, tokens) {
  const place = (/** @type {number} */ square) =>
    /** @type {[number, number]} */ ([
      left + (fileOf(square) + 0.5) * cell,
      top + (ranks - rankOf(square) - 0.5) * cell,
    ]);
  if (tour?.closing) {
    context.strokeStyle = tokens.now;
    context.lineWidth = Math.max(2, cell * 0.12);
    context.beginPath();
    context.moveTo(...place(tour.squares[tour.squares.length - 1]));
    context.lineTo(...place(tour.squares[0]));
    context.stroke();
  }
  for (const { square, piece } of pieces) {
    const [x, y] = place(square);
    drawPiece(context, piece, { x, y, cell: Math.max(cell, 28), presence: 1 }, tokens);
  }
}
