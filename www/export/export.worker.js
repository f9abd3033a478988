/// <reference lib="webworker" />
/**
 * Paints pictures and animations.
 *
 * @import { Geometry } from '../board/geometry.js'
 * @import { Scene } from '../board/scene.js'
 * @import { Tokens } from '../board/tokens.js'
 * @import { Task } from '../platform/worker-server.js'
 * @import { Format, GifOptions } from './exporter.js'
 */

import * as knight from '../../pkg/lazy.js';
import * as queens from '../../pkg/page.js';
import { clear, contextOf, paint, sceneShapes } from '../board/index.js';
import { serve } from '../platform/index.js';
import { scenesOf } from './animation.js';
import { pixels } from './layout.js';
import { LAST_DELAY, MOST_BYTES } from './plan.js';

/** Frames that are sampled to find all colours. */
const SAMPLES = 12;

/**
 * A new canvas, with paper below the board.
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {(scene: Scene) => OffscreenCanvasRenderingContext2D} paints a scene over the one before
 */
function painter(geometry, tokens) {
  const context = contextOf(new OffscreenCanvas(1, 1), { willReadFrequently: true });
  return (scene) => {
    clear(context, geometry);
    context.fillStyle = tokens.paper;
    context.fillRect(0, 0, geometry.width, geometry.height);
    paint(context, sceneShapes(scene, geometry, tokens), geometry.ratio, tokens.font);
    return context;
  };
}

export const handlers = {
  /** @param {Format & { scene: Scene }} picture */
  png({ scene, geometry, tokens }) {
    return painter(geometry, tokens)(scene).canvas.convertToBlob({ type: 'image/png' });
  },

  /**
   * @param {GifOptions & Format} take
   * @param {Task<number>} task reports the number of frames done
   * @returns {Blob | { tooLarge: number }} the number of frames at which it became too large
   */
  gif({ module, lazy, recording, steps, delay, loops, geometry, tokens }, task) {
    knight.initSync({ module: lazy });
    if (recording.route.view === 'queens') queens.initSync({ module });
    const paintScene = painter(geometry, tokens);
    const { width, height } = pixels(geometry);
    const scene = scenesOf({ queens: queens.Player, knight: knight.Player }, recording);
    const shot = (/** @type {number} */ step) => {
      const { data } = paintScene(scene(step)).getImageData(0, 0, width, height);
      return new Uint32Array(data.buffer);
    };
    const stride = Math.max(1, (steps.length - 1) / (SAMPLES - 1));
    const sampled = new Set(
      Array.from({ length: SAMPLES }, (_, index) => steps[Math.round(index * stride)] ?? steps[0]),
    );
    sampled.add(steps[steps.length - 1]);
    const made = new knight.Gif(width, height, loops);
    for (const step of sampled) made.sample(shot(step));
    for (const [index, step] of steps.entries()) {
      made.add(shot(step), index === steps.length - 1 ? LAST_DELAY : delay);
      if (made.length > MOST_BYTES) return { tooLarge: index };
      task.reportAtIntervals(() => index + 1);
    }
    return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (made.finish())], { type: 'image/gif' });
  },
};

serve(handlers);
