/**
 * Charts on a logarithmic scale against N, as SVG drawn for the width at hand, so that their text keeps its size.
 */
import { limits } from '../core/index.js';
import { number } from '../i18n/index.js';

const SVG = 'http://www.w3.org/2000/svg';
/** As high as wide charts want to be, and no lower or higher than can be read at a glance. */
const SHAPE = { ratio: 0.7, least: 240, most: 360 };
const MARGIN = { top: 12, right: 12, bottom: 28 };
/** Between a label and its rule. */
const SPACE = 8;
const LABELLED_N = [1, 5, 10, 15, 20, 25];

/**
 * @typedef {{n: number, value: number}} Point
 *
 * @typedef {object} Series
 * @property {string} name also the class of its marks: `chart-` and this
 * @property {'line' | 'dots'} shape how it is drawn
 * @property {Point[]} points of positive value
 *
 * @typedef {{value: number, text: string, power?: number}} Tick a power stands raised behind the text
 */

/**
 * @param {object} chart
 * @param {string} chart.summary in words, for screen readers
 * @param {number} chart.width pixels
 * @param {string} chart.font of the labels, as CSS has it
 * @param {[least: number, most: number]} chart.bounds of the scale
 * @param {Tick[]} chart.ticks marks on it
 * @param {Series[]} chart.series the last on top
 */
export function drawChart({ summary, width, font, bounds, ticks, series }) {
  const [least, most] = bounds.map(Math.log);
  const height = Math.round(Math.min(Math.max(width * SHAPE.ratio, SHAPE.least), SHAPE.most));
  const left = Math.ceil(widest(ticks, font)) + SPACE;
  const inner = { width: width - left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const x = (/** @type {number} */ n) => left + ((n - 1) / (limits.count - 1)) * inner.width;
  const y = (/** @type {number} */ value) =>
    MARGIN.top + (1 - (Math.log(value) - least) / (most - least)) * inner.height;

  const chart = shape('svg', {
    class: 'chart',
    role: 'img',
    'aria-label': summary,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  });
  for (const { value, text, power } of ticks) {
    const level = y(value);
    const mark = label(text, { x: left - SPACE, y: level + 4, 'text-anchor': 'end' });
    if (power) mark.append(raised(power));
    chart.append(
      shape('line', { class: 'chart-rule', x1: left, x2: width - MARGIN.right, y1: level, y2: level }),
      mark,
    );
  }
  for (const n of LABELLED_N) chart.append(label(number(n), { x: x(n), y: height - 6, 'text-anchor': 'middle' }));
  for (const { name, shape: kind, points } of series) {
    if (kind === 'line') {
      const path = points.map(({ n, value }) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
      chart.append(shape('polyline', { class: `chart-line chart-${name}`, points: path }));
    } else {
      for (const { n, value } of points) {
        chart.append(shape('circle', { class: `chart-dot chart-${name}`, cx: x(n), cy: y(value), r: 4 }));
      }
    }
  }
  return chart;
}

/**
 * How much room the labels of a scale take.
 *
 * @param {Tick[]} ticks
 * @param {string} font
 */
function widest(ticks, font) {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = font;
  return Math.max(...ticks.map(({ text, power = '' }) => pen.measureText(text + power).width));
}

/**
 * A small sample of a series' marks, for the key beside a chart.
 *
 * @param {Pick<Series, 'name' | 'shape'>} series
 */
export function sample({ name, shape: kind }) {
  const mark =
    kind === 'line'
      ? shape('line', { class: `chart-line chart-${name}`, x1: 0, x2: 24, y1: 6, y2: 6 })
      : shape('circle', { class: `chart-dot chart-${name}`, cx: 12, cy: 6, r: 4 });
  const drawing = shape('svg', {
    class: 'chart-sample',
    'aria-hidden': 'true',
    width: 24,
    height: 12,
    viewBox: '0 0 24 12',
  });
  drawing.append(mark);
  return drawing;
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 */
function label(text, attributes) {
  // Screen readers read the summary; not every browser hides the content of an image.
  const made = shape('text', { class: 'chart-label', 'aria-hidden': 'true', ...attributes });
  made.textContent = text;
  return made;
}

/** @param {number} power */
function raised(power) {
  const made = shape('tspan', { class: 'chart-power', dy: -5 });
  made.textContent = number(power);
  return made;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
