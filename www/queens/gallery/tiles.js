/**
 * The small boards: links, of which only those in sight are drawn.
 *
 * @import { Key } from '../../i18n/index.js'
 * @import { Solution } from './solution.js'
 */

import { pageTokens, paintMiniature } from '../../board/index.js';
import { deselect, element } from '../../ui/index.js';
import { afterFrame, beforeRestyle, forEachChunked, onAppearance } from '../../platform/index.js';
import { t } from '../../i18n/index.js';
import { boardName } from './words.js';

/** The side of a small board, in CSS pixels, about. */
const SIDE = 84;

/** Device pixels in a CSS pixel on paper. */
const PRINTED = 2;

/** From this many thumbnails on, restyle the list in its own frame. */
const MANY = 200;

/**
 * @param {string} name class name
 * @param {Key} label
 * @param {(solution: Solution) => string} captionOf the text below a board
 * @param {(queens: readonly number[]) => string} linkOf
 */
export function tileList(name, label, captionOf, linkOf) {
  const list = element('ul', { class: `miniatures ${name}`, 'aria-label': () => t(label) });
  let size = 0;
  /** @type {readonly Solution[]} laid out, or being so */
  let laid = [];
  /** @type {Map<Element, Solution>} by their links */
  const solutions = new Map();
  /** @type {number | undefined} the index of the solution on the board */
  let current;
  let isAside = false;

  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const canvas = canvasOf(target);
        const solution = solutions.get(target);
        if (!solution) continue;
        if (isIntersecting) draw(canvas, solution);
        else canvas.width = canvas.height = 0; // frees its pixels
      }
    },
    { rootMargin: '200px' },
  );

  beforeRestyle(() => {
    if (solutions.size >= MANY && list.offsetHeight > 0) void stepAside();
  });

  /** Leaves its place empty for a frame. */
  async function stepAside() {
    if (isAside) return;
    isAside = true;
    const { offsetHeight, scrollTop, style } = list;
    style.height = `${offsetHeight}px`;
    style.contentVisibility = 'hidden';
    await afterFrame();
    style.height = style.contentVisibility = '';
    list.scrollTop = scrollTop;
    isAside = false;
  }

  /** @param {Element} link @param {Solution} solution */
  function markIfCurrent(link, { index }) {
    if (index === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Solution} solution
   */
  function draw(canvas, { queens }) {
    const ratio = isPrinted() ? PRINTED : devicePixelRatio;
    const pixels = Math.max(1, Math.floor((SIDE * ratio) / size)) * size;
    canvas.style.width = canvas.style.height = `${pixels / ratio}px`;
    const context = canvas.getContext('2d');
    if (context) paintMiniature(context, { size, queens, side: pixels / ratio, ratio }, pageTokens());
  }

  onAppearance(() => {
    watch.disconnect();
    // On paper all of them are in sight, and no frame comes before it is printed.
    if (!isPrinted()) for (const link of solutions.keys()) watch.observe(link);
    else if (list.checkVisibility()) for (const [link, solution] of solutions) draw(canvasOf(link), solution);
  });

  return {
    element: list,
    /**
     * @param {number} boardSize
     * @param {readonly Solution[]} found
     * @param {'gallery.board' | 'gallery.image'} [key] the name of a board, which is numbered among all or among the images
     */
    lay(boardSize, found, key = 'gallery.board') {
      watch.disconnect();
      deselect();
      size = boardSize;
      solutions.clear();
      list.replaceChildren();
      laid = found;
      const lay = (/** @type {Solution} */ solution) => {
        const attributes = { href: linkOf(solution.queens), 'aria-label': () => boardName(key, solution) };
        const link = element('a', attributes, element('canvas', { 'aria-hidden': 'true' }));
        const caption = element('span', { 'aria-hidden': 'true' }, () => captionOf(solution));
        solutions.set(link, solution);
        markIfCurrent(link, solution);
        watch.observe(link);
        list.append(element('li', { class: 'soft' }, link, caption));
      };
      void forEachChunked(found, lay, () => laid === found);
    },
    /** @param {Solution | undefined} solution the one on the board */
    mark(solution) {
      current = solution?.index;
      for (const [link, each] of solutions) markIfCurrent(link, each);
    },
  };
}

/** @param {Element} link */
const canvasOf = (link) => /** @type {HTMLCanvasElement} */ (link.firstElementChild);

const isPrinted = () => matchMedia('print').matches;
