/**
 * `access`: `cols[]`, `rows[]` of the current column, and what each earlier queen strikes out.
 *
 * @typedef {Extract<import('../../../../pkg/page.js').Explanation, { solver: 'access' }>} Access
 */

import { element, setText } from '../../../ui/dom.js';
import { list, number, t } from '../../../i18n/index.js';
import { cells, range } from './cells.js';

/** The line of the pseudo-code that finds `rows[row]` false. */
const STRUCK = 5;

/** @param {import('../../../core/routes.js').QueensRoute} route */
export function accessVariables({ size }) {
  const cols = cells(() => t('access.cols'), range(1, size));
  let current = 1;
  const rows = cells(() => t('access.rows', { column: current }), range(1, size));
  const strikes = element('ol', { class: 'strikes' });
  return {
    element: element('div', {}, cols.element, rows.element, strikes),
    /** @param {Access} explanation */
    show({ line, column, row, cols: placed, rows: open, strikes: struck }) {
      cols.show(
        Array.from({ length: size }, (_, index) => ({
          value: index < placed.length ? String(placed[index] + 1) : '',
          kind: index === column ? 'now' : '',
        })),
      );
      current = column + 1;
      rows.call();
      rows.show(
        Array.from({ length: size }, (_, index) => {
          const isOpen = ((open >>> index) & 1) === 1;
          const tried = index === row ? (line === STRUCK ? 'conflict' : 'now') : '';
          return { value: isOpen ? '✓' : '✕', kind: `${isOpen ? 'open' : 'out'} ${tried}` };
        }),
      );
      while (strikes.childElementCount > struck.length) strikes.lastElementChild?.remove();
      while (strikes.childElementCount < struck.length) strikes.append(element('li'));
      struck.forEach((word, index) => {
        const out = Array.from({ length: size }, (_, at) => at).filter((at) => (word >>> at) & 1);
        const named = list(out.map((at) => number(at + 1)));
        const places = { column: index + 1, row: placed[index] + 1, distance: column - index, list: named };
        setText(strikes.children[index], t('access.strike', places));
      });
    },
  };
}
