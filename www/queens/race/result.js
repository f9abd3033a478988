/**
 * The sentences of a race: before it is long, and its result.
 *
 * @import { Key } from '../../i18n/index.js'
 * @import { CountCore } from '../../core/wasm.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Race } from './race.js'
 */
import { t } from '../../i18n/index.js';

/** With more candidates than this, their number is shown before the start. */
const LONG = 1e8;

/** With more than this a race takes minutes: their number is rounded, and it is said that the race can be stopped. */
const VERY_LONG = 1e9;

/** @param {string} solver */
export const nameOf = (solver) => t(/** @type {Key} */ (`solver.${solver}`));

/** @param {Pick<Race, 'lanes' | 'course'>} race */
export function resultOf({ lanes, course: { firstOnly } }) {
  const finished = lanes.filter(({ state }) => state === 'finished').toSorted((one, other) => one.time - other.time);
  if (finished.length < lanes.length) return t('race.stopped.result', { count: finished.length });
  const [first, last] = [finished[0], finished[finished.length - 1]];
  const { solutions, placements, time } = first;
  if (solutions === 0) return t('race.none');
  if (time < 1) return t('race.result.blink'); // too short for a ratio
  const times = Number((last.time / time).toPrecision(2));
  const values = { first: nameOf(first.solver), last: nameOf(last.solver), times, placements };
  const differ = (/** @type {'placements' | 'tests'} */ count) => lanes.some((lane) => lane[count] !== first[count]);
  if (differ('placements') || !differ('tests')) return t('race.result', values);
  return t(firstOnly ? 'race.result.same.first' : 'race.result.same', values);
}

/**
 * The sentence before a long race.
 * @param {Pick<CountCore, 'solverTests'>} core
 * @param {Pick<QueensRoute, 'size' | 'queens'>} board
 * @param {boolean} firstOnly
 */
export function forecastOf(core, { size, queens }, firstOnly) {
  if (firstOnly || queens.length > 0) return '';
  const { tests, exact } = core.solverTests('marks', size);
  if (tests < LONG) return '';
  return t(exact && tests < VERY_LONG ? 'race.forecast' : 'race.forecast.about', {
    count: Number(tests.toPrecision(3)),
    size,
  });
}

/** What a solver has found that has gone through all. @param {number} count */
export const solutionsFound = (count) => t('race.solutions', { count });
