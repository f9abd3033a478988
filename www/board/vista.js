/**
 * A board too large for a grid: a picture that can be zoomed and moved around, by pointer, wheel and keyboard.
 *
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('../draw/tokens.js').Tokens} Tokens
 * @typedef {import('../draw/vista.js').Window} Window
 */

import { drawGround, drawKnight, drawOn } from '../draw/vista.js';
import { element } from '../dom.js';
import { fileOf, rankOf } from '../squares.js';
import { say } from '../strings/index.js';

/** Milliseconds of a frame that may be spent on drawing. */
const BUDGET = 8;

/** A square is never drawn larger than this, in CSS pixels. */
const LARGEST = 64;

/** The room around the board, in CSS pixels. */
const MARGIN = 16;

export class Vista {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Tokens | null} */
  #tokens = null;
  #box = { width: 0, height: 0 };
  /** How much larger than the whole board, and the point of the board in the middle, as parts of its sides. */
  #seen = { zoom: 1, x: 0.5, y: 0.5 };
  /** The move to go on with; 0 when the ground is to be drawn first. */
  #at = 0;
  #frame = 0;
  /** The path without the knight. */
  #layer = document.createElement('canvas');

  constructor() {
    this.element = element('canvas', { role: 'img', 'aria-label': () => say('board'), tabindex: 0, class: 'vista' });
    this.element.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    this.element.addEventListener('pointermove', (event) => this.#dragged(event));
    this.element.addEventListener('pointerdown', ({ pointerId }) => this.element.setPointerCapture(pointerId));
    this.element.addEventListener('keydown', (event) => this.#keyed(event));
  }

  /**
   * @param {Scene} scene
   * @param {{ width: number, height: number }} box in CSS pixels
   * @param {Tokens} tokens
   */
  show(scene, box, tokens) {
    const before = this.#scene;
    const same =
      before?.tour?.squares === scene.tour?.squares && box.width === this.#box.width && tokens === this.#tokens;
    if (before?.files !== scene.files || before.ranks !== scene.ranks) this.#seen = { zoom: 1, x: 0.5, y: 0.5 };
    [this.#scene, this.#box, this.#tokens] = [scene, box, tokens];
    // What is drawn stays when the knight only goes on.
    if (!same || (scene.tour?.shown ?? 0) < this.#at) this.#at = 0;
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
    const knight = this.#scene?.pieces[0];
    if (!seen || !knight || !this.#scene) return this.zoom(by);
    const x = (seen.left + (fileOf(knight.square) + 0.5) * seen.cell) / seen.width;
    const y = (seen.top + (this.#scene.ranks - rankOf(knight.square) - 0.5) * seen.cell) / seen.height;
    const within = x > 0 && x < 1 && y > 0 && y < 1;
    return within ? this.zoom(by, x, y) : this.zoom(by);
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
    this.#at = 0;
    this.#schedule();
  }

  /** @returns {Window | null} */
  get #window() {
    if (!this.#scene || this.#box.width === 0) return null;
    const { files, ranks } = this.#scene;
    const { zoom, x, y } = this.#seen;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(this.#box.width * ratio), Math.round(this.#box.height * ratio)];
    const room = Math.min((width - 2 * MARGIN * ratio) / files, (height - 2 * MARGIN * ratio) / ranks);
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
    const [context, layer] = [this.element.getContext('2d'), this.#layer.getContext('2d')];
    if (!seen || !scene || !tokens || !context || !layer) return;
    for (const canvas of [this.element, this.#layer]) {
      if (canvas.width === seen.width && canvas.height === seen.height) continue;
      [canvas.width, canvas.height] = [seen.width, seen.height];
      this.#at = 0;
    }
    if (this.#at === 0) {
      drawGround(layer, scene, seen, tokens);
      this.#at = 1;
    }
    this.#at = drawOn(layer, scene, seen, tokens, this.#at, performance.now() + BUDGET);
    context.clearRect(0, 0, seen.width, seen.height);
    context.drawImage(this.#layer, 0, 0);
    drawKnight(context, scene, seen, tokens);
    if (this.#at < (scene.tour?.shown ?? 0)) this.#schedule();
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    event.preventDefault();
    const { left, top, width, height } = this.element.getBoundingClientRect();
    this.zoom(2 ** (-event.deltaY / 300), (event.clientX - left) / width, (event.clientY - top) / height);
  }

  /** @param {PointerEvent} event */
  #dragged({ buttons, movementX, movementY }) {
    if (buttons !== 1) return;
    this.#move(-movementX * devicePixelRatio, -movementY * devicePixelRatio);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const seen = this.#window;
    const stride = (seen?.width ?? 0) / 8;
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => this.#zoomAtKnight(1.5),
      '=': () => this.#zoomAtKnight(1.5),
      '-': () => this.#zoomAtKnight(1 / 1.5),
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
