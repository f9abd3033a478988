/**
 * The verdict on a program that has been looked ahead, and what is said of one that is refused.
 *
 * @import { ProgramError } from '../../pkg/program.js'
 * @import { Session } from './session.js'
 */

import { explain, sentences, t } from '../i18n/index.js';
import { endSentence } from './caption.js';

/**
 * Why a text is not run. A program in another language can be run elsewhere, and its output checked here.
 * @param {import('../i18n/index.js').CoreMessage} error
 */
export const refusalText = (error) =>
  sentences(explain(error), ...(error.code === 'language' ? [t('script.elsewhere')] : []));

/**
 * What is wrong at which lines, in the language of the page.
 * @param {ProgramError} error
 */
export const refusedLines = (error) =>
  [error, ...(error.others ?? [])].map((each) => ({ line: each.line, sentence: () => explain(each) }));

/**
 * The verdict in sentences; empty until the look ahead has ended.
 * @param {Session} session
 */
export function verdictOf({ looked, end, refused }) {
  if (refused) return refusalText(refused);
  if (!looked || looked.state === 'looking') return '';
  const ended = end && end.kind !== 'end' ? [endSentence(end, looked.look.lines)] : [];
  return sentences(...(looked.source?.passes ? [t('verdict.some')] : [t('verdict.none')]), ...ended);
}
