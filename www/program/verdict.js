/**
 * The verdict on a program that has been looked ahead, and what is said of one that is refused.
 *
 * @import { ProgramCause, ProgramError, ProgramVerdict } from '../../pkg/program.js'
 * @import { CoreMessage } from '../i18n/index.js'
 * @import { Language } from './languages.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Finding what shows at a step of the run, or in the solution of a link
 * @property {string} text
 * @property {number | null} step
 * @property {string} [link]
 */

import { squareName } from '../core/index.js';
import { explain, number, placeName, sentences, t } from '../i18n/index.js';
import { faultOf } from '../import/index.js';
import { endSentence } from './caption.js';
import { errorHint, refusalHint } from './hints.js';

/**
 * Sentences one after the other. The words of Python, and of the faults of C, end without a stop.
 * @param {string[]} texts of which some may be empty
 */
function said(...texts) {
  const parts = texts.filter((text) => text !== '');
  const last = parts.pop() ?? '';
  return sentences(...parts.map((text) => (/[.!?。！？]$/.test(text) ? text : `${text}${t('sentence.stop')}`)), last);
}

/**
 * Why a text is not run.
 * @param {CoreMessage} error
 * @param {Language} language of the program
 */
export const refusalText = (error, language) => said(explain(error), refusalHint(error, language));

/**
 * What is wrong at which lines, in the language of the page. A board that is too large is refused at none.
 * @param {ProgramError} error
 */
export const refusedLines = (error) =>
  [error, ...(error.others ?? [])]
    .filter(({ line }) => line !== undefined)
    .map((each) => ({ line: each.line, sentence: () => explain(each) }));

/**
 * The verdict in sentences; empty until the look ahead has ended.
 * @param {Session} session
 */
export function verdictOf({ looked, end, link, language, refused, verdict }) {
  if (refused) return refusalText(refused, language);
  if (!looked || !verdict) return '';
  const { lines } = looked.look;
  const ended =
    looked.state !== 'ended'
      ? [t('verdict.so.far', { count: lines })]
      : end && end.kind !== 'end'
        ? [endSentence(end, lines)]
        : [];
  const verdictText = verdict.problem === 'queens' ? boardsText(verdict) : toursText(verdict);
  // What is kept is then none of the boards that were right when they were put there.
  const isKept = verdict.by === 'kept' && verdict.alias?.kind === 'list';
  const { missingInput } = looked.look;
  const asked = missingInput === undefined ? '' : t('hint.input', { line: missingInput });
  return said(aliasText(verdict), isKept ? '' : verdictText, ...ended, errorHint(end, link?.input ?? ''), asked);
}

/**
 * That one list stands in the place of several comes before all else: of what is kept nothing else can be right.
 * @param {ProgramVerdict} verdict
 */
function aliasText({ alias }) {
  return alias && alias.kind !== 'changed' ? sharedText(alias) : '';
}

/** @param {NonNullable<ProgramVerdict['alias']>} alias */
function sharedText({ kind, times }) {
  if (kind === 'changed') return t('verdict.alias');
  return t(kind === 'row' ? 'verdict.alias.row' : 'verdict.alias.list', { count: times });
}

/** @param {ProgramVerdict} verdict */
function boardsText({ by, files, ranks, boards, right, wrong, twice, tried, known, denied, firstMissing, total }) {
  // A board that is only worked on is no answer where there is a number.
  if (total && (boards === 0 || by === 'board')) {
    if (total.right === null) return t('answer.total.unknown', { number: number(BigInt(total.number)) });
    return t(total.right ? 'verdict.counted' : 'verdict.miscounted', {
      number: number(BigInt(total.number)),
      files: total.of ?? files,
      ranks: total.of ?? ranks,
    });
  }
  if (by === 'board' && wrong === 0) return t('verdict.passed', { count: right });
  if (boards === 0) return nothingText({ denied, known, tried });
  if (boards === 1 && right === 1 && known !== 1) return t('verdict.one');
  const areAll = right === boards;
  if (areAll && known === right) return t('verdict.all', { count: boards, files, ranks });
  const counts = /** @type {const} */ ([
    ['answer.right', areAll ? 0 : right],
    ['answer.wrong', wrong],
    ['answer.twice', twice],
    ['answer.missing', boards === 1 || total?.right ? 0 : (firstMissing?.count ?? 0)],
  ]);
  let text = t('verdict.boards', { count: boards });
  if (areAll) text = t('answer.and', { before: text, part: t('verdict.all.right') });
  for (const [key, count] of counts) {
    if (count > 0 || (key === 'answer.right' && !areAll)) {
      text = t('answer.and', { before: text, part: t(key, { count }) });
    }
  }
  return t('verdict.sentence', { text });
}

/**
 * What is said where no board is shown.
 * @param {Pick<ProgramVerdict, 'denied' | 'known' | 'tried'>} verdict
 */
export function nothingText({ denied, known, tried }) {
  if (denied !== null) return t('verdict.denied', { line: denied, count: known ?? 0 });
  return tried > 0 ? t('verdict.tried', { count: tried }) : t('verdict.none');
}

/** @param {ProgramVerdict} verdict */
function toursText({ files, ranks, boards, right, closed, firstWrong }) {
  if (right > 0) return t(closed ? 'verdict.tour.closed' : 'verdict.tour', { files, ranks, count: boards });
  return firstWrong ? t('verdict.tour.wrong') : t('verdict.none');
}

/**
 * What is wrong, with the step where it shows.
 * @param {ProgramVerdict} verdict
 * @returns {Finding[]}
 */
export function findingsOf(verdict) {
  const { by, firstRight, firstWrong, firstTwice, firstMissing, alias, cause, total, ranks, boards } = verdict;
  /** @type {Finding[]} */
  const findings = [];
  if (firstRight !== null) findings.push({ text: t('verdict.first.right'), step: firstRight });
  const why = cause && causeText(cause, verdict);
  if (cause && why) findings.push({ text: why, step: 'step' in cause ? cause.step : null });
  if (firstWrong) {
    const { number: nth, step, fault } = firstWrong;
    const reason = faultOf(fault, ranks);
    findings.push({ text: nth > 0 ? t('verdict.first.wrong', { number: nth, reason }) : reason, step });
  }
  if (firstTwice && by !== 'board') {
    const { number: nth, of, step } = firstTwice;
    findings.push({ text: t('verdict.first.twice', { number: nth, of }), step });
  }
  if (firstMissing && boards > 1 && !total?.right) {
    const { columns, step, link } = firstMissing;
    findings.push({ text: t('verdict.first.missing', { columns }), step, link });
  }
  if (alias) findings.push({ text: sharedText(alias), step: alias.step });
  if (total && (total.right === false || (total.right && boards > 0 && by !== 'board'))) {
    const key = total.right ? 'answer.total.right' : 'answer.total.wrong';
    findings.push({ text: t(key, { number: number(BigInt(total.number)) }), step: total.step });
  }
  return findings;
}

/**
 * Why it is wrong; empty where that is said of a shared list already.
 * @param {ProgramCause} cause
 * @param {ProgramVerdict} verdict
 */
function causeText(cause, { problem, ranks }) {
  switch (cause.kind) {
    case 'accepted': {
      const { line, square } = cause;
      if (square === null) return t('verdict.cause.passed', { line });
      const where = problem === 'queens' ? placeName(square, ranks) : squareName(square);
      return t(problem === 'queens' ? 'verdict.cause.queen' : 'verdict.cause.knight', { line, square: where });
    }
    case 'left':
      return t('verdict.cause.left', { line: cause.line, place: `${cause.name}${cause.part}` });
    case 'added':
      return t('verdict.cause.added', { line: cause.line, value: cause.part, name: cause.name });
    case 'untried':
      return cause.row > 0
        ? t('verdict.cause.untried', { row: cause.row, columns: cause.columns })
        : t('verdict.cause.unentered', { columns: cause.columns });
    case 'stops':
    case 'denied':
      return t(`verdict.cause.${cause.kind}`, { line: cause.line });
    case 'shared':
      return '';
  }
}
