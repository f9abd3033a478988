/**
 * The zones of the queens: a tint, a sparse pattern and the number of the queen, so that nobody has to tell hues apart.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../board/geometry.js').Geometry} Geometry
 * @typedef {import('./tokens.js').Tokens} Tokens
 * @typedef {import('./tokens.js').Context} Context
 */

import { fileOf, rankOf, squareAt } from '../squares.js';

/** Squares smaller than this have no room for the number. */
const NUMBERED = 26;

/** Squares smaller than this have no room for a pattern. */
const PATTERNED = 18;

/** The side of a pattern's tile in CSS pixels. */
export const TILE = 12;

/**
 * One stroke a pattern, in a tile of 12 × 12. There are seven, and eight colours: 56 pairs before one comes again.
 * @type {readonly string[]}
 */
const STROKES = [
  'M-1 13L13 -1',
  'M3 3h.01M9 9h.01',
  'M-1 -1L13 13',
  'M0 6H12',
  'M6 0V12',
  'M4 6h4M6 4v4',
  'M6 3.5a2.5 2.5 0 1 0 .01 0',
];

/**
 * The strokes of a queen's pattern.
 * @param {number} number from 1
 */
export const zoneStrokes = (number) => STROKES[(number - 1) % STROKES.length];

/**
 * The width of its strokes: dots are drawn with a broader pen.
 * @param {number} number from 1
 */
export const zoneWidth = (number) => (number % STROKES.length === 2 ? 2.2 : 1.1);

/** @type {WeakMap<Tokens, Map<string, CanvasPattern>>} */
const made = new WeakMap();

/**
 * The pattern of a queen's number, drawn once for each theme and pixel ratio.
 * @param {Context} context
 * @param {number} number
 * @param {number} ratio
 * @param {Tokens} tokens
 */
function pattern(context, number, ratio, tokens) {
  const patterns = made.get(tokens) ?? new Map();
  made.set(tokens, patterns);
  const key = `${number} ${ratio}`;
  const known = patterns.get(key);
  if (known) return known;
  const side = Math.round(TILE * ratio);
  const tile = new OffscreenCanvas(side, side);
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.scale(tile.width / TILE, tile.height / TILE);
  pen.strokeStyle = zoneColour(number, tokens);
  pen.lineWidth = zoneWidth(number);
  pen.lineCap = 'round';
  pen.stroke(new Path2D(zoneStrokes(number)));
  const fresh = context.createPattern(tile, 'repeat');
  fresh?.setTransform(new DOMMatrix().scale(TILE / tile.width, TILE / tile.height));
  if (fresh) patterns.set(key, fresh);
  return fresh;
}

/**
 * The colour of a queen's number.
 * @param {number} number from 1
 * @param {Tokens} tokens
 */
export const zoneColour = (number, tokens) => tokens.zones[(number - 1) % tokens.zones.length];

/**
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 */
export function drawZones(context, scene, geometry, tokens, progress) {
  const { zones, files, ranks, change, pieces } = scene;
  if (!zones) return;
  const moving = progress < 1 && change && (change.kind === 'arrive' || change.kind === 'leave') ? change : null;
  // A zone spreads from its queen, and goes back to it.
  const spread = (moving?.kind === 'leave' ? 1 - progress : progress) * Math.max(files, ranks);
  // A zone that goes is that of the board before.
  const gone = moving?.kind === 'leave' ? (moving.zones ?? zones) : zones;
  const at = (/** @type {number} */ square) => rankOf(square) * files + fileOf(square);
  const number = moving ? gone[at(moving.square)] : 0;
  const numerals = geometry.cell >= NUMBERED;
  const standing = new Set(pieces.map(({ square }) => square));
  if (numerals) {
    context.font = `${Math.round(Math.min(11, geometry.cell * 0.2))}px ${tokens.font}`;
    context.textAlign = 'left';
    context.textBaseline = 'top';
  }
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = 0; file < files; file += 1) {
      let owner = zones[rank * files + file];
      const square = squareAt(file, rank);
      if (moving) {
        if (owner === 0 && gone[at(square)] === number) owner = number;
        if (owner === number && distance(moving.square, square) > spread) owner = 0;
      }
      if (owner > 0) drawZone(context, owner, square, geometry, tokens, numerals && !standing.has(square));
    }
  }
}

/**
 * @param {Context} context
 * @param {number} owner
 * @param {number} square
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {boolean} numerals
 */
function drawZone(context, owner, square, { left, top, cell, ranks, ratio }, tokens, numerals) {
  const [x, y] = [left + fileOf(square) * cell, top + (ranks - 1 - rankOf(square)) * cell];
  context.fillStyle = zoneColour(owner, tokens);
  context.globalAlpha = tokens.zoneTint;
  context.fillRect(x, y, cell, cell);
  const strokes = cell >= PATTERNED ? pattern(context, owner, ratio, tokens) : null;
  if (strokes) {
    context.globalAlpha = tokens.zonePattern;
    context.fillStyle = strokes;
    context.fillRect(x, y, cell, cell);
  }
  context.globalAlpha = 1;
  if (numerals) {
    context.fillStyle = tokens.inkSoft;
    context.fillText(String(owner), x + cell * 0.07, y + cell * 0.07);
  }
}

/**
 * @param {number} one
 * @param {number} other
 */
const distance = (one, other) => Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));
