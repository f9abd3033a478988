/**
 * A tip beside the square that the pointer or the focus is on. The pointer can move onto it, Escape puts it away, and
 * else it stays as long as the pointer or the focus does.
 *
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('./geometry.js').Geometry} Geometry
 *
 * @typedef {object} Said what there is to say of a square
 * @property {string} heading
 * @property {{ owner: number, words: string }[]} lines each with the number of the queen that it is about
 */

import { ZONES } from './tokens.js';
import { element, setText } from '../ui/index.js';
import { centre } from './geometry.js';

/** Number of tooltips on the page, of which each has an `id` of its own. */
let tooltips = 0;

export class Tooltip {
  /** @type {((square: Square) => Said | null) | null} */
  #tell = null;
  /** @type {Geometry | null} */
  #geometry = null;
  /** Where pointer and focus are. @type {{ pointed: Square | null, focused: Square | null }} */
  #at = { pointed: null, focused: null };
  /** Whether it was put away, until pointer or focus come to another square. */
  #dismissed = false;
  #heading = element('p');
  #lines = element('ul');

  /** @param {import('./grid.js').Grid} grid the squares */
  constructor(grid) {
    tooltips += 1;
    const attributes = { role: 'tooltip', id: `square-tip-${tooltips}`, class: 'tip', hidden: true };
    this.element = element('div', attributes, this.#heading, this.#lines);
    const { element: squares } = grid;
    squares.addEventListener('pointerover', (event) => {
      // A finger has the focus where it was; only what hovers points.
      if (event.pointerType !== 'touch') this.#go({ pointed: grid.squareOf(event) });
    });
    squares.addEventListener('pointerleave', (event) => this.#left(event));
    this.element.addEventListener('pointerleave', (event) => this.#left(event));
    squares.addEventListener('focusin', (event) => {
      described(event)?.setAttribute('aria-describedby', this.element.id);
      this.#go({ focused: grid.squareOf(event) });
    });
    squares.addEventListener('focusout', (event) => {
      described(event)?.removeAttribute('aria-describedby');
      this.#go({ focused: null });
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || this.element.hidden) return;
      this.#dismissed = true;
      this.#show();
    });
  }

  /**
   * What it says of the squares from now on.
   * @param {((square: Square) => Said | null) | null} tell
   */
  describe(tell) {
    this.#tell = tell;
    this.#show();
  }

  /** @param {Geometry} geometry */
  place(geometry) {
    this.#geometry = geometry;
    this.#show();
  }

  /** @param {PointerEvent} event */
  #left({ relatedTarget, currentTarget }) {
    const other = currentTarget === this.element ? null : this.element;
    if (relatedTarget instanceof Node && other?.contains(relatedTarget)) return;
    this.#go({ pointed: null });
  }

  /** @param {{ pointed?: Square | null, focused?: Square | null }} at */
  #go(at) {
    const before = this.#square;
    Object.assign(this.#at, at);
    if (this.#square !== before) this.#dismissed = false;
    this.#show();
  }

  /** The square that it is about. */
  get #square() {
    return this.#at.pointed ?? this.#at.focused;
  }

  #show() {
    const square = this.#square;
    const said = square === null ? null : (this.#tell?.(square) ?? null);
    this.element.hidden = said === null || this.#dismissed;
    // What is put away can still be heard as the description of the square.
    setText(this.#heading, said?.heading ?? '');
    this.#lines.replaceChildren(
      ...(said?.lines ?? []).map(({ owner, words }) => {
        const number = element('span', { class: 'zone-number' }, String(owner));
        number.style.setProperty('--zone', `var(--zone-${((owner - 1) % ZONES) + 1})`);
        return element('li', {}, number, ' ', words);
      }),
    );
    this.#lines.hidden = this.#lines.childElementCount === 0;
    if (said && square !== null && this.#geometry) this.#stand(square, this.#geometry);
  }

  /**
   * Above a square of the lower half of the board, below one of the upper, and never beyond its sides.
   * @param {Square} square
   * @param {Geometry} geometry
   */
  #stand(square, geometry) {
    const { width, height, cell } = geometry;
    const [x, y] = centre(geometry, square);
    const { style } = this.element;
    const above = y > height / 2;
    style.left = `${x}px`;
    style.top = above ? '' : `${y + cell / 2}px`;
    style.bottom = above ? `${height - y + cell / 2}px` : '';
    style.translate = `${(-100 * x) / width}% 0`;
  }
}

/** @param {Event} event */
const described = ({ target }) => (target instanceof Element ? target.closest('[role=gridcell]') : null);
