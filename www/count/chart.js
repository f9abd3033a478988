/**
 * Charts on a logarithmic scale against N, as SVG drawn for the available width, so that their text keeps its size.
 */
import { limits } from '../core/index.js';
import { svg } from '../ui/index.js';
import { number } from '../i18n/index.js';

const MARGIN = { top: 12, right: 12, bottom: 28 };
/** Between a label and its rule. */
const SPACE = 8;
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

/**
 * @param {Chart} chart
 * @param {number} width pixels
 * @param {string} font of the labels, as in CSS
 */
export function drawChart({ summary, bounds, ticks, series }, width, font) {
  const [min, max] = bounds.map(Math.log);
  const height = Math.round(Math.min(Math.max(width * 0.7, 240), 360));
  const left = Math.ceil(widest(ticks, font)) + SPACE;
  const inner = { width: width - left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const x = (/** @type {number} */ n) => left + ((n - 1) / (limits().count - 1)) * inner.width;
  const y = (/** @type {number} */ value) => MARGIN.top + ((max - Math.log(value)) / (max - min)) * inner.height;

  const rules = ticks.flatMap(({ value, text }) => [
    svg('line', { class: 'chart-rule', x1: left, x2: width - MARGIN.right, y1: y(value), y2: y(value) }),
    label(text, { x: left - SPACE, y: y(value) + 4, 'text-anchor': 'end' }),
  ]);
  const sizes = LABELLED_N.map((n) => label(number(n), { x: x(n), y: height - 6, 'text-anchor': 'middle' }));
  const marks = series.flatMap(({ name, shape, points }) => {
    if (shape === 'dots') return points.map(({ n, value }) => dot(name, x(n), y(value)));
    const path = points.map(({ n, value }) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return [svg('polyline', { class: `chart-line chart-${name}`, points: path })];
  });
  const attributes = { class: 'chart', role: 'img', 'aria-label': summary };
  return svg('svg', { ...attributes, ...extent(width, height) }, ...rules, ...sizes, ...marks);
}

/**
 * The width of the longest label.
 *
 * @param {Chart['ticks']} ticks
 * @param {string} font
 */
function widest(ticks, font) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return Math.max(...ticks.map(({ text }) => context.measureText(text).width));
}

/**
 * A small sample of a series' marks, for the key beside a chart.
 *
 * @param {Series} series
 */
export function sample({ name, shape }) {
  const line = () => svg('line', { class: `chart-line chart-${name}`, x1: 0, x2: 24, y1: 6, y2: 6 });
  const mark = shape === 'line' ? line() : dot(name, 12, 6);
  return svg('svg', { class: 'chart-sample', 'aria-hidden': 'true', ...extent(24, 12) }, mark);
}

/** @param {number} width @param {number} height */
const extent = (width, height) => ({ width, height, viewBox: `0 0 ${width} ${height}` });

/** @param {string} name @param {number} cx @param {number} cy */
const dot = (name, cx, cy) => svg('circle', { class: `chart-dot chart-${name}`, cx, cy, r: 4 });

/**
 * Hidden from screen readers, which read the summary; not every browser hides the content of an image.
 *
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 */
const label = (text, attributes) => svg('text', { class: 'chart-label', 'aria-hidden': 'true', ...attributes }, text);
