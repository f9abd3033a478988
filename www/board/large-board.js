/**
 * The drawing of a board too large for a grid. The path is drawn in portions. Until it is complete in the viewport, the last
 * complete drawing is shown, moved and stretched to the place.
 *
 * @import { Geometry } from './geometry.js'
 * @import { Scene, Tour } from './scene.js'
 * @import { Tokens } from './tokens.js'
 */

import { clear, contextOf, paint } from './canvas.js';
import { visibleMoves } from './geometry.js';
import { groundShapes } from './shapes/ground.js';
import { markerShapes } from './shapes/markers.js';
import { pieceShapes } from './shapes/pieces.js';
import { closingShapes, numberShapes, tourLine } from './shapes/tour.js';

/** Milliseconds of a frame that may be spent on drawing. */
const BUDGET = 8;

/** Moves drawn before the clock is looked at again. */
const PORTION = 2000;

/** A drawing of the board and its path. */
class Layer {
  context = contextOf(document.createElement('canvas'));
  /** The part of the board drawn; `null` where it is out of date. @type {Geometry | null} */
  geometry = null;
  /** Whether the path is drawn as far as it was shown last. */
  complete = false;
  /** The moves that lie in it. @type {Uint32Array} */
  moves = new Uint32Array();
  /** How many of them are drawn. */
  #drawn = 0;

  /**
   * Draws the squares of a part of the board.
   * @param {Scene} scene
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   */
  begin(scene, geometry, tokens) {
    this.geometry = geometry;
    this.moves = scene.tour ? visibleMoves(scene.tour.squares, geometry) : new Uint32Array();
    this.#drawn = 0;
    clear(this.context, geometry);
    paint(this.context, groundShapes(scene, geometry, tokens), geometry.ratio, tokens.font);
  }

  /**
   * Draws on along the path for as long as a frame allows.
   * @param {Tour} tour
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   */
  drawPath(tour, geometry, tokens) {
    const deadline = performance.now() + BUDGET;
    const part = { from: this.#drawn, longest: PORTION };
    for (const { shape, next } of tourLine(tour, geometry, tokens, this.moves, part)) {
      paint(this.context, [shape], geometry.ratio, tokens.font);
      this.#drawn = next;
      if (performance.now() >= deadline) break;
    }
    this.complete = !(this.moves[this.#drawn] < tour.shown);
  }
}

export class LargeDrawing {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Tokens | null} */
  #tokens = null;
  #layer = new Layer();
  /** The last complete drawing. */
  #standIn = new Layer();

  /**
   * Draws for as long as a frame allows.
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} scene
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   * @returns {boolean} whether the path is complete
   */
  draw(context, scene, geometry, tokens) {
    const [before, { tour }] = [this.#scene, scene];
    const resized = before?.files !== scene.files || before.ranks !== scene.ranks;
    // The drawing is kept while the tour only grows.
    const other = resized || before.tour?.squares !== tour?.squares || before.holes !== scene.holes;
    const undone = (tour?.shown ?? 0) < (before?.tour?.shown ?? 0);
    if (other || undone || tokens !== this.#tokens) this.#layer.geometry = this.#standIn.geometry = null;
    [this.#scene, this.#tokens] = [scene, tokens];
    if (JSON.stringify(this.#layer.geometry) !== JSON.stringify(geometry)) {
      if (this.#layer.geometry && this.#layer.complete) [this.#layer, this.#standIn] = [this.#standIn, this.#layer];
      this.#layer.begin(scene, geometry, tokens);
    }
    if (tour) this.#layer.drawPath(tour, geometry, tokens);
    const incomplete = tour !== null && !this.#layer.complete;
    clear(context, geometry);
    const { geometry: stale } = this.#standIn;
    if (incomplete && stale) {
      const scale = geometry.cell / stale.cell;
      const [left, top] = [geometry.left - stale.left * scale, geometry.top - stale.top * scale];
      context.fillStyle = tokens.squareLight;
      context.fillRect(geometry.left, geometry.top, scene.files * geometry.cell, scene.ranks * geometry.cell);
      context.drawImage(this.#standIn.context.canvas, left, top, stale.width * scale, stale.height * scale);
    } else {
      context.drawImage(this.#layer.context.canvas, 0, 0, geometry.width, geometry.height);
    }
    const above = [
      ...(tour ? closingShapes(tour, geometry, tokens) : []),
      ...(tour ? numberShapes(tour, geometry, tokens, this.#layer.moves) : []),
      ...pieceShapes(scene, geometry, tokens, 1),
      ...markerShapes(scene, geometry, tokens, 1),
    ];
    paint(context, above, geometry.ratio, tokens.font);
    return !incomplete;
  }
}
