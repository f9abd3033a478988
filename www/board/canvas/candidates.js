/**
 * What is written into squares that a knight may go to: how many ways lead on, how far the centre is, whose turn it is.
 *
 * @typedef {import('../scene.js').CandidateLabel} CandidateLabel
 * @typedef {import('../geometry.js').Geometry} Geometry
 * @typedef {import('../tokens.js').Tokens} Tokens
 * @typedef {import('../tokens.js').Context} Context
 */

import { centre } from '../geometry.js';

/** Squares smaller than this have room for the degree alone, and smaller than the other for nothing. */
const ROOMY = 44;
const LEGIBLE = 16;

/**
 * @param {Context} context
 * @param {readonly CandidateLabel[]} notes
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function drawNotes(context, notes, geometry, tokens) {
  for (const note of notes) {
    context.save();
    context.translate(...centre(geometry, note.square));
    drawNote(context, note, geometry.cell, tokens);
    context.restore();
  }
}

/**
 * @param {Context} context
 * @param {CandidateLabel} note
 * @param {number} cell
 * @param {Tokens} tokens
 */
function drawNote(context, { place, degree, distance, spent }, cell, tokens) {
  const first = place === 1 && !spent;
  const colour = spent ? tokens.inkSoft : tokens.now;
  context.globalAlpha = spent ? 0.6 : 1;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, cell * (first ? 0.045 : 0.02));
  context.beginPath();
  context.arc(0, 0, cell * 0.3, 0, 2 * Math.PI);
  context.stroke();
  if (cell < LEGIBLE) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = spent ? tokens.inkSoft : tokens.ink;
  context.font = `600 ${Math.round(Math.min(24, cell * 0.36))}px ${tokens.font}`;
  context.fillText(String(degree), 0, cell * 0.02);
  if (cell < ROOMY) return;
  context.font = `${Math.round(Math.min(13, cell * 0.19))}px ${tokens.font}`;
  context.fillStyle = tokens.inkSoft;
  if (place !== null) context.fillText(`${place}.`, -cell * 0.36, -cell * 0.37);
  if (distance !== null) context.fillText(`↔${distance}`, cell * 0.33, cell * 0.38);
  if (!spent) return;
  context.beginPath();
  context.moveTo(-cell * 0.21, cell * 0.21);
  context.lineTo(cell * 0.21, -cell * 0.21);
  context.stroke();
}

/**
 * A tint for each degree: the fewer ways on, the deeper.
 * @param {Context} context
 * @param {Int8Array} heat by `rank * files + file`; −1 for none
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 */
export function drawHeat(context, heat, { left, top, cell, files, ranks }, tokens) {
  context.save();
  context.textAlign = 'right';
  context.textBaseline = 'bottom';
  context.font = `${Math.round(Math.min(12, cell * 0.24))}px ${tokens.font}`;
  for (let index = 0; index < heat.length; index += 1) {
    if (heat[index] < 0) continue;
    const [x, y] = [left + (index % files) * cell, top + (ranks - 1 - Math.floor(index / files)) * cell];
    const { colour, opacity } = heatOf(heat[index], tokens);
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fillRect(x, y, cell, cell);
    if (cell < 22) continue;
    context.globalAlpha = 1;
    context.fillStyle = tokens.ink;
    context.fillText(String(heat[index]), x + cell - 3, y + cell - 1);
  }
  context.restore();
}

/**
 * The tint of a degree.
 * @param {number} degree 0 to 8
 * @param {Tokens} tokens
 */
export const heatOf = (degree, { ramp }) => ({
  colour: ramp[Math.round(((8 - degree) / 8) * (ramp.length - 1))],
  opacity: 0.5 - degree * 0.055,
});
