/**
 * Lines of attack, and the markers around squares: a ring, a check, a cross. Each has a form besides its colour.
 *
 * @import { Marker, Scene } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Shape } from '../shapes.js'
 * @import { Point } from './path.js'
 */

import { centre, standingCentre, standingSize } from '../geometry.js';
import { circle, point, polyline, roundedBox } from './path.js';

/** Squares smaller than this have no room for a badge. */
const BADGED = 24;

/**
 * Lines from attackers to attacked squares, which grow while the step is fresh; and moves, which leave room for what is
 * written on squares.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 * @returns {Shape[]}
 */
export function attackShapes({ lines, change, counts }, geometry, tokens, progress) {
  const grown = change?.kind === 'reject' ? progress : 1;
  const width = Math.min(6, Math.max(1.5, geometry.cell * 0.045));
  return [true, false, undefined].map((kind) => {
    const gap = kind && counts.length > 0 ? 0.14 : 0;
    const paths = lines.map(({ from, to, move }) => {
      if (move !== kind) return '';
      const [[x, y], [toX, toY]] = [centre(geometry, from), centre(geometry, to)];
      const on = (/** @type {number} */ part) => /** @type {Point} */ ([x + (toX - x) * part, y + (toY - y) * part]);
      return polyline(on(gap), on(grown - gap));
    });
    const dash = kind === false ? [geometry.cell * 0.06, geometry.cell * 0.12] : undefined;
    return { d: paths.join(''), stroke: kind ? tokens.now : tokens.conflict, width, dash };
  });
}

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 * @returns {Shape[]}
 */
export function markerShapes({ markers, change }, geometry, tokens, progress) {
  const cell = standingSize(geometry);
  return markers.flatMap(({ square, kind }) => {
    const shapes = forms[kind](standingCentre(geometry, square), cell, tokens);
    if (kind !== 'rejected' || change?.kind !== 'reject') return shapes;
    return shapes.map((shape) => ({ ...shape, opacity: progress }));
  });
}

/** @param {number} cell */
const broad = (cell) => Math.min(5, Math.max(1.5, cell * 0.04));

/** @param {number} cell */
const narrow = (cell) => Math.max(1, cell * 0.028);

/**
 * A square with soft corners, just inside the board's square.
 * @param {Point} at
 * @param {number} cell
 * @param {number} inset as a part of the square
 */
const frame = (at, cell, inset) => roundedBox(at, cell * (1 - 2 * inset), cell * (1 - 2 * inset), cell * 0.08);

/** @type {Record<Marker['kind'], (at: Point, cell: number, tokens: Tokens) => Shape[]>} */
const forms = {
  now: (at, cell, { now }) => [{ d: frame(at, cell, 0.04), stroke: now, width: broad(cell) }],
  conflict: (at, cell, { conflict }) => [{ d: frame(at, cell, 0.04), stroke: conflict, width: broad(cell) }],
  start: (at, cell, { ink }) => [{ d: frame(at, cell, 0.08), stroke: ink, width: narrow(cell) }],
  end: (at, cell, { ink }) => [{ d: frame(at, cell, 0.06) + frame(at, cell, 0.13), stroke: ink, width: narrow(cell) }],
  looked: (at, cell, { now }) => [{ d: circle(at, Math.max(1.5, cell * 0.09)), stroke: now, width: broad(cell) }],
  hint: (at, cell, { now }) => [
    { d: circle(at, cell * 0.36), stroke: now, width: broad(cell), dash: [cell * 0.1, cell * 0.1] },
  ],
  rejected([x, y], cell, { conflict }) {
    const reach = cell * 0.2;
    const cross =
      polyline([x - reach, y - reach], [x + reach, y + reach]) +
      polyline([x + reach, y - reach], [x - reach, y + reach]);
    return [{ d: cross, stroke: conflict, width: broad(cell) }];
  },
  solved([x, y], cell, { solved, paper }) {
    /** @type {Shape} */
    const around = { d: frame([x, y], cell, 0.04), stroke: solved, width: broad(cell) };
    if (cell < BADGED) return [around];
    const size = Math.min(9, cell * 0.13);
    const [left, top] = [x + cell * 0.46 - size, y - cell * 0.46 + size];
    const check = `M${point(left - size * 0.5, top)}l${point(size * 0.4, size * 0.4)} ${point(size * 0.65, size * -0.8)}`;
    return [
      around,
      { d: circle([left, top], size * 1.1), fill: solved },
      { d: check, stroke: paper, width: Math.max(1.25, size * 0.22) },
    ];
  },
};
