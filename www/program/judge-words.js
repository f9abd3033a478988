/**
 * What is said of a program that is judged for several N, or compared with a solver.
 *
 * @import { SizeResult } from '../../pkg/program.js'
 * @import { Comparing } from './comparing.js'
 * @import { Judging } from './judging.js'
 *
 * @typedef {{ verdict: 'right' | 'wrong' | 'unread' | 'open', text: string }} Judged
 */

import { number, placeName, sentences, t } from '../i18n/index.js';
import { faultOf } from '../import/index.js';
import { endSentence } from './caption.js';
import { LAST } from './judging.js';
import { nothingText } from './verdict.js';

/** @param {string} text @returns {Judged} */
const wrong = (text) => ({ verdict: 'wrong', text });

/**
 * The verdict on one N, with the first thing that is wrong.
 * @param {SizeResult} result
 * @returns {Judged}
 */
export function judgedOf({ size, end, lines, verdict }) {
  const { ranks, boards, right, tried, known, denied, by, total, firstWrong, firstTwice, firstMissing } = verdict;
  if (!end) return { verdict: 'open', text: t('judge.open', { count: lines }) };
  if (end.kind !== 'end') return wrong(endSentence(end, lines));
  if (boards > 0 && ranks !== size) return wrong(t('judge.size', { size: ranks }));
  if (firstWrong) {
    const reason = faultOf(firstWrong.fault, ranks);
    return wrong(t('verdict.first.wrong', { number: firstWrong.number, reason }));
  }
  if (total?.right === false) return wrong(t('answer.total.wrong', { number: number(BigInt(total.number)) }));
  if (firstTwice && by !== 'board') {
    return wrong(t('verdict.first.twice', { number: firstTwice.number, of: firstTwice.of }));
  }
  if (total?.right) return { verdict: 'right', text: t('answer.row.right') };
  if (firstMissing && boards > 1) return wrong(t('verdict.first.missing', { columns: firstMissing.columns }));
  if (right === 0 && known !== 0) {
    const text = nothingText(verdict);
    return denied !== null || tried > 0 ? wrong(text) : { verdict: 'unread', text };
  }
  return { verdict: 'right', text: t(right === known ? 'answer.row.right' : 'judge.one') };
}

/**
 * The verdict on all of them; empty until it is known.
 * @param {Pick<Judging, 'state' | 'results' | 'now'>} judging
 */
export function judgementOf({ state, results, now }) {
  if (state === 'none' || state === 'judging') return '';
  if (state === 'without') return t('judge.without');
  const judged = results.map((result) => ({ size: result.size, ...judgedOf(result) }));
  const mistaken = judged.filter(({ verdict }) => verdict === 'wrong');
  const right = judged.filter(({ verdict }) => verdict === 'right');
  const unread = judged.filter(({ verdict }) => verdict === 'unread');
  const open = judged.find(({ verdict }) => verdict === 'open');
  const found =
    mistaken.length > 0
      ? [t('judge.wrong', { count: mistaken.length, size: mistaken[0].size, reason: mistaken[0].text })]
      : right.length > 0
        ? [right.length === LAST ? t('judge.all') : t('judge.right', { count: right.length })]
        : [];
  if (unread.length > 0) found.push(t('judge.unread', { count: unread.length, size: unread[0].size }));
  if (open) found.push(t('judge.unfinished', { size: open.size, reason: open.text }));
  if (state === 'cancelled') found.push(t('judge.cancelled', { size: now }));
  return sentences(...found);
}

/**
 * How the placements of a program and of a solver compare; empty until it is known.
 * @param {Pick<Comparing, 'state' | 'solver' | 'size' | 'same' | 'end'>} comparing
 */
export function partingOf({ state, solver: key, size, same, end }) {
  const solver = t(`solver.${key}`);
  if (state === 'none' || state === 'comparing') return '';
  if (state === 'cancelled') return t('beside.cancelled', { count: same });
  if (!end) return t('beside.limit', { count: same });
  if (end.kind === 'same') return t('beside.same', { count: same, solver });
  const { square, ended, solverSquare } = end;
  const own =
    square !== null
      ? t('beside.own', { square: placeName(square, size) })
      : t(ended ? 'beside.own.end' : 'beside.own.many');
  const other =
    solverSquare !== null
      ? t('beside.other', { solver, square: placeName(solverSquare, size) })
      : t('beside.other.end', { solver });
  return sentences(same > 0 ? t('beside.apart', { count: same, solver }) : t('beside.first', { solver }), own, other);
}
