/**
 * The caption of each step of a queens search.
 *
 * @import { Explanation } from '../../../pkg/page.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Snapshot } from '../../core/run.js'
 * @import { Square } from '../../core/squares.js'
 *
 * @typedef {Pick<Snapshot, 'event' | 'length' | 'atEnd' | 'statistics'>} Run at the step shown
 */

import { fileOf, rankOf, unpackEvent } from '../../core/index.js';
import { t } from '../../i18n/index.js';
import { isByColumn, solverPages } from './index.js';

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {Explanation} [explanation] of the step
 */
export function runCaption(route, run, explanation) {
  const { size, solver } = route;
  const page = solver ? solverPages[solver] : undefined;
  const level = isByColumn(route) ? 'column' : 'row';
  if (run.event === undefined) return startCaption(route, run, level, page?.firstColumn?.(size) ?? 1);
  const { solutions, depth } = run.statistics;
  if (run.atEnd) return solutions === 0 ? t('queens.end.none') : t('queens.end', { count: solutions });
  const event = unpackEvent(run.event);
  if (event.kind === 'solved') return t('queens.solved', { number: solutions, count: size });
  const place = placeOf(event.square, size);
  if (event.kind === 'place') return t(page?.placed ?? `queens.place.${level}`, place);
  if (event.kind === 'reject') {
    const by = placeOf(event.attacker, size)[level];
    return t(`queens.reject.${level}`, { ...place, by, given: event.given, line: t(`line.${event.line}`) });
  }
  if (page?.removed && explanation) return page.removed(explanation, place);
  const solved = depth + 1 + route.queens.length === size;
  const key = solved ? 'queens.remove.solved' : 'queens.remove';
  return t(`${key}.${level}`, { ...place, next: nextLevel(place, route, level) });
}

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {'row' | 'column'} level
 * @param {number} column in which a search by rows begins
 */
function startCaption({ queens }, run, level, column) {
  if (run.length === 0) return t('queens.end.none');
  if (queens.length > 0) return t('queens.start.given', { count: queens.length });
  return t(`queens.start.${level}`, { column });
}

/**
 * A square as the solvers count: rows from the top, columns from the left, both from 1.
 * @param {Square} square
 * @param {number} size
 */
const placeOf = (square, size) => ({ row: size - rankOf(square), column: fileOf(square) + 1 });

/**
 * The next row or column without a given queen.
 * @param {{ row: number, column: number }} from
 * @param {QueensRoute} route
 * @param {'row' | 'column'} level
 */
function nextLevel(from, { size, queens }, level) {
  const given = new Set(queens.map((square) => placeOf(square, size)[level]));
  let next = from[level] + 1;
  while (given.has(next)) next += 1;
  return next;
}
