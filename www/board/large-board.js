/**
 * A board too large for a grid: a picture that can be zoomed and moved around by pointer, fingers, wheel, keys and
 * buttons.
 *
 * The path is drawn in portions. Until the part that is seen now has been drawn, the picture before it stands in,
 * moved and stretched to the place.
 *
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./tokens.js').Tokens} Tokens
 * @typedef {import('./canvas/large-board.js').Window} Window
 */

import { icons } from '../ui/icons.js';
import { element, icon } from '../ui/dom.js';
import { drawGround, drawKnight, drawNumbers, drawOn, placeOf } from './canvas/large-board.js';
import { fileOf, rankOf } from '../core/squares.js';
import { t } from '../i18n/index.js';
import { gutterOf } from './geometry.js';
import { Moves } from './tour-labels.js';

/** Milliseconds of a frame that may be spent on drawing. */
const BUDGET = 8;

/** A square is never drawn larger than this, in CSS pixels. */
const LARGEST = 64;

/** How much a key or a button zooms. */
const STEP = 1.5;

/** A drawing of the path, and the part of the board that it shows. */
class Picture {
  canvas = document.createElement('canvas');
  /** @type {Window | null} */
  seen = null;
  /** The moves that it shows; `null` for all. @type {Uint32Array | null} */
  moves = null;
  /** The place among them to go on with. */
  at = 0;
  /** Whether the board below the path is there. */
  grounded = false;
  /** The moves of the tour that it showed when it was complete. */
  shown = 0;
}

export class LargeBoard {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Tokens | null} */
  #tokens = null;
  /** Where the moves of the tour lead. @type {Moves | null} */
  #moves = null;
  #box = { width: 0, height: 0 };
  /** How much larger than the whole board, and the point of the board in the middle, as parts of its sides. */
  #seen = { zoom: 1, x: 0.5, y: 0.5 };
  #frame = 0;
  /** What is drawn now, and what stands in until it is complete. */
  #picture = new Picture();
  #before = new Picture();
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
      ['zoom.whole', icons.whole, () => this.#look(1, 0.5, 0.5)],
    ]).map(([key, shape, act]) => {
      const button = element('button', { type: 'button', title: () => t(key) }, icon(shape));
      button.addEventListener('click', act);
      return button;
    });
    this.element = element('div', { class: 'vista' }, canvas, element('div', { class: 'zoom' }, ...buttons));
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
    if (resized) this.#seen = { zoom: 1, x: 0.5, y: 0.5 };
    if (other) this.#moves = scene.tour ? new Moves(scene, scene.tour.squares) : null;
    // What is drawn stays when the knight only goes on.
    const { moves, at, shown } = this.#picture;
    const now = scene.tour?.shown ?? 0;
    const undone = now < shown || placeOf(moves, now) < at;
    if (other || undone || tokens !== this.#tokens) this.#picture.seen = this.#before.seen = null;
    [this.#scene, this.#box, this.#tokens] = [scene, box, tokens];
    this.#schedule();
  }

  /**
   * @param {number} by
   * @param {number} [x] the point of the box that stays where it is, as parts of its sides
   * @param {number} [y]
   */
  zoom(by, x = 0.5, y = 0.5) {
    const before = this.#window;
    if (!before || !this.#scene) return;
    const { files, ranks } = this.#scene;
    const most = Math.max(1, (LARGEST * devicePixelRatio) / (before.cell / this.#seen.zoom));
    const zoom = Math.min(most, Math.max(1, this.#seen.zoom * by));
    const grown = zoom / this.#seen.zoom;
    const [px, py] = [x * before.width, y * before.height];
    const [left, top] = [px - (px - before.left) * grown, py - (py - before.top) * grown];
    const cell = before.cell * grown;
    this.#look(zoom, (before.width / 2 - left) / (files * cell), (before.height / 2 - top) / (ranks * cell));
  }

  /**
   * Zooms around the knight, as a key points nowhere; around the middle when the knight is not to be seen.
   * @param {number} by
   */
  #zoomAtKnight(by) {
    const seen = this.#window;
    const knight = this.#knight;
    if (!seen || !knight) return this.zoom(by);
    const [x, y] = [knight.x / seen.width, knight.y / seen.height];
    if (x < 0 || x > 1 || y < 0 || y > 1) return this.zoom(by);
    this.zoom(by, x, y);
    this.#bringIn();
  }

  /** Moves the board until the knight's square is seen as a whole. */
  #bringIn() {
    const seen = this.#window;
    const knight = this.#knight;
    if (!seen || !knight) return;
    const short = (/** @type {number} */ place, /** @type {number} */ side) =>
      Math.min(0, place - seen.cell) + Math.max(0, place + seen.cell - side);
    this.#move(short(knight.x, seen.width), short(knight.y, seen.height));
  }

  /** Where the knight is seen, in device pixels. */
  get #knight() {
    const seen = this.#window;
    const knight = this.#scene?.pieces[0];
    if (!seen || !knight || !this.#scene) return null;
    return {
      x: seen.left + (fileOf(knight.square) + 0.5) * seen.cell,
      y: seen.top + (this.#scene.ranks - rankOf(knight.square) - 0.5) * seen.cell,
    };
  }

  /**
   * @param {number} across in device pixels
   * @param {number} down
   */
  #move(across, down) {
    const { zoom, x, y } = this.#seen;
    const seen = this.#window;
    if (!seen || !this.#scene) return;
    const { files, ranks } = this.#scene;
    this.#look(zoom, x + across / (files * seen.cell), y + down / (ranks * seen.cell));
  }

  /**
   * @param {number} zoom
   * @param {number} x
   * @param {number} y
   */
  #look(zoom, x, y) {
    const half = 0.5 / zoom;
    const hold = (/** @type {number} */ place) => Math.min(1 - half, Math.max(half, place));
    this.#seen = { zoom, x: hold(x), y: hold(y) };
    this.#schedule();
  }

  /** @returns {Window | null} */
  get #window() {
    if (!this.#scene || this.#box.width === 0) return null;
    const { files, ranks } = this.#scene;
    const { zoom, x, y } = this.#seen;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(this.#box.width * ratio), Math.round(this.#box.height * ratio)];
    const margin = gutterOf(this.#box.width) * ratio;
    const room = Math.min((width - 2 * margin) / files, (height - 2 * margin) / ranks);
    const cell = room * zoom;
    return { width, height, cell, left: width / 2 - x * files * cell, top: height / 2 - y * ranks * cell };
  }

  #schedule() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    const seen = this.#window;
    const [scene, tokens] = [this.#scene, this.#tokens];
    const context = this.picture.getContext('2d');
    if (!seen || !scene || !tokens || !context) return;
    if (!isSame(this.#picture.seen, seen)) this.#begin(scene, seen);
    const picture = this.#picture;
    const layer = picture.canvas.getContext('2d');
    if (!layer) return;
    if (!picture.grounded) drawGround(layer, scene, seen, tokens);
    picture.grounded = true;
    const shown = scene.tour?.shown ?? 0;
    const deadline = performance.now() + BUDGET;
    picture.at = drawOn(layer, scene, seen, tokens, picture.moves, picture.at, deadline);
    const complete = picture.at >= placeOf(picture.moves, shown);
    if (complete) picture.shown = shown;
    if (this.picture.width !== seen.width || this.picture.height !== seen.height) {
      [this.picture.width, this.picture.height] = [seen.width, seen.height];
    }
    context.clearRect(0, 0, seen.width, seen.height);
    const { seen: stood, canvas } = this.#before;
    if (complete || stood === null) {
      context.drawImage(picture.canvas, 0, 0);
    } else {
      const scale = seen.cell / stood.cell;
      const [left, top] = [seen.left - stood.left * scale, seen.top - stood.top * scale];
      context.fillStyle = tokens.squareLight;
      context.fillRect(seen.left, seen.top, scene.files * seen.cell, scene.ranks * seen.cell);
      context.drawImage(canvas, left, top, canvas.width * scale, canvas.height * scale);
    }
    drawNumbers(context, scene, seen, tokens, picture.moves);
    drawKnight(context, scene, seen, tokens);
    if (!complete) this.#schedule();
  }

  /**
   * Begins to draw another part of the board; what was complete stands in meanwhile.
   * @param {Scene} scene
   * @param {Window} seen
   */
  #begin(scene, seen) {
    const { seen: drawn, at, moves } = this.#picture;
    const complete = drawn !== null && at >= placeOf(moves, this.#picture.shown) && this.#picture.shown > 0;
    if (complete) [this.#picture, this.#before] = [this.#before, this.#picture];
    const picture = this.#picture;
    const { canvas } = picture;
    if (canvas.width !== seen.width || canvas.height !== seen.height) {
      [canvas.width, canvas.height] = [seen.width, seen.height];
    }
    picture.seen = seen;
    picture.at = picture.shown = 0;
    picture.grounded = false;
    picture.moves = this.#moves?.seen(scene, seen) ?? null;
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    event.preventDefault();
    const { left, top, width, height } = this.picture.getBoundingClientRect();
    // A pinch on a touchpad comes as a wheel with Ctrl, in smaller numbers.
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 80 : 300));
    this.zoom(by, (event.clientX - left) / width, (event.clientY - top) / height);
  }

  /** @param {PointerEvent} event */
  #pressed({ pointerId, clientX: x, clientY: y, button }) {
    if (button !== 0) return;
    this.picture.setPointerCapture(pointerId);
    this.#pointers.set(pointerId, { x, y });
  }

  /**
   * One pointer drags the board along; of two, the middle drags it and their distance zooms it.
   * @param {PointerEvent} event
   */
  #dragged({ pointerId, clientX: x, clientY: y }) {
    if (!this.#pointers.has(pointerId)) return;
    const before = gripOf([...this.#pointers.values()]);
    this.#pointers.set(pointerId, { x, y });
    const after = gripOf([...this.#pointers.values()]);
    const ratio = devicePixelRatio;
    this.#move((before.x - after.x) * ratio, (before.y - after.y) * ratio);
    if (this.#pointers.size < 2 || before.spread === 0) return;
    const { left, top, width, height } = this.picture.getBoundingClientRect();
    this.zoom(after.spread / before.spread, (after.x - left) / width, (after.y - top) / height);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const seen = this.#window;
    const stride = (seen?.width ?? 0) / 8;
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => this.#zoomAtKnight(STEP),
      '=': () => this.#zoomAtKnight(STEP),
      '-': () => this.#zoomAtKnight(1 / STEP),
      0: () => this.#look(1, 0.5, 0.5),
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
 * @param {Window | null} one
 * @param {Window} other
 */
const isSame = (one, other) =>
  one !== null &&
  one.width === other.width &&
  one.height === other.height &&
  one.cell === other.cell &&
  one.left === other.left &&
  one.top === other.top;

/**
 * The middle of the pointers and how far they are from it.
 * @param {{ x: number, y: number }[]} pointers one at least
 */
function gripOf(pointers) {
  const [x, y] = [mean(pointers.map((pointer) => pointer.x)), mean(pointers.map((pointer) => pointer.y))];
  return { x, y, spread: mean(pointers.map((pointer) => Math.hypot(pointer.x - x, pointer.y - y))) };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
