/**
 * The pieces of an SVG picture: each silhouette once, and used where it stands.
 *
 * @typedef {import('../../board/scene.js').Standing} Standing
 * @typedef {import('../../board/geometry.js').Geometry} Geometry
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 */

import { centre } from '../../board/geometry.js';
import { SQUARE, shapes } from '../../board/canvas/pieces.js';
import { tag } from '../xml.js';
import { hex, point } from './pen.js';

/** A piece on a square smaller than this is drawn larger than the square: on a large board the knight is to be seen. */
const LEAST = 28;

/**
 * @param {readonly Standing[]} pieces
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function standing(pieces, geometry, tokens) {
  const scale = Math.max(geometry.cell, LEAST) / SQUARE;
  const kinds = new Map(pieces.map((piece) => [idOf(piece), piece]));
  const symbols = [...kinds].map(([id, { piece, given }]) => {
    const { body, lines } = shapes[piece];
    const [inside, outline] = [hex(tokens.piece), hex(tokens.pieceLine)];
    const [fill, stroke] = given ? [outline, inside] : [inside, outline];
    return tag('g', { id, fill, stroke, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
      tag('path', { d: body, 'stroke-width': 9, 'paint-order': 'stroke' }),
      tag('path', { d: lines, 'stroke-width': 3.2, fill: 'none' }),
    ]);
  });
  const placed = pieces.map((piece) => {
    const [x, y] = centre(geometry, piece.square);
    // The middle of the silhouette's box comes to the middle of the square.
    const move = `translate(${point(x - 50 * scale, y - 50 * scale)})scale(${scale.toFixed(4)})`;
    return tag('use', { href: `#${idOf(piece)}`, transform: move });
  });
  return [...(symbols.length === 0 ? [] : [tag('defs', {}, symbols)]), ...placed];
}

/** @param {Standing} piece */
const idOf = ({ piece, given }) => (given ? `given-${piece}` : piece);
