/**
 * `access`: `cols[]`, `rows[]` of the current column, and the rows that each earlier queen strikes out.
 *
 * @import { SolverPage } from './index.js'
 */

import { element } from '../../ui/index.js';
import { list, number, says, t } from '../../i18n/index.js';
import { arrayView } from './array-view.js';

/** @type {SolverPage<'access'>} */
export const access = {
  level: 'column',
  examples: [{ step: 718, label: 'example.access.718' }],
  effort: 'numbers.effort.access',
  variables({ size }, now) {
    const indices = Array.from({ length: size }, (_, index) => index);
    const cols = arrayView(
      says('access.cols'),
      1,
      size,
      (place) => {
        const { cols: placed, column } = now();
        return { value: place < placed.length ? String(placed[place] + 1) : '', kind: place === column ? 'now' : '' };
      },
      (column, row) => t('access.cell.column', { column, row, free: row === '' }),
    );
    const rows = arrayView(
      () => t('access.rows', { column: now().column + 1 }),
      1,
      size,
      (place) => {
        const { rows: open, row, struck } = now();
        const isOpen = ((open >>> place) & 1) === 1;
        const tried = struck ? 'conflict' : 'now';
        const kind = place === row ? tried : '';
        return { value: isOpen ? '✓' : '✕', kind: isOpen ? kind : `out ${kind}` };
      },
      (row, mark) => t('access.cell.row', { row, open: mark === '✓' }),
    );
    /** The rows that a queen strikes out, where it stands in an earlier column. @param {number} index */
    const strike = (index) => {
      const { strikes, cols: placed, column } = now();
      if (index >= strikes.length) return '';
      const out = indices.filter((at) => (strikes[index] >>> at) & 1).map((at) => number(at + 1));
      const places = { column: index + 1, row: placed[index] + 1, distance: column - index, list: list(out) };
      return t('access.strike', places);
    };
    const strikes = indices.map((index) =>
      element('li', { hidden: () => index >= now().strikes.length }, () => strike(index)),
    );
    return element('div', {}, cols, rows, element('ol', { class: 'strikes' }, ...strikes));
  },
};
