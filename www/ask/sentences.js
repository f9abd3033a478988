/**
 * The sentences of a question: what is asked, what is wrong with an answer, and how many were right.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Key } from '../i18n/index.js'
 * @import { Asking } from './asking.js'
 * @import { Kind } from './question.js'
 */

import { squareName } from '../core/index.js';
import { atStart, placeName, sentences, t } from '../i18n/index.js';
import { summaryOf } from './asking.js';

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
 * The answers to choose from: `mask` sees free columns alone, and rejects nothing. A program changes its board. A line is
 * typed.
 * @param {Pick<Asking, 'route' | 'asks'>} asking
 */
export const answersOf = ({ route, asks }) =>
  answers[route.view].filter(([kind]) => {
    if (asks === 'step') return kind !== 'reject' || route.view !== 'queens' || route.solver !== 'mask';
    return asks === 'board' && changes.includes(kind);
  });

/**
 * The question, or what is wrong with the answer.
 * @param {Asking} asking
 */
export function lineOf({ route, asks, question, part, wrong }) {
  if (!question) return t('ask.idle');
  if (wrong && 'line' in wrong) return t('ask.not.line', { line: wrong.line });
  if (question.kind === 'line') return t('ask.what.line', { line: question.after });
  const isQueens = route.view === 'queens';
  const nameOf = (/** @type {Square} */ at) => (isQueens ? placeName(at, route.size) : squareName(at));
  const square = nameOf(question.square ?? 0);
  if (!wrong)
    return part === 'event'
      ? t(asks === 'board' ? 'ask.what.board' : 'ask.what')
      : t('ask.attack', { square: isQueens ? atStart(square) : square });
  if ('kind' in wrong) return t('ask.not', { answer: answerName(route.view, wrong.kind) });
  const [chosen, key] = [nameOf(wrong.square), /** @type {Key} */ (`ask.${wrong.why}`)];
  if (part === 'event') return t(key, { square: chosen });
  return t(key, { queen: wrong.why === 'no.queen' ? chosen : atStart(chosen), square });
}

/** @param {Asking} asking */
export function endOf(asking) {
  const { count, right, missed } = summaryOf(asking);
  const parts = asking.over ? [] : [t('ask.ended')];
  if (count > 0) parts.push(t('ask.summary', { count, right }));
  if (missed && missed.kind !== 'line')
    parts.push(t('ask.missed', { kind: answerName(asking.route.view, missed.kind) }));
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
