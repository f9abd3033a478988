/**
 * What is said of the output of a program.
 *
 * @import { Answer, AnswerFault, AnswerRow } from '../../pkg/lazy.js'
 */

import { explain, lineName, number, placeName, t } from '../i18n/index.js';

/**
 * The verdict in a line.
 * @param {Answer} answer
 */
export function summary({ problem, boards, right, wrong, twice, missing }) {
  const counts = /** @type {const} */ ([
    ['answer.wrong', wrong],
    ['answer.twice', twice],
    ['answer.missing', missing ?? 0],
  ]);
  let parts = t('answer.right', { count: right });
  for (const [key, count] of counts) if (count > 0) parts = t('answer.and', { before: parts, part: t(key, { count }) });
  return t(problem === 'queens' ? 'answer.boards' : 'answer.tours', { count: boards, parts });
}

/** @typedef {Exclude<Answer['total'], null>} Total that an output states */

/** @param {Total} total */
export const totalVerdict = ({ right }) => (right === null ? 'unknown' : right ? 'right' : 'wrong');

/** @param {Total} total */
const totalKey = (total) => (total.fundamental ? 'fundamental' : totalVerdict(total));

/** @param {Total} total */
export const totalWords = (total) => t(`answer.total.${totalKey(total)}`, { number: number(BigInt(total.number)) });

/** @param {string} columns of the first solution that is missing */
export const firstWords = (columns) => t('answer.first', { columns });

/**
 * The verdict on a board, or on several that are right.
 * @param {AnswerRow} row
 */
export function verdictOf({ closed, of, fault, size }) {
  if (fault) return faultOf(fault, size ?? 0);
  if (of !== null) return t('answer.row.twice', { line: of });
  return t(closed === null ? 'answer.row.right' : closed ? 'answer.row.closed' : 'answer.row.open');
}

/**
 * @param {AnswerFault} fault
 * @param {number} size
 */
export function faultOf({ code, values, reason, sentence, squares, line: along }, size) {
  if (code === 'broken') return explain({ code: reason, values, sentence });
  if (code !== 'attack') return t(`answer.row.${code}`, values);
  const [one, other] = Array.from(squares, (square) => placeName(square, size));
  return t('answer.row.attack', { one, other, line: lineName(`line.${along}`) });
}
