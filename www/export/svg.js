/**
 * A scene as an SVG picture: the shapes that the canvas paints, printed.
 *
 * @import { Shape } from '../board/shapes.js'
 * @import { Scene } from '../board/scene.js'
 * @import { Tokens } from '../board/tokens.js'
 *
 * @typedef {object} Details the texts in a picture
 * @property {string} title
 * @property {string} description
 * @property {string | null} link the address that opens it in the page, if it has one
 */

import { point, sceneShapes, TILE } from '../board/index.js';
import { croppedGeometry, pictureGeometry } from './layout.js';
import { escaped, tag } from './xml.js';

/** The longest side of a board of which an SVG is made: its line then has 40,000 moves. */
export const MAX_SVG = 200;

/** The pixel ratio whose details a vector picture has: it can be enlarged. */
const RATIO = 4;

/**
 * @param {Scene} scene
 * @param {Details} details
 * @param {Tokens} tokens
 * @param {{ bare?: boolean }} [style] bare of the names around the board
 * @returns {string} a standalone document
 */
export function svgPicture(scene, { title, description, link }, tokens, { bare = false } = {}) {
  const geometry = { ...(bare ? croppedGeometry(scene) : pictureGeometry(scene)), ratio: RATIO };
  const { width, height } = geometry;
  const shapes = sceneShapes(scene, geometry, tokens).filter((shape) => !('d' in shape) || shape.d !== '');
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  const type = { 'font-family': tokens.font, 'text-anchor': 'middle' };
  const pen = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img', ...type, ...pen }, [
    '\n',
    ...[
      tag('title', {}, escaped(title)),
      ...(description === '' ? [] : [tag('desc', {}, escaped(description))]),
      ...(link === null ? [] : [tag('metadata', {}, escaped(link))]),
      tag('rect', { width, height, fill: hex(tokens.paper) }),
      ...definitions(shapes),
      ...shapes.map(svgOf),
    ].map((part) => `${part}\n`),
  ]);
}

/**
 * The picture as a file.
 * @param {Parameters<typeof svgPicture>} picture
 */
export const svgBlob = (...picture) => new Blob([svgPicture(...picture)], { type: 'image/svg+xml' });

/**
 * The symbols and the patterns, each once.
 * @param {Shape[]} shapes
 */
function definitions(shapes) {
  /** @type {Map<string, string>} */
  const defined = new Map();
  for (const shape of shapes) {
    if ('symbol' in shape) defined.set(shape.symbol, tag('g', { id: shape.symbol }, shape.shapes.map(svgOf)));
    if (!('d' in shape) || typeof shape.fill !== 'object') continue;
    const { name: id, shapes: parts } = shape.fill;
    const tile = { id, width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' };
    defined.set(id, tag('pattern', tile, parts.map(svgOf)));
  }
  return defined.size === 0 ? [] : [tag('defs', {}, [...defined.values()])];
}

/** @param {Shape} shape */
function svgOf(shape) {
  const faint = { opacity: shape.opacity ?? null };
  if ('labels' in shape) {
    const { labels, align = null, size, weight = null, fill } = shape;
    // A third of the size brings the middle of digits to the line; not every reader knows `dominant-baseline`.
    const words = labels.map(([text, x, y]) => tag('text', { x, y: y + size * 0.35 }, escaped(text)));
    const type = { 'font-size': size, 'font-weight': weight, 'text-anchor': align, fill: hex(fill) };
    return tag('g', { ...type, ...faint }, words);
  }
  const { x = 0, y = 0 } = shape;
  const transform = shape.scale === undefined ? null : `translate(${point(x, y)})scale(${shape.scale.toFixed(4)})`;
  if ('symbol' in shape) return tag('use', { href: `#${shape.symbol}`, transform, ...faint });
  const { d, fill, stroke, width, dash } = shape;
  return tag('path', {
    transform,
    fill: typeof fill === 'object' ? `url(#${fill.name})` : ((fill && hex(fill)) ?? null),
    stroke: stroke === undefined ? null : hex(stroke),
    'stroke-width': width === undefined ? null : width.toFixed(3),
    'stroke-dasharray': dash?.map((length) => length.toFixed(3)).join(' ') ?? null,
    ...faint,
    d,
  });
}

/**
 * A colour of the style sheet, worked out as `rgb(r, g, b)`, in six digits.
 * @param {string} colour
 */
function hex(colour) {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3);
  return colour.startsWith('rgb')
    ? `#${channels.map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`
    : colour;
}
