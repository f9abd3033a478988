/**
 * `mask`: the bit masks of a row and of the row below, as text, and below the board with each bit under its column.
 *
 * @import { SolverPage } from './index.js'
 */

import { element, setText } from '../../ui/index.js';
import { t } from '../../i18n/index.js';

/** @type {SolverPage<'mask'>} */
export const mask = {
  level: 'row',
  firstColumn: (size) => size, // bit 0 is the rightmost
  examples: [{ step: 271, label: 'example.mask.271' }],
  placed: 'queens.place.mask',
  variables({ size, queens }) {
    const names = ['row', 'rd', 'ld', ...(queens.length > 0 ? ['given'] : []), 'pos', 'p', 'pos − p'];
    const below = ['row | p', '(rd | p) << 1', '(ld | p) >> 1'];
    const values = new Map([...names, ...below].map((name) => [name, element('td')]));
    const line = (/** @type {string} */ name) =>
      element('tr', {}, element('th', { scope: 'row' }, name), values.get(name) ?? '');
    const nextRow = element('tbody', { class: 'below' }, ...below.map(line));
    const heading = element('caption', {}, () => t('mask.words', { n: size }));
    return {
      element: element('table', { class: 'words' }, heading, element('tbody', {}, ...names.map(line)), nextRow),
      show({ call: [row, rd, ld], given, pos, p, next }) {
        nextRow.classList.toggle('empty', next === undefined);
        const shown = { row, rd, ld, given, pos: pos + p, p, 'pos − p': pos };
        const words = [...Object.entries(shown), ...below.map((name, index) => [name, next?.[index] ?? 0])];
        for (const [name, word] of /** @type {[string, number][]} */ (words)) {
          const cell = values.get(name);
          if (cell) setText(cell, bits(word, size));
        }
      },
    };
  },
  below({ size }) {
    const rows = ['row', 'rd', 'ld', 'pos'].map((name) => {
      const cells = Array.from({ length: size }, () => element('span', { class: 'bits-bit' }));
      const row = element('div', { class: 'bits-word' }, element('span', { class: 'bits-name' }, name), ...cells);
      return { element: row, cells };
    });
    // Hidden from screen readers: the panel has the same masks as text.
    const table = element('div', { class: 'bits', 'aria-hidden': 'true' }, ...rows.map((row) => row.element));
    table.style.setProperty('--n', String(size));
    return {
      element: table,
      show(_, { explanation }) {
        if (explanation?.solver !== 'mask') return;
        const { call, pos, p } = explanation;
        const lowest = bits(p, size);
        [...call, pos + p].forEach((word, index) => {
          const digits = bits(word, size);
          rows[index].cells.forEach((cell, column) => {
            const chosen = index === 3 && lowest[column] === '1';
            const kind = chosen ? 'bits-bit chosen' : digits[column] === '1' ? 'bits-bit set' : 'bits-bit';
            if (cell.className !== kind) cell.className = kind;
            setText(cell, digits[column]);
          });
        });
      },
    };
  },
};

/**
 * A mask as binary digits; bit 0 is the rightmost column.
 * @param {number} word unsigned
 * @param {number} size
 */
const bits = (word, size) => word.toString(2).padStart(size, '0');
