/**
 * The run as a line: ticks of solutions above, a strip of backtracks below that is as high as they are dense.
 */

/**
 * @typedef {object} Strip lengths in CSS pixels
 * @property {number} width
 * @property {number} height
 * @property {number} ratio device pixels in a CSS pixel
 * @property {number} inset from either end of the box to the ends of the line
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Strip} strip
 * @param {Float64Array} densities solutions and backtracks of each stretch in turn
 * @param {number} place how much of the line has passed, 0..1
 * @param {number} explored how much of the line is known, 0..1
 * @param {import('../board/tokens.js').Tokens} tokens
 */
export function drawTimeline(context, { width, height, ratio, inset }, densities, place, explored, tokens) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const middle = Math.round(height / 2);
  const length = width - 2 * inset;
  const stretches = densities.length / 2;
  const step = length / stretches;

  let densest = 1;
  for (let index = 0; index < stretches; index += 1) densest = Math.max(densest, densities[2 * index + 1]);
  const depth = Math.min(12, height / 2 - 6);
  context.fillStyle = tokens.control;
  context.globalAlpha = 0.45;
  for (let index = 0; index < stretches; index += 1) {
    const backtracks = densities[2 * index + 1];
    if (backtracks === 0) continue;
    const high = Math.max(1.5, Math.sqrt(backtracks / densest) * depth);
    context.fillRect(inset + index * step, middle + 4, Math.max(step, 1), high);
  }
  context.globalAlpha = 1;

  context.fillStyle = tokens.solved;
  for (let index = 0; index < stretches; index += 1) {
    if (densities[2 * index] > 0) context.fillRect(inset + index * step, middle - 13, Math.min(1.5, step), 9);
  }

  context.fillStyle = tokens.hairline;
  context.fillRect(inset, middle - 1.5, length, 3);
  context.fillStyle = tokens.control;
  context.fillRect(inset, middle - 1.5, length * explored, 3);
  context.fillStyle = tokens.now;
  context.fillRect(inset, middle - 1.5, length * place, 3);
}
