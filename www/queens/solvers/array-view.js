/**
 * An array as a row of cells, each with its index below its value.
 *
 * @import { Message } from '../../ui/dom.js'
 *
 * @typedef {object} Cell
 * @property {string} value
 * @property {string} [kind] class names: `now`, `conflict`, `compared`, `out`
 */

import { element } from '../../ui/index.js';

/**
 * @param {Message} label
 * @param {number} first index
 * @param {number} length
 * @param {(place: number) => Cell} cellAt a place from 0, read anew on each `redraw`
 * @param {(index: number, value: string) => string} say a cell, to be read out: `column 2: row 4`
 */
export function arrayView(label, first, length, cellAt, say) {
  const items = Array.from({ length }, (_, place) =>
    element(
      'li',
      { class: () => cellAt(place).kind ?? '' },
      element('span', { class: 'value', 'aria-hidden': 'true' }, () => cellAt(place).value),
      element('span', { class: 'index', 'aria-hidden': 'true' }, String(first + place)),
      element('span', { class: 'spoken' }, () => say(first + place, cellAt(place).value)),
    ),
  );
  const list = element('ol', { class: 'cells', 'aria-label': label }, ...items);
  return element('div', { class: 'array' }, element('p', { class: 'array-name' }, label), list);
}
