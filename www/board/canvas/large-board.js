/**
 * A large board as its path alone, drawn in portions so that a million moves do not hold up the page.
 *
 * @typedef {import('../scene.js').Scene} Scene
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 *
 * @typedef {object} Window the part of the board that is seen
 * @property {number} width of the box, in device pixels
 * @property {number} height
 * @property {number} cell side of a square, in device pixels
 * @property {number} left of file a
 * @property {number} top of the highest rank
 */

import { fileOf, rankOf } from '../../core/squares.js';
import { drawPiece } from './pieces.js';

/** Moves drawn before the clock is looked at again. */
const PORTION = 2000;

/** Squares smaller than this many device pixels show one tone. */
const TONES = 6;

/** Numbers smaller than this many CSS pixels are not written. */
const LEGIBLE = 9;

/**
 * The squares that are seen, as a range of files and one of ranks, the last not included.
 * @param {Scene} scene
 * @param {Window} seen
 * @param {number} [around] how many squares beyond the edge are taken in
 */
export function within({ files, ranks }, { width, height, cell, left, top }, around = 0) {
  return {
    files: [hold(Math.floor(-left / cell) - around, files), hold(Math.ceil((width - left) / cell) + around, files)],
    ranks: [
      hold(ranks - Math.ceil((height - top) / cell) - around, ranks),
      hold(ranks - Math.floor(-top / cell) + around, ranks),
    ],
  };
}

/**
 * @param {number} value
 * @param {number} most
 */
const hold = (value, most) => Math.min(most, Math.max(0, value));

/**
 * The board below the path: one tone where squares are too small to be told apart.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 */
export function drawGround(context, scene, seen, tokens) {
  const { files, ranks, holes } = scene;
  const { width, height, cell, left, top } = seen;
  context.clearRect(0, 0, width, height);
  context.fillStyle = tokens.squareLight;
  context.fillRect(left, top, files * cell, ranks * cell);
  if (cell >= TONES) {
    context.fillStyle = tokens.squareDark;
    context.beginPath();
    const range = within(scene, seen);
    for (let rank = range.ranks[0]; rank < range.ranks[1]; rank += 1) {
      for (let file = range.files[0] + ((range.files[0] + rank) % 2); file < range.files[1]; file += 2) {
        context.rect(left + file * cell, top + (ranks - 1 - rank) * cell, cell, cell);
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
 * @param {Uint32Array | null} moves those that can be seen, in order, a move being the index of the square it leads to;
 *   `null` for all
 * @param {number} from the place among them to go on with
 * @param {number} deadline
 * @returns {number} the place to go on with
 */
export function drawOn(context, { tour, ranks }, { cell, left, top }, { ramp }, moves, from, deadline) {
  if (!tour) return from;
  const { squares, shown } = tour;
  const last = placeOf(moves, shown);
  const x = (/** @type {number} */ index) => left + (fileOf(squares[index]) + 0.5) * cell;
  const y = (/** @type {number} */ index) => top + (ranks - rankOf(squares[index]) - 0.5) * cell;
  context.lineWidth = Math.max(0.6, Math.min(8, cell * 0.09));
  context.lineCap = 'round';
  const shade = (/** @type {number} */ move) => Math.floor((move / squares.length) * ramp.length);
  let at = from;
  while (at < last && performance.now() < deadline) {
    const tone = shade(moves ? moves[at] : at);
    context.strokeStyle = ramp[tone];
    context.beginPath();
    for (const end = Math.min(last, at + PORTION); at < end; at += 1) {
      const move = moves ? moves[at] : at;
      if (shade(move) !== tone) break;
      if (move === 0) continue;
      context.moveTo(x(move - 1), y(move - 1));
      context.lineTo(x(move), y(move));
    }
    context.stroke();
  }
  return at;
}

/**
 * The first place among the moves that is not shown.
 * @param {Uint32Array | null} moves
 * @param {number} shown
 */
export function placeOf(moves, shown) {
  if (moves === null) return shown;
  let [low, high] = [0, moves.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moves[middle] < shown) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The numbers of the squares seen, where they fit.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 * @param {Uint32Array | null} moves those that can be seen
 */
export function drawNumbers(context, { tour, ranks }, { cell, left, top }, tokens, moves) {
  if (!tour || !moves) return;
  const size = Math.min(cell * 0.24, (cell * 1.4) / String(tour.squares.length).length);
  if (size < LEGIBLE * devicePixelRatio) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const last = placeOf(moves, tour.shown);
  context.font = `${size}px ${tokens.font}`;
  for (let place = 0; place < last; place += 1) {
    const square = tour.squares[moves[place]];
    const [x, y] = [left + (fileOf(square) + 0.5) * cell, top + (ranks - rankOf(square) - 0.5) * cell];
    const text = String(moves[place] + 1);
    const room = context.measureText(text).width + size * 0.5;
    context.fillStyle = (fileOf(square) + rankOf(square)) % 2 === 0 ? tokens.squareDark : tokens.squareLight;
    context.beginPath();
    context.roundRect(x - room / 2, y - size * 0.7, room, size * 1.4, size * 0.7);
    context.fill();
    context.fillStyle = tokens.ink;
    context.fillText(text, x, y + size * 0.06);
  }
}

/**
 * The closing move and the knight, over everything.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Window} seen
 * @param {Tokens} tokens
 * @param {number} [ratio] device pixels in a CSS pixel
 */
export function drawKnight(
  context,
  { pieces, tour, ranks, markers },
  { cell, left, top },
  tokens,
  ratio = devicePixelRatio,
) {
  const place = (/** @type {number} */ square) =>
    /** @type {[number, number]} */ ([
      left + (fileOf(square) + 0.5) * cell,
      top + (ranks - rankOf(square) - 0.5) * cell,
    ]);
  const least = 28 * ratio;
  if (tour?.closing) {
    context.save();
    context.strokeStyle = tokens.now;
    context.lineWidth = Math.max(2, cell * 0.1);
    context.setLineDash([Math.max(2, cell * 0.08), Math.max(3, cell * 0.16)]);
    context.beginPath();
    context.moveTo(...place(tour.squares[tour.squares.length - 1]));
    context.lineTo(...place(tour.squares[0]));
    context.stroke();
    context.restore();
  }
  for (const { square, kind } of markers) {
    const [x, y] = place(square);
    context.strokeStyle = kind === 'conflict' ? tokens.conflict : tokens.now;
    context.lineWidth = Math.max(2, cell * 0.06);
    context.beginPath();
    context.arc(x, y, Math.max(cell * 0.42, least / 4), 0, 2 * Math.PI);
    context.stroke();
  }
  for (const { square, piece } of pieces) {
    const [x, y] = place(square);
    drawPiece(context, piece, { x, y, cell: Math.max(cell, least), presence: 1 }, tokens);
  }
}
