/**
 * The real squares over the drawing: an ARIA grid, which is the only thing that is clicked, focused and read out.
 *
 * One tab stop; arrows, Home, End, Ctrl+Home and Ctrl+End move along the squares; Enter, Space or a click acts.
 *
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

import { element } from '../ui/index.js';
import { afterFrame, beforeRestyle } from '../platform/index.js';
import { fileOf, rankOf, squareAt } from '../core/index.js';
import { t } from '../i18n/index.js';

/** How many squares come into the page at a time. All those of the largest boards would be felt. */
const SQUARES_AT_A_TIME = 400;

export class Grid {
  #files = 0;
  #ranks = 0;
  /** @type {HTMLElement[]} the squares by `rank * files + file` */
  #cells = [];
  /** @type {string[]} their names */
  #names = [];
  /** @type {((square: Square) => string) | null} */
  #nameOf = null;
  /** @type {HTMLElement[]} from the top down */
  #rows = [];
  /** How many of the rows have come into the page, from the top down. */
  #come = 0;
  #coming = false;
  #busy = true;
  /** Which square the tab key reaches. */
  #stop = 0;
  #act;

  /**
   * @param {(square: Square, name: string) => void} act
   */
  constructor(act) {
    this.#act = act;
    this.element = element('div', {
      role: 'grid',
      'aria-label': () => t('board'),
      'aria-busy': 'true',
      class: 'grid',
    });
    this.element.addEventListener('click', (event) => this.#clicked(event));
    this.element.addEventListener('keydown', (event) => this.#keyed(event));
    this.element.addEventListener('focusin', (event) => this.#focused(event));
    beforeRestyle(() => {
      if (this.#cells.length > SQUARES_AT_A_TIME) this.#comeAgain();
    });
  }

  /** @param {boolean} busy whether the board does not yet show what was asked */
  set busy(busy) {
    this.#busy = busy;
    this.#tellBusy();
  }

  #tellBusy() {
    const value = String(this.#busy || this.#come < this.#rows.length);
    if (this.element.ariaBusy !== value) this.element.ariaBusy = value;
  }

  /**
   * Puts the grid over the drawing.
   * @param {Geometry} geometry
   */
  place({ left, top, cell, files, ranks }) {
    const { style } = this.element;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${files * cell}px`;
    style.height = `${ranks * cell}px`;
  }

  /**
   * Gives every square its name, those that are still to come when they come; only what changed touches the page.
   * @param {(square: Square) => string} nameOf
   */
  name(nameOf) {
    this.#nameOf = nameOf;
    this.#nameRows(0, this.#come);
  }

  /** @param {number} from the first row, from the top @param {number} to the one after the last */
  #nameRows(from, to) {
    const nameOf = this.#nameOf;
    if (!nameOf) return;
    for (let row = from; row < to; row += 1) {
      const rank = this.#ranks - 1 - row;
      for (let file = 0; file < this.#files; file += 1) {
        const index = rank * this.#files + file;
        const name = nameOf(squareAt(file, rank));
        if (name === this.#names[index]) continue;
        this.#names[index] = name;
        this.#cells[index].ariaLabel = name;
      }
    }
  }

  /**
   * Moves the tab stop to a square without taking the focus.
   * @param {Square} square
   */
  rest(square) {
    this.#stopAt(rankOf(square) * this.#files + fileOf(square));
  }

  /** Moves the focus to the square that the tab key reaches. */
  focus() {
    const row = this.#ranks - 1 - Math.floor(this.#stop / this.#files);
    while (this.#come <= row) this.#comeSome();
    this.#cells[this.#stop]?.focus();
  }

  /**
   * Makes the squares of a board, unless they are there.
   * @param {number} files
   * @param {number} ranks
   */
  lay(files, ranks) {
    if (files === this.#files && ranks === this.#ranks) return;
    [this.#files, this.#ranks] = [files, ranks];
    this.#cells = Array.from({ length: files * ranks });
    [this.#names, this.#nameOf] = [[], null];
    // A copy takes a fraction of the time that it takes to make an element.
    const pattern = element('div', { role: 'row' });
    pattern.append(...Array.from({ length: files }, () => element('div', { role: 'gridcell', tabindex: -1 })));
    this.#rows = Array.from({ length: ranks }, (_, fromTop) => {
      const row = /** @type {HTMLElement} */ (pattern.cloneNode(true));
      row.style.gridRow = `${fromTop + 1}`;
      for (const [file, cell] of [...row.children].entries()) {
        this.#cells[(ranks - 1 - fromTop) * files + file] = /** @type {HTMLElement} */ (cell);
      }
      return row;
    });
    this.element.style.gridTemplateRows = `repeat(${ranks}, 1fr)`;
    // A reader begins at the upper left, as on a page.
    this.#stop = (ranks - 1) * files;
    this.#cells[this.#stop].tabIndex = 0;
    this.#comeAgain();
  }

  /** The rows come into the page: some of them now, the others with the next frames. */
  #comeAgain() {
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren();
    this.#come = 0;
    this.#comeSome();
    if (focused) this.focus();
    void this.#comeAll();
  }

  #comeSome() {
    const before = this.#come;
    this.#come = Math.min(before + Math.ceil(SQUARES_AT_A_TIME / this.#files), this.#rows.length);
    this.#nameRows(before, this.#come);
    this.element.append(...this.#rows.slice(before, this.#come));
    this.#tellBusy();
  }

  async #comeAll() {
    if (this.#coming) return;
    this.#coming = true;
    while (this.#come < this.#rows.length) {
      await afterFrame();
      this.#comeSome();
    }
    this.#coming = false;
  }

  /** @param {number} index */
  #stopAt(index) {
    if (index === this.#stop) return;
    this.#cells[this.#stop].tabIndex = -1;
    this.#stop = index;
    this.#cells[index].tabIndex = 0;
  }

  /**
   * The square that an event is about.
   * @param {Event} event
   */
  squareOf(event) {
    const index = this.#indexOf(event);
    return index < 0 ? null : this.#squareAt(index);
  }

  /** @param {Event} event */
  #indexOf({ target }) {
    const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
    return cell instanceof HTMLElement ? this.#cells.indexOf(cell) : -1;
  }

  /** @param {number} index */
  #squareAt(index) {
    return squareAt(index % this.#files, Math.floor(index / this.#files));
  }

  /** @param {number} index */
  #actOn(index) {
    this.#act(this.#squareAt(index), this.#names[index]);
  }

  /** @param {Event} event */
  #clicked(event) {
    const index = this.#indexOf(event);
    if (index < 0) return;
    this.#cells[index].focus();
    this.#actOn(index);
  }

  /** @param {Event} event */
  #focused(event) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#stopAt(index);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const [files, ranks] = [this.#files, this.#ranks];
    const [file, rank] = [this.#stop % files, Math.floor(this.#stop / files)];
    const go = (/** @type {number} */ toFile, /** @type {number} */ toRank) => {
      event.preventDefault();
      event.stopPropagation();
      const index = Math.max(0, Math.min(ranks - 1, toRank)) * files + Math.max(0, Math.min(files - 1, toFile));
      this.#stopAt(index);
      this.focus();
    };
    if (event.ctrlKey) {
      if (event.key === 'Home') go(0, ranks - 1);
      if (event.key === 'End') go(files - 1, 0);
      return;
    }
    switch (event.key) {
      case 'ArrowLeft':
        return go(file - 1, rank);
      case 'ArrowRight':
        return go(file + 1, rank);
      case 'ArrowUp':
        return go(file, rank + 1);
      case 'ArrowDown':
        return go(file, rank - 1);
      case 'Home':
        return go(0, rank);
      case 'End':
        return go(files - 1, rank);
      case 'Enter':
      case ' ':
        event.preventDefault();
        event.stopPropagation();
        this.#actOn(this.#stop);
        return undefined;
      default:
        return undefined;
    }
  }
}
