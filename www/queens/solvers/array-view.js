/**
 * An array as a row of cells, each with its index below its value.
 *
 * @import { Message } from '../../ui/dom.js'
 *
 * @typedef {object} Cell
 * @property {string} value
 * @property {string} [kind] class names: `now`, `conflict`, `compared`, `out`
 */

import { element, redraw, setText } from '../../ui/index.js';

/**
 * @param {Message} label
 * @param {number} first index
 * @param {number} length
 * @param {(index: number, value: string) => string} say a cell, to be read out: `column 2: row 4`
 */
export function arrayView(label, first, length, say) {
  const values = Array.from({ length }, () => element('span', { class: 'value', 'aria-hidden': 'true' }));
  const items = values.map((value, place) =>
    element(
      'li',
      {},
      value,
      element('span', { class: 'index', 'aria-hidden': 'true' }, String(first + place)),
      element('span', { class: 'spoken' }, () => say(first + place, value.textContent)),
    ),
  );
  const heading = element('p', { class: 'array-name' }, label);
  const list = element('ol', { class: 'cells', 'aria-label': label }, ...items);
  return {
    element: element('div', { class: 'array' }, heading, list),
    /** Updates the label, of which a value has changed. */
    relabel() {
      setText(heading, label());
      list.ariaLabel = label();
    },
    /** @param {readonly Cell[]} cells */
    show(cells) {
      cells.forEach(({ value, kind = '' }, place) => {
        if (values[place].textContent !== value) {
          values[place].textContent = value;
          redraw(items[place]);
        }
        if (items[place].className !== kind) items[place].className = kind;
      });
    },
  };
}

/**
 * Gives a list as many items as there are values.
 * @param {HTMLElement} list
 * @param {number} count
 */
export function resizeList(list, count) {
  while (list.childElementCount > count) list.lastElementChild?.remove();
  while (list.childElementCount < count) list.append(element('li'));
}
