/**
 * A tip beside the square that the pointer or the focus is on. The pointer can move onto it, Escape dismisses it, and else
 * it stays as long as the pointer or the focus does. When the pieces change under a pointer that rests, the tip goes until
 * the pointer moves, so that it covers no squares of a run that is watched.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Geometry } from './geometry.js'
 * @import { Grid } from './grid.js'
 *
 * @typedef {object} Said the text about a square
 * @property {string} heading
 * @property {{ owner: number, label: string, words: string }[]} lines each with the number and the name of the queen that it is about
 */

import { ZONES } from './tokens.js';
import { element, setText } from '../ui/index.js';
import { centre } from './geometry.js';

/** Number of tooltips on the page: each has its `id`. */
let tooltips = 0;

/** @param {Grid} grid the squares */
export function tooltip(grid) {
  tooltips += 1;
  const id = `square-tip-${tooltips}`;
  const [heading, list] = [element('p'), element('ul')];
  const root = element('div', { role: 'tooltip', id, class: 'tip', hidden: true }, heading, list);
  /** @type {((square: Square) => Said | null) | null} */
  let textOf = null;
  /** @type {Geometry | null} */
  let geometry = null;
  /** The squares that pointer and focus are on. @type {{ pointed: Square | null, focused: Square | null }} */
  const on = { pointed: null, focused: null };
  /** Where the pointer was last, in CSS pixels. */
  let at = [-1, -1];
  /** Whether it was dismissed, until pointer or focus move to another square. */
  let dismissed = false;

  const current = () => on.pointed ?? on.focused;
  const show = () => {
    const square = current();
    const text = square === null ? null : (textOf?.(square) ?? null);
    root.hidden = text === null || dismissed;
    // A dismissed tip is still read out as the description of the square.
    setText(heading, text?.heading ?? '');
    list.replaceChildren(...(text?.lines ?? []).map(lineOf));
    list.hidden = list.childElementCount === 0;
    if (square !== null && geometry) place(root, square, geometry);
  };
  const move = (/** @type {Partial<typeof on>} */ to) => {
    const before = current();
    Object.assign(on, to);
    if (current() !== before) dismissed = false;
    show();
  };

  const leave = (/** @type {PointerEvent} */ { relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) move({ pointed: null });
  };
  // When the page changes below a resting pointer, browsers report it as entering.
  for (const kind of /** @type {const} */ (['pointerover', 'pointermove'])) {
    grid.element.addEventListener(kind, (event) => {
      const [x, y] = at;
      at = [event.clientX, event.clientY];
      // A finger has the focus where it was; only a hovering pointer points.
      if (event.pointerType !== 'touch' && (event.clientX !== x || event.clientY !== y)) {
        move({ pointed: grid.squareOf(event) });
      }
    });
  }
  grid.element.addEventListener('pointerleave', leave);
  root.addEventListener('pointerleave', leave);
  grid.element.addEventListener('focusin', (event) => {
    if (event.target instanceof Element) event.target.setAttribute('aria-describedby', id);
    move({ focused: grid.squareOf(event) });
  });
  grid.element.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.removeAttribute('aria-describedby');
    move({ focused: null });
  });
  const dismiss = () => {
    if (root.hidden) return;
    dismissed = true;
    show();
  };
  // What a square that is chosen does or says is not told twice.
  grid.element.addEventListener('click', dismiss);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });

  return {
    element: root,
    /**
     * Sets the texts from now on.
     * @param {((square: Square) => Said | null) | null} texts
     */
    describe(texts) {
      textOf = texts;
      show();
    },
    /** The pieces have changed: hides the tip of a pointer that rests, unless it rests on the tip itself. */
    release() {
      if (root.matches(':hover')) return;
      on.pointed = null;
      show();
    },
    /** Clears the squares and the texts of another board. */
    forget() {
      textOf = null;
      move({ pointed: null, focused: null });
    },
    /** @param {Geometry} now */
    place(now) {
      geometry = now;
      show();
    },
  };
}

/** @param {Said['lines'][0]} line */
function lineOf({ owner, label, words }) {
  const number = element('span', { class: 'zone-number' }, label);
  number.style.setProperty('--zone', `var(--zone-${((owner - 1) % ZONES) + 1})`);
  return element('li', { class: 'row' }, number, ' ', words);
}

/**
 * Above a square of the lower half of the board, below one of the upper, and never beyond its sides.
 * @param {HTMLElement} root
 * @param {Square} square
 * @param {Geometry} geometry
 */
function place({ style }, square, geometry) {
  const { width, height, cell } = geometry;
  const [x, y] = centre(geometry, square);
  const above = y > height / 2;
  style.left = `${x}px`;
  style.top = above ? '' : `${y + cell / 2}px`;
  style.bottom = above ? `${height - y + cell / 2}px` : '';
  style.translate = `${(-100 * x) / width}% 0`;
}
