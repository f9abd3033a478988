/**
 * Zones and the tints by degree of an SVG picture.
 *
 * @typedef {import('../../board/scene.js').Scene} Scene
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 */

import { heatOf } from '../../board/canvas/candidates.js';
import { TILE, zoneColour, zoneStrokes, zoneWidth } from '../../board/canvas/zones.js';
import { squareAt } from '../../core/squares.js';
import { short, tag } from '../xml.js';
import { hex, point, text } from './pen.js';

/**
 * The squares of each queen with a tint, a pattern and her number.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function zones({ zones: owners, pieces }, geometry, tokens) {
  if (!owners) return [];
  const standing = new Set(pieces.map(({ square }) => square));
  return [...grouped(owners)].flatMap(([owner, indices]) => {
    if (owner === 0) return [];
    const colour = hex(zoneColour(owner, tokens));
    const d = area(indices, geometry);
    const tile = { id: `zone-${owner}`, width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' };
    const lines = tag('path', {
      d: zoneStrokes(owner),
      stroke: colour,
      'stroke-width': zoneWidth(owner),
      'stroke-linecap': 'round',
    });
    const free = indices.filter((index) => !standing.has(squareOf(index, geometry)));
    const size = Math.min(11, geometry.cell * 0.2);
    const numbers = free.map((index) => {
      const [x, y] = corner(index, geometry);
      return text(x + geometry.cell * 0.07, y + geometry.cell * 0.07 + size / 2, size, String(owner));
    });
    return [
      tag('pattern', tile, lines),
      tag('path', { fill: colour, 'fill-opacity': tokens.zoneTint, d }),
      tag('path', { fill: `url(#zone-${owner})`, 'fill-opacity': tokens.zonePattern, d }),
      ...(numbers.length === 0 ? [] : [tag('g', { fill: hex(tokens.inkSoft), 'text-anchor': 'start' }, numbers)]),
    ];
  });
}

/**
 * The free squares, the deeper the fewer ways lead on from them.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function heat({ heat: degrees }, geometry, tokens) {
  if (!degrees) return [];
  const { cell } = geometry;
  return [...grouped(degrees)].flatMap(([degree, indices]) => {
    if (degree < 0) return [];
    const { colour, opacity } = heatOf(degree, tokens);
    const size = Math.min(12, cell * 0.24);
    const numbers = indices.map((index) => {
      const [x, y] = corner(index, geometry);
      return text(x + cell - 3, y + cell - 1 - size / 2, size, String(degree));
    });
    return [
      tag('path', { fill: hex(colour), 'fill-opacity': opacity, d: area(indices, geometry) }),
      tag('g', { fill: hex(tokens.ink), 'text-anchor': 'end' }, numbers),
    ];
  });
}

/**
 * The squares by what is said of them.
 * @param {Uint8Array | Int8Array} values by `rank * files + file`
 * @returns {Map<number, number[]>}
 */
function grouped(values) {
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  values.forEach((value, index) => {
    const group = groups.get(value);
    if (group) group.push(index);
    else groups.set(value, [index]);
  });
  return groups;
}

/**
 * @param {number} index
 * @param {Geometry} geometry
 */
const squareOf = (index, { files }) => squareAt(index % files, Math.floor(index / files));

/**
 * @param {number} index
 * @param {Geometry} geometry
 * @returns {[x: number, y: number]}
 */
const corner = (index, { left, top, cell, files, ranks }) => [
  left + (index % files) * cell,
  top + (ranks - 1 - Math.floor(index / files)) * cell,
];

/**
 * Squares as one path, those beside each other as one box.
 * @param {readonly number[]} indices ascending
 * @param {Geometry} geometry
 */
function area(indices, geometry) {
  const { cell, files } = geometry;
  const side = short(cell);
  return indices
    .map((index, place) => {
      if (indices[place - 1] === index - 1 && index % files !== 0) return '';
      let length = 1;
      while (indices[place + length] === index + length && (index + length) % files !== 0) length += 1;
      return `M${point(...corner(index, geometry))}h${short(length * cell)}v${side}h-${short(length * cell)}z`;
    })
    .join('');
}
