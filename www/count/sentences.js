/**
 * What the Count tab has to say about the state of things: text from a desk, and nothing of the page.
 *
 * @import {Count} from './count.js'
 * @import {Desk} from './controller.js'
 *
 * @typedef {[name: string, value: string][]} Facts
 */
import { number, t, sentences } from '../i18n/index.js';
import { percentWords, rate, sizeWords, spanWords, timeWords } from './words.js';

const SOLUTIONS_SOURCE = 'OEIS A000170';
const FUNDAMENTAL_SOURCE = 'OEIS A002562';

/**
 * What is to come, or what is kept.
 *
 * @param {Desk} controller
 */
export function outlook(controller) {
  const { current, workers } = controller;
  const { n, phase } = current;
  if (current.stopped) {
    return t('count.kept', { n, percent: percentWords(current.fraction), time: timeWords(current.spent) });
  }
  if (phase === 'opening') return t('count.opening');
  if (phase !== 'offered' && phase !== 'failed') return '';
  const span = controller.estimate(n);
  if (span) return t('count.estimate', { n, time: spanWords(span), count: workers });
  return t(controller.calibrated ? 'count.no-estimate' : 'count.estimate-to-come', { n });
}

/**
 * What the reader should know besides.
 *
 * @param {Desk} controller
 */
export function notes({ current, store, shortOfMemory, workers }) {
  const told = [];
  if (store.trouble) told.push(t(`count.trouble.${store.trouble}`));
  if (current.keptElsewhere && current.phase === 'offered') told.push(t('count.elsewhere'));
  if (current.keptWasStale) told.push(t('count.stale'));
  if (shortOfMemory && current.active && current.workers < workers) {
    told.push(t('count.fewer', { count: current.workers, memory: sizeWords(shortOfMemory) }));
  }
  if (current.failure) {
    told.push(t(current.begun ? 'count.failed' : 'count.cannot-start', { reason: lossWords(current.failure) }));
  }
  return sentences(...told);
}

/**
 * Why the workers are lost: in words of the catalogue where the page knows, else as the browser has put it.
 *
 * @param {string} failure
 */
function lossWords(failure) {
  if (failure === 'gone' || failure === 'unreadable' || failure === 'unloaded') return t(`count.lost.${failure}`);
  return failure;
}

/**
 * How a count is getting on.
 *
 * @param {Count} count
 * @returns {Facts}
 */
export function figures({ phase, fraction, solutions, spent, forecast }) {
  const left = forecast.left();
  /** @type {Facts} */
  const facts = [
    [t('count.done'), percentWords(fraction)],
    [t('count.so-far'), number(solutions)],
    [t('count.rate'), t('count.per-second', { rate: rate(solutions, spent) })],
    [t('count.spent'), timeWords(spent)],
  ];
  if (phase === 'counting') facts.push([t('count.left'), left ? spanWords(left) : t('count.left-unknown')]);
  return facts;
}

/**
 * Empty until the count is complete.
 *
 * @param {Count} count
 */
export function result({ phase, n, solutions }) {
  return phase === 'complete' ? t('count.result', { n, count: Number(solutions), solutions: number(solutions) }) : '';
}

/**
 * What there is to say about a complete count.
 *
 * @param {Desk} controller
 * @returns {Facts}
 */
export function findings(controller) {
  const answer = controller.answer();
  if (!answer) return [];
  const { n, spent, workers } = controller.current;
  const { solutions } = answer;
  const published = controller.published(n);
  return [
    [
      t('count.published'),
      solutions === published
        ? t('count.same', { published: number(published), source: SOLUTIONS_SOURCE })
        : t('count.differs', { n, published: number(published), source: SOLUTIONS_SOURCE }),
    ],
    [t('count.fundamental'), fundamental(answer.fundamental, controller.publishedFundamental(n))],
    [t('count.time'), t('count.time-with', { time: timeWords(spent), count: workers })],
  ];
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
