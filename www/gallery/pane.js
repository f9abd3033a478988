/**
 * *Solutions*: all solutions of a small board as small boards, each a link to itself on the large one.
 *
 * @typedef {import('./catalogue.js').Solution} Solution
 * @typedef {import('./catalogue.js').Filter} Filter
 * @typedef {import('../squares.js').Square} Square
 */

import { choiceField, textField } from '../controls/field.js';
import { element, setText } from '../dom.js';
import { squareName } from '../squares.js';
import { limits } from '../state.js';
import { number, say, sentences, spokenLanguage } from '../strings/index.js';
import { catalogue, filtered, imagesOf, solutionOf } from './catalogue.js';
import { Tiles } from './tiles.js';

export class GalleryPane {
  name = 'solutions';
  /** @type {import('../strings/index.js').Key} */
  label = 'pane.solutions';
  /** @type {Filter} */
  #filter = { fundamental: false, with: null };
  #size = 0;
  /** The language of what is written there. */
  #spoken = '';
  /** @type {readonly Solution[]} */
  #all = [];
  /** How many of all are fundamental. */
  #fundamental = 0;
  /** @type {readonly Solution[]} those that pass the filter */
  #shown = [];
  /** @type {Solution | undefined} the one on the board */
  #current;
  /** @type {readonly Square[] | null} */
  #queens = null;
  #tiles = new Tiles();
  #core;
  #parts;

  /**
   * @param {import('../core.js').Core} core
   * @param {object} deeds
   * @param {(size: number, filter: Filter) => void} deeds.browse shows the gallery of another filter
   * @param {(name: string, size: number) => Square | null} deeds.squareNamed
   */
  constructor(core, { browse, squareNamed }) {
    this.#core = core;
    const show = choiceField({
      label: () => say('gallery.show'),
      choices: [
        ['all', () => say('gallery.all', { total: this.#all.length })],
        ['fundamental', () => say('gallery.fundamental', { total: this.#fundamental })],
      ],
      change: (key) => browse(this.#size, { ...this.#filter, fundamental: key === 'fundamental' }),
    });
    const square = textField({
      label: () => say('gallery.with'),
      length: 3,
      change: (name) => {
        const named = name === '' ? null : squareNamed(name, this.#size);
        if (name === '' || named !== null) browse(this.#size, { ...this.#filter, with: named });
        else square.show(this.#filter.with === null ? '' : squareName(this.#filter.with));
      },
    });
    const total = element('p', { role: 'status', 'aria-label': () => say('gallery.total') });
    const [previous, next] = [
      element('a', {}, () => say('gallery.previous')),
      element('a', {}, () => say('gallery.next')),
    ];
    const place = element('p');
    const family = element('p', { class: 'family' });
    this.#parts = { show, square, total, previous, next, place, family };
    this.element = element(
      'div',
      { class: 'gallery' },
      element('div', { class: 'setup' }, show.element, square.element),
      total,
      element('div', { class: 'leaf' }, previous, place, next),
      family,
      this.#tiles.element,
    );
  }

  /** @param {import('../exhibit.js').Exhibit} exhibit */
  applies({ asked }) {
    return asked.view === 'queens' && asked.size <= limits.gallery;
  }

  /** @param {Filter} filter */
  filter({ fundamental, with: square }) {
    this.#filter = { fundamental, with: square };
    this.#size = 0;
  }

  retheme() {
    this.#tiles.retheme();
  }

  /** @param {import('../panes/panes.js').Moment} moment */
  show({ exhibit: { asked } }) {
    if (asked.view !== 'queens') return;
    const queens = asked.solver === null ? asked.queens : null;
    if (this.#spoken !== spokenLanguage()) {
      this.#spoken = spokenLanguage();
      this.#size = 0;
    }
    if (asked.size === this.#size && queens === this.#queens) return;
    if (asked.size !== this.#size) this.#list(asked.size);
    this.#queens = queens;
    this.#current = queens === null ? undefined : solutionOf(this.#all, queens);
    this.#tell();
  }

  /** @param {number} size */
  #list(size) {
    const { show, square, total } = this.#parts;
    // A square that the board does not have filters nothing.
    if (this.#size !== 0 && this.#filter.with !== null) this.#filter = { ...this.#filter, with: null };
    if (this.#all[0]?.size !== size) this.#all = catalogue(this.#core, size);
    this.#size = size;
    this.#shown = filtered(this.#all, this.#filter);
    this.#fundamental = filtered(this.#all, { fundamental: true, with: null }).length;
    const [every, few] = show.select.options;
    setText(every, say('gallery.all', { total: this.#all.length }));
    setText(few, say('gallery.fundamental', { total: this.#fundamental }));
    show.show(this.#filter.fundamental ? 'fundamental' : 'all');
    square.show(this.#filter.with === null ? '' : squareName(this.#filter.with));
    const key = this.#filter.with === null ? 'gallery.count' : 'gallery.count.with';
    const name = this.#filter.with === null ? '' : squareName(this.#filter.with);
    setText(total, this.#shown.length === 0 ? say('gallery.none') : say(key, { count: this.#shown.length, name }));
    this.#tiles.lay(size, this.#shown);
  }

  /** Says which of them is on the board, and what its family is. */
  #tell() {
    const { previous, next, place, family } = this.#parts;
    const current = this.#current;
    const at = current ? this.#shown.findIndex(({ index }) => index === current.index) : -1;
    lead(previous, at < 0 ? this.#shown.at(-1) : this.#shown[at - 1]);
    lead(next, at < 0 ? this.#shown[0] : this.#shown[at + 1]);
    setText(place, at < 0 ? '' : say('gallery.place', { number: at + 1, total: this.#shown.length }));
    this.#tiles.mark(current);
    if (!current) return family.replaceChildren();
    const links = imagesOf(this.#all, current).map(({ index, link }) =>
      index === current.index ? element('b', {}, number(index + 1)) : element('a', { href: link }, number(index + 1)),
    );
    const key = current.family === current.index ? 'gallery.family.fundamental' : 'gallery.family';
    const symmetry = /** @type {const} */ ({ 8: 'none', 4: 'half', 2: 'quarter', 1: 'all' })[current.images] ?? 'none';
    const words = sentences(
      say(key, { number: current.index + 1, first: current.family + 1 }),
      say(`gallery.symmetry.${symmetry}`),
      say('gallery.family.images', { count: current.images }),
    );
    return family.replaceChildren(words, ...links.flatMap((link) => [' ', link]));
  }
}

/**
 * Lets a link lead to a solution, or nowhere.
 * @param {HTMLAnchorElement} anchor
 * @param {Solution | undefined} solution
 */
function lead(anchor, solution) {
  anchor.role = 'link';
  anchor.ariaDisabled = String(solution === undefined);
  if (solution) anchor.href = solution.link;
  else anchor.removeAttribute('href');
}
