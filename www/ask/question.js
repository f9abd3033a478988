/**
 * The question what comes next in a run: its answer is the next step of a search, or of a program the next change of its
 * board, or the line after the one that is lit.
 *
 * @import { LineQuestion } from '../../pkg/program.js'
 * @import { Asks } from './asking.js'
 * @import { Run } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {import('../../pkg/page.js').StepQuestion} StepQuestion
 * @typedef {StepQuestion['kind'] | 'line'} Kind
 *
 * @typedef {(StepQuestion | LineQuestion) & { next?: number }} Question with the step of the answer, where that is not the
 *   next one
 *
 * @typedef {'event' | 'attack'} Part
 * @typedef {{ kind: Kind } | { line: number } | { square: Square, why?: string }} Answer by a button, as a number, or on the
 *   board: with the reason why it is wrong, as the key of a message behind `ask.`
 */

/**
 * The step of the answer.
 * @param {Question} question
 */
export const nextOf = ({ step, next = step + 1 }) => next;

/** How long the run may be explored for the next change, in milliseconds. */
const EXPLORED_MS = 8;

/**
 * The question at the step that a run shows; none at its end.
 * @param {Run} run
 * @param {Asks} [asks]
 * @returns {Question | null}
 */
export function questionOf(run, asks = 'step') {
  if (asks === 'board' && run.nextPlacement(1) === undefined) run.explore(performance.now() + EXPLORED_MS);
  return run.player.question?.(asks === 'line') ?? null;
}

/**
 * Looks ahead from the step of a run for the first one after it whose question is wanted: at each step, or at each change of
 * the board of a program.
 * @param {Run} run that is left at the step found
 * @param {(question: Question) => boolean} isWanted
 * @param {number} until the last step that is looked at
 * @param {() => boolean} isLate whether to look no further
 * @param {Asks} [asks]
 * @returns {{ step: number, pauses: boolean }} the step found, or the one that it came to
 */
export function nextQuestion(run, isWanted, until, isLate, asks = 'step') {
  for (;;) {
    const step = asks === 'board' ? run.nextPlacement(1) : run.step + 1;
    if (step === undefined || step === null || step > until) return { step: until, pauses: false };
    run.goTo(step);
    const question = questionOf(run, asks);
    const pauses = question !== null && isWanted(question);
    if (pauses || run.atEnd || step === until || isLate()) return { step: run.step, pauses };
  }
}

/**
 * Whether an answer is right. The square alone is enough, and so is the kind of event alone; of several queens that attack
 * a square any one is.
 * @param {Question} question
 * @param {Part} part
 * @param {Answer} answer
 */
export function judge(question, part, answer) {
  if (question.kind === 'line') return 'line' in answer && answer.line === question.line;
  const { kind, square, attack } = question;
  if (part === 'attack') return 'square' in answer && attack !== null && attack.by.includes(answer.square);
  return 'kind' in answer ? answer.kind === kind : 'square' in answer && answer.square === square;
}
