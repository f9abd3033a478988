/**
 * A knight's tour in an SVG picture: the line in its shades, the closing move, the numbers.
 *
 * @typedef {import('../../board/scene.js').Tour} Tour
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 */

import { centre } from '../../board/geometry.js';
import { fileOf, rankOf } from '../../core/squares.js';
import { tag } from '../xml.js';
import { hex, point, text } from './pen.js';

/** Squares smaller than this show the line alone. */
const NUMBERED = 28;

/** About how wide a digit is, as a part of its size. */
const DIGIT = 0.56;

/**
 * @param {Tour | null} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function tourLine(tour, geometry, tokens) {
  if (!tour) return [];
  const points = Array.from(tour.squares.subarray(0, tour.shown), (square) => centre(geometry, square));
  return [
    ...path(points, tour, geometry, tokens),
    ...(tour.closing ? closing(points, geometry, tokens) : []),
    ...(geometry.cell < NUMBERED ? [] : numbers(tour, points, geometry, tokens)),
  ];
}

/**
 * @param {[number, number][]} points
 * @param {Tour} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function path(points, { squares }, { cell }, { ramp }) {
  if (points.length < 2) return [];
  const shade = (/** @type {number} */ index) => Math.floor((index / squares.length) * ramp.length);
  const strokes = [];
  for (let from = 1; from < points.length;) {
    let to = from + 1;
    while (to < points.length && shade(to) === shade(from)) to += 1;
    const run = points.slice(from - 1, to).map((place) => point(...place));
    strokes.push(tag('path', { stroke: hex(ramp[shade(from)]), d: `M${run.join('L')}` }));
    from = to;
  }
  const width = Math.min(5, Math.max(1.25, cell * 0.065));
  return [tag('g', { ...LINE, 'stroke-width': width }, strokes)];
}

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/**
 * @param {[number, number][]} points
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function closing(points, { cell }, { ramp }) {
  const d = `M${point(...points[points.length - 1])}L${point(...points[0])}`;
  const dashed = {
    'stroke-width': Math.min(5, Math.max(1.25, cell * 0.065)),
    'stroke-dasharray': point(1, cell * 0.16),
  };
  return [tag('path', { ...LINE, ...dashed, stroke: hex(ramp[ramp.length - 1]), d })];
}

/**
 * @param {Tour} tour
 * @param {[number, number][]} points
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function numbers({ squares, shown }, points, { cell }, tokens) {
  const size = Math.round(Math.min(15, cell * 0.3) * 2) / 2;
  const discs = (/** @type {boolean} */ dark) =>
    points.flatMap(([cx, cy], index) => {
      if (isDark(squares[index]) !== dark) return [];
      const wide = (String(index + 1).length * DIGIT * size) / 2 + 2;
      return [tag('circle', { cx, cy, r: Math.max(size * 0.75, wide) })];
    });
  return [
    tag('g', { fill: hex(tokens.squareDark) }, discs(true)),
    tag('g', { fill: hex(tokens.squareLight) }, discs(false)),
    tag(
      'g',
      { fill: hex(tokens.ink), 'font-size': size },
      Array.from({ length: shown }, (_, index) =>
        text(...points[index], size, String(index + 1), { 'font-size': null }),
      ),
    ),
  ];
}

/** @param {number} square */
const isDark = (square) => (fileOf(square) + rankOf(square)) % 2 === 0;
