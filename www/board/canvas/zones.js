/**
 * The zones of the queens: a tint, a sparse pattern and the number of the queen, so that nobody has to tell hues apart.
 *
 * @typedef {import('../scene.js').Scene} Scene
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 */

import { corner } from '../geometry.js';
import { fileOf, rankOf, squareAt } from '../../core/squares.js';
import { inPixels, stamp } from './sprite-cache.js';

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

/** The side of a pattern's tile in device pixels: whole ones, so that every tile is the same. @param {number} ratio */
const period = (ratio) => Math.round(TILE * ratio);

/**
 * The tint and the pattern of a queen, one tile larger than a square: any square finds in it what it shows of the pattern,
 * which goes on from square to square.
 * @param {number} number from 1
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function zone(number, geometry, tokens) {
  const { cell, ratio } = geometry;
  const tile = period(ratio);
  const side = Math.round(cell * ratio) + tile;
  return stamp(`zone ${number}`, side, geometry, tokens, (pen) => {
    pen.fillStyle = pen.strokeStyle = zoneColour(number, tokens);
    pen.globalAlpha = tokens.zoneTint;
    pen.fillRect(0, 0, side, side);
    if (cell < PATTERNED) return;
    const [one, all] = [new Path2D(zoneStrokes(number)), new Path2D()];
    for (let x = 0; x < side; x += tile) {
      for (let y = 0; y < side; y += tile) all.addPath(one, { a: tile / TILE, d: tile / TILE, e: x, f: y });
    }
    pen.globalAlpha = tokens.zonePattern;
    pen.lineWidth = (zoneWidth(number) * tile) / TILE;
    pen.lineCap = 'round';
    pen.stroke(all);
  });
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
  /** @type {{ square: number, owner: number }[]} */
  const tinted = [];
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = 0; file < files; file += 1) {
      let owner = zones[rank * files + file];
      const square = squareAt(file, rank);
      if (moving) {
        if (owner === 0 && gone[at(square)] === number) owner = number;
        if (owner === number && distance(moving.square, square) > spread) owner = 0;
      }
      if (owner > 0) tinted.push({ square, owner });
    }
  }
  inPixels(context, () => {
    for (const { square, owner } of tinted) drawZone(context, owner, square, geometry, tokens);
  });
  if (geometry.cell >= NUMBERED) drawNumerals(context, tinted, pieces, geometry, tokens);
}

/**
 * @param {Context} context in device pixels
 * @param {number} owner
 * @param {number} square
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawZone(context, owner, square, geometry, tokens) {
  const { ratio, cell } = geometry;
  const [x, y] = corner(geometry, square).map((length) => Math.round(length * ratio));
  const [side, tile] = [Math.round(cell * ratio), period(ratio)];
  context.drawImage(zone(owner, geometry, tokens), x % tile, y % tile, side, side, x, y, side, side);
}

/**
 * @param {Context} context
 * @param {readonly { square: number, owner: number }[]} tinted
 * @param {Scene['pieces']} pieces
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawNumerals(context, tinted, pieces, geometry, tokens) {
  const standing = new Set(pieces.map(({ square }) => square));
  const { cell } = geometry;
  context.font = `${Math.round(Math.min(11, cell * 0.2))}px ${tokens.font}`;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.fillStyle = tokens.inkSoft;
  for (const { square, owner } of tinted) {
    if (standing.has(square)) continue;
    const [x, y] = corner(geometry, square);
    context.fillText(String(owner), x + cell * 0.07, y + cell * 0.07);
  }
}

/**
 * @param {number} one
 * @param {number} other
 */
const distance = (one, other) => Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));
