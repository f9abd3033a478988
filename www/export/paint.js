/**
 * Scenes on a canvas of their own, with paper below.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { Geometry } from '../board/geometry.js'
 * @import { Tokens } from '../board/tokens.js'
 */

import { clear, contextOf, paint, sceneShapes } from '../board/index.js';

/**
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {(scene: Scene) => OffscreenCanvasRenderingContext2D} paints a scene over the one before
 */
export function painter(geometry, tokens) {
  const context = contextOf(new OffscreenCanvas(1, 1), { willReadFrequently: true });
  return (scene) => {
    clear(context, geometry);
    context.fillStyle = tokens.paper;
    context.fillRect(0, 0, geometry.width, geometry.height);
    paint(context, sceneShapes(scene, geometry, tokens), geometry.ratio, tokens.font);
    return context;
  };
}
