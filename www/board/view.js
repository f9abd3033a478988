/**
 * The board in the page: a canvas with the drawing and a grid for its use, kept to one size.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Geometry } from './geometry.js'
 * @import { Scene } from './scene.js'
 * @import { Tokens } from './tokens.js'
 * @import { Said } from './tooltip.js'
 */

import { contextOf, paintScene } from './canvas.js';
import { element } from '../ui/index.js';
import { fit } from './geometry.js';
import { Grid } from './grid.js';
import { isLarge } from '../core/index.js';
import { tooltip } from './tooltip.js';
import { LargeBoard } from './large-board.js';

/** How long a change takes to be shown, in milliseconds. */
const MOTION = 160;

export class BoardView {
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Geometry | null} */
  #geometry = null;
  #box = { width: 0, height: 0 };
  /** When the change that is being shown began, or `null` when all is still. */
  #began = /** @type {number | null} */ (null);
  #frame = 0;
  /** Whether the board is too large for a grid. */
  #large = false;
  #root;
  #canvas;
  #tip;
  #tokens;

  /**
   * @param {HTMLElement} root
   * @param {() => Tokens} tokens the colours of the page
   * @param {(square: Square, name: string) => void} act on a square, which has a name
   */
  constructor(root, tokens, act) {
    this.#root = root;
    this.#tokens = tokens;
    this.#canvas = element('canvas', { 'aria-hidden': 'true' });
    this.grid = new Grid(act);
    this.#tip = tooltip(this.grid);
    this.largeBoard = new LargeBoard(act);
    root.replaceChildren(this.#canvas, this.grid.element, this.#tip.element);
    new ResizeObserver(([{ contentRect }]) => {
      this.#box = { width: contentRect.width, height: contentRect.height };
      this.#layOut();
    }).observe(root);
    // A window dragged to another screen changes the pixel ratio, not the box.
    const watchRatio = () => {
      this.#layOut();
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', watchRatio, { once: true });
    };
    watchRatio();
  }

  /** @param {boolean} busy whether the board does not yet show the state that was chosen */
  set busy(busy) {
    this.grid.busy = busy;
    const value = String(busy);
    if (this.largeBoard.picture.ariaBusy !== value) this.largeBoard.picture.ariaBusy = value;
  }

  /**
   * Gives every square its name and the text of its tooltip; on a large board, squares have neither.
   * @param {(square: Square) => string} nameOf
   * @param {(square: Square) => Said | null} [tipOf]
   */
  name(nameOf, tipOf) {
    if (this.#large) return;
    this.grid.name(nameOf);
    this.#tip.describe(tipOf ?? null);
  }

  /** Reads the colours and writes the first letter, which takes a browser as long as the whole drawing after it. */
  prepare() {
    const context = contextOf(this.#canvas);
    context.font = `10px ${this.#tokens().font}`;
    context.fillText('1', 0, 0);
  }

  /** Draws anew after a change of theme: with the next frame, or at once where none comes before the page is printed. */
  retheme() {
    this.#schedule();
    if (!matchMedia('print').matches) return;
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  /**
   * @param {Scene} scene
   * @param {boolean} moving whether the change of this step is shown in motion
   */
  show(scene, moving) {
    const large = isLarge(scene);
    if (large !== this.#large) {
      this.#large = large;
      this.#root.replaceChildren(
        ...(large ? [this.largeBoard.element] : [this.#canvas, this.grid.element, this.#tip.element]),
      );
    }
    const resized = this.#scene?.files !== scene.files || this.#scene.ranks !== scene.ranks;
    const leaving = moving && scene.change?.kind === 'leave' ? scene.change : null;
    const before = resized ? null : (this.#scene?.zones ?? null);
    this.#scene = leaving ? { ...scene, change: { ...leaving, zones: before } } : scene;
    this.#began = moving && scene.change ? performance.now() : null;
    if (resized && !large) {
      // Its texts are about the squares of the board before.
      this.#tip.describe(null);
      this.grid.lay(scene.files, scene.ranks);
      this.#layOut();
    }
    this.#schedule();
  }

  #layOut() {
    const [scene, ratio] = [this.#scene, devicePixelRatio];
    if (!scene || this.#box.width === 0) return;
    if (this.#large) return this.#schedule();
    const geometry = fit({ ...this.#box, ratio }, scene);
    this.#geometry = geometry;
    this.grid.place(geometry);
    this.#tip.place(geometry);
    // Elements above or beside the board line up with its squares.
    const { style } = this.#root.parentElement ?? this.#root;
    style.setProperty('--squares-left', `${geometry.left}px`);
    style.setProperty('--square', `${geometry.cell}px`);
    this.#schedule();
  }

  #schedule() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    if (this.#large && this.#scene) {
      this.largeBoard.show(this.#scene, this.#box, this.#tokens());
      return;
    }
    if (!this.#scene || !this.#geometry) return;
    const passed = this.#began === null ? 1 : Math.min(1, (performance.now() - this.#began) / MOTION);
    paintScene(contextOf(this.#canvas), this.#scene, this.#geometry, this.#tokens(), easeOut(passed));
    if (passed < 1) this.#schedule();
    else this.#began = null;
  }
}

/** @param {number} part */
const easeOut = (part) => 1 - (1 - part) ** 3;
