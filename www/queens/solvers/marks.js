/**
 * `marks`: the three arrays of marks.
 *
 * @import { SolverPage } from './index.js'
 */

import { element } from '../../ui/index.js';
import { says, t } from '../../i18n/index.js';
import { arrayView } from './array-view.js';

/** The arrays in the order in which they are looked at, with their first indices. */
const ARRAYS = /** @type {const} */ ([
  ['columns', 1, 'marks.cell.column'],
  ['anti', 2, 'marks.cell.diagonal'],
  ['main', 1, 'marks.cell.diagonal'],
]);

/** @type {SolverPage<'marks'>} */
export const marks = {
  level: 'row',
  examples: [
    { step: 63, label: 'example.marks.63' },
    { step: 4, label: 'example.marks.4', answer: 'example.marks.4.answer' },
  ],
  variables({ size }, now) {
    const arrays = ARRAYS.map(([name, first, key], array) => {
      /** How the cell at a place is looked at. @param {number} place */
      const kindAt = (place) => {
        const { row, column, touched, met } = now();
        if (column === undefined || array >= touched) return '';
        if (place !== [column, row + column, row - column + size - 1][array]) return '';
        return met && array === touched - 1 ? 'conflict' : 'now';
      };
      return arrayView(
        () => t(`marks.${name}`),
        first,
        now()[name].length,
        (place) => ({ value: String(now()[name][place] || ''), kind: kindAt(place) }),
        (index, row) => t(key, { index, row, free: row === '' }),
      );
    });
    const legend = element('p', { class: 'soft' }, says('marks.legend'));
    return element('div', {}, ...arrays, legend);
  },
};
