/**
 * The board in the page: a canvas with the drawing and a grid for its use, kept to one size.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Scene } from './scene.js'
 * @import { Tokens } from './tokens.js'
 * @import { Said } from './tooltip.js'
 */

import { contextOf, paintScene } from './canvas.js';
import { element, iconButton, icons, onKey, redraw } from '../ui/index.js';
import { fit, NARROW, squareAtPlace } from './geometry.js';
import { gestures } from './gestures.js';
import { Grid } from './grid.js';
import { beforePaint } from '../platform/index.js';
import { isLarge, squareName } from '../core/index.js';
import { says, t } from '../i18n/index.js';
import { tooltip } from './tooltip.js';
import { LargeDrawing } from './large-board.js';
import { Viewport } from './viewport.js';

/** Squares smaller than this can be zoomed on a narrow page or under a finger, in CSS pixels. */
const SMALL = 24;

/** How much a key or a button zooms. */
const STEP = 1.5;

/** The factor by which each key zooms, `null` for the whole board. @type {Record<string, number | null>} */
const zoomKeys = { '+': STEP, '=': STEP, '-': 1 / STEP, 0: null };

/** How long a change takes to be shown, in milliseconds. */
const MOTION = 160;

export class BoardView {
  /** @type {Scene | null} */
  #scene = null;
  #box = { width: 0, height: 0 };
  #viewport = new Viewport({ files: 1, ranks: 1 }, () => {});
  /** When the change that is being shown began, or `null` when all is still. */
  #began = /** @type {number | null} */ (null);
  #isDue = false;
  /** Whether the board is too large for a grid. */
  #large = false;
  #root;
  #canvas;
  #tip;
  #tokens;
  #buttons;
  #drawing = new LargeDrawing();

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
    /** A large board: it is moved around by pointer, fingers, wheel, keys and buttons, and a click chooses a square. */
    this.picture = element('canvas', {
      role: 'img',
      'aria-label': says('board'),
      // How large it is, and how it is moved.
      'aria-description': () => t('board.picture', { files: this.#scene?.files ?? 0, ranks: this.#scene?.ranks ?? 0 }),
      tabindex: 0,
      class: 'large-board',
    });
    this.picture.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    onKey(this.picture, ({ key }) => this.#moveOf(key));
    onKey(root, ({ key }) => (key in zoomKeys && this.#isZoomable ? () => this.#zoom(zoomKeys[key]) : undefined));
    this.#buttons = element(
      'div',
      { class: 'zoom' },
      iconButton(icons.zoomIn, 'zoom.in', () => this.#zoom(STEP), 'quiet nearer'),
      iconButton(icons.zoomOut, 'zoom.out', () => this.#zoom(1 / STEP), 'quiet'),
      iconButton(icons.whole, 'zoom.whole', () => this.#zoom(null), 'quiet'),
    );
    root.replaceChildren(this.#canvas, this.grid.element, this.#tip.element);
    gestures(
      root,
      () => (this.#isZoomable ? this.#viewport : null),
      (place, target) => {
        const square = target === this.picture ? squareAtPlace(this.#viewport.geometry, place) : null;
        if (square !== null) act(square, squareName(square));
      },
    );
    this.grid.element.addEventListener('focusin', (event) => {
      const square = this.grid.squareOf(event);
      if (square !== null && !this.#viewport.isWhole) this.#viewport.reveal(square);
    });
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
    if (this.picture.ariaBusy !== value) this.picture.ariaBusy = value;
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

  /** Redraws after a change of theme: in the next frame, or at once before printing, which no frame precedes. */
  retheme() {
    this.#schedule();
    if (matchMedia('print').matches) this.#draw();
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
        ...(large ? [this.picture, this.#buttons] : [this.#canvas, this.grid.element, this.#tip.element]),
      );
      this.#root.classList.remove('zoomable', 'zoomed');
    }
    if (piecesOf(this.#scene) !== piecesOf(scene)) this.#tip.release();
    const resized = this.#scene?.files !== scene.files || this.#scene.ranks !== scene.ranks;
    const leaving = moving && scene.change?.kind === 'leave' ? scene.change : null;
    const before = resized ? null : (this.#scene?.zones ?? null);
    this.#scene = leaving ? { ...scene, change: { ...leaving, zones: before } } : scene;
    this.#began = moving && scene.change ? performance.now() : null;
    if (resized) {
      if (large) redraw(this.picture);
      this.#viewport = new Viewport(scene, () => this.#layOut());
      if (!large) {
        this.#tip.forget();
        this.grid.lay(scene.files, scene.ranks);
      }
      this.#layOut();
    }
    this.#schedule();
  }

  #layOut() {
    const [scene, ratio] = [this.#scene, devicePixelRatio];
    if (!scene || this.#box.width === 0) return;
    const viewport = this.#viewport;
    viewport.box = { ...this.#box, ratio };
    if (this.#large) return this.#schedule();
    const whole = fit(viewport.box, scene);
    const isNarrow = this.#box.width < NARROW || matchMedia('(pointer: coarse)').matches;
    const isZoomable = isNarrow && whole.cell < SMALL;
    if (!isZoomable && !viewport.isWhole) return viewport.reset();
    this.#showZoom(isZoomable);
    const { geometry } = viewport;
    this.grid.place(geometry);
    this.#tip.place(geometry);
    // Elements above or beside the board line up with its squares.
    const { style } = this.#root.parentElement ?? this.#root;
    style.setProperty('--squares-left', `${whole.left}px`);
    style.setProperty('--square', `${whole.cell}px`);
    this.#schedule();
  }

  get #isZoomable() {
    return this.#buttons.parentElement === this.#root;
  }

  /** @param {boolean} isZoomable */
  #showZoom(isZoomable) {
    const { classList } = this.#root;
    if (isZoomable !== this.#isZoomable) {
      if (isZoomable) this.#root.append(this.#buttons);
      else this.#buttons.remove();
      if (isZoomable) this.#root.addEventListener('touchstart', keepPinch, { passive: false });
      else this.#root.removeEventListener('touchstart', keepPinch);
    }
    const { isWhole } = this.#viewport;
    classList.toggle('zoomable', isZoomable);
    classList.toggle('zoomed', !isWhole);
    // Of the whole board there is one button: that keeps the focus.
    const [nearer, ...others] = /** @type {Iterable<HTMLElement>} */ (this.#buttons.children);
    if (isWhole && others.some((button) => button === document.activeElement)) nearer.focus();
  }

  /**
   * Zooms around the square that the step is about, the piece placed last, or the middle of the board.
   * @param {number | null} by `null` for the whole board
   */
  #zoom(by) {
    const scene = this.#scene;
    if (scene && this.#box.width > 0) this.#viewport.zoomAt(by, scene.named ?? scene.pieces.at(-1)?.square);
  }

  /**
   * @param {WheelEvent} event
   */
  #wheeled(event) {
    event.preventDefault();
    // A pinch on a touchpad is reported as a wheel event with Ctrl and smaller deltas.
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 80 : 300));
    this.#viewport.zoom(by, { x: event.offsetX, y: event.offsetY });
  }

  /**
   * What an arrow does.
   * @param {string} key
   */
  #moveOf(key) {
    const stride = this.#box.width / 8;
    const moves = { ArrowLeft: [-stride, 0], ArrowRight: [stride, 0], ArrowUp: [0, -stride], ArrowDown: [0, stride] };
    const move = /** @type {Record<string, number[]>} */ (moves)[key];
    return move && (() => this.#viewport.move(move[0], move[1]));
  }

  /** Draws before the next paint; a board that is hidden is laid out once it is shown. */
  #schedule() {
    if (this.#isDue || this.#box.width === 0) return;
    this.#isDue = true;
    beforePaint(() => this.#isDue && this.#draw());
  }

  #draw() {
    this.#isDue = false;
    if (!this.#scene || this.#box.width === 0) return;
    const { geometry } = this.#viewport;
    if (this.#large) {
      if (!this.#drawing.draw(contextOf(this.picture), this.#scene, geometry, this.#tokens())) this.#schedule();
      return;
    }
    const passed = this.#began === null ? 1 : Math.min(1, (performance.now() - this.#began) / MOTION);
    paintScene(contextOf(this.#canvas), this.#scene, geometry, this.#tokens(), easeOut(passed));
    if (passed < 1) this.#schedule();
    else this.#began = null;
  }
}

/**
 * Keeps two fingers from scrolling the page, as one does.
 * @param {TouchEvent} event
 */
function keepPinch(event) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** @param {number} part */
const easeOut = (part) => 1 - (1 - part) ** 3;

/** Which pieces there are, to be compared. @param {Scene | null} scene */
const piecesOf = (scene) => scene?.pieces.map(({ piece, square }) => `${piece}${square}`).join() ?? '';
