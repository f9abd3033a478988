/**
 * The real squares over the drawing: an ARIA grid, which is the only thing that is clicked, focused and read out.
 *
 * One tab stop; arrows, Home, End, Ctrl+Home and Ctrl+End move along the squares; Enter, Space or a click acts.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Geometry } from './geometry.js'
 */

import { element } from '../ui/index.js';
import { afterFrame, beforeRestyle } from '../platform/index.js';
import { fileOf, rankOf, squareAt } from '../core/index.js';
import { says } from '../i18n/index.js';

/** How many squares are put into the page at a time. All those of the largest boards, or of two, would block it noticeably. */
const SQUARES_AT_A_TIME = 200;

export class Grid {
  #files = 0;
  #ranks = 0;
  /** From the top down, each with its squares. @type {HTMLElement[]} */
  #rows = [];
  /** How many of the rows are in the page, from the top down. */
  #attached = 0;
  #attaching = false;
  #busy = true;
  /** @type {((square: Square) => string) | null} */
  #nameOf = null;
  /** The square that the tab key reaches. @type {Square} */
  #stop = 0;
  #act;

  /**
   * @param {(square: Square, name: string) => void} act
   */
  constructor(act) {
    this.#act = act;
    this.element = element('div', {
      role: 'grid',
      'aria-label': says('board'),
      'aria-busy': 'true',
      class: 'grid',
    });
    this.element.addEventListener('click', (event) => {
      const square = this.squareOf(event);
      if (square === null) return;
      this.#cellOf(square).focus();
      this.#actOn(square);
    });
    this.element.addEventListener('keydown', (event) => this.#pressed(event));
    this.element.addEventListener('focusin', (event) => this.#moveStop(this.squareOf(event) ?? this.#stop));
    beforeRestyle(() => {
      if (this.#files * this.#ranks > SQUARES_AT_A_TIME) this.#reattach();
    });
  }

  /** @param {boolean} busy whether the board does not yet show the state that was chosen */
  set busy(busy) {
    this.#busy = busy;
    this.#showBusy();
  }

  #showBusy() {
    const value = String(this.#busy || this.#attached < this.#rows.length);
    if (this.element.ariaBusy !== value) this.element.ariaBusy = value;
  }

  /**
   * Puts the grid over the drawing.
   * @param {Geometry} geometry
   */
  place({ left, top, cell, files, ranks, window }) {
    const { style } = this.element;
    const [right, bottom] = [left + files * cell, top + ranks * cell];
    // Of a board that is larger than its window nothing outside of that can be hit.
    style.clipPath = window
      ? `inset(${window.top - top}px ${right - window.left - window.width}px ${bottom - window.top - window.height}px ${window.left - left}px)`
      : '';
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${files * cell}px`;
    style.height = `${ranks * cell}px`;
  }

  /**
   * Names every square; those not in the page yet are named when they are inserted.
   * @param {(square: Square) => string} nameOf
   */
  name(nameOf) {
    this.#nameOf = nameOf;
    this.#nameRows(0, this.#attached);
  }

  /** @param {number} from the first row, from the top @param {number} to the one after the last */
  #nameRows(from, to) {
    for (let row = from; this.#nameOf && row < to; row += 1) {
      for (const [file, cell] of [...this.#rows[row].children].entries()) {
        const name = this.#nameOf(squareAt(file, this.#ranks - 1 - row));
        if (cell.ariaLabel !== name) cell.ariaLabel = name;
      }
    }
  }

  /**
   * Moves the tab stop to a square without taking the focus.
   * @param {Square} square
   */
  #moveStop(square) {
    if (square === this.#stop) return;
    this.#cellOf(this.#stop).tabIndex = -1;
    this.#stop = square;
    this.#cellOf(square).tabIndex = 0;
  }

  /** Moves the focus to the square that the tab key reaches. */
  focus() {
    while (this.#attached < this.#ranks - rankOf(this.#stop)) this.#attachSome();
    this.#cellOf(this.#stop).focus();
  }

  /**
   * Makes the squares of a board.
   * @param {number} files
   * @param {number} ranks
   */
  lay(files, ranks) {
    [this.#files, this.#ranks, this.#nameOf] = [files, ranks, null];
    // Copying takes a fraction of the time that making an element does.
    const pattern = element('div', { role: 'row' });
    pattern.append(...Array.from({ length: files }, () => element('div', { role: 'gridcell', tabindex: -1 })));
    this.#rows = Array.from({ length: ranks }, (_, index) => {
      const row = /** @type {HTMLElement} */ (pattern.cloneNode(true));
      row.style.gridRow = `${index + 1}`;
      return row;
    });
    this.element.style.gridTemplateRows = `repeat(${ranks}, 1fr)`;
    // Reading begins at the upper left, as on a page.
    this.#stop = squareAt(0, ranks - 1);
    this.#cellOf(this.#stop).tabIndex = 0;
    this.#reattach();
  }

  /** Inserts the rows again over the next frames, after the drawing. */
  #reattach() {
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren();
    this.#attached = 0;
    this.#showBusy();
    if (focused) this.focus();
    void this.#attachAll();
  }

  #attachSome() {
    const before = this.#attached;
    this.#attached = Math.min(before + Math.ceil(SQUARES_AT_A_TIME / this.#files), this.#rows.length);
    this.#nameRows(before, this.#attached);
    this.element.append(...this.#rows.slice(before, this.#attached));
    this.#showBusy();
  }

  async #attachAll() {
    if (this.#attaching) return;
    this.#attaching = true;
    while (this.#attached < this.#rows.length) {
      await afterFrame();
      this.#attachSome();
    }
    this.#attaching = false;
  }

  /** @param {Square} square */
  #cellOf(square) {
    const row = this.#rows[this.#ranks - 1 - rankOf(square)];
    return /** @type {HTMLElement} */ (row.children[fileOf(square)]);
  }

  /**
   * The square that an event is about.
   * @param {Event} event
   */
  squareOf({ target }) {
    const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
    const row = this.#rows.findIndex((each) => each === cell?.parentElement);
    return cell && row >= 0 ? squareAt([...this.#rows[row].children].indexOf(cell), this.#ranks - 1 - row) : null;
  }

  /** @param {Square} square */
  #actOn(square) {
    this.#act(square, this.#cellOf(square).ariaLabel ?? '');
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const [lastFile, lastRank] = [this.#files - 1, this.#ranks - 1];
    const [file, rank] = [fileOf(this.#stop), rankOf(this.#stop)];
    /** @type {Record<string, [file: number, rank: number]>} */
    const targets = event.ctrlKey
      ? { Home: [0, lastRank], End: [lastFile, 0] }
      : {
          ArrowLeft: [Math.max(0, file - 1), rank],
          ArrowRight: [Math.min(lastFile, file + 1), rank],
          ArrowUp: [file, Math.min(lastRank, rank + 1)],
          ArrowDown: [file, Math.max(0, rank - 1)],
          Home: [0, rank],
          End: [lastFile, rank],
        };
    const target = targets[event.key];
    const acts = !event.ctrlKey && (event.key === 'Enter' || event.key === ' ');
    if (!target && !acts) return;
    event.preventDefault();
    event.stopPropagation();
    if (acts) return this.#actOn(this.#stop);
    this.#moveStop(squareAt(...target));
    this.focus();
  }
}
