/**
 * The difference between the two sides, in a sentence that is true at every position.
 *
 * @import { Solver } from '../core/routes.js'
 * @import { Snapshot } from '../core/run.js'
 * @import { Key } from '../i18n/index.js'
 * @import { CompareLink } from '../core/routes.js'
 *
 * @typedef {object} Standing one side at a position
 * @property {string} solver its key
 * @property {Snapshot} snapshot
 *
 * @typedef {'tests' | 'placements' | 'backtracks' | 'solutions'} Measure
 */

import { t } from '../i18n/index.js';
import { solversOf } from './link.js';

/** The rows of the counts, from top to bottom. The knight tests no square before it moves there. @type {Record<string, Measure[]>} */
export const measures = {
  queens: ['tests', 'placements', 'backtracks', 'solutions'],
  knight: ['placements', 'backtracks', 'solutions'],
};

/**
 * The measures by how much their difference says, where both sides have got equally far by a unit.
 * @type {Record<CompareLink['by'], Measure[]>}
 */
const telling = {
  event: ['solutions', 'placements', 'tests', 'backtracks'],
  placement: ['tests', 'backtracks', 'solutions', 'placements'],
  solution: ['tests', 'placements', 'backtracks', 'solutions'],
};

/**
 * How much of a measure a side has done; `null` where it does not do that: `mask` tests no square, it only sees free ones.
 * @param {Standing} side
 * @param {Measure} measure
 */
export function countOf({ solver, snapshot: { statistics } }, measure) {
  if (measure !== 'tests') return statistics[measure];
  return solver === 'mask' ? null : statistics.placements + statistics.rejections;
}

/** @param {CompareLink['problem']} problem */
export const choicesOf = (problem) =>
  solversOf(problem).map((solver) => /** @type {const} */ ([solver, () => nameOf(solver)]));

/** @param {string} solver */
export const nameOf = (solver) =>
  solver === 'warnsdorff' || solver === 'pruned' || solver === 'plain'
    ? t(`compare.${solver}`)
    : t(`solver.${/** @type {Solver} */ (solver)}`);

/**
 * @param {CompareLink} link
 * @param {number} position
 * @param {[Standing, Standing]} sides
 */
export function differenceOf({ problem, by }, position, sides) {
  if (position === 0) return t('compare.start');
  const ended = sides.filter(({ snapshot }) => snapshot.atEnd);
  const lead =
    ended.length === 2
      ? t('compare.ended.both')
      : ended.length === 1
        ? t('compare.ended', { one: nameOf(ended[0].solver), count: ended[0].snapshot.step })
        : t(`compare.${problem}.both.${by}`, { count: position });
  return t('compare.sentence', { lead, tail: tailOf(problem, by, sides) });
}

/**
 * @param {CompareLink['problem']} problem
 * @param {CompareLink['by']} by
 * @param {[Standing, Standing]} sides
 */
function tailOf(problem, by, sides) {
  for (const measure of telling[by].filter((each) => measures[problem].includes(each))) {
    const [left, right] = sides.map((side) => countOf(side, measure));
    if (left === null || right === null) {
      const other = left === null ? right : left;
      if (other !== null) return rejectionsOf(sides[left === null ? 1 : 0]);
    } else if (left !== right) {
      const more = nameOf(sides[left > right ? 0 : 1].solver);
      const key = /** @type {Key} */ (`compare.${problem}.more.${measure}`);
      return t(key, { more, count: Math.abs(left - right) });
    }
  }
  return t('compare.same');
}

/**
 * Beside `mask`, which never rejects a square.
 * @param {Standing} side
 */
const rejectionsOf = ({ solver, snapshot }) =>
  t('compare.rejections', { one: nameOf(solver), mask: nameOf('mask'), count: snapshot.statistics.rejections });
