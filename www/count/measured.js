/**
 * The times measured on this machine: two charts, the table beside them, and both as files.
 *
 * @import { CountController } from './controller.js'
 * @import {Entry} from './history.js'
 * @import {Series, Tick} from './chart.js'
 */
import { limits } from '../core/index.js';
import { download, element } from '../ui/index.js';
import { currentLanguage, number, t } from '../i18n/index.js';
import { drawChart, sample } from './chart.js';
import { bestOf, toCsv, toJson } from './history.js';
import { rate, timeInColumn } from './format.js';

const EVERY_N = Array.from({ length: limits.count }, (_, i) => i + 1);
/** Two charts side by side need this much, in pixels. */
const BESIDE = 544;
const GAP = 32;
/** The scales, in milliseconds and in solutions. */
const YEAR = 31_557_600_000;
const TIME_BOUNDS = /** @type {[number, number]} */ ([1, 1e5 * YEAR]);
const SOLUTION_BOUNDS = /** @type {[number, number]} */ ([1, 1e18]);
const SMALLEST_CHART = 240;

/**
 * @param {CountController} controller
 * @returns {{root: HTMLElement, update: () => void}}
 */
export function measuredSection(controller) {
  const time = figure(() => t('count.chart.time'));
  const solutions = figure(() => t('count.chart.solutions'));
  const charts = element('div', { class: 'count-charts' }, time.root, solutions.root);
  const body = element('tbody');
  const columns = /** @type {const} */ (['n', 'solutions', 'time', 'workers', 'rate']);
  const heads = columns.map((column) => element('th', { scope: 'col' }, () => t(`count.column.${column}`)));
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), body);
  const scroll = element('div', { class: 'count-table' }, table);
  const empty = element('p', { class: 'count-soft', tabindex: -1 }, () => t('count.nothing-measured'));
  const csv = element('button', { type: 'button' }, () => t('count.export-csv'));
  const json = element('button', { type: 'button' }, () => t('count.export-json'));
  const forget = element('button', { type: 'button' }, () => t('count.forget'));
  const files = element('p', { class: 'count-files' }, csv, json, forget);
  const heading = element('h3', { id: 'count-measured' }, () => t('count.measured'));
  table.setAttribute('aria-labelledby', heading.id);

  const root = element(
    'section',
    { class: 'count-measured', 'aria-labelledby': heading.id },
    heading,
    charts,
    empty,
    scroll,
    files,
  );

  const saveAs = (/** @type {string} */ ending, /** @type {string} */ type, /** @type {typeof toCsv} */ format) =>
    download(new Blob([format(controller.get().history)], { type }), `queens-counts.${ending}`);
  csv.addEventListener('click', () => saveAs('csv', 'text/csv', toCsv));
  json.addEventListener('click', () => saveAs('json', 'application/json', toJson));
  forget.addEventListener('click', () => controller.clearHistory());

  let shown = '';
  const draw = () => {
    const room = charts.clientWidth;
    if (room === 0) return;
    const width = Math.max(SMALLEST_CHART, room >= BESIDE ? (room - GAP) / 2 : room);
    const best = bestOf(controller.get().history);
    const state = JSON.stringify([
      currentLanguage(),
      width,
      controller.get().workers,
      best.map(({ id }) => id),
      controller.estimate(limits.count),
    ]);
    if (state === shown) return; // nothing new to draw
    shown = state;
    time.show(t('count.chart.time-summary'), width, TIME_BOUNDS, timeTicks(), timeSeries(controller, best));
    solutions.show(
      t('count.chart.solutions-summary'),
      width,
      SOLUTION_BOUNDS,
      solutionTicks(),
      solutionSeries(controller, best),
    );
    body.replaceChildren(...best.map(row));
    const held = files.contains(document.activeElement);
    empty.hidden = best.length > 0;
    scroll.hidden = files.hidden = best.length === 0;
    // The focus does not go with the button that has forgotten all.
    if (held && files.hidden) empty.focus();
  };
  new ResizeObserver(draw).observe(charts);
  return { root, update: draw };
}

/** @param {import('../ui/dom.js').Message} title */
function figure(title) {
  const caption = element('figcaption', {}, title);
  const drawing = element('div');
  const key = element('ul', { class: 'chart-key' });
  return {
    root: element('figure', { class: 'count-chart' }, caption, drawing, key),
    /**
     * @param {string} summary
     * @param {number} width
     * @param {[number, number]} bounds
     * @param {Tick[]} ticks
     * @param {(Series & {text: string})[]} series
     */
    show(summary, width, bounds, ticks, series) {
      const present = series.filter(({ points }) => points.length > 0);
      const { fontSize, fontFamily } = getComputedStyle(caption);
      const font = `${fontSize} ${fontFamily}`;
      drawing.replaceChildren(drawChart({ summary, width: Math.floor(width), font, bounds, ticks, series: present }));
      key.hidden = present.length === 0;
      key.replaceChildren(...present.map((one) => element('li', {}, sample(one), one.text)));
    },
  };
}

/**
 * @param {CountController} controller
 * @param {Entry[]} best
 * @returns {(Series & {text: string})[]}
 */
function timeSeries(controller, best) {
  /** @param {string | undefined} method @param {number} workers */
  const line = (method, workers) =>
    EVERY_N.flatMap((n) => {
      const span = controller.estimate(n, method, workers);
      const value = span ? Math.sqrt(span.low * span.high) : 0;
      return value >= TIME_BOUNDS[0] ? [{ n, value }] : [];
    });
  const { workers } = controller.get();
  return [
    { name: 'naive', shape: 'line', text: t('count.chart.naive'), points: line('naive', 1) },
    {
      name: 'expected',
      shape: 'line',
      text: t('count.chart.expected', { count: workers }),
      points: line(undefined, workers),
    },
    {
      name: 'measured',
      shape: 'dots',
      text: t('count.chart.here'),
      points: best.map(({ n, ms }) => ({ n, value: Math.max(ms, 1) })),
    },
  ];
}

/**
 * @param {CountController} controller
 * @param {Entry[]} best
 * @returns {(Series & {text: string})[]}
 */
function solutionSeries(controller, best) {
  return [
    {
      name: 'published',
      shape: 'line',
      text: t('count.chart.published-line'),
      // Without N = 2 and 3, which have none.
      points: EVERY_N.map((n) => ({ n, value: Number(controller.published(n)) })).filter(positive),
    },
    {
      name: 'counted',
      shape: 'dots',
      text: t('count.chart.counted'),
      points: best.map(({ n, solutions }) => ({ n, value: Number(solutions) })).filter(positive),
    },
  ];
}

/** @param {{value: number}} point */
const positive = ({ value }) => value > 0;

/** @returns {Tick[]} */
function timeTicks() {
  return [
    { value: 1, text: t('count.tick.millisecond') },
    { value: 1000, text: t('count.tick.second') },
    { value: 60_000, text: t('count.tick.minute') },
    { value: 86_400_000, text: t('count.tick.day') },
    { value: YEAR, text: t('count.tick.year') },
    { value: 1000 * YEAR, text: t('count.tick.millennium') },
  ];
}

/** @returns {Tick[]} */
function solutionTicks() {
  const powers = [3, 6, 9, 12, 15, 18].map((power) => ({ value: 10 ** power, text: number(10), power }));
  return [{ value: 1, text: number(1) }, ...powers];
}

/** @param {Entry} entry */
function row({ n, solutions, ms, workers }) {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, number(n)),
    element('td', {}, number(solutions)),
    element('td', {}, timeInColumn(ms)),
    element('td', {}, number(workers)),
    element('td', {}, rate(solutions, ms)),
  );
}
