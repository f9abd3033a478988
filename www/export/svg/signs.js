/**
 * What stands on the squares of an SVG picture besides pieces: numbers, notes, lines of attack and signs.
 *
 * @typedef {import('../../board/scene.js').Scene} Scene
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 */

import { centre } from '../../board/geometry.js';
import { countText } from '../../board/canvas/counts.js';
import { tag } from '../xml.js';
import { hex, point, text } from './pen.js';

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export const counts = ({ counts: numbers }, geometry, tokens) =>
  numbers.map(({ square, count }) => {
    const { words, size } = countText(count, geometry.cell);
    return text(...centre(geometry, square), size, words, { fill: hex(count === 0 ? tokens.inkSoft : tokens.ink) });
  });

/**
 * The squares a knight may go to, each with its degree, its place in the queue and its distance from the centre.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export const notes = ({ notes: all }, geometry, tokens) =>
  all.map(({ square, place, degree, distance, spent }) => {
    const { cell } = geometry;
    const [cx, cy] = centre(geometry, square);
    const [ink, soft] = [hex(tokens.ink), hex(tokens.inkSoft)];
    const width = Math.max(1, cell * (place === 1 && !spent ? 0.045 : 0.02));
    const small = Math.min(13, cell * 0.19);
    const stroke = spent ? soft : hex(tokens.now);
    return tag('g', { opacity: spent ? 0.6 : null }, [
      tag('circle', { cx, cy, r: cell * 0.3, fill: 'none', stroke, 'stroke-width': width }),
      text(cx, cy, Math.min(24, cell * 0.36), String(degree), { fill: spent ? soft : ink, 'font-weight': 600 }),
      ...(place === null ? [] : [text(cx - cell * 0.36, cy - cell * 0.37, small, `${place}.`, { fill: soft })]),
      ...(distance === null ? [] : [text(cx + cell * 0.33, cy + cell * 0.38, small, `↔${distance}`, { fill: soft })]),
    ]);
  });

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function lines({ lines: all }, geometry, tokens) {
  if (all.length === 0) return [];
  const d = all.map(({ from, to }) => `M${point(...centre(geometry, from))}L${point(...centre(geometry, to))}`);
  const width = Math.max(1.5, geometry.cell * 0.045);
  return [
    tag('path', {
      stroke: hex(tokens.conflict),
      'stroke-width': width,
      'stroke-linecap': 'round',
      d: d.join(''),
    }),
  ];
}

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function markers({ markers: all }, geometry, tokens) {
  if (all.length === 0) return [];
  const marked = all.flatMap(({ square, kind }) => shapes[kind](centre(geometry, square), geometry.cell, tokens));
  const pen = { fill: 'none', 'stroke-width': Math.max(1.5, geometry.cell * 0.04), ...ROUND };
  return [tag('g', pen, marked)];
}

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** @type {Record<Scene['markers'][number]['kind'], (middle: [number, number], cell: number, tokens: Tokens) => string[]>} */
const shapes = {
  now: (middle, cell, { now }) => [box(middle, cell, 0.04, { stroke: hex(now) })],
  conflict: (middle, cell, { conflict }) => [box(middle, cell, 0.04, { stroke: hex(conflict) })],
  start: (middle, cell, { ink }) => [box(middle, cell, 0.08, { stroke: hex(ink), 'stroke-width': cell * 0.028 })],
  end: (middle, cell, { ink }) =>
    [0.06, 0.13].map((inset) => box(middle, cell, inset, { stroke: hex(ink), 'stroke-width': cell * 0.028 })),
  looked: ([cx, cy], cell, { now }) => [tag('circle', { cx, cy, r: Math.max(1.5, cell * 0.09), stroke: hex(now) })],
  hint: ([cx, cy], cell, { now }) => [
    tag('circle', { cx, cy, r: cell * 0.36, stroke: hex(now), 'stroke-dasharray': cell * 0.1 }),
  ],
  rejected: ([x, y], cell, { conflict }) => {
    const reach = cell * 0.2;
    const d = `M${point(x - reach, y - reach)}L${point(x + reach, y + reach)}M${point(x + reach, y - reach)}L${point(x - reach, y + reach)}`;
    return [tag('path', { stroke: hex(conflict), d })];
  },
  solved([x, y], cell, { solved, paper }) {
    const size = Math.min(9, cell * 0.13);
    const [cx, cy] = [x + cell * 0.46 - size, y - cell * 0.46 + size];
    const check = [
      [-0.5, 0],
      [-0.1, 0.4],
      [0.55, -0.4],
    ].map(([across, down]) => point(cx + across * size, cy + down * size));
    return [
      box([x, y], cell, 0.04, { stroke: hex(solved) }),
      tag('circle', { cx, cy, r: size * 1.1, fill: hex(solved) }),
      tag('path', { stroke: hex(paper), 'stroke-width': Math.max(1.25, size * 0.22), d: `M${check.join('L')}` }),
    ];
  },
};

/**
 * A square with soft corners, just inside the board's square.
 * @param {[number, number]} middle
 * @param {number} cell
 * @param {number} inset as a part of the square
 * @param {import('../xml.js').Attributes} attributes
 */
function box([x, y], cell, inset, attributes) {
  const side = cell * (1 - 2 * inset);
  const place = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: cell * 0.08 };
  return tag('rect', { ...place, ...attributes });
}
