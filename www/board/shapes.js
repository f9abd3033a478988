/**
 * A scene as a list of shapes, in the order in which they are painted. The canvas paints them and SVG prints them, so all
 * pictures of a board are the same.
 *
 * Lengths are CSS pixels, and every stroke has round caps and joins. A shape with a `scale` has coordinates and widths of its
 * own: they are multiplied by it and then moved by `x` and `y`.
 *
 * @typedef {object} PathShape
 * @property {string} d path data
 * @property {string | Pattern} [fill] a colour or a pattern
 * @property {string} [stroke] a colour
 * @property {number} [width] of the stroke
 * @property {number[]} [dash]
 * @property {number} [opacity]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [scale]
 *
 * @typedef {readonly [text: string, x: number, y: number]} Label a word, and where the middle of its letters is
 *
 * @typedef {{ name: string, shapes: PathShape[] }} Pattern a tile of `TILE` × `TILE` that is repeated
 *
 * @typedef {object} TextShape words of one style
 * @property {Label[]} labels
 * @property {'start' | 'end'} [align] which end of a word lies at its `x`, if not the middle
 * @property {number} size
 * @property {number} [weight]
 * @property {string} fill
 * @property {number} [opacity]
 *
 * @typedef {object} SymbolShape paths that are repeated, in a box of `BOX` × `BOX`
 * @property {string} symbol the name of the paths
 * @property {PathShape[]} shapes
 * @property {number} x
 * @property {number} y
 * @property {number} scale
 * @property {number} [opacity]
 *
 * @typedef {PathShape | TextShape | SymbolShape} Shape
 *
 * @import { Scene } from './scene.js'
 * @import { Geometry } from './geometry.js'
 * @import { Tokens } from './tokens.js'
 */

import { candidateShapes, countShapes } from './shapes/candidates.js';
import { coordinateShapes, coverShapes, groundShapes } from './shapes/ground.js';
import { attackShapes, markerShapes } from './shapes/markers.js';
import { pieceShapes } from './shapes/pieces.js';
import { tourShapes } from './shapes/tour.js';
import { heatShapes, zoneShapes } from './shapes/zones.js';

/**
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} [progress] of the motion that shows this step, 0..1
 * @returns {Shape[]}
 */
export const sceneShapes = (scene, geometry, tokens, progress = 1) => [
  ...groundShapes(scene, geometry, tokens),
  ...zoneShapes(scene, geometry, tokens, progress),
  ...heatShapes(scene, geometry, tokens),
  ...tourShapes(scene, geometry, tokens, progress),
  ...candidateShapes(scene, geometry, tokens),
  ...countShapes(scene, geometry, tokens),
  ...attackShapes(scene, geometry, tokens, progress),
  ...pieceShapes(scene, geometry, tokens, progress),
  ...markerShapes(scene, geometry, tokens, progress),
  ...coverShapes(geometry, tokens),
  ...coordinateShapes(scene, geometry, tokens),
];
