/**
 * The panes as a sheet, where the window has no room for them beside the board: the row of their tabs stays in reach,
 * and what is behind a tab comes up over the page. Whether there is room is for the style sheet to say.
 */

import { element, iconButton, icons } from '../ui/index.js';

/** A finger that goes up or down by so many CSS pixels means it. */
const SWIPE = 24;

export class Sheet {
  #section;
  #button;
  #raise;

  /**
   * @param {HTMLElement} section that is the sheet
   * @param {HTMLElement} tabs what stays of it when it is down
   * @param {(raised: boolean) => void} raise it, or lower it
   */
  constructor(section, tabs, raise) {
    this.#section = section;
    this.#raise = raise;
    this.#button = iconButton(icons.up, 'panes.sheet', () => this.#raise(!this.#isUp));
    this.#button.ariaExpanded = 'false';
    const handle = element('div', { class: 'handle' }, tabs, this.#button);
    let from = 0;
    handle.addEventListener('pointerdown', ({ clientY }) => {
      from = clientY;
    });
    handle.addEventListener('pointerup', ({ clientY }) => {
      if (clientY < from - SWIPE) this.#raise(true);
      if (clientY > from + SWIPE) this.#raise(false);
    });
    section.prepend(handle);
    section.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#isSheet || !this.#isUp) return;
      event.stopPropagation();
      this.#raise(false);
      this.#button.focus();
    });
  }

  /** @param {boolean} raised */
  show(raised) {
    this.#section.classList.toggle('up', raised);
    this.#button.ariaExpanded = String(raised);
    // The board is what the sheet makes room for.
    if (raised && this.#isSheet) scrollTo({ top: 0 });
  }

  /** Whether the panes are a sheet in this window. */
  get #isSheet() {
    return getComputedStyle(this.#section).position === 'fixed';
  }

  get #isUp() {
    return this.#section.classList.contains('up');
  }
}
