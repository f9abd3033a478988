/**
 * Numbers on squares: of those that a knight may go to, how many ways lead on, how far the centre is and the place in the
 * queue; of others, such as how many solutions a queen there leaves.
 *
 * @import { CandidateLabel, Scene } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Label, Shape } from '../shapes.js'
 */

import { centre } from '../geometry.js';
import { circle, polyline } from './path.js';

/** Squares smaller than this have room for the degree alone, and smaller than the other for nothing. */
const [ROOMY, LEGIBLE] = [44, 16];

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export const candidateShapes = ({ candidates }, geometry, tokens) =>
  candidates.flatMap((label) => labelled(label, geometry, tokens));

/**
 * @param {CandidateLabel} label
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
function labelled({ square, place, degree, distance, spent }, geometry, tokens) {
  const { cell } = geometry;
  const [x, y] = centre(geometry, square);
  const stroke = spent ? tokens.inkSoft : tokens.now;
  const width = Math.max(1, cell * (place === 1 && !spent ? 0.045 : 0.02));
  const opacity = spent ? 0.6 : undefined;
  /** @type {Shape[]} */
  const shapes = [{ d: circle([x, y], cell * 0.3), stroke, width, opacity }];
  /** @param {string} text @param {[across: number, down: number]} place in squares @param {number} size */
  const write = (text, [across, down], size, fill = tokens.inkSoft, weight = 400) => {
    const labels = [/** @type {Label} */ ([text, x + across * cell, y + down * cell])];
    shapes.push({ labels, size: Math.round(size), fill, weight, opacity });
  };
  if (cell < LEGIBLE) return shapes;
  write(String(degree), [0, 0.02], Math.min(24, cell * 0.36), spent ? tokens.inkSoft : tokens.ink, 600);
  if (cell < ROOMY) return shapes;
  const small = Math.min(13, cell * 0.19);
  if (place !== null) write(`${place}.`, [-0.36, -0.37], small);
  if (distance !== null) write(`↔${distance}`, [0.33, 0.38], small);
  const reach = cell * 0.21;
  if (spent) shapes.push({ d: polyline([x - reach, y + reach], [x + reach, y - reach]), stroke, width, opacity });
  return shapes;
}

/** Squares smaller than this have no room for a count. */
const ROOM = 18;

/** The largest and the smallest text of a count, in CSS pixels. */
const [LARGEST, SMALLEST] = [20, 8];

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function countShapes({ counts }, geometry, tokens) {
  const { cell } = geometry;
  if (cell < ROOM) return [];
  return counts.map(({ square, count }) => {
    const text = String(count);
    const size = Math.max(SMALLEST, Math.min(LARGEST, cell * 0.34, (cell * 1.3) / text.length));
    const [x, y] = centre(geometry, square);
    return { labels: [[text, x, y]], size, fill: text === '0' ? tokens.inkSoft : tokens.ink };
  });
}
