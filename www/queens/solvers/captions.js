/**
 * The caption of each step of a queens search.
 *
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Snapshot } from '../../core/run.js'
 *
 * @typedef {Pick<Snapshot, 'event' | 'length' | 'atEnd' | 'statistics' | 'explanation'>} Run at a step
 */

import { fileName, squareAt } from '../../core/index.js';
import { isByRows, lineName, placeOf, t } from '../../i18n/index.js';
import { isByColumn, solverPages } from './index.js';

/**
 * @param {QueensRoute} route
 * @param {Run} run
 */
export function runCaption(route, run) {
  const { size, solver } = route;
  const { event, explanation } = run;
  const page = solver ? solverPages[solver] : undefined;
  const level = isByColumn(route) ? 'column' : 'row';
  const form = isByRows() ? level : 'chess';
  if (!event) return startCaption(route, run, form, page?.firstColumn?.(size) ?? 1);
  const { solutions, depth } = run.statistics;
  if (run.atEnd) return solutions === 0 ? t('queens.end.none') : t('queens.end', { count: solutions });
  if (event.kind === 'solved') return t('queens.solved', { number: solutions, count: size });
  const place = placeOf(event.square, size);
  if (event.kind === 'place') {
    if (page?.placed) return t(isByRows() ? page.placed : `${page.placed}.chess`, place);
    return t(`queens.place.${form}`, place);
  }
  if (event.kind === 'reject') {
    const attacker = placeOf(event.attacker, size);
    const by = isByRows() ? attacker[level] : attacker.square;
    return t(`queens.reject.${form}`, { ...place, by, given: event.given, line: lineName(`line.${event.line}`) });
  }
  if (page?.removed && explanation) return page.removed(explanation, place);
  const solved = depth + 1 + route.queens.length === size;
  if (solved) return t(`queens.remove.solved.${form}`, place);
  const next = nextLevel(place, route, level);
  if (isByRows()) return t(`queens.remove.${level}`, { ...place, next });
  return level === 'row'
    ? t('queens.remove.chess.rank', { ...place, next: size + 1 - next })
    : t('queens.remove.chess.file', { ...place, next: fileName(next - 1) });
}

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {'row' | 'column' | 'chess'} form
 * @param {number} column in which a search by rows begins
 */
function startCaption({ queens, size }, run, form, column) {
  if (run.length === 0) return t('queens.end.none');
  if (queens.length > 0) return t('queens.start.given', { count: queens.length });
  return t(`queens.start.${form}`, placeOf(squareAt(column - 1, size - 1), size));
}

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
