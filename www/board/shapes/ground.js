/**
 * Squares, holes, the frame, and the coordinates around it.
 *
 * @import { Scene } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Label, Shape } from '../shapes.js'
 */

import { labelStride, visible } from '../geometry.js';
import { fileName, fileOf, isLarge, rankOf, squareAt } from '../../core/index.js';
import { box, textWidth } from './path.js';

/** On a large board squares of fewer device pixels than this show one tone. */
const TONES = 6;

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function groundShapes({ holes }, geometry, tokens) {
  const { left, top, cell, files, ranks, ratio } = geometry;
  const [width, height] = [files * cell, ranks * cell];
  const line = Math.max(1, Math.round(1.25 * ratio)) / ratio;
  const frame = box(left - line / 2, top - line / 2, width + line, height + line);
  const inSquares = { x: left, y: top, scale: cell };
  const lost = holes.map((hole) => box(fileOf(hole), ranks - 1 - rankOf(hole), 1, 1));
  return [
    { d: box(left, top, width, height), fill: tokens.squareLight },
    { d: darkSquares(geometry), fill: tokens.squareDark, ...inSquares },
    { d: frame, stroke: tokens.frame, width: line },
    { d: lost.join(''), fill: tokens.paper, ...inSquares },
    { d: outline(holes, ranks), stroke: tokens.frame, width: 1.25 / cell, ...inSquares },
  ];
}

/** @param {Geometry} geometry */
function darkSquares(geometry) {
  if (isLarge(geometry) && geometry.cell * geometry.ratio < TONES) return '';
  const { files, ranks } = visible(geometry);
  let d = '';
  for (let rank = ranks[0]; rank < ranks[1]; rank += 1) {
    const row = geometry.ranks - 1 - rank;
    for (let file = files[0] + ((files[0] + rank) % 2); file < files[1]; file += 2) d += `M${file} ${row}h1v1h-1z`;
  }
  return d;
}

/**
 * The board ends around a hole as it does outside.
 * @param {readonly number[]} holes
 * @param {number} ranks
 */
function outline(holes, ranks) {
  const out = new Set(holes);
  let d = '';
  for (const hole of holes) {
    const [file, rank, row] = [fileOf(hole), rankOf(hole), ranks - 1 - rankOf(hole)];
    if (!out.has(squareAt(file, rank + 1))) d += `M${file} ${row}h1`;
    if (!out.has(squareAt(file, rank - 1))) d += `M${file} ${row + 1}h1`;
    if (!out.has(squareAt(file - 1, rank))) d += `M${file} ${row}v1`;
    if (!out.has(squareAt(file + 1, rank))) d += `M${file + 1} ${row}v1`;
  }
  return d;
}

/**
 * Paper around the part of the board that is seen, and the frame of that.
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function coverShapes({ window, width, height }, tokens) {
  if (!window) return [];
  const { left, top } = window;
  const [right, bottom] = [left + window.width, top + window.height];
  const around =
    box(0, 0, width, top) +
    box(0, bottom, width, height - bottom) +
    box(0, top, left, window.height) +
    box(right, top, width - right, window.height);
  return [
    { d: around, fill: tokens.paper },
    { d: box(left - 0.5, top - 0.5, window.width + 1, window.height + 1), stroke: tokens.frame, width: 1 },
  ];
}

/**
 * Columns above and rows at the right as the queens solvers count, or files below and ranks at the left as in chess. Those
 * of the square that the caption names are set off.
 * @param {Scene} scene
 * @param {Geometry} geometry without a gutter there are none
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function coordinateShapes({ numbered, named }, geometry, tokens) {
  const { left, top, cell, files, ranks, gutter } = geometry;
  if (gutter === 0) return [];
  const { window = { left, top, width: files * cell, height: ranks * cell } } = geometry;
  const [right, bottom] = [window.left + window.width, window.top + window.height];
  const size = gutter < 20 ? 10 : 12;
  const half = gutter / 2 + 1;
  const nameOf = numbered ? (/** @type {number} */ file) => String(file + 1) : fileName;
  const [column, row] = named === null ? [null, null] : [fileOf(named), ranks - 1 - rankOf(named)];
  const across = numberedAlong(files, labelStride(cell, textWidth(nameOf(files - 1), size)), column);
  // Counted from the side at which the numbers begin.
  const from = row === null || numbered ? row : ranks - 1 - row;
  const down = numberedAlong(ranks, labelStride(cell, size), from);
  const y = numbered ? window.top - half : bottom + half;
  const x = numbered ? right + half : window.left - half;
  const above = (/** @type {number} */ file) => /** @type {Label} */ ([nameOf(file), left + (file + 0.5) * cell, y]);
  const beside = (/** @type {number} */ place) => {
    const line = numbered ? place : ranks - 1 - place;
    return /** @type {Label} */ ([String(place + 1), x, top + (line + 0.5) * cell]);
  };
  const isInSight = (/** @type {Label} */ [, atX, atY]) =>
    (atY === y && atX >= window.left && atX <= right) || (atX === x && atY >= window.top && atY <= bottom);
  const labels = [...across.map(above), ...down.map(beside)].filter(isInSight);
  const lit = [...(column === null ? [] : [above(column)]), ...(from === null ? [] : [beside(from)])].filter(isInSight);
  return [
    { labels, size, fill: tokens.inkSoft },
    { labels: lit, size: size + 1, weight: 700, fill: tokens.now },
  ];
}

/**
 * The places along a side whose number is written: no two of them touch, and none touches the one set off.
 * @param {number} length
 * @param {number} stride
 * @param {number | null} lit
 */
const numberedAlong = (length, stride, lit) =>
  Array.from({ length: Math.ceil(length / stride) }, (_, index) => index * stride).filter(
    (place) => lit === null || Math.abs(place - lit) >= stride,
  );
