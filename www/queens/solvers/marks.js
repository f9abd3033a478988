/**
 * `marks`: the three arrays of marks.
 *
 * @import { SolverPage } from './index.js'
 */

import { element } from '../../ui/index.js';
import { t } from '../../i18n/index.js';
import { arrayView } from './array-view.js';

/**
 * How a cell is read out.
 * @param {'marks.cell.column' | 'marks.cell.diagonal'} key
 */
const cell = (key) => (/** @type {number} */ index, /** @type {string} */ row) =>
  t(key, { index, row, free: row === '' });

/** @type {SolverPage<'marks'>} */
export const marks = {
  level: 'row',
  examples: [
    { step: 63, label: 'example.marks.63' },
    { step: 4, label: 'example.marks.4', answer: 'example.marks.4.answer' },
  ],
  variables({ size }) {
    const columns = arrayView(() => t('marks.columns'), 1, size, cell('marks.cell.column'));
    const anti = arrayView(() => t('marks.anti'), 2, 2 * size - 1, cell('marks.cell.diagonal'));
    const main = arrayView(() => t('marks.main'), 1, 2 * size - 1, cell('marks.cell.diagonal'));
    const legend = element('p', { class: 'soft' }, () => t('marks.legend'));
    return {
      element: element('div', {}, columns.element, anti.element, main.element, legend),
      show({ touched, met, row, column, ...arrays }) {
        const kind = (/** @type {number} */ array) => {
          if (column === undefined || array >= touched) return '';
          return met && array === touched - 1 ? 'conflict' : 'now';
        };
        const at = column ?? 0;
        columns.show(cellsOf(arrays.columns, at, kind(0)));
        anti.show(cellsOf(arrays.anti, row + at, kind(1)));
        main.show(cellsOf(arrays.main, row - at + size - 1, kind(2)));
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
