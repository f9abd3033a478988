/**
 * Charts on a logarithmic scale against N, as SVG that fills its place: positions are percentages, sizes are pixels.
 */
import { limits } from '../core/index.js';
import { element, svg } from '../ui/index.js';
import { number } from '../i18n/index.js';

const LABELLED_N = [1, 5, 10, 15, 20, 25];

/**
 * @typedef {object} Series
 * @property {string} name also the class of its marks: `chart-` and this
 * @property {'line' | 'dots'} shape
 * @property {string} text for the key beside the chart
 * @property {{n: number, value: number}[]} points within the bounds
 *
 * @typedef {object} Chart
 * @property {string} summary for screen readers
 * @property {[min: number, max: number]} bounds of the scale
 * @property {{value: number, text: string}[]} ticks
 * @property {Series[]} series the last on top
 */

/** @param {number} n */
const x = (n) => (100 * (n - 1)) / (limits().count - 1);

/**
 * @param {Chart} chart
 * @returns the room for the labels of the ticks, and the chart beside it
 */
export function drawChart({ summary, bounds, ticks, series }) {
  const [min, max] = bounds.map(Math.log);
  const y = (/** @type {number} */ value) => (100 * (max - Math.log(value))) / (max - min);

  const rules = ticks.flatMap(({ value, text }) => [
    svg('line', { class: 'chart-rule', x2: '100%', y1: `${y(value)}%`, y2: `${y(value)}%` }),
    label(text, { y: `${y(value)}%`, dx: -8, dy: 4, 'text-anchor': 'end' }),
  ]);
  const sizes = LABELLED_N.map((n) => label(number(n), { x: `${x(n)}%`, y: '100%', dy: 22, 'text-anchor': 'middle' }));
  const marks = series.flatMap(({ name, shape, points }) => {
    if (shape === 'dots') return points.map(({ n, value }) => dot(name, `${x(n)}%`, `${y(value)}%`));
    const path = points.map(({ n, value }) => `${x(n).toFixed(2)},${y(value).toFixed(2)}`).join(' ');
    const line = svg('polyline', { class: `chart-line chart-${name}`, points: path });
    return [svg('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', class: 'chart-lines' }, line)];
  });
  const room = element('div', { class: 'chart-room' }, ...ticks.map(({ text }) => element('div', {}, text)));
  return [room, svg('svg', { class: 'chart', role: 'img', 'aria-label': summary }, ...rules, ...sizes, ...marks)];
}

/**
 * A small sample of a series' marks, for the key beside a chart.
 *
 * @param {Series} series
 */
export function sample({ name, shape }) {
  const line = () => svg('line', { class: `chart-line chart-${name}`, x1: 0, x2: 24, y1: 6, y2: 6 });
  const mark = shape === 'line' ? line() : dot(name, 12, 6);
  return svg('svg', { class: 'chart-sample', 'aria-hidden': 'true', width: 24, height: 12 }, mark);
}

/** @param {string} name @param {string | number} cx @param {string | number} cy */
const dot = (name, cx, cy) => svg('circle', { class: `chart-dot chart-${name}`, cx, cy, r: 4 });

/**
 * Hidden from screen readers, which read the summary; not every browser hides the content of an image.
 *
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 */
const label = (text, attributes) => svg('text', { class: 'chart-label', 'aria-hidden': 'true', ...attributes }, text);
