/**
 * The question what comes next in a program: the next change of its board, which may be some lines ahead.
 *
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { Question } from './question.js'
 */

/** How long the run may be explored for the next change, in milliseconds. */
const EXPLORED_MS = 8;

/**
 * @param {Run} run
 * @param {Snapshot} here the step that it shows
 * @returns {Question | null} none where the board does not change any more, or in more than one square
 */
export function questionOfProgram(run, { step, program }) {
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
  const sort = `${kind}${board.passes ? ':solved' : ''}`;
  const goesBack = board.removed.length > 0 && board.added.length === 0;
  return { step, next, kind, square, standing: [...board.squares], attack: null, sort, goesBack };
}

/**
 * Looks ahead from the step of a run, from change to change of its board, for one after which a question is wanted.
 * @param {Run} run that is left at the step found
 * @param {(question: Question) => boolean} isWanted
 * @param {number} until the last step that is looked at
 * @param {() => boolean} isLate whether to look no further
 * @returns {{ step: number, pauses: boolean }} the step found, or the one that it came to
 */
export function nextOfProgram(run, isWanted, until, isLate) {
  for (;;) {
    const step = run.nextPlacement(1);
    if (step === undefined || step > until) return { step: until, pauses: false };
    run.goTo(step);
    const question = questionOfProgram(run, run.snapshot());
    const pauses = question !== null && isWanted(question);
    if (pauses || step === until || isLate()) return { step, pauses };
  }
}
