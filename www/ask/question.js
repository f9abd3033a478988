/**
 * The question what comes next in a run: its answer is the next step of a search, or of a program the next change of its
 * board, or the line after the one that is lit.
 *
 * @import { Asks } from './asking.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {import('../../pkg/page.js').StepQuestion} StepQuestion
 * @typedef {StepQuestion['kind'] | 'line'} Kind
 *
 * @typedef {Omit<StepQuestion, 'kind'> & { kind: 'line', line: number, after: number }} LineQuestion whose answer is the
 *   line that comes after another
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

/**
 * The question at the step that a run shows; none at its end.
 * @param {Run} run
 * @param {Snapshot} [here]
 * @param {Asks} [asks]
 * @returns {Question | null}
 */
export function questionOf(run, here = run.snapshot(), asks = 'step') {
  if (asks === 'step') return run.player.question?.() ?? null;
  return asks === 'line' ? questionOfLine(run, here) : questionOfBoard(run, here);
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
    if (step === undefined || step > until) return { step: until, pauses: false };
    run.goTo(step);
    const question = questionOf(run, run.snapshot(), asks);
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

/**
 * Why a square is a wrong answer to the question at the step that a run shows.
 * @param {QueensRoute | KnightRoute} route
 * @param {Run} run
 * @param {Part} part
 * @param {Square} square
 */
export function whyNot(route, run, part, square) {
  const { program } = run.snapshot();
  if (!program) return run.player.whyNot?.(square, part === 'attack');
  const isTaken = route.view === 'queens' && program.board?.squares.includes(square);
  return isTaken && questionOfBoard(run, run.snapshot())?.kind === 'place' ? 'not.taken' : 'not.square';
}

/** How long the run may be explored for the next change, in milliseconds. */
const EXPLORED_MS = 8;

/**
 * @param {Run} run
 * @param {Snapshot} here the step that it shows
 * @returns {Question | null} none at the last line
 */
function questionOfLine(run, { step, program, atEnd }) {
  if (!program || atEnd) return null;
  run.explore(performance.now() + EXPLORED_MS, step + 1);
  const [then] = run.peek(step + 1);
  if (then.step === step || then.atEnd || !then.program) return null;
  const [after, { line }] = [program.line, then.program];
  return { step, kind: 'line', line, after, square: null, attack: null, sort: `${after}:${line}` };
}

/**
 * @param {Run} run
 * @param {Snapshot} here the step that it shows
 * @returns {Question | null} none where the board does not change any more, or in more than one square
 */
function questionOfBoard(run, { step, program }) {
  const board = program?.board;
  if (!board) return null;
  if (run.nextPlacement(1) === undefined) run.explore(performance.now() + EXPLORED_MS);
  const next = run.nextPlacement(1);
  if (next === undefined) return null;
  const [{ program: then }] = run.peek(next);
  const { added = [], removed = [] } = then?.board ?? {};
  // A queen that moves is placed anew.
  const [square] = added.length > 0 ? added : removed;
  if (added.length > 1 || removed.length > 1 || square === undefined) return null;
  const kind = added.length > 0 ? 'place' : 'remove';
  return { step, next, kind, square, attack: null, sort: `${kind}${board.passes ? ':solved' : ''}` };
}
