/**
 * A knight's tour: one smooth line whose colour turns slowly along the way, and the number of each square.
 *
 * @import { Scene, Tour } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Label, PathShape, Shape } from '../shapes.js'
 */

import { centre } from '../geometry.js';
import { fileOf, isLarge, rankOf } from '../../core/index.js';
import { point, short, textWidth } from './path.js';

/** Squares smaller than this show the line alone, and numbers smaller than the other are not written. */
const [NUMBERED, LEGIBLE] = [28, 8];

/** How far from a square's centre the line begins to turn, as a part of a move, where the turn holds no number. */
const TURN = 0.15;

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 * @returns {Shape[]}
 */
export function tourShapes({ tour, change }, geometry, tokens, progress) {
  if (!tour) return [];
  const { squares, shown, closing } = tour;
  const arriving = change?.kind === 'move' && progress < 1 && !closing && shown > 1;
  const forward = arriving && squares[shown - 1] === change.square && squares[shown - 2] === change.from;
  const moves = Uint32Array.from(squares.keys());
  const line = [...tourLine(tour, geometry, tokens, moves, { progress: forward ? progress : 1 })];
  return [
    ...line.map(({ shape }) => shape),
    ...closingShapes(tour, geometry, tokens),
    ...numberShapes(tour, geometry, tokens, moves, forward),
  ];
}

/**
 * The line in strips of one shade each, in the unit of a square.
 * @param {Tour} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {Uint32Array} moves to draw, ascending, each as the index of the square that it leads to
 * @param {{ from?: number, longest?: number, progress?: number }} [part] the place among the moves to begin at; the most
 *   moves of a strip; how much of the last move is there
 * @yields {{ shape: PathShape, next: number }} a strip, and the place to go on with
 * @returns {Generator<{ shape: PathShape, next: number }>}
 */
export function* tourLine(tour, geometry, { ramp }, moves, { from = 0, longest = Infinity, progress = 1 } = {}) {
  const { squares, shown } = tour;
  const { cell } = geometry;
  const width = Math.min(5, Math.max(cell * 0.065, Math.min(1.25, Math.max(0.6, cell * 0.22)))) / cell;
  const turn = cell < NUMBERED && !isLarge(geometry) ? TURN : 0;
  const shade = (/** @type {number} */ move) => Math.floor((move / squares.length) * ramp.length);
  const across = (/** @type {number} */ move) => fileOf(squares[move]) - fileOf(squares[move - 1]);
  const down = (/** @type {number} */ move) => rankOf(squares[move - 1]) - rankOf(squares[move]);
  for (let at = from; moves[at] < shown;) {
    const tone = shade(moves[at]);
    const stop = at + longest;
    let [d, before] = ['', 0];
    for (; at < stop && moves[at] < shown; at += 1) {
      const move = moves[at];
      if (shade(move) !== tone) break;
      if (move === 0) continue;
      const grown = move === shown - 1 ? progress : 1;
      const [x, y] = [across(move) * grown, down(move) * grown];
      // A turn belongs to the move before it, so a strip begins behind one.
      const begun = move > 1 ? turn : 0;
      if (before === 0 || before !== move - 1) {
        const [startX, startY] = [fileOf(squares[move - 1]) + begun * x, begun * y - rankOf(squares[move - 1])];
        d += `M${short(startX)} ${short(startY)}`;
      }
      const turned = move < shown - 1 ? turn : 0;
      const straight = 1 - begun - turned;
      d += `l${short(x * straight)} ${short(y * straight)}`;
      if (turned > 0) {
        const after = turn * (move + 1 === shown - 1 ? progress : 1);
        const [endX, endY] = [x * turn + across(move + 1) * after, y * turn + down(move + 1) * after];
        d += `q${short(x * turn)} ${short(y * turn)} ${short(endX)} ${short(endY)}`;
      }
      before = move;
    }
    yield { shape: { d, stroke: ramp[tone], width, ...fromFirst(geometry) }, next: at };
  }
}

/**
 * A frame of reference in the unit of a square, whose origin is the centre of a1.
 * @param {Geometry} geometry
 */
const fromFirst = ({ left, top, cell, ranks }) => ({ x: left + cell / 2, y: top + (ranks - 0.5) * cell, scale: cell });

/**
 * The move from the last square back to the first.
 * @param {Tour} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @returns {Shape[]}
 */
export function closingShapes({ squares, shown, closing }, geometry, { ramp }) {
  if (!closing) return [];
  const { cell } = geometry;
  const [first, last] = [squares[0], squares[shown - 1]];
  const d = `M${fileOf(last)} ${-rankOf(last)}L${fileOf(first)} ${-rankOf(first)}`;
  const width = Math.min(5, Math.max(1.25, cell * 0.065)) / cell;
  return [{ d, stroke: ramp[ramp.length - 1], width, dash: [0.02 + 1 / cell, 0.16], ...fromFirst(geometry) }];
}

/**
 * The numbers, each on a ground of its square's tone so that the line does not cross it out.
 * @param {Tour} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {Uint32Array} moves the indices of the visible squares, ascending
 * @param {boolean} [moving] whether the last number is still on its way
 * @returns {Shape[]}
 */
export function numberShapes({ squares, shown }, geometry, tokens, moves, moving = false) {
  const { cell } = geometry;
  const digits = String(squares.length).length;
  const size = Math.round(Math.min(15, cell * 0.3, (cell * 1.4) / digits) * 2) / 2;
  if (cell < NUMBERED || size < LEGIBLE) return [];
  const grounds = { [tokens.squareDark]: '', [tokens.squareLight]: '' };
  /** @type {Label[]} */
  const labels = [];
  for (const index of moves) {
    if (index >= (moving ? shown - 1 : shown)) break;
    const square = squares[index];
    const [x, y] = centre(geometry, square);
    const text = String(index + 1);
    const tone = (fileOf(square) + rankOf(square)) % 2 === 0 ? tokens.squareDark : tokens.squareLight;
    // A line with round ends; without any length it would not be drawn.
    const length = Math.max(0.01, textWidth(text, size) + 4 - size * 1.5);
    grounds[tone] += `M${point(x - length / 2, y)}h${short(length)}`;
    labels.push([text, x, y + size * 0.06]);
  }
  const strokes = Object.entries(grounds).map(([stroke, d]) => ({ d, stroke, width: size * 1.5 }));
  return [...strokes, { labels, size, fill: tokens.ink }];
}
