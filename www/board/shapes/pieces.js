/**
 * The pieces: one silhouette each in a box of 100 × 100, with the few strokes inside it that make it read.
 *
 * @import { Scene, Standing } from '../scene.js'
 * @import { Geometry } from '../geometry.js'
 * @import { Tokens } from '../tokens.js'
 * @import { Shape } from '../shapes.js'
 * @import { Point } from './path.js'
 */

import { standingCentre, standingSize } from '../geometry.js';
import { BOX, MARGIN, circle } from './path.js';

/**
 * @typedef {object} Silhouette
 * @property {string} body filled and outlined
 * @property {string} lines strokes in the colour of the outline, left out when the piece is small
 */

/** @type {Record<'queen' | 'knight', Silhouette>} */
export const silhouettes = {
  queen: {
    body:
      'M27 71C26 62 18 49 12.6 38.6A6.2 6.2 0 1 1 17.4 37C21 43 26 49.5 30.4 53.4L29.6 28.6A6.2 6.2 0 1 1 34.8 28.2' +
      'L43 50.6L47.4 23.6A6.4 6.4 0 1 1 52.6 23.6L57 50.6L65.2 28.2A6.2 6.2 0 1 1 70.4 28.6L69.6 53.4' +
      'C74 49.5 79 43 82.6 37A6.2 6.2 0 1 1 87.4 38.6C82 49 74 62 73 71C73 74 76 76 78.5 80' +
      'C80.6 83.4 81 87.4 81 90.5L19 90.5C19 87.4 19.4 83.4 21.5 80C24 76 27 74 27 71Z',
    lines: 'M28.6 67C42 62.6 58 62.6 71.4 67M23.4 80.4C40 75.8 60 75.8 76.6 80.4',
  },
  knight: {
    body:
      'M23 90.5C22.6 86.6 23.4 83.4 25.8 80C29.6 71.4 36.4 66.4 43 60C47.4 55.8 49.4 52 48.8 46.8' +
      'C44 52.6 38.4 54 32.6 57C28.2 59.4 25.8 64.4 20.2 64.6C17.4 64.7 15.6 63.4 14.6 61.4C11.4 60.4 9.2 56 10.2 51.8' +
      'C12 45.6 18.6 41 21.8 34.6C23.4 31.2 24.4 27.6 27.6 24C26.6 18 28 12 31.4 6.4C35.4 8.4 38.8 11.4 41 15.2' +
      'C66.4 16.4 84 37.4 83.8 63C83.8 69.4 82.4 75.4 80 80C81.8 83.4 82.4 86.8 82 90.5Z',
    lines:
      'M29.2 36.6C30.6 34.4 33 33.6 35.4 34.2M15.4 53.4L17 52M54 24.4C66.6 30.6 73.6 45 73.2 60C73 66 71.8 70.4 70.2 74' +
      'M27.6 80.4C44 76.4 62 76.4 78 80.4',
  },
};

/** Below this many pixels a square the strokes inside would only blur, and below the other a queen is a dot. */
const [DETAILED, CROWNED] = [28, 9];

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} progress
 * @returns {Shape[]}
 */
export function pieceShapes({ pieces, change }, geometry, tokens, progress) {
  const moving = progress < 1 ? change : null;
  const shapes = pieces.map((piece) => {
    let [x, y] = standingCentre(geometry, piece.square);
    let presence = 1;
    if (moving?.square === piece.square) {
      if (moving.kind === 'arrive') presence = progress;
      if (moving.kind === 'move' && moving.from !== undefined) {
        const [fromX, fromY] = standingCentre(geometry, moving.from);
        [x, y] = [fromX + (x - fromX) * progress, fromY + (y - fromY) * progress];
      }
    }
    return pieceShape(piece, [x, y], geometry, tokens, presence);
  });
  if (moving?.kind !== 'leave') return shapes;
  const { square } = moving;
  return [
    ...shapes,
    pieceShape({ piece: 'queen', square }, standingCentre(geometry, square), geometry, tokens, 1 - progress),
  ];
}

/**
 * @param {Standing} piece
 * @param {Point} at its centre
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} presence progress of its appearance, 0..1
 * @returns {Shape}
 */
function pieceShape({ piece, given = false }, at, geometry, tokens, presence) {
  const cell = standingSize(geometry);
  if (piece === 'queen' && cell < CROWNED) return { d: circle(at, cell * 0.34), fill: tokens.piece };
  // A given queen is drawn the other way round: paper within a dark line.
  const [fill, stroke] = given ? [tokens.pieceLine, tokens.piece] : [tokens.piece, tokens.pieceLine];
  const { body, lines } = silhouettes[piece];
  const detailed = cell >= DETAILED;
  const scale = (cell / (BOX + 2 * MARGIN)) * (0.8 + 0.2 * presence);
  return {
    symbol: given ? `given-${piece}` : piece,
    // Half of the outline lies under the body.
    shapes: [
      { d: body, stroke, width: detailed ? 9 : 14 },
      { d: body, fill },
      ...(detailed ? [{ d: lines, stroke, width: 3.2 }] : []),
    ],
    x: at[0] - (BOX / 2) * scale,
    y: at[1] - (BOX / 2) * scale,
    scale,
    opacity: presence < 1 ? presence : undefined,
  };
}
