/**
 * `marks`: the three arrays of marks.
 *
 * @typedef {Extract<import('../../../../pkg/page.js').Explanation, { solver: 'marks' }>} Marks
 */

import { element } from '../../../ui/dom.js';
import { t } from '../../../i18n/index.js';
import { cells, range } from './cells.js';

/** The lines of the pseudo-code that look at each array, and the line that marks in all three. */
const LOOKS = { columns: 4, anti: 5, main: 6 };
const MARKS = [7, 8];

/** @param {import('../../../core/routes.js').QueensRoute} route */
export function marksVariables({ size }) {
  const columns = cells(() => t('marks.columns'), range(1, size));
  const anti = cells(() => t('marks.anti'), range(2, 2 * size));
  const main = cells(() => t('marks.main'), range(1, 2 * size - 1));
  const legend = element('p', { class: 'soft' }, () => t('marks.legend'));
  return {
    element: element('div', {}, columns.element, anti.element, main.element, legend),
    /** @param {Marks} explanation */
    show({ line, passed, row, column, ...marks }) {
      const kind = (/** @type {'columns' | 'anti' | 'main'} */ array) => {
        if (column === undefined || !(MARKS.includes(line) || (passed >>> LOOKS[array]) & 1)) return '';
        return line === LOOKS[array] ? 'conflict' : 'now';
      };
      const at = column ?? 0;
      columns.show(marksOf(marks.columns, at, kind('columns')));
      anti.show(marksOf(marks.anti, row + at, kind('anti')));
      main.show(marksOf(marks.main, row - at + size - 1, kind('main')));
    },
  };
}

/**
 * The cells of an array of marks, one of which is looked at.
 * @param {Uint8Array} marks
 * @param {number} at
 * @param {string} kind
 * @returns {import('./cells.js').Cell[]}
 */
const marksOf = (marks, at, kind) =>
  Array.from(marks, (mark, index) => ({ value: mark === 0 ? '' : String(mark), kind: index === at ? kind : '' }));
