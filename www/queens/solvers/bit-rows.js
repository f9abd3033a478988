/**
 * The words of `mask` above the board, each bit over its column: an N × N bitmap to keep in mind, as the article says.
 *
 * @typedef {import('../../core/routes.js').QueensRoute} QueensRoute
 */

import { element, setText } from '../../ui/dom.js';
import { t } from '../../i18n/index.js';
import { bitOf } from './variables/words.js';

/**
 * @param {QueensRoute} route
 * @returns {import('../../player/display.js').Part}
 */
export function wordsAbove({ size }) {
  const names = ['row', 'ld', 'rd', 'pos'];
  const heading = element('p', { class: 'array-name' });
  const rows = names.map((name) => {
    const cells = Array.from({ length: size }, () => element('span', { class: 'bits-bit' }));
    const row = element('div', { class: 'bits-word' }, element('span', { class: 'bits-name' }, name), ...cells);
    return { element: row, cells };
  });
  // The pane has the same words as text.
  const words = element('div', { class: 'bits', 'aria-hidden': 'true' }, heading, ...rows.map((row) => row.element));
  words.style.setProperty('--n', String(size));
  return {
    element: words,
    show({ explanation }) {
      if (explanation?.solver !== 'mask') return;
      const { row, call, pos, p } = explanation;
      setText(heading, row < size ? t('mask.above', { row: row + 1 }) : t('mask.above.end'));
      [...call, pos + p].forEach((word, index) => {
        rows[index].cells.forEach((cell, column) => {
          const bit = bitOf(word, size, column);
          const chosen = index === 3 && bitOf(p, size, column) === 1;
          const kind = chosen ? 'bits-bit chosen' : bit ? 'bits-bit set' : 'bits-bit';
          if (cell.className !== kind) cell.className = kind;
          setText(cell, String(bit));
        });
      });
    },
  };
}
