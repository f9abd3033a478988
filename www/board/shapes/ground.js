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
 * Files below and ranks at the left as in chess; columns above and rows at the right as the queens solvers count.
 * @param {Scene} scene
 * @param {Geometry} geometry without a gutter there are none
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function coordinateShapes({ numbered }, { left, top, cell, files, ranks, gutter }, tokens) {
  if (gutter === 0) return [];
  const size = gutter < 20 ? 10 : 12;
  const half = gutter / 2 + 1;
  /** @type {Label[]} */
  const labels = [];
  const widest = Math.max(textWidth(fileName(files - 1), size), numbered ? textWidth(String(files), size) : 0);
  const across = labelStride(cell, widest);
  for (let file = 0; file < files; file += across) {
    const x = left + (file + 0.5) * cell;
    labels.push([fileName(file), x, top + ranks * cell + half]);
    if (numbered) labels.push([String(file + 1), x, top - half]);
  }
  const down = labelStride(cell, size);
  for (let rank = 0; rank < ranks; rank += down) {
    labels.push([String(rank + 1), left - half, top + (ranks - rank - 0.5) * cell]);
    if (numbered) labels.push([String(rank + 1), left + files * cell + half, top + (rank + 0.5) * cell]);
  }
  return [{ labels, size, fill: tokens.inkSoft }];
}
