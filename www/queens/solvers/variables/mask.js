/**
 * `mask`: the words of a row, and those of the row below, bit by bit.
 *
 * @typedef {Extract<import('../../../../pkg/page.js').Explanation, { solver: 'mask' }>} Mask
 */

import { element, setText } from '../../../ui/dom.js';
import { t } from '../../../i18n/index.js';
import { bits } from './words.js';

/** @param {import('../../../core/routes.js').QueensRoute} route */
export function maskVariables({ size, queens }) {
  const names = ['row', 'ld', 'rd', ...(queens.length > 0 ? ['given'] : []), 'pos', 'p', 'pos − p'];
  const below = ['row | p', '(ld | p) << 1', '(rd | p) >> 1'];
  const values = new Map([...names, ...below].map((name) => [name, element('td')]));
  const line = (/** @type {string} */ name) =>
    element('tr', {}, element('th', { scope: 'row' }, name), values.get(name) ?? '');
  const shifted = element('tbody', { class: 'below' }, ...below.map(line));
  const set = (/** @type {string} */ name, /** @type {number} */ word) => {
    const cell = values.get(name);
    if (cell) setText(cell, bits(word, size));
  };
  const heading = element('caption', {}, () => t('mask.words', { n: size }));
  return {
    element: element('table', { class: 'words' }, heading, element('tbody', {}, ...names.map(line)), shifted),
    /** @param {Mask} explanation */
    show({ call: [row, ld, rd], given, pos, p, next }) {
      set('row', row);
      set('ld', ld);
      set('rd', rd);
      set('given', given);
      set('pos', pos + p);
      set('p', p);
      set('pos − p', pos);
      shifted.classList.toggle('empty', next === undefined);
      below.forEach((name, index) => set(name, next?.[index] ?? 0));
    },
  };
}
