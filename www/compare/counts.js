/**
 * The counts of both sides, side by side.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { CompareLink } from '../core/routes.js'
 * @import { Standing } from './difference.js'
 */

import { element, setText } from '../ui/index.js';
import { number, t } from '../i18n/index.js';
import { countOf, measures, nameOf } from './difference.js';

/** @param {CompareLink['problem']} problem */
export function countsTable(problem) {
  const names = [element('th', { scope: 'col' }), element('th', { scope: 'col' })];
  const rows = measures[problem].map((measure) => {
    const cells = [element('td'), element('td')];
    const label = () => t(/** @type {Key} */ (`compare.${problem}.${measure}`));
    return { measure, cells, element: element('tr', {}, element('th', { scope: 'row' }, label), ...cells) };
  });
  const caption = element('caption', {}, () => t('compare.counts'));
  const head = element('thead', {}, element('tr', {}, element('td'), ...names));
  return {
    element: element(
      'table',
      { class: 'compare-counts' },
      caption,
      head,
      element('tbody', {}, ...rows.map((row) => row.element)),
    ),
    /** @param {[Standing, Standing]} sides */
    show(sides) {
      sides.forEach((side, index) => {
        setText(names[index], nameOf(side.solver));
        for (const { measure, cells } of rows) {
          const count = countOf(side, measure);
          setText(cells[index], count === null ? '–' : number(count));
        }
      });
      for (const { measure, cells, element: row } of rows) {
        row.classList.toggle('long', Math.max(...cells.map(({ textContent }) => textContent.length)) > 6);
        const [left, right] = sides.map((side) => countOf(side, measure) ?? 0);
        cells[0].classList.toggle('more', left > right);
        cells[1].classList.toggle('more', right > left);
      }
    },
  };
}
