/**
 * Where the board lies in its box.
 */

import { fileOf, isLarge, rankOf, squareAt } from '../core/index.js';

/**
 * @typedef {object} Geometry lengths in CSS pixels
 * @property {number} width of the box
 * @property {number} height of the box
 * @property {number} ratio device pixels in a CSS pixel
 * @property {number} files
 * @property {number} ranks
 * @property {number} cell side of a square
 * @property {number} left of file a
 * @property {number} top of the highest rank
 * @property {number} gutter room for the names of files and ranks; 0 where they are left out
 * @property {{ left: number, top: number, width: number, height: number }} [window] the part of the box in which the board is
 *   seen, where it is larger than that
 */

/** The gutter of a narrow box, and that of a wide one. */
const GUTTERS = { narrow: 16, wide: 24 };
export const NARROW = 440;

/**
 * The room around a board, for the names of its files and ranks.
 * @param {number} width of the box
 */
export const gutterOf = (width) => (width < NARROW ? GUTTERS.narrow : GUTTERS.wide);

/**
 * The whole board, with whole device pixels a square, so that every edge is sharp.
 * @param {{ width: number, height: number, ratio: number }} box
 * @param {{ files: number, ranks: number }} board
 * @returns {Geometry}
 */
export function fit({ width, height, ratio }, { files, ranks }) {
  const gutter = gutterOf(width);
  const room = Math.min((width - 2 * gutter) / files, (height - 2 * gutter) / ranks);
  const cell = Math.max(1, Math.floor(room * ratio)) / ratio;
  const snap = (/** @type {number} */ length) => Math.round(length * ratio) / ratio;
  const left = snap((width - cell * files) / 2);
  const top = snap((height - cell * ranks) / 2);
  return { width, height, ratio, files, ranks, cell, left, top, gutter };
}

/**
 * The centre of a square.
 * @param {Geometry} geometry
 * @param {import('../core/squares.js').Square} square
 * @returns {[number, number]}
 */
export function centre({ left, top, cell, ranks }, square) {
  return [left + (fileOf(square) + 0.5) * cell, top + (ranks - rankOf(square) - 0.5) * cell];
}

/**
 * The square at a place in the box; `null` outside of the board.
 * @param {Geometry} geometry
 * @param {{ x: number, y: number }} place in CSS pixels
 * @returns {import('../core/squares.js').Square | null}
 */
export function squareAtPlace({ left, top, cell, files, ranks }, { x, y }) {
  const [file, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
  return file < 0 || row < 0 || file >= files || row >= ranks ? null : squareAt(file, ranks - 1 - row);
}

/** The smallest square, in pixels, for which pieces and markers of a large board are drawn. */
const LEAST = 28;

/**
 * The side of a square for pieces and markers.
 * @param {Geometry} geometry
 */
export const standingSize = (geometry) => (isLarge(geometry) ? Math.max(LEAST, geometry.cell) : geometry.cell);

/**
 * The centre of a piece or marker on a square. Where it is larger than the square, it is moved to lie within the board.
 * @param {Geometry} geometry
 * @param {import('../core/squares.js').Square} square
 * @returns {[number, number]}
 */
export function standingCentre(geometry, square) {
  const { left, top, cell, files, ranks } = geometry;
  const within = (/** @type {number} */ place, /** @type {number} */ from, /** @type {number} */ side) => {
    const half = Math.min(standingSize(geometry), side) / 2;
    return clamp(place, from + half, from + side - half);
  };
  const [x, y] = centre(geometry, square);
  return [within(x, left, files * cell), within(y, top, ranks * cell)];
}

/**
 * How many squares apart the names along a side are written, so that they do not touch.
 * @param {number} cell
 * @param {number} widest width of the widest name
 */
export function labelStride(cell, widest) {
  return [1, 2, 5, 10, 20, 50].find((stride) => stride * cell >= widest + 3) ?? 100;
}

/**
 * The squares that lie in the box, as a range of files and one of ranks, the last not included.
 * @param {Geometry} geometry
 * @param {number} [around] how many squares beyond the edge are taken in
 */
export function visible({ width, height, cell, left, top, files, ranks }, around = 0) {
  const file = (/** @type {number} */ index) => clamp(index, 0, files);
  const rank = (/** @type {number} */ index) => clamp(index, 0, ranks);
  return {
    files: [file(Math.floor(-left / cell) - around), file(Math.ceil((width - left) / cell) + around)],
    ranks: [rank(ranks - Math.ceil((height - top) / cell) - around), rank(ranks - Math.floor(-top / cell) + around)],
  };
}

/**
 * The moves of a large tour that lie in the box.
 * @param {Uint32Array} squares of the tour
 * @param {Geometry} geometry
 * @returns {Uint32Array} each move as the index of the square that it leads to, ascending
 */
export function visibleMoves(squares, geometry) {
  // A move is two squares long at most, so one that crosses the edge has both ends within two of it.
  const { files, ranks } = visible(geometry, 2);
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

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
