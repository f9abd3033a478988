/**
 * `marks`: the three arrays of marks.
 *
 * @import { SolverPage } from './index.js'
 */

import { element } from '../../ui/index.js';
import { t } from '../../i18n/index.js';
import { arrayView } from './array-view.js';

/** The lines of the pseudo-code that look at each array, and those that mark and unmark in all three. */
const LOOKS = { columns: 4, anti: 5, main: 6 };
const MARKS = [7, 8];

/** @type {SolverPage<'marks'>} */
export const marks = {
  level: 'row',
  examples: [
    { step: 63, label: 'example.marks.63' },
    { step: 4, label: 'example.marks.4', answer: 'example.marks.4.answer' },
  ],
  variables({ size }) {
    const columns = arrayView(() => t('marks.columns'), 1, size);
    const anti = arrayView(() => t('marks.anti'), 2, 2 * size - 1);
    const main = arrayView(() => t('marks.main'), 1, 2 * size - 1);
    const legend = element('p', { class: 'soft' }, () => t('marks.legend'));
    return {
      element: element('div', {}, columns.element, anti.element, main.element, legend),
      show({ line, passed, row, column, ...arrays }) {
        const kind = (/** @type {keyof typeof LOOKS} */ array) => {
          if (column === undefined || !(MARKS.includes(line) || (passed >>> LOOKS[array]) & 1)) return '';
          return line === LOOKS[array] ? 'conflict' : 'now';
        };
        const at = column ?? 0;
        columns.show(cellsOf(arrays.columns, at, kind('columns')));
        anti.show(cellsOf(arrays.anti, row + at, kind('anti')));
        main.show(cellsOf(arrays.main, row - at + size - 1, kind('main')));
      },
    };
  },
};

/**
 * @param {Uint8Array} array
 * @param {number} at the cell that is looked at
 * @param {string} kind
 */
const cellsOf = (array, at, kind) =>
  Array.from(array, (mark, index) => ({ value: mark === 0 ? '' : String(mark), kind: index === at ? kind : '' }));
