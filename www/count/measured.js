/**
 * The times on this machine, estimated and measured: two charts and a table, and the measurements as files.
 *
 * @import { Chart } from './chart.js'
 * @import { CountController } from './controller.js'
 * @import { CompletedCount as Entry } from '../../pkg/count.js'
 * @import { Choice } from './state.js'
 */

import { limits } from '../core/index.js';
import { yieldToMain } from '../platform/index.js';
import { download, element, redraw, tableHead, wordButton } from '../ui/index.js';
import { currentLanguage, number, says, t } from '../i18n/index.js';
import { drawChart, sample } from './chart.js';
import { confirmed } from './confirm.js';
import { formatEstimate, formatTimeInColumn } from './format.js';
import { choiceOf, RECURSION } from './state.js';

const everyN = () => Array.from({ length: limits().count }, (_, i) => i + 1);
/** In milliseconds. */
const YEAR = 31_557_600_000;
const UNITS = { millisecond: 1, second: 1000, minute: 60_000, day: 86_400_000, year: YEAR, millennium: 1000 * YEAR };

/**
 * @param {CountController} controller
 * @returns {{root: HTMLElement, update: () => Promise<void>}}
 */
export function measuredSection(controller) {
  /** @type {Entry[]} */
  let best = [];
  const time = figure(says('count.chart.time'));
  const solutions = figure(says('count.chart.solutions'));
  const table = timesTable(controller, () => best);
  const save = (/** @type {'csv' | 'json'} */ format, /** @type {string} */ type) =>
    download(new Blob([controller.historyAs(format)], { type }), `queens-counts.${format}`);
  const forget = async () => {
    const values = { count: controller.get().history.length };
    if (await confirmed('count.forget-question', 'count.forget-consent', values)) await controller.clearHistory();
  };
  const files = element(
    'p',
    { class: 'count-files wrap', hidden: () => best.length === 0 },
    wordButton('count.export-csv', () => save('csv', 'text/csv'), ''),
    wordButton('count.export-json', () => save('json', 'application/json'), ''),
    wordButton('count.forget', forget, ''),
  );
  const root = element(
    'section',
    { class: 'count-measured', 'aria-labelledby': 'count-times' },
    element('h3', { id: 'count-times' }, says('count.times')),
    element('p', { class: 'count-about soft' }, () => t('count.how', { n: controller.largestJoined() })),
    element('div', { class: 'count-charts' }, time.root, solutions.root),
    element('p', { class: 'count-about soft', id: 'count-about' }, () =>
      t('count.table.caption', { count: controller.get().workers }),
    ),
    table,
    files,
  );

  let shown = '';
  const update = async () => {
    await yieldToMain(); // the count does not wait for it
    const { n, workers, choice } = controller.get();
    best = controller.best();
    const ids = best.map(({ id }) => id);
    const state = JSON.stringify([currentLanguage(), n, workers, ids, choice, controller.estimate(limits().count)]);
    if (state === shown) return;
    shown = state;
    time.show(timeChart(controller, best));
    solutions.show(solutionChart(controller, best));
    const focused = files.contains(document.activeElement);
    redraw(root);
    // The button that cleared the history is hidden now.
    if (focused && files.hidden) table.focus();
  };
  return { root, update };
}

/** @param {import('../ui/dom.js').Message} title */
function figure(title) {
  const drawing = element('div', { class: 'chart-drawing' });
  const key = element('ul', { class: 'chart-key wrap soft' });
  return {
    root: element('figure', { class: 'count-chart' }, element('figcaption', { class: 'soft' }, title), drawing, key),
    /** @param {Chart} chart */
    show(chart) {
      const series = chart.series
        .map((each) => ({ ...each, points: each.points.filter(({ value }) => value >= chart.bounds[0]) }))
        .filter(({ points }) => points.length > 0);
      drawing.replaceChildren(...drawChart({ ...chart, series }));
      key.hidden = series.length === 0;
      key.replaceChildren(...series.map((each) => element('li', { class: 'row' }, sample(each), each.text)));
    },
  };
}

/**
 * @param {CountController} controller
 * @param {Entry[]} best
 * @returns {Chart}
 */
function timeChart(controller, best) {
  const { workers } = controller.get();
  const estimates = (/** @type {number} */ count, /** @type {string | undefined} */ method) =>
    everyN().map((n) => ({ n, value: controller.estimate(n, method, count)?.middle ?? 0 }));
  const measured = (/** @type {Choice} */ choice) =>
    best
      .filter(({ method, imported }) => choiceOf(method) === choice && !imported)
      .map(({ n, ms }) => ({ n, value: Math.max(ms, 1) }));
  const expected = t('count.chart.expected', { count: workers });
  return {
    summary: t('count.chart.time-summary'),
    bounds: [1, 1e5 * YEAR],
    ticks: /** @type {(keyof typeof UNITS)[]} */ (Object.keys(UNITS)).map((unit) => ({
      value: UNITS[unit],
      text: t(`count.tick.${unit}`),
    })),
    series: [
      { name: 'naive', shape: 'line', text: t('count.chart.naive'), points: estimates(1, RECURSION) },
      { name: 'expected', shape: 'line', text: expected, points: estimates(workers, undefined) },
      { name: 'measured', shape: 'dots', text: t('count.chart.here'), points: measured(null) },
      { name: 'mask', shape: 'dots', text: t('count.chart.mask-here'), points: measured('mask') },
    ],
  };
}

/**
 * @param {CountController} controller
 * @param {Entry[]} best
 * @returns {Chart}
 */
function solutionChart(controller, best) {
  const published = everyN().map((n) => ({ n, value: Number(controller.published(n)) }));
  const counted = (/** @type {boolean} */ opened) =>
    best
      .filter(({ imported = false }) => imported === opened)
      .map(({ n, solutions }) => ({ n, value: Number(solutions) }));
  const ticks = ['1', '10³', '10⁶', '10⁹', '10¹²', '10¹⁵', '10¹⁸'];
  return {
    summary: t('count.chart.solutions-summary'),
    bounds: [1, 1e18],
    ticks: ticks.map((text, i) => ({ value: 1000 ** i, text })),
    series: [
      { name: 'published', shape: 'line', text: t('count.chart.published-line'), points: published },
      { name: 'counted', shape: 'dots', text: t('count.chart.counted'), points: counted(false) },
      { name: 'opened', shape: 'dots', text: t('count.chart.opened'), points: counted(true) },
    ],
  };
}

/**
 * The numbers of solutions and the times of each N. It can be scrolled where the page is narrow, by the keyboard as well.
 *
 * @param {CountController} controller
 * @param {() => Entry[]} best
 */
function timesTable(controller, best) {
  const columns = /** @type {const} */ (['n', 'solutions', 'fundamental', 'quickest', 'mask']);
  const rows = everyN().map((n) => {
    const times = /** @type {Choice[]} */ ([null, 'mask']).map((choice) => {
      const shown = () => timeOf(controller, best(), n, choice);
      return element('td', { class: () => shown().kind }, () => shown().text);
    });
    return element(
      'tr',
      { class: () => (controller.get().n === n ? 'chosen' : '') },
      element('th', { scope: 'row' }, () => number(n)),
      element('td', {}, () => number(controller.published(n))),
      element('td', {}, () => number(controller.publishedFundamental(n))),
      ...times,
    );
  });
  const table = element(
    'table',
    { 'aria-label': says('count.table'), 'aria-describedby': 'count-about' },
    tableHead(columns.map((column) => /** @type {const} */ (`count.column.${column}`))),
    element('tbody', {}, ...rows),
  );
  const region = { class: 'count-table scrolled', tabindex: 0, role: 'region', 'aria-label': says('count.table') };
  return element('div', region, table);
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
