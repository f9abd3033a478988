/**
 * The part of a board that is visible: how much larger than the whole it is, and the point of the board at the centre.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Geometry } from './geometry.js'
 */

import { isLarge } from '../core/index.js';
import { centre, clamp, fit, gutterOf } from './geometry.js';

/** A square is never larger than this, in CSS pixels. */
const LARGEST = 64;

export class Viewport {
  /** The size on the page, and the device pixels in a CSS pixel. */
  box = { width: 0, height: 0, ratio: 1 };
  #zoom = 1;
  /** As parts of the board's sides. */
  #centre = { x: 0.5, y: 0.5 };
  #board;
  #changed;

  /**
   * @param {{ files: number, ranks: number }} board
   * @param {() => void} changed called when another part is visible
   */
  constructor({ files, ranks }, changed) {
    this.#board = { files, ranks };
    this.#changed = changed;
  }

  get isWhole() {
    return this.#zoom === 1;
  }

  /** The squares as they lie in the box: within the names of files and ranks, unless the board is large. @returns {Geometry} */
  get geometry() {
    return isLarge(this.#board) ? this.#free : this.#framed;
  }

  get #framed() {
    const whole = fit(this.box, this.#board);
    if (this.isWhole) return whole;
    const { files, ranks, ratio } = whole;
    const [width, height] = [files * whole.cell, ranks * whole.cell];
    const { x, y } = this.#centre;
    const snap = (/** @type {number} */ length) => Math.round(length * ratio) / ratio;
    const cell = Math.max(whole.cell, snap(whole.cell * this.#zoom));
    const [long, high] = [files * cell, ranks * cell];
    // The squares have whole device pixels, so the board is not exactly as large as it is zoomed.
    const left = clamp(snap(whole.left + width / 2 - x * long), whole.left + width - long, whole.left);
    const top = clamp(snap(whole.top + height / 2 - y * high), whole.top + height - high, whole.top);
    return { ...whole, cell, left, top, window: { left: whole.left, top: whole.top, width, height } };
  }

  get #free() {
    const { files, ranks } = this.#board;
    const { width, height } = this.box;
    const margin = gutterOf(width);
    const cell = Math.min((width - 2 * margin) / files, (height - 2 * margin) / ranks) * this.#zoom;
    const { x, y } = this.#centre;
    const [left, top] = [width / 2 - x * files * cell, height / 2 - y * ranks * cell];
    return { ...this.box, files, ranks, cell, left, top, gutter: 0 };
  }

  /** The part of the box in which the squares are seen. */
  get #frame() {
    const { width, height } = this.box;
    return this.geometry.window ?? { left: 0, top: 0, width, height };
  }

  reset() {
    this.#look(1, 0.5, 0.5);
  }

  /**
   * Zooms around a square, as a key points nowhere, and shows it as a whole; around the middle where it is not in sight.
   * @param {number | null} by `null` for the whole board
   * @param {Square} [square]
   */
  zoomAt(by, square) {
    if (by === null) return this.reset();
    const { left, top, width, height } = this.#frame;
    const [x, y] = square === undefined ? [-1, -1] : centre(this.geometry, square);
    const isSeen = x > left && x < left + width && y > top && y < top + height;
    this.zoom(by, isSeen ? { x, y } : { x: left + width / 2, y: top + height / 2 });
    if (isSeen && square !== undefined) this.reveal(square);
  }

  /**
   * Moves a square into sight.
   * @param {Square} square
   */
  reveal(square) {
    const { geometry } = this;
    const { left, top, width, height } = this.#frame;
    const { files, ranks, cell } = geometry;
    const [x, y] = centre(geometry, square);
    const half = cell / 2;
    const beyond = (/** @type {number} */ place, /** @type {number} */ from, /** @type {number} */ side) =>
      Math.min(0, place - half - from) + Math.max(0, place + half - from - side);
    const [across, down] = [beyond(x, left, width), beyond(y, top, height)];
    if (across === 0 && down === 0) return;
    // From where the board is drawn, which is rounded, not from its centre, which is not.
    const [middle, halfway] = [left + width / 2 - geometry.left, top + height / 2 - geometry.top];
    this.#look(this.#zoom, (middle + across) / (files * cell), (halfway + down) / (ranks * cell));
  }

  /**
   * @param {number} by
   * @param {{ x: number, y: number }} fixed the point of the box that stays where it is, in CSS pixels
   */
  zoom(by, fixed) {
    const { width, height, files, ranks, cell, left, top } = this.geometry;
    const most = Math.max(1, LARGEST / (cell / this.#zoom));
    const zoom = Math.min(most, Math.max(1, this.#zoom * by));
    const grown = zoom / this.#zoom;
    const x = width / 2 - fixed.x + (fixed.x - left) * grown;
    const y = height / 2 - fixed.y + (fixed.y - top) * grown;
    this.#look(zoom, x / (files * cell * grown), y / (ranks * cell * grown));
  }

  /**
   * @param {number} across in CSS pixels
   * @param {number} down
   */
  move(across, down) {
    const { files, ranks, cell } = this.geometry;
    this.#look(this.#zoom, this.#centre.x + across / (files * cell), this.#centre.y + down / (ranks * cell));
  }

  /**
   * @param {number} zoom
   * @param {number} x
   * @param {number} y
   */
  #look(zoom, x, y) {
    this.#zoom = zoom;
    // Squares of whole device pixels are zoomed a little more or less than the board is.
    const grown = this.isWhole || isLarge(this.#board) ? zoom : this.#framed.cell / fit(this.box, this.#board).cell;
    const half = 0.5 / grown;
    this.#centre = { x: clamp(x, half, 1 - half), y: clamp(y, half, 1 - half) };
    this.#changed();
  }
}
