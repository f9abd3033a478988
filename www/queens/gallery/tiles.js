/**
 * The small boards: links, of which only those in sight are drawn.
 *
 * @typedef {import('./catalogue.js').Solution} Solution
 */

import { paintMiniature, readTokens } from '../../board/index.js';
import { element } from '../../ui/index.js';
import { fileOf } from '../../core/index.js';
import { afterFrame, beforeRestyle, forEachChunked } from '../../platform/index.js';
import { t } from '../../i18n/index.js';

/** The side of a small board, in CSS pixels, about. */
const SIDE = 84;

/** As many boards are styled and laid out by themselves, when the whole page has to be. */
const MANY = 200;

/**
 * What is said of a board: of a solution by its number, and of an image of one, by its number among all solutions or,
 * where they are not numbered, among the images.
 */
const words = {
  solution: /** @type {const} */ ({ list: 'gallery.list', board: 'gallery.board', tile: 'gallery.tile' }),
  image: /** @type {const} */ ({ list: 'gallery.images', board: 'gallery.board', tile: 'gallery.image.tile' }),
  unnumbered: /** @type {const} */ ({ list: 'gallery.images', board: 'gallery.image', tile: 'gallery.image.tile' }),
};

export class Tiles {
  #size = 0;
  /** @type {Map<Element, Solution>} the boards by their links */
  #solutions = new Map();
  /** @type {Map<number, HTMLAnchorElement>} the links by the index of the solution */
  #links = new Map();
  /** What is laid out, or being so. @type {readonly Solution[]} */
  #laid = [];
  /** The index of the solution on the board. @type {number | undefined} */
  #current;
  /** @type {HTMLAnchorElement | undefined} */
  #marked;
  /** @type {import('../../board/tokens.js').Tokens | null} */
  #tokens = null;
  #aside = false;
  #kind;
  #watch = new IntersectionObserver((seen) => this.#seen(seen), { rootMargin: '200px' });

  /** @param {'solution' | 'image'} kind of boards */
  constructor(kind) {
    this.#kind = kind;
    this.element = element('ul', { class: `stamps ${kind}s`, 'aria-label': () => t(words[kind].list) });
    beforeRestyle(() => {
      if (this.#links.size >= MANY && this.element.offsetHeight > 0) void this.#stepAside();
    });
  }

  /** Leaves its place empty for a frame. */
  async #stepAside() {
    if (this.#aside) return;
    this.#aside = true;
    const { offsetHeight, scrollTop, style } = this.element;
    style.height = `${offsetHeight}px`;
    style.contentVisibility = 'hidden';
    await afterFrame();
    style.height = style.contentVisibility = '';
    this.element.scrollTop = scrollTop;
    this.#aside = false;
  }

  /**
   * @param {number} size of the board
   * @param {readonly Solution[]} solutions
   * @param {keyof typeof words} [kind]
   */
  lay(size, solutions, kind = this.#kind) {
    this.#watch.disconnect();
    this.#size = size;
    this.#solutions.clear();
    this.#links.clear();
    this.#marked = undefined;
    this.element.replaceChildren();
    this.#laid = solutions;
    const lay = (/** @type {Solution} */ solution) => {
      const columns = columnsOf(solution, size);
      const attributes = {
        href: solution.link,
        'aria-label': () => t(words[kind].board, { number: solution.index + 1, columns }),
      };
      const link = element('a', attributes, element('canvas', { 'aria-hidden': 'true' }));
      this.#solutions.set(link, solution);
      this.#links.set(solution.index, link);
      this.#watch.observe(link);
      const caption = element('span', { 'aria-hidden': 'true' }, () =>
        t(words[kind].tile, { number: solution.index + 1, count: solution.images }),
      );
      this.element.append(element('li', {}, link, caption));
      if (solution.index === this.#current) this.#mark(link);
    };
    void forEachChunked(solutions, lay, () => this.#laid === solutions);
  }

  /** @param {Solution | undefined} solution the one on the board */
  mark(solution) {
    this.#current = solution?.index;
    this.#mark(solution && this.#links.get(solution.index));
  }

  /** @param {HTMLAnchorElement | undefined} link */
  #mark(link) {
    if (link === this.#marked) return;
    this.#marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    this.#marked = link;
  }

  retheme() {
    this.#tokens = null;
    this.#watch.disconnect();
    for (const link of this.#solutions.keys()) this.#watch.observe(link);
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #seen(seen) {
    for (const { target, isIntersecting } of seen) {
      const canvas = target.firstElementChild;
      const solution = this.#solutions.get(target);
      if (!(canvas instanceof HTMLCanvasElement) || !solution) continue;
      // A board out of sight gives its pixels back.
      if (isIntersecting) this.#draw(canvas, solution);
      else canvas.width = canvas.height = 0;
    }
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Solution} solution
   */
  #draw(canvas, { queens }) {
    const ratio = devicePixelRatio;
    const pixels = Math.max(1, Math.floor((SIDE * ratio) / this.#size)) * this.#size;
    canvas.style.width = canvas.style.height = `${pixels / ratio}px`;
    const context = canvas.getContext('2d');
    this.#tokens ??= readTokens(this.element);
    if (context) paintMiniature(context, { size: this.#size, queens, side: pixels / ratio, ratio }, this.#tokens);
  }
}

/**
 * The columns as a link has them.
 * @param {Solution} solution
 * @param {number} size
 */
function columnsOf({ queens }, size) {
  return queens.map((square) => fileOf(square) + 1).join(size < 10 ? '' : ' ');
}
