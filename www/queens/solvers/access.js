/**
 * `access`: `cols[]`, `rows[]` of the current column, and the rows that each earlier queen strikes out.
 *
 * @import { SolverPage } from './index.js'
 */

import { element, setText } from '../../ui/index.js';
import { list, number, t } from '../../i18n/index.js';
import { arrayView, resizeList } from './array-view.js';

/** @type {SolverPage<'access'>} */
export const access = {
  level: 'column',
  examples: [{ step: 718, label: 'example.access.718' }],
  effort: 'numbers.effort.access',
  variables({ size }) {
    const indices = Array.from({ length: size }, (_, index) => index);
    const cols = arrayView(
      () => t('access.cols'),
      1,
      size,
      (column, row) => t('access.cell.column', { column, row, free: row === '' }),
    );
    let current = 1;
    const rows = arrayView(
      () => t('access.rows', { column: current }),
      1,
      size,
      (row, mark) => t('access.cell.row', { row, open: mark === '✓' }),
    );
    const strikes = element('ol', { class: 'strikes' });
    return {
      element: element('div', {}, cols.element, rows.element, strikes),
      show({ struck: isStruck, column, row, cols: placed, rows: open, strikes: struck }) {
        cols.show(
          indices.map((index) => ({
            value: index < placed.length ? String(placed[index] + 1) : '',
            kind: index === column ? 'now' : '',
          })),
        );
        current = column + 1;
        rows.relabel();
        rows.show(
          indices.map((index) => {
            const isOpen = ((open >>> index) & 1) === 1;
            const tried = index === row ? (isStruck ? 'conflict' : 'now') : '';
            return { value: isOpen ? '✓' : '✕', kind: isOpen ? tried : `out ${tried}` };
          }),
        );
        resizeList(strikes, struck.length);
        struck.forEach((word, index) => {
          const out = indices.filter((at) => (word >>> at) & 1).map((at) => number(at + 1));
          const places = { column: index + 1, row: placed[index] + 1, distance: column - index, list: list(out) };
          setText(strikes.children[index], t('access.strike', places));
        });
      },
    };
  },
};
