/// <reference lib="webworker" />
/**
 * Paints pictures and films, and counts for the Checker Challenge, so that the page is not held up.
 *
 * @import { Order, Report } from './exporter.js'
 */

import * as knight from '../../pkg/lazy.js';
import * as queens from '../../pkg/page.js';
import { film } from './animation.js';
import { Gif } from './gif/gif.js';
import { histogram, paletteOf } from './gif/palette.js';
import { pixels } from './layout.js';
import { Painter } from './paint.js';
import { LAST, MOST_BYTES } from './plan.js';

/** Milliseconds between two reports. */
const REPORT = 100;

/** So many frames show all colours that there are. */
const SAMPLES = 12;

addEventListener('message', ({ data }) => {
  const order = /** @type {Order} */ (data);
  if (order.kind === 'png') void png(order);
  else if (order.kind === 'gif') gif(order);
  else challenge(order);
});

/** @param {Extract<Order, { kind: 'png' }>} order */
async function png({ scene, geometry, tokens }) {
  const painter = new Painter(geometry, tokens);
  painter.paint(scene);
  report({ kind: 'done', blob: await painter.png(), frames: 1 });
}

/** @param {Extract<Order, { kind: 'gif' }>} order */
function gif({ module, reel, steps, delay, loops, geometry, tokens }) {
  (reel.route.view === 'queens' ? queens : knight).initSync({ module });
  const painter = new Painter(geometry, tokens);
  const scene = film({ queens: queens.Player, knight: knight.Player }, reel);
  const shot = (/** @type {number} */ step) => {
    painter.paint(scene(step));
    return painter.pixels;
  };
  const stride = Math.max(1, (steps.length - 1) / (SAMPLES - 1));
  const sampled = new Set(Array.from({ length: SAMPLES }, (_, index) => steps[Math.round(index * stride)] ?? steps[0]));
  sampled.add(steps[steps.length - 1]);
  const palette = paletteOf(histogram([...sampled].map(shot)));
  const made = new Gif(pixels(geometry), palette, loops);
  let told = performance.now();
  for (const [index, step] of steps.entries()) {
    made.add(shot(step), index === steps.length - 1 ? LAST : delay);
    if (made.length > MOST_BYTES) return report({ kind: 'large', frames: index });
    if (performance.now() - told > REPORT) {
      told = performance.now();
      report({ kind: 'progress', frames: index + 1 });
    }
  }
  return report({ kind: 'done', blob: made.finish(), frames: steps.length });
}

/** @param {import('./exporter.js').Challenge} order */
function challenge({ module, size }) {
  queens.initSync({ module });
  report({ kind: 'done', blob: new Blob([queens.checkerChallenge(size) ?? '']), frames: 0 });
}

/** @param {Report} message */
function report(message) {
  postMessage(message);
}
