/**
 * The board of an SVG picture: squares, holes, the frame, the names around it.
 *
 * @typedef {import('../../board/scene.js').Scene} Scene
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 */

import { labelStride } from '../../board/geometry.js';
import { fileName, fileOf, rankOf } from '../../core/squares.js';
import { short, tag } from '../xml.js';
import { hex, point, text } from './pen.js';

/** The size of the names, and about how wide a letter of them is. */
const NAMES = 12;
const LETTER = 7;

/**
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function squares({ left, top, cell, files, ranks }, tokens) {
  const [width, height] = [files * cell, ranks * cell];
  const box = { x: left, y: top, width, height };
  const one = `h${short(cell)}v${short(cell)}h-${short(cell)}z`;
  // Along each rank from the file on which its first dark square lies.
  const lines = Array.from({ length: ranks }, (_, rank) => {
    const count = Math.floor((files - (rank % 2) + 1) / 2);
    const start = `M${point(left + (rank % 2) * cell, top + (ranks - 1 - rank) * cell)}`;
    return count === 0 ? '' : start + one + `m${short(2 * cell)} 0${one}`.repeat(count - 1);
  });
  return [
    tag('rect', { ...box, fill: hex(tokens.squareLight) }),
    tag('path', { fill: hex(tokens.squareDark), d: lines.join('') }),
  ];
}

/**
 * Squares taken out, and the frame.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function frame({ holes }, { left, top, cell, files, ranks }, tokens) {
  const side = short(cell);
  const out = holes.map(
    (hole) =>
      `M${point(left + fileOf(hole) * cell, top + (ranks - 1 - rankOf(hole)) * cell)}h${side}v${side}h-${side}z`,
  );
  const box = { x: left - 0.5, y: top - 0.5, width: files * cell + 1, height: ranks * cell + 1 };
  return [
    ...(out.length === 0 ? [] : [tag('path', { fill: hex(tokens.paper), d: out.join('') })]),
    tag('rect', { ...box, fill: 'none', stroke: hex(tokens.frame) }),
  ];
}

/**
 * Files below and ranks at the left; where the solvers count, columns above and rows at the right.
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function names({ numbered }, { left, top, cell, files, ranks, gutter }, tokens) {
  const words = [];
  const half = gutter / 2 + 1;
  const widest = Math.max(fileName(files - 1).length, numbered ? String(files).length : 0);
  const [across, down] = [labelStride(cell, widest * LETTER), labelStride(cell, NAMES)];
  for (let file = 0; file < files; file += across) {
    const x = left + (file + 0.5) * cell;
    words.push(text(x, top + ranks * cell + half, NAMES, fileName(file)));
    if (numbered) words.push(text(x, top - half, NAMES, String(file + 1)));
  }
  for (let rank = 0; rank < ranks; rank += down) {
    words.push(text(left - half, top + (ranks - rank - 0.5) * cell, NAMES, String(rank + 1)));
    if (numbered) words.push(text(left + files * cell + half, top + (rank + 0.5) * cell, NAMES, String(rank + 1)));
  }
  return [tag('g', { fill: hex(tokens.inkSoft) }, words)];
}
