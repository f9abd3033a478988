/**
 * A board too large for a grid: a picture that can be zoomed and moved around by pointer, fingers, wheel, keys and
 * buttons, and whose squares are chosen by a click.
 *
 * The path is drawn in portions. Until it is complete in the viewport, the last complete drawing stands in, moved and
 * stretched to the place.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Geometry } from './geometry.js'
 * @import { Scene, Tour } from './scene.js'
 * @import { Tokens } from './tokens.js'
 */

import { element, onKey } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { clear, contextOf, paint } from './canvas.js';
import { squareAtPlace } from './geometry.js';
import { squareName } from '../core/index.js';
import { groundShapes } from './shapes/ground.js';
import { markerShapes } from './shapes/markers.js';
import { pieceShapes } from './shapes/pieces.js';
import { closingShapes, numberShapes, tourLine } from './shapes/tour.js';
import { gestures } from './gestures.js';
import { Viewport } from './viewport.js';
import { zoomControls } from './zoom.js';
import { visibleMoves } from './visible-moves.js';

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

export class LargeBoard {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Tokens | null} */
  #tokens = null;
  #viewport = new Viewport({ files: 1, ranks: 1 }, () => this.#schedule());
  #frame = 0;
  #layer = new Layer();
  /** The last complete drawing. */
  #standIn = new Layer();
  /** @param {(square: Square, name: string) => void} act on a square that was clicked, which has a name */
  constructor(act) {
    const canvas = element('canvas', { role: 'img', 'aria-label': () => t('board'), tabindex: 0 });
    this.picture = canvas;
    canvas.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    const click = (/** @type {{ x: number, y: number }} */ place) => {
      const square = squareAtPlace(this.#viewport.geometry, place);
      if (square !== null) act(square, squareName(square));
    };
    gestures(canvas, () => this.#viewport, click);
    onKey(canvas, ({ key }) => this.#moveOf(key));
    const buttons = zoomControls(canvas, (by) => this.#viewport.zoomAt(by, this.#scene?.pieces[0]?.square));
    this.element = element('div', { class: 'large-board' }, canvas, buttons);
  }

  /**
   * @param {Scene} scene
   * @param {{ width: number, height: number }} box in CSS pixels
   * @param {Tokens} tokens
   */
  show(scene, box, tokens) {
    const before = this.#scene;
    const resized = before?.files !== scene.files || before.ranks !== scene.ranks;
    if (resized) this.#viewport = new Viewport(scene, () => this.#schedule());
    // The drawing stays when the knight only goes on.
    const other = resized || before.tour?.squares !== scene.tour?.squares || before.holes !== scene.holes;
    const undone = (scene.tour?.shown ?? 0) < (before?.tour?.shown ?? 0);
    if (other || undone || tokens !== this.#tokens) this.#layer.geometry = this.#standIn.geometry = null;
    [this.#scene, this.#tokens] = [scene, tokens];
    this.#viewport.box = { ...box, ratio: devicePixelRatio };
    this.#schedule();
  }

  #schedule() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    const [scene, tokens] = [this.#scene, this.#tokens];
    if (!scene || !tokens || this.#viewport.box.width === 0) return;
    const { geometry } = this.#viewport;
    if (JSON.stringify(this.#layer.geometry) !== JSON.stringify(geometry)) {
      if (this.#layer.geometry && this.#layer.complete) [this.#layer, this.#standIn] = [this.#standIn, this.#layer];
      this.#layer.begin(scene, geometry, tokens);
    }
    const { tour } = scene;
    if (tour) this.#layer.drawPath(tour, geometry, tokens);
    const incomplete = tour !== null && !this.#layer.complete;
    const context = contextOf(this.picture);
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
    if (incomplete) this.#schedule();
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #placeOf({ clientX, clientY }) {
    const { left, top } = this.picture.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with Ctrl, in smaller numbers.
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#viewport.zoom(2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 80 : 300)), this.#placeOf(event));
  }

  /**
   * What an arrow does.
   * @param {string} key
   */
  #moveOf(key) {
    const stride = this.#viewport.box.width / 8;
    const moves = { ArrowLeft: [-stride, 0], ArrowRight: [stride, 0], ArrowUp: [0, -stride], ArrowDown: [0, stride] };
    const move = /** @type {Record<string, number[]>} */ (moves)[key];
    return move && (() => this.#viewport.move(move[0], move[1]));
  }
}
