/**
 * The sentences and figures of the Count tab.
 *
 * @import { CountController, CountTab } from './controller.js'
 * @import { CountState } from './state.js'
 *
 * @typedef {[name: string, value: string][]} Facts
 */
import { number, t, sentences } from '../i18n/index.js';
import { formatPercent, rate, formatSize, formatSpan, formatTime } from './format.js';
import { currentOf } from './controller.js';
import { isActive, spentOn } from './state.js';

const SOLUTIONS_SOURCE = 'OEIS A000170';
const FUNDAMENTAL_SOURCE = 'OEIS A002562';

/** The failures of workers that have a message; any other is shown in the browser's words. */
const LOST = /** @type {const} */ (['gone', 'unreadable', 'unloaded', 'trapped']);

/** The bytes a worker needs from which a count says so before it starts: those of N = 21 and 22. */
const MUCH_MEMORY = 128 * 2 ** 20;

/**
 * The time and the memory that the count will take, or the record that is kept of it.
 *
 * @param {CountController} controller
 */
export function outlook(controller) {
  const tab = controller.get();
  const { n, phase, stopped, fraction, spent, method, imported } = currentOf(tab);
  if (phase === 'opening') return t('count.opening');
  const span = controller.estimate(n);
  const time = span && formatSpan(span);
  if (stopped) {
    return sentences(
      t(imported ? 'count.kept-opened' : 'count.kept', {
        n,
        percent: formatPercent(fraction),
        time: formatTime(spent),
      }),
      ...(time && controller.isSlow(n, method) ? [t('count.quicker', { time, count: tab.workers })] : []),
    );
  }
  if (phase !== 'offered' && phase !== 'failed') return '';
  const memory = controller.memory(n);
  return sentences(
    time
      ? t('count.estimate', { n, time, count: tab.workers })
      : t(tab.calibrated ? 'count.no-estimate' : 'count.estimate-to-come', { n }),
    ...(memory >= MUCH_MEMORY ? [t('count.memory-each', { memory: formatSize(memory) })] : []),
  );
}

/**
 * The lines of a file that were left out; empty if there are none.
 * @param {ArrayLike<number>} skipped by their numbers
 */
export const skippedText = ({ length: count, 0: line }) => (count > 0 ? t('count.lines-skipped', { count, line }) : '');

/**
 * Trouble and restrictions.
 *
 * @param {CountTab} tab
 */
export function notes(tab) {
  const count = currentOf(tab);
  const { phase, workers, memory, failure } = count;
  const failed = phase === 'failed' ? 'count.cannot-start' : 'count.failed';
  return sentences(
    ...(tab.trouble ? [t(`count.trouble.${tab.trouble}`)] : []),
    ...(tab.unread > 0 ? [t('count.unread', { count: tab.unread })] : []),
    ...(phase === 'elsewhere' ? [t('count.follows', { n: count.n })] : []),
    ...(count.released && phase === 'paused' ? [t('count.released')] : []),
    ...(count.recordWasStale ? [t('count.stale')] : []),
    ...(count.onlySum && count.fraction > 0 ? [t('count.only-sum')] : []),
    ...(memory && isActive(count) ? [t('count.fewer', { count: workers, memory: formatSize(memory) })] : []),
    ...(failure ? [t(failed, { reason: failureText(failure) })] : []),
  );
}

/**
 * The lines that were opened and become no count here; empty if there are none.
 *
 * @param {CountController} controller
 */
export function openedText(controller) {
  const { n, choice, opened } = controller.get();
  if (choice !== null || !opened[n]) return '';
  const { finished, jobs, fraction, solutions } = opened[n];
  const sum = { n, jobs: number(jobs), solutions: number(solutions) };
  if (finished < jobs) {
    return t('count.opened', { ...sum, count: number(finished), percent: formatPercent(fraction) });
  }
  return sentences(t('count.opened-whole', sum), comparison(n, solutions, controller.published(n)));
}

/**
 * @param {number} n
 * @param {bigint} solutions
 * @param {bigint} known
 */
const comparison = (n, solutions, known) =>
  solutions === known
    ? t('count.opened-same', { source: SOLUTIONS_SOURCE })
    : t('count.differs', { n, published: number(known), source: SOLUTIONS_SOURCE });

/**
 * Why the workers failed, translated if possible; otherwise the message of the browser.
 *
 * @param {string} failure
 */
function failureText(failure) {
  const known = LOST.find((lost) => lost === failure);
  return known ? t(`count.lost.${known}`) : failure;
}

/**
 * The progress of a count. The solutions of jobs that were opened took no time here, so they give no rate.
 *
 * @param {CountState} count
 * @returns {Facts}
 */
export function figures(count) {
  const { phase, fraction, solutions, left, imported } = count;
  const spent = spentOn(count, performance.now());
  /** @type {Facts} */
  const facts = [
    [t('count.done'), formatPercent(fraction)],
    [t('count.so-far'), number(solutions)],
  ];
  if (!imported) facts.push([t('count.rate'), t('count.per-second', { rate: rate(solutions, spent) })]);
  if (!imported || spent > 0) facts.push([t('count.spent'), formatTime(spent)]);
  if (phase === 'counting') facts.push([t('count.left'), left ? formatSpan(left) : t('count.left-unknown')]);
  return facts;
}

/**
 * Empty until the count is complete.
 *
 * @param {CountState} count
 */
export function result({ phase, n, solutions }) {
  return phase === 'complete' ? t('count.result', { n, count: Number(solutions), solutions: number(solutions) }) : '';
}

/**
 * Comparisons of a complete count with the published numbers.
 *
 * @param {CountController} controller
 * @returns {Facts}
 */
export function findings(controller) {
  const count = currentOf(controller.get());
  const { n, phase, spent, workers, solutions, imported } = count;
  if (phase !== 'complete') return [];
  const published = controller.published(n);
  const isSame = solutions === published;
  // It is computed from the total, so one of a wrong total says nothing.
  const computed = isSame ? count.fundamental : undefined;
  /** @type {Facts} */
  const facts = [
    [
      t('count.published'),
      t(isSame ? 'count.same' : 'count.differs', { n, published: number(published), source: SOLUTIONS_SOURCE }),
    ],
    [t('count.fundamental'), fundamental(computed, controller.publishedFundamental(n))],
  ];
  if (imported && spent === 0) return facts;
  const time = { time: formatTime(spent), count: workers };
  return [...facts, [t('count.time'), t(imported ? 'count.time-here' : 'count.time-with', time)]];
}

/**
 * @param {bigint | undefined} computed
 * @param {bigint} published
 */
function fundamental(computed, published) {
  const source = FUNDAMENTAL_SOURCE;
  if (computed === undefined) return t('count.fundamental-published', { fundamental: number(published), source });
  return computed === published
    ? t('count.fundamental-computed', { fundamental: number(computed), source })
    : t('count.fundamental-differs', { fundamental: number(computed), published: number(published), source });
}
