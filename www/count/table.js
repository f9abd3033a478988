/**
 * The table of N = 1 to 27: what is known of each, and its time on this machine, measured or estimated.
 *
 * @import { CountController } from './controller.js'
 * @import { Entry } from './history.js'
 * @import { Choice } from './method.js'
 */
import { limits } from '../core/index.js';
import { element, setText } from '../ui/index.js';
import { number, t } from '../i18n/index.js';
import { formatEstimate, formatTimeInColumn } from './format.js';
import { choiceOf } from './method.js';

/** @type {Choice[]} */
const CHOICES = [null, 'mask'];

/** @param {CountController} controller */
export function knownTable(controller) {
  const columns = /** @type {const} */ (['n', 'solutions', 'fundamental', 'quickest', 'mask']);
  const heads = columns.map((column) => element('th', { scope: 'col' }, () => t(`count.column.${column}`)));
  const rows = Array.from({ length: limits().count }, (_, i) => {
    const n = i + 1;
    const known = [controller.published, controller.publishedFundamental].map((publish) =>
      element('td', {}, () => number(publish(n))),
    );
    const times = CHOICES.map(() => element('td'));
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, () => number(n)),
      ...known,
      ...times,
    );
  });
  const about = element('p', { class: 'count-about', id: 'count-about' });
  const table = element(
    'table',
    { 'aria-label': () => t('count.table'), 'aria-describedby': about.id },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows),
  );
  /** Can be scrolled where the page is narrow, by the keyboard as well. */
  const scroll = element(
    'div',
    { class: 'count-table', tabindex: 0, role: 'region', 'aria-label': () => t('count.table') },
    table,
  );
  return {
    element: element('div', {}, about, scroll),
    focus: () => scroll.focus(),
    /** @param {Entry[]} best */
    show(best) {
      setText(about, t('count.table.caption', { count: controller.get().workers }));
      rows.forEach((row, i) =>
        CHOICES.forEach((choice, column) => {
          const { text, kind } = timeOf(controller, best, i + 1, choice);
          const cell = row.cells[row.cells.length - CHOICES.length + column];
          setText(cell, text);
          cell.className = kind;
        }),
      );
    },
    /** @param {number} chosen the N that is shown beside it */
    mark(chosen) {
      rows.forEach((row, i) => row.classList.toggle('chosen', i + 1 === chosen));
    },
  };
}

/**
 * The time of one N by one method: measured, opened, or else estimated.
 *
 * @param {CountController} controller
 * @param {Entry[]} best
 * @param {number} n
 * @param {Choice} choice
 */
function timeOf(controller, best, n, choice) {
  const entries = best.filter((entry) => entry.n === n && choiceOf(entry.method) === choice);
  const times = entries.filter(({ imported }) => !imported).map(({ ms }) => ms);
  if (times.length > 0) return { text: formatTimeInColumn(Math.min(...times)), kind: 'measured' };
  if (entries.length > 0) return { text: t('count.opened-time'), kind: 'measured' };
  const span = controller.estimate(n, controller.methodOf(n, choice));
  return { text: span ? formatEstimate(span) : '', kind: 'estimated' };
}
