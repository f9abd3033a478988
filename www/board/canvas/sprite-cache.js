/**
 * What stands on many squares alike, drawn once and then put down as a picture: a frame that draws every outline and every
 * pattern again costs several times as much.
 *
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 *
 * @typedef {object} Kept the stamps for squares of one size
 * @property {string} size
 * @property {Map<string, ImageBitmap>} stamps
 */

/** @type {WeakMap<Tokens, Kept>} */
const kept = new WeakMap();

/**
 * A stamp for the squares of a board, made when it is first needed. Those for squares of another size are let go.
 * @param {string} name what it shows
 * @param {number} side in device pixels
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {(pen: OffscreenCanvasRenderingContext2D) => void} draw
 * @returns {ImageBitmap}
 */
export function stamp(name, side, { cell, ratio }, tokens, draw) {
  const size = `${cell} ${ratio}`;
  let own = kept.get(tokens);
  if (own?.size !== size) kept.set(tokens, (own = { size, stamps: new Map() }));
  let made = own.stamps.get(name);
  if (!made) {
    const canvas = new OffscreenCanvas(side, side);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser gives no canvas');
    draw(pen);
    own.stamps.set(name, (made = canvas.transferToImageBitmap()));
  }
  return made;
}

/**
 * Draws in device pixels, to which stamps are true.
 * @param {Context} context
 * @param {() => void} draw
 */
export function inPixels(context, draw) {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  draw();
  context.restore();
}
