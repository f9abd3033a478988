/**
 * A scene on a canvas of its own, with paper below.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../board/geometry.js').Geometry} Geometry
 * @typedef {import('../board/tokens.js').Tokens} Tokens
 */

import { drawBoard } from '../board/canvas/board.js';
import { drawGround, drawKnight, drawOn } from '../board/canvas/large-board.js';
import { isLarge } from '../core/routes.js';
import { pixels } from './layout.js';

export class Painter {
  /** @type {OffscreenCanvas} */
  #canvas;
  /** @type {OffscreenCanvasRenderingContext2D} */
  #context;
  /** @type {Geometry} */
  #geometry;
  /** @type {Tokens} */
  #tokens;

  /**
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   */
  constructor(geometry, tokens) {
    const { width, height } = pixels(geometry);
    this.#canvas = new OffscreenCanvas(width, height);
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('this browser gives no canvas');
    [this.#context, this.#geometry, this.#tokens] = [context, geometry, tokens];
  }

  /** @param {Scene} scene */
  paint(scene) {
    const context = this.#context;
    const { width, height } = this.#canvas;
    if (isLarge(scene)) this.#paintLarge(scene);
    else drawBoard(context, scene, this.#geometry, this.#tokens, 1);
    // A picture has no page below it to show through.
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = this.#tokens.paper;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
  }

  /** @param {Scene} scene */
  #paintLarge(scene) {
    const { ratio, cell, left, top } = this.#geometry;
    const { width, height } = this.#canvas;
    const seen = { width, height, cell: cell * ratio, left: left * ratio, top: top * ratio };
    drawGround(this.#context, scene, seen, this.#tokens);
    drawOn(this.#context, scene, seen, this.#tokens, null, 1, Infinity);
    drawKnight(this.#context, scene, seen, this.#tokens, ratio);
  }

  /** The pixels as they are, one word each. */
  get pixels() {
    const { width, height } = this.#canvas;
    return new Uint32Array(this.#context.getImageData(0, 0, width, height).data.buffer);
  }

  png() {
    return this.#canvas.convertToBlob({ type: 'image/png' });
  }
}
