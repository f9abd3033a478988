/**
 * A small board with queens and nothing around it.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Context, Tokens } from './tokens.js'
 */

import { paintScene } from './canvas.js';
import { emptyScene } from './scene.js';

/**
 * @param {Context} context whose canvas takes the board's size
 * @param {{ size: number, queens: readonly Square[], side: number, ratio: number }} board the side of the whole in CSS
 *   pixels, where a square has whole device pixels
 * @param {Tokens} tokens
 */
export function paintMiniature(context, { size, queens, side, ratio }, tokens) {
  const scene = emptyScene(size, size, false);
  scene.pieces = queens.map((square) => ({ piece: 'queen', square }));
  const box = { width: side, height: side, ratio, left: 0, top: 0, gutter: 0 };
  paintScene(context, scene, { ...box, files: size, ranks: size, cell: side / size }, tokens);
}
