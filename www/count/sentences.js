/**
 * What the Count tab has to say about the state of things: text from a desk, and nothing of the page.
 *
 * @import {Count} from './count.js'
 * @import {Desk} from './controller.js'
 *
 * @typedef {[name: string, value: string][]} Facts
 */
import { number, say, sentences } from '../i18n/index.js';
import { percentWords, rate, sizeWords, spanWords, timeWords } from './words.js';

const SOLUTIONS_SOURCE = 'OEIS A000170';
const FUNDAMENTAL_SOURCE = 'OEIS A002562';

/**
 * What is to come, or what is kept.
 *
 * @param {Desk} desk
 */
export function outlook(desk) {
  const { current, workers } = desk;
  const { n, phase } = current;
  if (current.stopped) {
    return say('count.kept', { n, percent: percentWords(current.fraction), time: timeWords(current.spent) });
  }
  if (phase === 'opening') return say('count.opening');
  if (phase !== 'offered' && phase !== 'failed') return '';
  const span = desk.estimate(n);
  if (span) return say('count.estimate', { n, time: spanWords(span), count: workers });
  return say(desk.calibrated ? 'count.no-estimate' : 'count.estimate-to-come', { n });
}

/**
 * What the reader should know besides.
 *
 * @param {Desk} desk
 */
export function notes({ current, store, shortOfMemory, workers }) {
  const told = [];
  if (store.trouble) told.push(say(`count.trouble.${store.trouble}`));
  if (current.keptElsewhere && current.phase === 'offered') told.push(say('count.elsewhere'));
  if (current.keptWasStale) told.push(say('count.stale'));
  if (shortOfMemory && current.active && current.workers < workers) {
    told.push(say('count.fewer', { count: current.workers, memory: sizeWords(shortOfMemory) }));
  }
  if (current.failure) {
    told.push(say(current.begun ? 'count.failed' : 'count.cannot-start', { reason: lossWords(current.failure) }));
  }
  return sentences(...told);
}

/**
 * Why the workers are lost: in words of the catalogue where the page knows, else as the browser has put it.
 *
 * @param {string} failure
 */
function lossWords(failure) {
  if (failure === 'gone' || failure === 'unreadable' || failure === 'unloaded') return say(`count.lost.${failure}`);
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
    [say('count.done'), percentWords(fraction)],
    [say('count.so-far'), number(solutions)],
    [say('count.rate'), say('count.per-second', { rate: rate(solutions, spent) })],
    [say('count.spent'), timeWords(spent)],
  ];
  if (phase === 'counting') facts.push([say('count.left'), left ? spanWords(left) : say('count.left-unknown')]);
  return facts;
}

/**
 * Empty until the count is complete.
 *
 * @param {Count} count
 */
export function result({ phase, n, solutions }) {
  return phase === 'complete' ? say('count.result', { n, count: Number(solutions), solutions: number(solutions) }) : '';
}

/**
 * What there is to say about a complete count.
 *
 * @param {Desk} desk
 * @returns {Facts}
 */
export function findings(desk) {
  const answer = desk.answer();
  if (!answer) return [];
  const { n, spent, workers } = desk.current;
  const { solutions } = answer;
  const published = desk.published(n);
  return [
    [
      say('count.published'),
      solutions === published
        ? say('count.same', { published: number(published), source: SOLUTIONS_SOURCE })
        : say('count.differs', { n, published: number(published), source: SOLUTIONS_SOURCE }),
    ],
    [say('count.fundamental'), fundamental(answer.fundamental, desk.publishedFundamental(n))],
    [say('count.time'), say('count.time-with', { time: timeWords(spent), count: workers })],
  ];
}

/**
 * @param {bigint | undefined} computed
 * @param {bigint} published
 */
function fundamental(computed, published) {
  const source = FUNDAMENTAL_SOURCE;
  if (computed === undefined) return say('count.fundamental-published', { fundamental: number(published), source });
  return computed === published
    ? say('count.fundamental-computed', { fundamental: number(computed), source })
    : say('count.fundamental-differs', { fundamental: number(computed), published: number(published), source });
}
