/**
 * A knight's tour: one smooth line whose colour turns slowly along the way, and the number of each square.
 *
 * @typedef {import('../scene.js').Tour} Tour
 * @typedef {import('../scene.js').Change} Change
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 * @typedef {[number, number]} Point
 */

import { centre } from '../geometry.js';
import { fileOf, rankOf } from '../../core/squares.js';

/** Squares smaller than this show the line alone. */
const NUMBERED = 28;

/** How far from a square's middle the line begins to turn, as a part of a move, where no number stands in the turn. */
const TURN = 0.15;

/**
 * @param {Context} context
 * @param {Tour} tour
 * @param {Change | null} change
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 */
export function drawTour(context, tour, change, geometry, tokens, progress) {
  const points = [...tour.squares.subarray(0, tour.shown)].map((square) => centre(geometry, square));
  if (change?.kind === 'move' && change.from !== undefined && progress < 1 && !tour.closing && points.length > 1) {
    const forward = tour.squares[tour.shown - 1] === change.square && tour.squares[tour.shown - 2] === change.from;
    if (forward) points[points.length - 1] = between(points[points.length - 2], points[points.length - 1], progress);
  }
  drawPath(context, points, tour, geometry, tokens);
  if (tour.closing) drawClosing(context, points, geometry, tokens);
  drawNumbers(context, tour, points, geometry, tokens);
}

/**
 * The line, in as many strokes as there are shades.
 * @param {Context} context
 * @param {Point[]} points
 * @param {Tour} tour
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawPath(context, points, { squares }, { cell }, { ramp }) {
  if (points.length < 2) return;
  context.lineWidth = Math.min(5, Math.max(1.25, cell * 0.065));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const shade = (/** @type {number} */ index) => Math.floor((index / squares.length) * ramp.length);
  const turn = cell < NUMBERED ? TURN : 0;
  let current = -1;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (shade(index) !== current) {
      if (current >= 0) context.stroke();
      current = shade(index);
      context.strokeStyle = ramp[current];
      context.beginPath();
      context.moveTo(...(index === 1 ? from : between(from, to, turn)));
    }
    // Straight to where the turn begins, then round the square's middle to where the next move runs straight.
    const next = points[index + 1];
    if (next) {
      context.lineTo(...between(from, to, 1 - turn));
      context.quadraticCurveTo(...to, ...between(to, next, turn));
    } else {
      context.lineTo(...to);
    }
  }
  context.stroke();
}

/**
 * The move from the last square back to the first.
 * @param {Context} context
 * @param {Point[]} points
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawClosing(context, points, { cell }, { ramp }) {
  context.save();
  context.strokeStyle = ramp[ramp.length - 1];
  context.setLineDash([cell * 0.02 + 1, cell * 0.16]);
  context.beginPath();
  context.moveTo(...points[points.length - 1]);
  context.lineTo(...points[0]);
  context.stroke();
  context.restore();
}

/**
 * The numbers, each on a disc of its square's tone so that the line does not cross it out.
 * @param {Context} context
 * @param {Tour} tour
 * @param {Point[]} points
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawNumbers(context, { squares, shown }, points, { cell }, tokens) {
  if (cell < NUMBERED) return;
  const size = Math.round(Math.min(15, cell * 0.3) * 2) / 2;
  context.font = `${size}px ${tokens.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let index = 0; index < shown; index += 1) {
    const square = squares[index];
    const [x, y] = points[index];
    const text = String(index + 1);
    context.fillStyle = (fileOf(square) + rankOf(square)) % 2 === 0 ? tokens.squareDark : tokens.squareLight;
    context.beginPath();
    context.arc(x, y, Math.max(size * 0.75, context.measureText(text).width / 2 + 2), 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = tokens.ink;
    context.fillText(text, x, y + size * 0.06);
  }
}

/**
 * The point a part of the way from one to another.
 * @param {Point} from
 * @param {Point} to
 * @param {number} part
 * @returns {Point}
 */
const between = ([fromX, fromY], [toX, toY], part) => [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
