/**
 * Path data, the text that `Path2D` and SVG both read.
 */

/** The side of a pattern's tile, in CSS pixels. */
export const TILE = 12;

/** The side of a symbol's box, and the room around it for the outline. */
export const [BOX, MARGIN] = [100, 9];

/** @typedef {readonly [x: number, y: number]} Point */

/**
 * A length in as few characters as a hundredth needs.
 * @param {number} length
 */
export const short = (length) => String(Math.round(length * 100) / 100);

/** @param {number} x @param {number} y */
export const point = (x, y) => `${short(x)} ${short(y)}`;

/**
 * @param {number} x of the left edge
 * @param {number} y of the upper edge
 * @param {number} width
 * @param {number} height
 */
export const box = (x, y, width, height) => `M${point(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/**
 * @param {Point} centre
 * @param {number} width
 * @param {number} height
 * @param {number} radius of the corners
 */
export function roundedBox([x, y], width, height, radius) {
  const [across, down] = [short(width - 2 * radius), short(height - 2 * radius)];
  const arc = (/** @type {number} */ right, /** @type {number} */ below) =>
    `a${point(radius, radius)} 0 0 1 ${point(right * radius, below * radius)}`;
  const start = point(x - width / 2 + radius, y - height / 2);
  return `M${start}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h-${across}${arc(-1, -1)}v-${down}${arc(1, -1)}z`;
}

/**
 * @param {Point} centre
 * @param {number} radius
 */
export function circle([x, y], radius) {
  const half = (/** @type {number} */ across) => `a${point(radius, radius)} 0 1 0 ${short(across)} 0`;
  return `M${point(x - radius, y)}${half(2 * radius)}${half(-2 * radius)}z`;
}

/** @param {...Point} points */
export const polyline = (...points) => `M${points.map((place) => point(...place)).join('L')}`;

/** Digits and small letters are about so wide, as a part of their size. */
const DIGIT = 0.56;

/**
 * About how wide a word is; measuring it would need a canvas.
 * @param {string} text
 * @param {number} size
 */
export const textWidth = (text, size) => text.length * DIGIT * size;
