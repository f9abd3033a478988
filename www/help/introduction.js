/**
 * The introduction for whoever knows neither the queens nor the search: how a queen attacks, the aim, what a search does,
 * and four doors into the page. It stands beside the board on a first visit, and in *Help*.
 *
 * @import { Door } from '../platform/index.js'
 */

import { silhouettes } from '../board/index.js';
import { element, svg, wordButton } from '../ui/index.js';
import { says, t } from '../i18n/index.js';

/** @type {Door[]} */
const doors = ['place', 'search', 'program', 'knight'];

/** Squares a side of the picture: the queen stands in the middle. */
const SIDE = 5;

/**
 * @param {(door: Door) => void} enter
 * @returns {HTMLElement}
 */
export function introduction(enter) {
  const sentences = /** @type {const} */ (['introduction.queen', 'introduction.aim', 'introduction.search']).map(
    (key) => element('p', {}, () => t(key)),
  );
  const buttons = doors.map((door) => wordButton(`door.${door}`, () => enter(door)));
  return element(
    'section',
    { class: 'introduction', 'aria-label': says('introduction') },
    element('div', { class: 'introduction-words' }, picture(), element('div', {}, ...sentences)),
    element('div', { class: 'doors' }, ...buttons),
  );
}

/** A queen and the lines along which it attacks; the sentence beside it says the same. */
function picture() {
  const middle = SIDE / 2;
  const squares = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)]);
  const dark = squares.filter(([x, y]) => (x + y) % 2 === 1).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const rays = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y])).filter(([x, y]) => x !== 0 || y !== 0);
  const reach = middle - 0.3;
  const lines = rays.map(([x, y]) => {
    const end = [x, y].map((way) => middle + way * reach);
    return `M${middle + x * 0.85} ${middle + y * 0.85}L${end.join(' ')}`;
  });
  const queen = svg('path', { class: 'piece', d: silhouettes.queen.body });
  queen.setAttribute('transform', `translate(${middle - 0.7} ${middle - 0.7}) scale(0.014)`);
  return svg(
    'svg',
    { class: 'attacks', viewBox: `0 0 ${SIDE} ${SIDE}`, 'aria-hidden': 'true' },
    svg('rect', { width: SIDE, height: SIDE, class: 'light' }),
    svg('path', { d: dark.join(''), class: 'dark' }),
    svg('path', { d: lines.join(''), class: 'lines' }),
    queen,
  );
}
