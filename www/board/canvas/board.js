/**
 * Draws a scene on a canvas: squares, frame and names, then zones, tour, lines, pieces and signs on top.
 *
 * @typedef {import('../scene.js').Scene} Scene
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 */

import { centre, labelStride } from '../geometry.js';
import { fileName, fileOf, rankOf } from '../../core/squares.js';
import { drawCounts } from './counts.js';
import { drawHeat, drawNotes } from './candidates.js';
import { drawLines, drawSigns } from './markers.js';
import { drawPiece, stampPiece } from './pieces.js';
import { drawTour } from './tour.js';
import { drawZones } from './zones.js';

/**
 * @param {Context} context a canvas of the geometry's width and height, in device pixels
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress how far the change of this step has come: 1 when all is still
 */
export function drawBoard(context, scene, geometry, tokens, progress) {
  const { ratio, width, height } = geometry;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  drawSquares(context, geometry, tokens);
  drawHoles(context, scene, geometry, tokens);
  drawNames(context, scene, geometry, tokens);
  drawZones(context, scene, geometry, tokens, progress);
  if (scene.heat) drawHeat(context, scene.heat, geometry, tokens);
  if (scene.tour) drawTour(context, scene.tour, scene.change, geometry, tokens, progress);
  drawNotes(context, scene.notes, geometry, tokens);
  drawCounts(context, scene, geometry, tokens);
  drawLines(context, scene, geometry, tokens, progress);
  drawPieces(context, scene, geometry, tokens, progress);
  drawSigns(context, scene, geometry, tokens, progress);
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawSquares(context, { left, top, cell, files, ranks, ratio }, tokens) {
  const [width, height] = [files * cell, ranks * cell];
  context.fillStyle = tokens.squareLight;
  context.fillRect(left, top, width, height);
  context.fillStyle = tokens.squareDark;
  context.beginPath();
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = rank % 2; file < files; file += 2) {
      context.rect(left + file * cell, top + (ranks - 1 - rank) * cell, cell, cell);
    }
  }
  context.fill();
  const line = Math.max(1, Math.round(1.25 * ratio)) / ratio;
  context.strokeStyle = tokens.frame;
  context.lineWidth = line;
  context.strokeRect(left - line / 2, top - line / 2, width + line, height + line);
}

/**
 * A square taken out of the board shows the paper below, and the board ends around it as it does outside.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawHoles(context, { holes }, { left, top, cell, ranks }, tokens) {
  if (holes.length === 0) return;
  const out = new Set(holes.map((hole) => `${fileOf(hole)} ${rankOf(hole)}`));
  context.fillStyle = tokens.paper;
  context.strokeStyle = tokens.frame;
  context.lineWidth = 1.25;
  context.beginPath();
  for (const hole of holes) {
    const [file, rank] = [fileOf(hole), rankOf(hole)];
    const [x, y] = [left + file * cell, top + (ranks - 1 - rank) * cell];
    context.fillRect(x, y, cell, cell);
    for (const [across, up] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      if (out.has(`${file + across} ${rank + up}`)) continue;
      // The side that the square shares with its neighbour there, from its middle.
      const [middleX, middleY] = [x + ((1 + across) * cell) / 2, y + ((1 - up) * cell) / 2];
      context.moveTo(middleX - (up * cell) / 2, middleY - (across * cell) / 2);
      context.lineTo(middleX + (up * cell) / 2, middleY + (across * cell) / 2);
    }
  }
  context.stroke();
}

/**
 * Files below and ranks at the left as in chess; columns above and rows at the right as the queens solvers count.
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
function drawNames(context, { numbered }, { left, top, cell, files, ranks, gutter }, tokens) {
  const size = gutter < 20 ? 10 : 12;
  context.font = `${size}px ${tokens.font}`;
  context.fillStyle = tokens.inkSoft;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const widest = (/** @type {string} */ name) => context.measureText(name).width;
  const across = labelStride(cell, Math.max(widest(fileName(files - 1)), numbered ? widest(String(files)) : 0));
  const down = labelStride(cell, size);
  const half = gutter / 2 + 1;
  for (let file = 0; file < files; file += across) {
    const x = left + (file + 0.5) * cell;
    context.fillText(fileName(file), x, top + ranks * cell + half);
    if (numbered) context.fillText(String(file + 1), x, top - half);
  }
  for (let rank = 0; rank < ranks; rank += down) {
    context.fillText(String(rank + 1), left - half, top + (ranks - rank - 0.5) * cell);
    if (numbered) context.fillText(String(rank + 1), left + files * cell + half, top + (rank + 0.5) * cell);
  }
}

/**
 * @param {Context} context
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 */
function drawPieces(context, { pieces, change }, geometry, tokens, progress) {
  for (const { piece, square, given } of pieces) {
    let [x, y] = centre(geometry, square);
    let presence = 1;
    const changed = change?.square === square && progress < 1 ? change : null;
    if (changed?.kind === 'arrive') presence = progress;
    if (changed?.kind === 'move' && changed.from !== undefined) {
      const [fromX, fromY] = centre(geometry, changed.from);
      [x, y] = [fromX + (x - fromX) * progress, fromY + (y - fromY) * progress];
    }
    if (changed) drawPiece(context, piece, { x, y, cell: geometry.cell, presence, given }, tokens);
    else stampPiece(context, piece, { square, given }, geometry, tokens);
  }
  if (change?.kind === 'leave' && progress < 1) {
    const [x, y] = centre(geometry, change.square);
    drawPiece(context, 'queen', { x, y, cell: geometry.cell, presence: 1 - progress }, tokens);
  }
}
