/**
 * The sentences about a placement: its caption, its completions and the hint.
 *
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Square } from '../../core/squares.js'
 * @import { Conflict } from '../referee.js'
 * @import { Known } from './completions.js'
 */

import { lineName, number, placeName, t } from '../../i18n/index.js';

/**
 * The caption of a placement.
 * @param {QueensRoute} route
 * @param {Conflict[]} conflicts
 */
export function placementCaption({ size, queens }, conflicts) {
  if (conflicts.length > 0) {
    const { one, other, line } = conflicts[0];
    const named = { one: placeName(one, size), other: placeName(other, size), line: lineName(line) };
    return conflicts.length === 1
      ? t('queens.conflict', named)
      : t('queens.conflict.more', { ...named, count: conflicts.length - 1 });
  }
  if (queens.length === size) return t('queens.solution', { count: size });
  const { length: count } = queens;
  return t('queens.placement', { count, size, left: size - count, several: count > 1 });
}

/**
 * How many solutions contain the placement.
 * @param {{ size: number, queens: readonly Square[] }} placed
 * @param {Known | null} known `null` when queens attack each other
 * @param {bigint | undefined} total the published number of solutions of the board, if there is one
 * @param {number | null} [nth] which of them the placement is, where that is known
 */
export function completionWords({ size, queens }, known, total, nth = null) {
  if (total === 0n) return t('placing.none.at.all', { size });
  if (known === null) return t('placing.clash');
  const all = total === undefined ? null : number(total);
  if (queens.length === 0 && all !== null) return t('placing.all', { total: all, count: Number(total) });
  if (nth !== null && total !== 1n) return t('placing.number', { number: nth, total: all ?? '' });
  if (queens.length === size)
    return all === null ? t('placing.one') : t('placing.one.of', { total: all, count: Number(total) });
  const { found, over } = known;
  if (over && found === 0) return all === null ? t('placing.none') : t('placing.none.of', { total: all });
  const key = over ? 'placing.some' : 'placing.least';
  return all === null ? t(`${key}.unknown`, { count: found }) : t(`${key}.of`, { count: found, total: all });
}

/**
 * The hint in words.
 * @param {{ size: number, queens: readonly Square[] }} placed
 * @param {Known | null} known `null` when queens attack each other
 */
export function hintWords({ size, queens }, known) {
  if (known === null) return t('hint.clash');
  if (known.hint !== null) return t('hint.square', { name: placeName(known.hint, size) });
  if (queens.length === size) return t('hint.solved');
  if (known.over) return t(queens.length === 0 ? 'hint.never' : 'hint.back');
  return t('hint.looking');
}
