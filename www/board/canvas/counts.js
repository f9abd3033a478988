/**
 * Numbers on the squares, such as how many solutions a queen there leaves.
 */

import { centre } from '../geometry.js';

/** Squares smaller than this have no room for a number. */
const ROOM = 18;

/** As large as the board is meant to speak, and as small as it can be read, in CSS pixels. */
const [LARGEST, SMALLEST] = [20, 8];

/** Made when it is first needed: it may take a browser tens of milliseconds. @type {Intl.NumberFormat | undefined} */
let compact;

/** @param {number} count */
function shortly(count) {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(count);
}

/**
 * @param {import('../tokens.js').Context} context
 * @param {import('../scene.js').Scene} scene
 * @param {import('../geometry.js').Geometry} geometry
 * @param {import('../tokens.js').Tokens} tokens
 */
export function drawCounts(context, { counts }, geometry, tokens) {
  const { cell } = geometry;
  if (cell < ROOM || counts.length === 0) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { square, count } of counts) {
    const [x, y] = centre(geometry, square);
    const { words, size } = countText(count, cell);
    context.font = `${size}px ${tokens.font}`;
    context.fillStyle = count === 0 ? tokens.inkSoft : tokens.ink;
    context.fillText(words, x, y);
  }
}

/**
 * A number as it is written on a square, and how large.
 * @param {number} count
 * @param {number} cell side of the square
 */
export function countText(count, cell) {
  const words = count < 1000 ? String(count) : shortly(count);
  return { words, size: Math.max(SMALLEST, Math.min(LARGEST, cell * 0.34, (cell * 1.3) / words.length)) };
}
