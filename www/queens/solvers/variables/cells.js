/**
 * An array as a row of small cells, each with its index under its value.
 *
 * @typedef {object} Cell
 * @property {string} value
 * @property {string} [kind] what makes it stand out: `now`, `conflict`, `compared`, `out`
 */

import { element, setText } from '../../../ui/dom.js';

/**
 * @param {import('../../../ui/dom.js').Message} label
 * @param {readonly string[]} indices
 */
export function cells(label, indices) {
  const values = indices.map(() => element('span', { class: 'value' }));
  const items = indices.map((index, place) =>
    element('li', {}, values[place], element('span', { class: 'index' }, index)),
  );
  const heading = element('p', { class: 'array-name' }, label);
  const list = element('ol', { class: 'cells', 'aria-label': label }, ...items);
  return {
    element: element('div', { class: 'array' }, heading, list),
    /** Says the label again, of which something has changed. */
    call() {
      setText(heading, label());
      list.ariaLabel = label();
    },
    /** @param {readonly Cell[]} shown */
    show(shown) {
      shown.forEach(({ value, kind = '' }, place) => {
        setText(values[place], value);
        if (items[place].className !== kind) items[place].className = kind;
      });
    },
  };
}

/**
 * The numbers from one to another, both included, as words.
 * @param {number} from
 * @param {number} to
 */
export const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
