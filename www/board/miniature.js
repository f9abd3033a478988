/**
 * Small boards with nothing around them.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Scene } from './scene.js'
 * @import { Context, Tokens } from './tokens.js'
 */

import { paintScene } from './canvas.js';
import { emptyScene } from './scene.js';

/**
 * A board with nothing around it.
 * @param {Context} context
 * @param {Scene} scene
 * @param {number} cell the side of a square, in CSS pixels
 * @param {number} ratio device pixels in a CSS pixel
 * @param {Tokens} tokens
 */
export function paintBare(context, scene, cell, ratio, tokens) {
  const { files, ranks } = scene;
  const box = { width: files * cell, height: ranks * cell, ratio, left: 0, top: 0, gutter: 0 };
  paintScene(context, scene, { ...box, files, ranks, cell }, tokens);
}

/**
 * @param {Context} context whose canvas takes the board's size
 * @param {{ size: number, queens: readonly Square[], side: number, ratio: number }} board the side of the whole in CSS
 *   pixels, where a square has whole device pixels
 * @param {Tokens} tokens
 */
export function paintMiniature(context, { size, queens, side, ratio }, tokens) {
  const scene = emptyScene(size, size, false);
  scene.pieces = queens.map((square) => ({ piece: 'queen', square }));
  paintBare(context, scene, side / size, ratio, tokens);
}
