/**
 * The real squares over the drawing: an ARIA grid, which is the only thing that is clicked, focused and read out.
 *
 * One tab stop; arrows, Home, End, Ctrl+Home and Ctrl+End move along the squares; Enter, Space or a click acts.
 *
 * @typedef {import('../squares.js').Square} Square
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

import { element } from '../dom.js';
import { fileOf, rankOf, squareAt } from '../squares.js';
import { say } from '../strings/index.js';

export class Grid {
  #files = 0;
  #ranks = 0;
  /** @type {HTMLElement[]} the squares by `rank * files + file` */
  #cells = [];
  /** @type {string[]} their names */
  #names = [];
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
      'aria-label': () => say('board'),
      'aria-busy': 'true',
      class: 'grid',
    });
    this.element.addEventListener('click', (event) => this.#clicked(event));
    this.element.addEventListener('keydown', (event) => this.#keyed(event));
    this.element.addEventListener('focusin', (event) => this.#focused(event));
  }

  /** @param {boolean} busy whether the board does not yet show what was asked */
  set busy(busy) {
    const value = String(busy);
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
   * Gives every square its name; only what changed touches the page.
   * @param {(square: Square) => string} nameOf
   */
  name(nameOf) {
    for (let rank = 0; rank < this.#ranks; rank += 1) {
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
    this.#cells[this.#stop]?.focus();
  }

  /**
   * Makes the squares of a board, unless they are there.
   * @param {number} files
   * @param {number} ranks
   */
  lay(files, ranks) {
    if (files === this.#files && ranks === this.#ranks) return;
    const focused = this.element.contains(document.activeElement);
    [this.#files, this.#ranks] = [files, ranks];
    this.#cells = Array.from({ length: files * ranks });
    this.#names = [];
    const rows = Array.from({ length: ranks }, (_, fromTop) => {
      const rank = ranks - 1 - fromTop;
      const cells = Array.from({ length: files }, (__, file) => {
        const cell = element('div', { role: 'gridcell', tabindex: -1 });
        this.#cells[rank * files + file] = cell;
        return cell;
      });
      return element('div', { role: 'row' }, ...cells);
    });
    this.element.replaceChildren(...rows);
    // A reader begins at the upper left, as on a page.
    this.#stop = (ranks - 1) * files;
    this.#cells[this.#stop].tabIndex = 0;
    if (focused) this.#cells[this.#stop].focus();
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
      this.#cells[index].focus();
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
