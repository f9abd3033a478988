/**
 * A scene as an SVG picture: the same that the canvas shows, as shapes.
 *
 * @typedef {import('../../board/scene.js').Scene} Scene
 * @typedef {import('../../board/tokens.js').Tokens} Tokens
 *
 * @typedef {object} Told what a picture says of itself
 * @property {string} title
 * @property {string} description
 * @property {string | null} link the address of what it shows, by which it can be opened again, if it has one
 */

import { cutClose, pictured } from '../layout.js';
import { escaped, tag } from '../xml.js';
import { frame, names, squares } from './board.js';
import { hex } from './pen.js';
import { standing } from './pieces.js';
import { counts, lines, notes, markers } from './signs.js';
import { tourLine } from './tour.js';
import { heat, zones } from './zones.js';

/** The longest side of a board of which an SVG is made: its line then has 40,000 moves. */
export const LONGEST_SVG = 200;

/**
 * @param {Scene} scene
 * @param {Told} told
 * @param {Tokens} tokens
 * @param {{ bare?: boolean }} [style] bare of the names around the board
 * @returns {string} a document of its own
 */
export function svgPicture(scene, { title, description, link }, tokens, { bare = false } = {}) {
  const geometry = bare ? cutClose(scene) : pictured(scene);
  const { width, height } = geometry;
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  const type = { 'font-family': tokens.font, 'text-anchor': 'middle' };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img', ...type }, [
    '\n',
    ...[
      tag('title', {}, escaped(title)),
      ...(description === '' ? [] : [tag('desc', {}, escaped(description))]),
      ...(link === null ? [] : [tag('metadata', {}, escaped(link))]),
      tag('rect', { width, height, fill: hex(tokens.paper) }),
      ...squares(geometry, tokens),
      ...frame(scene, geometry, tokens),
      ...(bare ? [] : names(scene, geometry, tokens)),
      ...zones(scene, geometry, tokens),
      ...heat(scene, geometry, tokens),
      ...tourLine(scene.tour, geometry, tokens),
      ...notes(scene, geometry, tokens),
      ...counts(scene, geometry, tokens),
      ...lines(scene, geometry, tokens),
      ...standing(scene.pieces, geometry, tokens),
      ...markers(scene, geometry, tokens),
    ].map((part) => `${part}\n`),
  ]);
}
