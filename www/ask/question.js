/**
 * The question what comes next in a run: its answer is the next step of a search, or the next change that a program makes
 * to its board.
 *
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {import('../../pkg/page.js').StepQuestion & { next?: number }} Question with the step of the answer, where that
 *   is not the next one
 * @typedef {Question['kind']} Kind
 *
 * @typedef {'event' | 'attack'} Part
 * @typedef {{ kind: Kind } | { square: Square, why?: string }} Answer by a button, or on the board: with the reason why it
 *   is wrong, as the key of a message behind `ask.`
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
 * @returns {Question | null}
 */
export const questionOf = (run, here = run.snapshot()) =>
  here.program ? questionOfProgram(run, here) : (run.player.question?.() ?? null);

/**
 * Looks ahead from the step of a run for the first one after it whose question is wanted: at each step of a search, at each
 * change of the board of a program.
 * @param {Run} run that is left at the step found
 * @param {(question: Question) => boolean} isWanted
 * @param {number} until the last step that is looked at
 * @param {() => boolean} isLate whether to look no further
 * @returns {{ step: number, pauses: boolean }} the step found, or the one that it came to
 */
export function nextQuestion(run, isWanted, until, isLate) {
  const isProgram = run.snapshot().program !== undefined;
  for (;;) {
    const step = isProgram ? run.nextPlacement(1) : run.step + 1;
    if (step === undefined || step > until) return { step: until, pauses: false };
    run.goTo(step);
    const question = questionOf(run);
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
export function judge({ kind, square, attack }, part, answer) {
  if (part === 'attack') return 'square' in answer && attack !== null && attack.by.includes(answer.square);
  return 'kind' in answer ? answer.kind === kind : answer.square === square;
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
  return isTaken && questionOf(run)?.kind === 'place' ? 'not.taken' : 'not.square';
}

/** How long the run may be explored for the next change, in milliseconds. */
const EXPLORED_MS = 8;

/**
 * @param {Run} run
 * @param {Snapshot} here the step that it shows
 * @returns {Question | null} none where the board does not change any more, or in more than one square
 */
function questionOfProgram(run, { step, program }) {
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
