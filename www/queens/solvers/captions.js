/**
 * Each step of a queens search in words.
 *
 * @typedef {import('../../core/routes.js').QueensRoute} QueensRoute
 * @typedef {Pick<import('../../core/run.js').Snapshot, 'event' | 'length' | 'atEnd' | 'statistics'>} Run at the step shown
 * @typedef {import('../../core/squares.js').Square} Square
 */

import { unpackEvent } from '../../core/events.js';
import { fileOf, rankOf, squareName } from '../../core/squares.js';
import { t } from '../../i18n/index.js';

/** The solvers that go through the board column by column; the others go row by row. */
const byColumns = new Set(['permute', 'access']);

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {import('../../../pkg/page.js').Explanation} [explanation] what the solver is doing
 */
export function runCaption(route, run, explanation) {
  const { size, solver } = route;
  const byColumn = byColumns.has(solver ?? '');
  if (run.event === undefined) return start(route, run, byColumn);
  const event = unpackEvent(run.event);
  if (run.atEnd) {
    const { solutions } = run.statistics;
    return solutions === 0 ? t('queens.end.none', { size }) : t('queens.end', { size, count: solutions });
  }
  switch (event.kind) {
    case 'place':
      if (solver === 'mask') return t('queens.place.mask', place(event.square, size));
      return t(byColumn ? 'queens.place.column' : 'queens.place.row', place(event.square, size));
    case 'reject': {
      const key = event.given ? 'queens.reject.given' : 'queens.reject';
      return t(`${key}.${byColumn ? 'column' : 'row'}`, {
        ...place(event.square, size),
        by: byColumn ? fileOf(event.attacker) + 1 : size - rankOf(event.attacker),
        line: t(`line.${event.line}`),
      });
    }
    case 'remove': {
      const from = place(event.square, size);
      if (explanation?.solver === 'scan') return lifted(explanation, from);
      const solved = run.statistics.depth + 1 + route.queens.length === size;
      const key = solved ? 'queens.remove.solved' : 'queens.remove';
      return t(`${key}.${byColumn ? 'column' : 'row'}`, { ...from, next: following(from, route, byColumn) });
    }
    case 'solved':
      return t('queens.solved', { number: run.statistics.solutions, count: size });
  }
}

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {boolean} byColumn
 */
function start({ size, queens }, run, byColumn) {
  if (run.length === 0) return t('queens.end.none', { size });
  if (queens.length > 0) return t('queens.start.given', { count: queens.length });
  return t(byColumn ? 'queens.start.column' : 'queens.start.row');
}

/** The line of the pseudo-code of `scan` that lifts a queen to put her elsewhere in her row. */
const FORWARD = 6;

/**
 * A queen of `scan` leaves the board: to move on in her row, or because her row is given up.
 * @param {Extract<import('../../../pkg/page.js').Explanation, { solver: 'scan' }>} explanation
 * @param {{ row: number, column: number }} from
 */
function lifted({ line, currentColumn }, from) {
  if (line === FORWARD) return t('queens.lift.forward', { ...from, next: currentColumn + 1 });
  return t('queens.lift.backward', from);
}

/**
 * A placement in words: what clashes, or that nothing does.
 * @param {QueensRoute} route
 * @param {import('../referee.js').Conflict[]} conflicts
 */
export function placementCaption({ size, queens }, conflicts) {
  if (conflicts.length > 0) {
    const { one, other, line } = conflicts[0];
    const named = { one: squareName(one), other: squareName(other), line: t(line) };
    return conflicts.length === 1
      ? t('queens.conflict', named)
      : t('queens.conflict.more', { ...named, count: conflicts.length - 1 });
  }
  if (queens.length === size) return t('queens.solution', { count: size });
  return queens.length === 0 ? t('queens.empty') : t('queens.placement', { count: queens.length });
}

/**
 * A square as the solvers count: rows from the top, columns from the left, both from 1.
 * @param {Square} square
 * @param {number} size
 */
const place = (square, size) => ({ row: size - rankOf(square), column: fileOf(square) + 1 });

/**
 * The row, or the column, that the search comes to after one: the next that has no given queen.
 * @param {{ row: number, column: number }} from
 * @param {QueensRoute} route
 * @param {boolean} byColumn
 */
function following({ row, column }, { size, queens }, byColumn) {
  const given = new Set(queens.map((square) => (byColumn ? place(square, size).column : place(square, size).row)));
  let next = (byColumn ? column : row) + 1;
  while (given.has(next)) next += 1;
  return next;
}
