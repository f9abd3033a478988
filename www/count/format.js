/**
 * Times, sizes, rates and percentages as text.
 *
 * @import { Span } from '../../pkg/count.js'
 */
import { number, t, currentLanguage } from '../i18n/index.js';

/**
 * "about 40 s", "2 to 3 min", "less than a second".
 *
 * @param {Pick<Span, 'rounded'>} span
 */
export function formatSpan({ rounded: { unit, from, to } }) {
  if (to === 0) return t('count.moment');
  const most = t(`count.unit.${unit}`, { count: to });
  return from === to ? t('count.about', { time: most }) : t('count.range', { low: from, high: most });
}

/**
 * The middle of the same in few characters, called an estimate: "est. 40 s".
 *
 * @param {Pick<Span, 'about'>} span
 */
export const formatEstimate = ({ about: { unit, to: count } }) =>
  t('count.cell-estimate', { time: count === 0 ? t('count.instant') : t(`count.unit.${unit}`, { count }) });

/**
 * A time that was measured: "0.312 s", "12.3 s", "3 min 20 s", "5 h 12 min".
 *
 * @param {number} ms
 */
export const formatTime = (ms) => inUnits(ms, decimal, (rest) => rest);

/**
 * The same for a column, with aligned digits: "0.500 s", "12.300 s", "3 min 05 s".
 *
 * @param {number} ms
 */
export const formatTimeInColumn = (ms) => inUnits(ms, thousandths, twoDigits);

/**
 * @param {number} ms
 * @param {(seconds: number) => string} short formats seconds alone
 * @param {(rest: number) => number | string} second formats seconds after minutes, and minutes after hours
 */
function inUnits(ms, short, second) {
  const seconds = ms / 1000;
  if (seconds < 100) return t('count.seconds', { seconds: short(seconds) });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 100) return t('count.minutes-seconds', { minutes, seconds: second(Math.floor(seconds % 60)) });
  return t('count.hours-minutes', { hours: Math.floor(minutes / 60), minutes: second(minutes % 60) });
}

/**
 * Three digits at most, and no more than milliseconds.
 *
 * @param {number} seconds
 */
function decimal(seconds) {
  const digits = seconds < 1 ? 3 : seconds < 10 ? 2 : 1;
  return number(Number(seconds.toFixed(digits)));
}

/** @param {number} seconds */
const thousandths = (seconds) =>
  seconds.toLocaleString(currentLanguage(), { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** @param {number} rest below 60 */
const twoDigits = (rest) => number(rest).padStart(2, number(0));

/**
 * How many a second, in two or three digits.
 *
 * @param {bigint} solutions
 * @param {number} ms
 */
export function rate(solutions, ms) {
  const perSecond = ms > 0 ? Number(solutions) / (ms / 1000) : 0;
  return number(Number(perSecond.toPrecision(perSecond < 1000 ? 2 : 3)));
}

/** @param {number} bytes */
export function formatSize(bytes) {
  return t('count.megabytes', { size: Math.ceil(bytes / 2 ** 20) });
}

/**
 * Rounded down, so that only a complete count has 100%, with more digits for small fractions, so that progress shows.
 *
 * @param {number} fraction
 */
export function formatPercent(fraction) {
  const digits = fraction >= 0.1 || fraction === 0 ? 1 : fraction >= 0.001 ? 10 : 1000;
  return t('count.percent', { percent: Math.floor(fraction * 100 * digits) / digits });
}
