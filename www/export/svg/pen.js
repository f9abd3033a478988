/**
 * What the parts of an SVG picture share: colours, points and words.
 *
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 */

import { short, tag } from '../xml.js';

/**
 * A colour of the style sheet, worked out as `rgb(r, g, b)`, in six digits.
 * @param {string} colour
 */
export function hex(colour) {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3);
  return colour.startsWith('rgb')
    ? `#${channels.map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`
    : colour;
}

/**
 * @param {number} x
 * @param {number} y
 */
export const point = (x, y) => `${short(x)} ${short(y)}`;

/**
 * Message with their middle on a point, or beginning there.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} words digits and letters, which need no escape
 * @param {import('../xml.js').Attributes} [attributes]
 */
export const text = (x, y, size, words, attributes = {}) =>
  // A third of the size brings the middle of digits to the line; not every reader knows `dominant-baseline`.
  tag('text', { x, y: y + size * 0.35, 'font-size': size, ...attributes }, words);
