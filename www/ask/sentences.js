/**
 * The sentences of a question: what is asked, what is wrong with an answer, and how many were right.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Key } from '../i18n/index.js'
 * @import { Asking } from './asking.js'
 * @import { Kind, Question } from './question.js'
 */

import { fileOf, rankOf, squareName } from '../core/index.js';
import { atStart, placeName, sentences, t } from '../i18n/index.js';
import { isByColumn } from '../queens/index.js';
import { summaryOf } from './asking.js';
import { attacks } from './question.js';

/** The answers in the order of their buttons. @type {Record<'queens' | 'knight', [Kind, Key][]>} */
const answers = {
  queens: [
    ['place', 'ask.place'],
    ['reject', 'ask.reject'],
    ['remove', 'ask.remove'],
    ['solved', 'ask.solved'],
  ],
  knight: [
    ['place', 'ask.move'],
    ['remove', 'ask.remove'],
    ['solved', 'ask.tour'],
  ],
};

/** What the board of a program does. @type {readonly Kind[]} */
const changes = ['place', 'remove'];

/**
 * The answers to choose from: `mask` sees free columns alone, and rejects nothing. A program changes its board.
 * @param {Pick<Asking, 'route' | 'program'>} asking
 */
export const answersOf = ({ route, program }) =>
  answers[route.view].filter(([kind]) =>
    program ? changes.includes(kind) : kind !== 'reject' || route.view !== 'queens' || route.solver !== 'mask',
  );

/**
 * The question, or what is wrong with the answer.
 * @param {Asking} asking
 */
export function lineOf({ route, program, question, part, wrong }) {
  if (!question) return t('ask.idle');
  const isQueens = route.view === 'queens';
  const nameOf = (/** @type {Square} */ at) => (isQueens ? placeName(at, route.size) : squareName(at));
  const square = nameOf(question.square ?? 0);
  if (!wrong)
    return part === 'event'
      ? t(program ? 'ask.what.board' : 'ask.what')
      : t('ask.attack', { square: isQueens ? atStart(square) : square });
  if ('kind' in wrong) return t('ask.not', { answer: answerName(route.view, wrong.kind) });
  const chosen = nameOf(wrong.square);
  if (part === 'event') return t(whyNot(route, question, wrong.square, program), { square: chosen });
  if (!question.attack?.among.includes(wrong.square)) return t('ask.no.queen', { queen: chosen });
  // A queen on the line of the square attacks it too, but it is the one that moves on.
  const isMoving = isQueens && attacks(wrong.square, question.square ?? 0);
  return t(isMoving ? 'ask.not.moving' : 'ask.not.queen', { queen: isQueens ? atStart(chosen) : chosen, square });
}

/**
 * Why a square does not come next, in words that do not say what does.
 * @param {Asking['route']} route
 * @param {Question} question
 * @param {Square} chosen
 * @param {boolean} program whose rules are its own
 * @returns {Key}
 */
function whyNot(route, { kind, square: next, standing, goesBack }, chosen, program) {
  const isTaken = standing.includes(chosen);
  if (program) return route.view === 'queens' && isTaken && kind === 'place' ? 'ask.not.taken' : 'ask.not.square';
  if (route.view === 'knight') {
    if (isTaken) return 'ask.not.visited';
    const knight = standing[standing.length - 1];
    const hop = [fileOf(knight) - fileOf(chosen), rankOf(knight) - rankOf(chosen)].map(Math.abs).toSorted();
    if (`${hop}` !== '1,2') return 'ask.not.hop';
    // Once the knight has gone back, some of its moves have been tried.
    return kind === 'place' && !goesBack ? 'ask.not.first' : 'ask.not.square';
  }
  if (isTaken) return kind === 'remove' ? 'ask.not.last' : 'ask.not.taken';
  if (kind !== 'reject' && standing.some((queen) => attacks(queen, chosen))) return 'ask.not.attacked';
  if (kind === 'remove' || next === null) return 'ask.not.square';
  const byColumn = isByColumn(route);
  const levelOf = byColumn ? fileOf : rankOf;
  if (levelOf(next) === levelOf(chosen)) {
    const by = byColumn ? rankOf(next) - rankOf(chosen) : fileOf(chosen) - fileOf(next);
    return by > 0 === (route.solver !== 'mask') ? 'ask.not.first' : 'ask.not.passed';
  }
  return byColumn ? 'ask.not.column' : 'ask.not.row';
}

/** @param {Asking} asking */
export function endOf(asking) {
  const { count, right, missed } = summaryOf(asking);
  const parts = asking.over ? [] : [t('ask.ended')];
  if (count > 0) parts.push(t('ask.summary', { count, right }));
  if (missed) parts.push(t('ask.missed', { kind: answerName(asking.route.view, missed.kind) }));
  return sentences(...parts);
}

/**
 * @param {'queens' | 'knight'} view
 * @param {Kind} kind
 */
function answerName(view, kind) {
  const [, key] = answers[view].find(([each]) => each === kind) ?? answers[view][0];
  return t(key);
}
