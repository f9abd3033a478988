/**
 * A board too large for a grid: a picture that can be zoomed and moved around by pointer, fingers, wheel, keys and
 * buttons.
 *
 * The path is drawn in portions. Until that of the viewport has been drawn, the layer before it stands in, moved and
 * stretched to the place.
 *
 * @import { Geometry } from './geometry.js'
 * @import { Scene } from './scene.js'
 * @import { Tokens } from './tokens.js'
 */

import { element, iconButton, icons } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { clear, paint } from './canvas.js';
import { centre } from './geometry.js';
import { groundShapes } from './shapes/ground.js';
import { markerShapes } from './shapes/markers.js';
import { pieceShapes } from './shapes/pieces.js';
import { closingShapes, numberShapes, placeOf, tourLine } from './shapes/tour.js';
import { Viewport } from './viewport.js';
import { VisibleMoves } from './visible-moves.js';

/** Milliseconds of a frame that may be spent on drawing. */
const BUDGET = 8;

/** Moves drawn before the clock is looked at again. */
const PORTION = 2000;

/** How much a key or a button zooms. */
const STEP = 1.5;

/** A drawing of the board and its path. */
class Layer {
  context = document.createElement('canvas').getContext('2d');
  /** What part of the board it shows; `null` where it is out of date. @type {Geometry | null} */
  geometry = null;
  /** The moves that lie in it; `null` for all. @type {Uint32Array | null} */
  moves = null;
  /** The place among them to go on with. */
  next = 0;
  /** The moves of the tour that it showed when it was complete. */
  shown = 0;
}

export class LargeBoard {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Tokens | null} */
  #tokens = null;
  /** @type {VisibleMoves | null} */
  #moves = null;
  #box = { width: 0, height: 0, ratio: 1 };
  #viewport = new Viewport({ files: 1, ranks: 1 });
  #frame = 0;
  /** What is drawn now, and what stands in until it is complete. */
  #layer = new Layer();
  #before = new Layer();
  /** The pointers that are down, where they were last, in CSS pixels. @type {Map<number, { x: number, y: number }>} */
  #pointers = new Map();

  constructor() {
    const canvas = element('canvas', { role: 'img', 'aria-label': () => t('board'), tabindex: 0 });
    this.picture = canvas;
    canvas.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    canvas.addEventListener('pointerdown', (event) => this.#pressed(event));
    canvas.addEventListener('pointermove', (event) => this.#dragged(event));
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
      canvas.addEventListener(end, ({ pointerId }) => this.#pointers.delete(pointerId));
    }
    canvas.addEventListener('keydown', (event) => this.#keyed(event));
    const buttons = /** @type {const} */ ([
      ['zoom.in', icons.zoomIn, () => this.#zoomAtKnight(STEP)],
      ['zoom.out', icons.zoomOut, () => this.#zoomAtKnight(1 / STEP)],
      ['zoom.whole', icons.whole, () => this.#reset()],
    ]).map(([key, shape, act]) => iconButton(shape, key, act, ''));
    this.element = element('div', { class: 'large-board' }, canvas, element('div', { class: 'zoom' }, ...buttons));
  }

  /**
   * @param {Scene} scene
   * @param {{ width: number, height: number }} box in CSS pixels
   * @param {Tokens} tokens
   */
  show(scene, box, tokens) {
    const before = this.#scene;
    const resized = before?.files !== scene.files || before.ranks !== scene.ranks;
    const other = resized || before.tour?.squares !== scene.tour?.squares || before.holes !== scene.holes;
    if (resized) this.#viewport = new Viewport(scene);
    if (other) this.#moves = scene.tour ? new VisibleMoves(scene, scene.tour.squares) : null;
    // What is drawn stays when the knight only goes on.
    const { moves, next, shown } = this.#layer;
    const now = scene.tour?.shown ?? 0;
    const undone = now < shown || placeOf(moves, now) < next;
    if (other || undone || tokens !== this.#tokens) this.#layer.geometry = this.#before.geometry = null;
    [this.#scene, this.#tokens] = [scene, tokens];
    this.#box = { ...box, ratio: devicePixelRatio };
    this.#schedule();
  }

  /** @returns {Geometry | null} */
  get #geometry() {
    return this.#scene && this.#box.width > 0 ? this.#viewport.geometry(this.#box) : null;
  }

  #reset() {
    this.#viewport.reset();
    this.#schedule();
  }

  /**
   * @param {number} by
   * @param {{ x: number, y: number }} fixed in CSS pixels
   */
  #zoom(by, fixed) {
    if (!this.#geometry) return;
    this.#viewport.zoom(this.#box, by, fixed);
    this.#schedule();
  }

  /**
   * @param {number} across in CSS pixels
   * @param {number} down
   */
  #move(across, down) {
    if (!this.#geometry) return;
    this.#viewport.move(this.#box, across, down);
    this.#schedule();
  }

  /**
   * Zooms around the knight, as a key points nowhere, and shows its square as a whole; around the centre when the knight is
   * not visible.
   * @param {number} by
   */
  #zoomAtKnight(by) {
    const { width, height } = this.#box;
    const knight = this.#knight;
    const hidden = !knight || knight.x < 0 || knight.x > width || knight.y < 0 || knight.y > height;
    this.#zoom(by, hidden ? { x: width / 2, y: height / 2 } : knight);
    const [now, cell] = [this.#knight, this.#geometry?.cell ?? 0];
    if (hidden || !now) return;
    const beyond = (/** @type {number} */ place, /** @type {number} */ side) =>
      Math.min(0, place - cell) + Math.max(0, place + cell - side);
    this.#move(beyond(now.x, width), beyond(now.y, height));
  }

  /** Where the knight is, in CSS pixels. */
  get #knight() {
    const knight = this.#scene?.pieces[0];
    const geometry = this.#geometry;
    if (!geometry || !knight) return null;
    const [x, y] = centre(geometry, knight.square);
    return { x, y };
  }

  #schedule() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    const geometry = this.#geometry;
    const [scene, tokens] = [this.#scene, this.#tokens];
    const context = this.picture.getContext('2d');
    if (!geometry || !scene || !tokens || !context) return;
    if (!isSame(this.#layer.geometry, geometry)) this.#begin(scene, geometry, tokens);
    const complete = this.#goOn(scene, geometry, tokens);
    const layer = this.#layer.context?.canvas;
    const { geometry: stale, context: standIn } = this.#before;
    if (!layer) return;
    clear(context, geometry);
    if (complete || stale === null || !standIn) {
      context.drawImage(layer, 0, 0, geometry.width, geometry.height);
    } else {
      const scale = geometry.cell / stale.cell;
      const [left, top] = [geometry.left - stale.left * scale, geometry.top - stale.top * scale];
      context.fillStyle = tokens.squareLight;
      context.fillRect(geometry.left, geometry.top, scene.files * geometry.cell, scene.ranks * geometry.cell);
      context.drawImage(standIn.canvas, left, top, stale.width * scale, stale.height * scale);
    }
    const { moves } = this.#layer;
    const above = [
      ...(scene.tour ? closingShapes(scene.tour, geometry, tokens) : []),
      ...(scene.tour ? numberShapes(scene.tour, geometry, tokens, false, moves) : []),
      ...pieceShapes(scene, geometry, tokens, 1),
      ...markerShapes(scene, geometry, tokens, 1),
    ];
    paint(context, above, geometry.ratio, tokens.font);
    if (!complete) this.#schedule();
  }

  /**
   * Begins to draw another part of the board; what was complete stands in meanwhile.
   * @param {Scene} scene
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   */
  #begin(scene, geometry, tokens) {
    const { geometry: drawn, next, moves, shown } = this.#layer;
    const complete = drawn !== null && next >= placeOf(moves, shown) && shown > 0;
    if (complete) [this.#layer, this.#before] = [this.#before, this.#layer];
    const layer = this.#layer;
    layer.geometry = geometry;
    layer.next = layer.shown = 0;
    layer.moves = this.#moves?.in(geometry) ?? null;
    if (!layer.context) return;
    clear(layer.context, geometry);
    paint(layer.context, groundShapes(scene, geometry, tokens), geometry.ratio, tokens.font);
  }

  /**
   * Draws on along the path for as long as a frame allows.
   * @param {Scene} scene
   * @param {Geometry} geometry
   * @param {Tokens} tokens
   * @returns {boolean} whether all of it is drawn
   */
  #goOn({ tour }, geometry, tokens) {
    const layer = this.#layer;
    if (!tour || !layer.context) return true;
    const deadline = performance.now() + BUDGET;
    const part = { moves: layer.moves, from: layer.next, longest: PORTION };
    for (const { shape, next } of tourLine(tour, geometry, tokens, part)) {
      paint(layer.context, [shape], geometry.ratio, tokens.font);
      layer.next = next;
      if (performance.now() >= deadline) break;
    }
    const complete = layer.next >= placeOf(layer.moves, tour.shown);
    if (complete) layer.shown = tour.shown;
    return complete;
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
    this.#zoom(2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 80 : 300)), this.#placeOf(event));
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    if (event.button !== 0) return;
    this.picture.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#placeOf(event));
  }

  /**
   * One pointer drags the board along; of two, the middle drags it and their distance zooms it.
   * @param {PointerEvent} event
   */
  #dragged(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    const before = gripOf([...this.#pointers.values()]);
    this.#pointers.set(event.pointerId, this.#placeOf(event));
    const after = gripOf([...this.#pointers.values()]);
    this.#move(before.x - after.x, before.y - after.y);
    if (this.#pointers.size > 1 && before.spread > 0) this.#zoom(after.spread / before.spread, after);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const stride = this.#box.width / 8;
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => this.#zoomAtKnight(STEP),
      '=': () => this.#zoomAtKnight(STEP),
      '-': () => this.#zoomAtKnight(1 / STEP),
      0: () => this.#reset(),
      ArrowLeft: () => this.#move(-stride, 0),
      ArrowRight: () => this.#move(stride, 0),
      ArrowUp: () => this.#move(0, -stride),
      ArrowDown: () => this.#move(0, stride),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

/**
 * @param {Geometry | null} one
 * @param {Geometry} other
 */
const isSame = (one, other) =>
  one !== null &&
  /** @type {const} */ (['width', 'height', 'ratio', 'cell', 'left', 'top']).every((key) => one[key] === other[key]);

/**
 * The centre of the pointers and how far they are from it.
 * @param {{ x: number, y: number }[]} pointers one at least
 */
function gripOf(pointers) {
  const [x, y] = [mean(pointers.map((pointer) => pointer.x)), mean(pointers.map((pointer) => pointer.y))];
  return { x, y, spread: mean(pointers.map((pointer) => Math.hypot(pointer.x - x, pointer.y - y))) };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
