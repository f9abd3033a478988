/**
 * Lines of attack and the signs around squares: a ring, a check, a cross. Each has a shape besides its colour.
 *
 * @typedef {import('../scene.js').Scene} Scene
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 */

import { centre } from '../geometry.js';

/** Squares smaller than this have no room for a badge. */
const BADGED = 24;

/**
 * A line from the attacker to the attacked square; it grows while the step is fresh.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 */
export function drawLines(context, { lines, change }, geometry, tokens, progress) {
  const grown = change?.kind === 'reject' ? progress : 1;
  context.strokeStyle = tokens.conflict;
  context.lineWidth = Math.min(6, Math.max(1.5, geometry.cell * 0.045));
  context.lineCap = 'round';
  for (const { from, to } of lines) {
    const [fromX, fromY] = centre(geometry, from);
    const [toX, toY] = centre(geometry, to);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(fromX + (toX - fromX) * grown, fromY + (toY - fromY) * grown);
    context.stroke();
  }
}

/**
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 */
export function drawSigns(context, { markers, change }, geometry, tokens, progress) {
  for (const { square, kind } of markers) {
    const [x, y] = centre(geometry, square);
    context.save();
    context.translate(x, y);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = Math.min(5, Math.max(1.5, geometry.cell * 0.04));
    if (kind === 'rejected') context.globalAlpha = change?.kind === 'reject' ? progress : 1;
    drawers[kind](context, geometry.cell, tokens);
    context.restore();
  }
}

/** @type {Record<import('../scene.js').Marker['kind'], (context: Context, cell: number, tokens: Tokens) => void>} */
const drawers = {
  now(context, cell, tokens) {
    context.strokeStyle = tokens.now;
    frame(context, cell, cell * 0.04);
  },

  start(context, cell, tokens) {
    context.strokeStyle = tokens.ink;
    context.lineWidth = Math.max(1, cell * 0.028);
    frame(context, cell, cell * 0.08);
  },

  end(context, cell, tokens) {
    context.strokeStyle = tokens.ink;
    context.lineWidth = Math.max(1, cell * 0.028);
    frame(context, cell, cell * 0.06);
    frame(context, cell, cell * 0.13);
  },

  solved(context, cell, tokens) {
    context.strokeStyle = tokens.solved;
    frame(context, cell, cell * 0.04);
    if (cell < BADGED) return;
    const size = Math.min(9, cell * 0.13);
    context.translate(cell * 0.46 - size, -cell * 0.46 + size);
    context.fillStyle = tokens.solved;
    context.beginPath();
    context.arc(0, 0, size * 1.1, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = tokens.paper;
    context.lineWidth = Math.max(1.25, size * 0.22);
    context.beginPath();
    context.moveTo(-size * 0.5, 0);
    context.lineTo(-size * 0.1, size * 0.4);
    context.lineTo(size * 0.55, -size * 0.4);
    context.stroke();
  },

  looked(context, cell, tokens) {
    context.strokeStyle = tokens.now;
    context.beginPath();
    context.arc(0, 0, Math.max(1.5, cell * 0.09), 0, 2 * Math.PI);
    context.stroke();
  },

  rejected(context, cell, tokens) {
    context.strokeStyle = tokens.conflict;
    cross(context, cell * 0.2);
  },

  hint(context, cell, tokens) {
    context.strokeStyle = tokens.now;
    context.setLineDash([cell * 0.1, cell * 0.1]);
    context.beginPath();
    context.arc(0, 0, cell * 0.36, 0, 2 * Math.PI);
    context.stroke();
  },

  conflict(context, cell, tokens) {
    context.strokeStyle = tokens.conflict;
    frame(context, cell, cell * 0.04);
  },
};

/**
 * A square with soft corners, just inside the board's square.
 * @param {Context} context
 * @param {number} cell
 * @param {number} inset
 */
function frame(context, cell, inset) {
  const side = cell - 2 * inset;
  context.beginPath();
  context.roundRect(-side / 2, -side / 2, side, side, cell * 0.08);
  context.stroke();
}

/**
 * @param {Context} context
 * @param {number} reach
 */
function cross(context, reach) {
  context.beginPath();
  context.moveTo(-reach, -reach);
  context.lineTo(reach, reach);
  context.moveTo(reach, -reach);
  context.lineTo(-reach, reach);
  context.stroke();
}
