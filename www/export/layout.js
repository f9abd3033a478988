/**
 * How large a board is in a picture.
 *
 * @import { Geometry } from '../board/geometry.js'
 *
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

/** The longest side of a picture, in pixels: every browser can hold a canvas of this size. */
export const LONGEST = 4096;

/**
 * The board in a picture, with the names of files and ranks.
 * @param {Board} board
 * @param {number} [ratio] how many times larger than 1×
 * @returns {Geometry}
 */
export function pictureGeometry(board, ratio = 1) {
  const longer = Math.max(board.files, board.ranks);
  const least = isLarge(board) ? 1 : LEGIBLE;
  return geometryOf(board, Math.max(least, Math.floor(SIDE / longer)), ratio);
}

/**
 * The board with nothing around it but its frame.
 * @param {Board} board
 */
export function croppedGeometry(board) {
  const geometry = pictureGeometry(board);
  const spare = 2 * (GUTTER - EDGE);
  const { width, height } = geometry;
  return { ...geometry, left: EDGE, top: EDGE, gutter: 0, width: width - spare, height: height - spare };
}

/**
 * The board in an animation whose longer side has about `side` pixels.
 * @param {Board} board
 * @param {number} side
 * @returns {Geometry}
 */
export function animationGeometry(board, side) {
  const longer = Math.max(board.files, board.ranks);
  return geometryOf(board, Math.max(1, Math.floor((side - 2 * GUTTER) / longer)), 1);
}

/**
 * @param {Board} board
 * @param {number} cell
 * @param {number} ratio
 * @returns {Geometry}
 */
function geometryOf({ files, ranks }, cell, ratio) {
  const [width, height] = [files, ranks].map((squares) => squares * cell + 2 * GUTTER);
  return { width, height, ratio, files, ranks, cell, left: GUTTER, top: GUTTER, gutter: GUTTER };
}

/**
 * The size of a picture in pixels.
 * @param {Geometry} geometry
 */
export const pixels = ({ width, height, ratio }) => ({ width: width * ratio, height: height * ratio });

/**
 * The sizes of a picture: 1× to 4×, within the limits of a canvas.
 * @param {Board} board
 */
export const pictureSizes = (board) =>
  [1, 2, 3, 4]
    .map((scale) => ({ scale, ...pixels(pictureGeometry(board, scale)) }))
    .filter(({ width, height }) => Math.max(width, height) <= LONGEST);
