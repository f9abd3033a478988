/**
 * `mask`: the bit masks of a row and of the row below, as text, and below the board with each bit under its column.
 *
 * @import { ExplanationOf, SolverPage } from './index.js'
 *
 * @typedef {[name: string, wordOf: (now: ExplanationOf<'mask'>) => number]} Word
 */

import { element } from '../../ui/index.js';
import { t } from '../../i18n/index.js';

/** @type {Word[]} */
const CALL = [
  ['row', ({ call }) => call[0]],
  ['rd', ({ call }) => call[1]],
  ['ld', ({ call }) => call[2]],
];

/** @type {Word} */
const GIVEN = ['given', ({ given }) => given];

/** @type {Word} */
const POS = ['pos', ({ pos, p }) => pos + p];

/** @type {Word[]} */
const CHOICE = [
  ['p', ({ p }) => p],
  ['pos − p', ({ pos }) => pos],
];

/** @type {Word[]} */
const NEXT = ['row | p', '(rd | p) << 1', '(ld | p) >> 1'].map((name, index) => [
  name,
  ({ next }) => next?.[index] ?? 0,
]);

/** @type {SolverPage<'mask'>} */
export const mask = {
  level: 'row',
  firstColumn: (size) => size, // bit 0 is the rightmost
  examples: [{ step: 271, label: 'example.mask.271' }],
  placed: 'queens.place.mask',
  variables({ size, queens }, now) {
    const line = (/** @type {Word} */ [name, wordOf]) => {
      const bits = () => wordOf(now()).toString(2).padStart(size, '0');
      return element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, bits));
    };
    const words = [...CALL, ...(queens.length > 0 ? [GIVEN] : []), POS, ...CHOICE];
    return element(
      'table',
      { class: 'words mono' },
      element('caption', {}, () => t('mask.words', { n: size })),
      element('tbody', {}, ...words.map(line)),
      element('tbody', { class: () => (now().next ? 'below' : 'below empty') }, ...NEXT.map(line)),
    );
  },
  below({ size }, now) {
    const rows = [...CALL, POS].map(([name, wordOf]) => {
      const cells = Array.from({ length: size }, (_, column) => {
        const isIn = (/** @type {number} */ word) => ((word >>> (size - 1 - column)) & 1) === 1;
        const isSet = () => isIn(wordOf(now()));
        const kind = () => {
          if (name === 'pos' && isIn(now().p)) return 'bits-bit chosen';
          return isSet() ? 'bits-bit set' : 'bits-bit';
        };
        return element('span', { class: kind }, () => (isSet() ? '1' : '0'));
      });
      return element('div', { class: 'bits-word' }, element('span', { class: 'bits-name' }, name), ...cells);
    });
    // Hidden from screen readers: the panel has the same masks as text.
    const table = element('div', { class: 'bits', 'aria-hidden': 'true' }, ...rows);
    table.style.setProperty('--n', String(size));
    return table;
  },
};
