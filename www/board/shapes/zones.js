/**
 * Tinted squares: the zones of the queens, and the degrees of a knight's free squares. A zone has
 * a tint, a sparse pattern and the number of its queen, so that nobody has to tell hues apart.
 *
 * @import { Change, Scene } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Label, PathShape, Shape } from '../shapes.js'
 */

import { fileOf, rankOf } from '../../core/index.js';
import { box, TILE } from './path.js';

/** Squares smaller than this have no room for the number of a queen, for a pattern, and for a degree. */
const [NUMBERED, PATTERNED, DEGREES] = [48, 18, 22];

/** How strong the zones are that the step is not about. */
const QUIET = 0.4;

/**
 * One pattern each, in a tile of 12 × 12. There are seven, and eight colours: 56 combinations before one repeats. A diagonal
 * also has the ends of its neighbours' in the corners.
 * @type {readonly string[]}
 */
const PATTERNS = [
  'M-1 13L13 -1M-1 1L1 -1M11 13L13 11',
  'M3 3h.01M9 9h.01',
  'M-1 -1L13 13M11 -1L13 1M-1 11L1 13',
  'M0 6H12',
  'M6 0V12',
  'M4 6h4M6 4v4',
  'M6 3.5a2.5 2.5 0 1 0 .01 0',
];

/**
 * The tint and the pattern of a queen's zone, in one tile: filling an area twice takes a browser twice as long. Dots are
 * drawn with a broader pen.
 * @param {number} owner the number of the queen, from 1
 * @param {Tokens} tokens
 * @param {number} [strength] 0..1
 * @returns {PathShape[]}
 */
export function zoneTile(owner, { zones, zoneTint, zonePattern }, strength = 1) {
  const colour = zones[(owner - 1) % zones.length];
  const index = (owner - 1) % PATTERNS.length;
  return [
    { d: box(0, 0, TILE, TILE), fill: colour, opacity: zoneTint * strength },
    { d: PATTERNS[index], stroke: colour, width: index === 1 ? 2.2 : 1.1, opacity: zonePattern * strength },
  ];
}

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 * @returns {Shape[]}
 */
export function zoneShapes(scene, geometry, tokens, progress) {
  const { zones, change, pieces, files } = scene;
  if (!zones) return [];
  const { cell } = geometry;
  const size = Math.round(Math.min(11, cell * 0.2));
  const standing = new Set(pieces.map(({ square }) => rankOf(square) * files + fileOf(square)));
  const moving = progress < 1 && (change?.kind === 'arrive' || change?.kind === 'leave') ? change : null;
  const known = moving?.kind === 'leave' ? (moving.zones ?? zones) : zones;
  const about = moving ? known[rankOf(moving.square) * files + fileOf(moving.square)] : 0;
  const zone = moving ? about : scene.zone;
  const owners = moving ? spreading(scene, known, about, moving, progress) : zones;
  return [...grouped(owners)].flatMap(([owner, indices]) => {
    if (owner === 0) return [];
    const [tint, pattern] = zoneTile(owner, tokens, zone === null || owner === zone ? 1 : QUIET);
    const fill = { name: `zone-${owner}`, shapes: [tint, pattern] };
    const d = area(indices, geometry);
    const whole = cell < PATTERNED ? { ...tint, d } : { d, fill };
    // A queen is numbered by its row: where rows are not, it has no number.
    if (cell < NUMBERED || !scene.numbered) return [whole];
    const free = indices.filter((index) => !standing.has(index));
    const labels = free.map((index) => {
      const [x, y] = corner(index, geometry);
      return /** @type {Label} */ ([String(owner), x + cell * 0.07, y + cell * 0.07 + size / 2]);
    });
    return [whole, { labels, align: 'start', size, fill: tokens.inkSoft }];
  });
}

/**
 * The zones while one spreads from its queen, or goes back to it.
 * @param {Scene} scene
 * @param {Uint8Array} known those with the queen on the board
 * @param {number} moving the number of the queen
 * @param {Change} change
 * @param {number} progress
 */
function spreading({ files, ranks, zones }, known, moving, { kind, square }, progress) {
  const reach = (kind === 'leave' ? 1 - progress : progress) * Math.max(files, ranks);
  const [file, rank] = [fileOf(square), rankOf(square)];
  return known.map((before, index) => {
    const now = zones?.[index] ?? 0;
    const owner = now === 0 && before === moving ? moving : now;
    const distance = Math.max(Math.abs((index % files) - file), Math.abs(Math.floor(index / files) - rank));
    return owner === moving && distance > reach ? 0 : owner;
  });
}

/**
 * A tint for each degree: the fewer ways on, the deeper.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function heatShapes({ heat }, geometry, { ramp, ink }) {
  if (!heat) return [];
  const { cell } = geometry;
  const size = Math.round(Math.min(12, cell * 0.24));
  return [...grouped(heat)].flatMap(([degree, indices]) => {
    if (degree < 0) return [];
    const fill = ramp[Math.round(((8 - degree) / 8) * (ramp.length - 1))];
    const tint = { d: area(indices, geometry), fill, opacity: 0.5 - degree * 0.055 };
    if (cell < DEGREES) return [tint];
    const labels = indices.map((index) => {
      const [x, y] = corner(index, geometry);
      return /** @type {Label} */ ([String(degree), x + cell - 3, y + cell - 1 - size / 2]);
    });
    return [tint, { labels, align: 'end', size, fill: ink }];
  });
}

/**
 * The indices of squares by their value.
 * @param {Uint8Array | Int8Array} values by `rank * files + file`
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
 * The upper left corner of a square.
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
  let d = '';
  for (let at = 0; at < indices.length;) {
    const index = indices[at];
    let length = 1;
    while (indices[at + length] === index + length && (index + length) % files !== 0) length += 1;
    d += box(...corner(index, geometry), length * cell, cell);
    at += length;
  }
  return d;
}
