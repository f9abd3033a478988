/**
 * How large a board is in a picture.
 *
 * @typedef {import('../board/geometry.js').Geometry} Geometry
 * @typedef {{ files: number, ranks: number }} Board
 */

import { isLarge } from '../core/index.js';

/** The longer side of a board at 1×, in pixels, unless its squares would become too small for their numbers. */
const SIDE = 480;
const LEGIBLE = 28;

/** Room around the board for the names of its files and ranks. */
const GUTTER = 24;

/** Room for the line around it. */
const EDGE = 2;

/** The longest side of a picture, in pixels: what every browser can hold as a canvas. */
export const LONGEST = 4096;

/**
 * The board in a picture of its own, cut close.
 * @param {Board} board
 * @param {number} [ratio] how many times larger than 1×
 * @returns {Geometry}
 */
export function pictured(board, ratio = 1) {
  const longer = Math.max(board.files, board.ranks);
  const least = isLarge(board) ? 1 : LEGIBLE;
  return framed(board, Math.max(least, Math.floor(SIDE / longer)), ratio);
}

/**
 * The board with nothing around it but its frame.
 * @param {Board} board
 */
export function cutClose(board) {
  const geometry = pictured(board);
  const spare = 2 * (GUTTER - EDGE);
  const { width, height } = geometry;
  return { ...geometry, left: EDGE, top: EDGE, gutter: 0, width: width - spare, height: height - spare };
}

/**
 * The board in a picture whose longer side is about so many pixels.
 * @param {Board} board
 * @param {number} side
 * @returns {Geometry}
 */
export function pressed(board, side) {
  const longer = Math.max(board.files, board.ranks);
  return framed(board, Math.max(1, Math.floor((side - 2 * GUTTER) / longer)), 1);
}

/**
 * @param {Board} board
 * @param {number} cell
 * @param {number} ratio
 * @returns {Geometry}
 */
const framed = ({ files, ranks }, cell, ratio) => ({
  width: files * cell + 2 * GUTTER,
  height: ranks * cell + 2 * GUTTER,
  ratio,
  files,
  ranks,
  cell,
  left: GUTTER,
  top: GUTTER,
  gutter: GUTTER,
});

/**
 * The size of a picture in pixels.
 * @param {Geometry} geometry
 */
export const pixels = ({ width, height, ratio }) => ({ width: width * ratio, height: height * ratio });

/**
 * The sizes that a picture can have: 1 to 4 times as large as 1×, as far as a canvas can hold it.
 * @param {Board} board
 */
export const pictureSizes = (board) =>
  [1, 2, 3, 4]
    .map((scale) => ({ scale, ...pixels(pictured(board, scale)) }))
    .filter(({ width, height }) => Math.max(width, height) <= LONGEST);
