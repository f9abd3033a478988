/**
 * *Solutions*: all solutions of a small board as small boards, each a link to itself on the large one; those of a larger
 * board by their number.
 *
 * @typedef {import('./catalogue.js').Solution} Solution
 * @typedef {import('./catalogue.js').Filter} Filter
 * @typedef {import('../../core/squares.js').Square} Square
 */

import '../../style/gallery.css';
import { announce, choiceField, element, numberField, setText, textField } from '../../ui/index.js';
import { limits, squareName } from '../../core/index.js';
import { currentLanguage, number, sentences, t } from '../../i18n/index.js';
import { catalogue, filtered, imagesOf, solutionOf } from './catalogue.js';
import { NumberedSolutions } from './numbered.js';
import { Tiles } from './tiles.js';

/** As many solutions as any board has that can be gone through. */
const MOST = 2_279_184;

export class GalleryPane {
  /** @type {Filter} */
  #filter = { fundamental: false, with: null };
  #size = 0;
  /** The language of what is written there. */
  #spoken = '';
  /** @type {readonly Solution[]} */
  #all = [];
  /** How many there are in all, and how many of them are fundamental. */
  #totals = { all: 0, fundamental: 0 };
  /** @type {readonly Solution[]} those that pass the filter */
  #shown = [];
  /** @type {Solution | undefined} the one on the board */
  #current;
  /** @type {readonly Square[] | null} */
  #queens = null;
  /** Those whose place was announced last. @type {readonly Square[] | null} */
  #placed = null;
  #tiles = new Tiles('solution');
  #images = new Tiles('image');
  /** Goes through what is too much to be laid out. */
  #numbered;
  #core;
  #open;
  #showError;
  #parts;
  /** The number that was asked for, until it is found. @type {number | null} */
  #wanted = null;

  /**
   * @param {import('../../core/wasm.js').Core} core
   * @param {object} callbacks
   * @param {(size: number, filter: Filter) => void} callbacks.browse shows the gallery of another filter
   * @param {(name: string, size: number) => Square | null} callbacks.squareNamed
   * @param {(link: string) => void} callbacks.open shows what a link leads to
   * @param {(sentence: import('../../ui/dom.js').Message) => void} callbacks.showError
   */
  constructor(core, { browse, squareNamed, open, showError }) {
    this.#core = core;
    this.#numbered = new NumberedSolutions((answer) => this.#showNumbered(answer));
    this.#open = open;
    this.#showError = showError;
    const show = choiceField({
      label: () => t('gallery.show'),
      choices: [
        ['all', () => t('gallery.all', { total: this.#totals.all })],
        ['fundamental', () => t('gallery.fundamental', { total: this.#totals.fundamental })],
      ],
      change: (key) => browse(this.#size, { ...this.#filter, fundamental: key === 'fundamental' }),
    });
    const square = textField({
      label: () => t('gallery.with'),
      length: 3,
      change: (name) => {
        const named = name === '' ? null : squareNamed(name, this.#size);
        if (name === '' || named !== null) browse(this.#size, { ...this.#filter, with: named });
        else square.show(this.#filter.with === null ? '' : squareName(this.#filter.with));
      },
      empty: () => t('any'),
    });
    const which = numberField({
      label: () => t('gallery.number'),
      min: 1,
      max: MOST,
      showError,
      change: (value) => {
        this.#wanted = value;
        this.#ask();
      },
    });
    const total = element('p', { role: 'status', 'aria-label': () => t('gallery.total') });
    // Either keeps the focus while it leads nowhere: until the next solution is found, or at an end.
    const [previous, next] = [
      element('a', { tabindex: 0 }, () => t('gallery.previous')),
      element('a', { tabindex: 0 }, () => t('gallery.next')),
    ];
    const place = element('p', { role: 'status', 'aria-label': () => t('gallery.shown') });
    const family = element('p', { class: 'family' });
    this.#parts = { show, square, which, total, previous, next, place, family };
    this.element = element(
      'div',
      { class: 'gallery' },
      element('div', { class: 'setup' }, show.element, square.element, which.element),
      total,
      element('div', { class: 'leaf' }, previous, place, next),
      family,
      this.#images.element,
      this.#tiles.element,
    );
  }

  /** @param {Filter} filter */
  filter({ fundamental, with: square }) {
    if (fundamental === this.#filter.fundamental && square === this.#filter.with) return;
    this.#filter = { fundamental, with: square };
    this.#size = 0;
  }

  retheme() {
    this.#tiles.retheme();
    this.#images.retheme();
  }

  /** @param {import('../../panes/panes.js').Moment} moment */
  show({ display: { route } }) {
    if (route.view !== 'queens') return;
    const queens = route.solver === null ? route.queens : null;
    const retold = this.#spoken !== currentLanguage();
    if (route.size === this.#size && queens === this.#queens && !retold) return;
    if (route.size !== this.#size) this.#list(route.size);
    if (retold) this.#tellTotals();
    this.#spoken = currentLanguage();
    this.#queens = queens;
    if (this.#large) {
      this.#wanted = null;
      this.#ask();
    } else {
      this.#current = queens === null ? undefined : solutionOf(this.#all, queens);
      this.#announcePlace();
    }
    this.#showImages();
  }

  /** Whether there are too many solutions to be laid out. */
  get #large() {
    return this.#size > limits.gallery;
  }

  /** @param {number} size */
  #list(size) {
    const { show, square, which, total, previous, next } = this.#parts;
    // A square that the board does not have filters nothing.
    if (this.#size !== 0 && this.#filter.with !== null) this.#filter = { ...this.#filter, with: null };
    this.#size = size;
    if (!this.#large && this.#all[0]?.size !== size) this.#all = catalogue(this.#core, size);
    this.#shown = this.#large ? [] : filtered(this.#all, this.#filter);
    this.#totals = this.#large
      ? {
          all: Number(this.#core.published_count(size)),
          fundamental: Number(this.#core.published_fundamental(size)),
        }
      : { all: this.#all.length, fundamental: filtered(this.#all, { fundamental: true, with: null }).length };
    this.#tellTotals();
    show.show(this.#filter.fundamental ? 'fundamental' : 'all');
    square.show(this.#filter.with === null ? '' : squareName(this.#filter.with));
    which.element.hidden = !this.#large;
    this.#tiles.lay(size, this.#shown);
    this.#tiles.element.hidden = this.#large;
    if (!this.#large) return;
    // Until something is known of these solutions, nothing is said of others and nothing leads to them.
    total.ariaBusy = 'true';
    lead(previous, undefined);
    lead(next, undefined);
  }

  /** Says how many solutions there are, and how many pass the filter once that is known. */
  #tellTotals() {
    const [every, few] = this.#parts.show.select.options;
    setText(every, t('gallery.all', { total: this.#totals.all }));
    setText(few, t('gallery.fundamental', { total: this.#totals.fundamental }));
    if (!this.#large) this.#count(this.#shown.length, true);
  }

  /**
   * Says how many solutions pass the filter.
   * @param {number} count
   * @param {boolean} over whether these are all
   */
  #count(count, over) {
    const { total } = this.#parts;
    const { with: square } = this.#filter;
    total.ariaBusy = String(!over);
    if (!over) return announce(total, t('gallery.least', { count }));
    if (count === 0) return announce(total, t('gallery.none'));
    const key = square === null ? 'gallery.count' : 'gallery.count.with';
    return announce(total, t(key, { count, name: square === null ? '' : squareName(square) }));
  }

  /** Asks where the placement on the board stands among all, or for the number that is wanted. */
  #ask() {
    this.#numbered.ask({ size: this.#size, ...this.#filter, queens: this.#queens, number: this.#wanted });
  }

  /** @param {import('./numbered.worker.js').Answer} answer */
  #showNumbered({ total, over, number: here, route, previous, next }) {
    const { which } = this.#parts;
    if (this.#wanted !== null && route) {
      this.#wanted = null;
      this.#open(this.#linkTo(route));
      return;
    }
    if (this.#wanted !== null && over) {
      const values = { number: this.#wanted, count: total };
      this.#wanted = null;
      this.#showError(() => t('gallery.no.number', values));
    }
    this.#count(total, over);
    lead(this.#parts.previous, previous ? { link: this.#linkTo(previous) } : undefined);
    lead(this.#parts.next, next ? { link: this.#linkTo(next) } : undefined);
    this.#tellPlace(here, total);
    if (here !== null) which.show(here);
  }

  /** @param {readonly Square[]} queens */
  #linkTo(queens) {
    const link = { view: /** @type {const} */ ('queens'), embed: false, size: this.#size, solver: null, step: null };
    return this.#core.printLink({ ...link, queens: [...queens] });
  }

  /** Shows the images of the solution on the board, and on a large board says what they are. */
  #showImages() {
    if (this.#large) return this.#showUnnumbered();
    this.#images.lay(this.#size, this.#current ? imagesOf(this.#all, this.#current) : []);
    this.#images.element.hidden = !this.#current;
    return this.#images.mark(this.#current);
  }

  /** The same where the solutions are not listed, and so not numbered. */
  #showUnnumbered() {
    const { family } = this.#parts;
    const queens = this.#queens;
    const size = this.#size;
    const solved = queens?.length === size && this.#core.queensConflicts(size, Uint32Array.from(queens)).length === 0;
    const words = solved ? this.#core.queensImages(size, Uint32Array.from(queens)) : new Uint32Array(0);
    const count = words.length / size;
    const images = Array.from({ length: count }, (_, index) => {
      const own = [...words.subarray(index * size, (index + 1) * size)];
      return { index, size, queens: own, link: this.#linkTo(own), family: 0, images: count };
    });
    this.#images.lay(size, images, 'unnumbered');
    this.#images.element.hidden = !solved;
    const at = images.find((image) => image.queens.every((queen) => queens?.includes(queen)));
    this.#images.mark(at);
    const sentence = sentences(
      t(at?.index === 0 ? 'gallery.large.fundamental' : 'gallery.large.image'),
      t(`gallery.symmetry.${symmetryOf(count)}`),
      t('gallery.family.images', { count }),
    );
    family.replaceChildren(at ? sentence : '');
  }

  /**
   * Says which of them is on the board: aloud once, also while the others are still being found.
   * @param {number | null} at its number; `null` if it is none of them
   * @param {number} total
   */
  #tellPlace(at, total) {
    const { place } = this.#parts;
    place.ariaLive = this.#queens === this.#placed ? 'off' : 'polite';
    if (at !== null) this.#placed = this.#queens;
    announce(place, at === null ? '' : t('gallery.place', { number: at, total }));
  }

  /** Says which of them is on the board, and what its family is. */
  #announcePlace() {
    const { previous, next, family } = this.#parts;
    const current = this.#current;
    const at = current ? this.#shown.findIndex(({ index }) => index === current.index) : -1;
    lead(previous, at < 0 ? this.#shown.at(-1) : this.#shown[at - 1]);
    lead(next, at < 0 ? this.#shown[0] : this.#shown[at + 1]);
    this.#tellPlace(at < 0 ? null : at + 1, this.#shown.length);
    this.#tiles.mark(current);
    if (!current) return family.replaceChildren();
    const links = imagesOf(this.#all, current).map(({ index, link }) =>
      index === current.index ? element('b', {}, number(index + 1)) : element('a', { href: link }, number(index + 1)),
    );
    const key = current.family === current.index ? 'gallery.family.fundamental' : 'gallery.family';
    const words = sentences(
      t(key, { number: current.index + 1, first: current.family + 1 }),
      t(`gallery.symmetry.${symmetryOf(current.images)}`),
      t('gallery.family.images', { count: current.images }),
    );
    return family.replaceChildren(words, ...links.flatMap((link) => [' ', link]));
  }
}

/**
 * What leaves a solution as it is, by the number of its images.
 * @param {number} images 8, 4, 2 or 1
 */
const symmetryOf = (images) =>
  /** @type {const} */ ({ 8: 'none', 4: 'half', 2: 'quarter', 1: 'all' })[images] ?? 'none';

/**
 * Lets a link lead to a solution, or nowhere.
 * @param {HTMLAnchorElement} anchor
 * @param {{ link: string } | undefined} solution
 */
function lead(anchor, solution) {
  anchor.role = 'link';
  anchor.ariaDisabled = String(solution === undefined);
  if (solution) anchor.href = solution.link;
  else anchor.removeAttribute('href');
}
