/**
 * The sentences of a race: before it is long, and its result.
 *
 * @import { Key } from '../../i18n/index.js'
 * @import { CountCore } from '../../core/wasm.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Race } from './race.js'
 */
import { sentenceOf, t } from '../../i18n/index.js';

/** @param {string} solver */
export const solverName = (solver) => t(/** @type {Key} */ (`solver.${solver}`));

/**
 * @param {Pick<CountCore, 'raceResult'>} core
 * @param {Pick<Race, 'lanes' | 'course'>} race
 */
export function resultOf(core, { lanes, course: { firstOnly } }) {
  const named = lanes.map((lane) => ({ ...lane, name: solverName(lane.solver) }));
  return sentenceOf(core.raceResult(named, firstOnly));
}

/**
 * The sentence before a long race.
 * @param {Pick<CountCore, 'raceForecast'>} core
 * @param {Pick<QueensRoute, 'size' | 'queens'>} board
 * @param {boolean} firstOnly
 */
export function forecastOf(core, { size, queens }, firstOnly) {
  const forecast = firstOnly || queens.length > 0 ? undefined : core.raceForecast(size);
  return forecast ? sentenceOf(forecast) : '';
}

/** What a solver has found that has gone through all. @param {number} count */
export const solutionsFound = (count) => t('race.solutions', { count });
