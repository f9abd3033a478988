/**
 * The question what comes next in a search: its answer is the event of the next step.
 *
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { SearchEvent } from '../core/events.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 * @import { Explanation } from '../../pkg/page.js'
 *
 * @typedef {SearchEvent['kind']} Kind
 *
 * @typedef {object} Question
 * @property {number} step at which it is asked
 * @property {Kind} kind of the next event
 * @property {Square | null} square that is tried, placed or left; a solution has none
 * @property {Square[]} standing the queens on the board, given ones first, or the squares that the knight has visited
 * @property {Attack | null} attack why a square is rejected, which is the second part of the question
 * @property {boolean} goesBack whether the step at which it is asked took a piece back
 * @property {string} sort of the moment, of which the first few are worth a question
 * @property {number} [next] the step of the answer, where that is not the next one
 *
 * @typedef {object} Attack
 * @property {Square} found the queen that the solver finds first
 * @property {Square[]} by all queens that attack the square
 * @property {Square[]} among all queens on the board, in the order of the lines that the solver fills
 *
 * @typedef {'event' | 'attack'} Part
 * @typedef {{ kind: Kind } | { square: Square }} Answer by a button, or on the board
 */

import { fileOf, rankOf, squareAt, unpackEvent } from '../core/index.js';
import { isByColumn } from '../queens/index.js';

/**
 * The step of the answer.
 * @param {Question} question
 */
export const nextOf = ({ step, next = step + 1 }) => next;

/**
 * The question at the step that a run shows; none at its end.
 * @param {QueensRoute | KnightRoute} route
 * @param {Run} run
 * @param {Snapshot} here
 * @returns {Question | null}
 */
export function questionOf(route, run, here) {
  if (here.atEnd) return null;
  if (here.program) return questionOfProgram(run, here);
  const [next] = run.peek(here.step + 1);
  return questionAfter(route, firstOf(route, run), here, next);
}

/**
 * Looks ahead from the step of a run for the first one after it whose question is wanted.
 * @param {QueensRoute | KnightRoute} route
 * @param {Run} run that is left at the step found
 * @param {(question: Question) => boolean} isWanted
 * @param {number} until the last step that is looked at
 * @param {() => boolean} isLate whether to look no further
 * @returns {{ step: number, pauses: boolean }} the step found, or the one that it came to
 */
export function nextQuestion(route, run, isWanted, until, isLate) {
  if (run.snapshot().program) return nextOfProgram(run, isWanted, until, isLate);
  run.goTo(run.step + 1);
  const first = firstOf(route, run);
  let here = run.snapshot();
  for (;;) {
    const { step, atEnd } = here;
    if (atEnd) return { step, pauses: false };
    run.goTo(step + 1);
    const next = run.snapshot();
    const question = questionAfter(route, first, here, next);
    const pauses = question !== null && isWanted(question);
    if (pauses || step >= until || isLate()) {
      run.goTo(step);
      return { step, pauses };
    }
    here = next;
  }
}

/**
 * @param {QueensRoute | KnightRoute} route
 * @param {Square[]} first the pieces before step 0
 * @param {Snapshot} here
 * @param {Snapshot} next a step after it
 * @returns {Question | null} none where there was no further step
 */
function questionAfter(route, first, here, { event: word, step: reached, explanation }) {
  const { step } = here;
  if (word === undefined || reached === step) return null;
  const event = unpackEvent(word);
  return {
    step,
    kind: event.kind,
    square: event.kind === 'solved' ? null : event.square,
    standing: [...first, ...here.path],
    goesBack: here.event !== undefined && unpackEvent(here.event).kind === 'remove',
    attack: event.kind === 'reject' && route.view === 'queens' ? attackOn(route, here.path, event) : null,
    sort: sortOf(route, { here, event, explanation }),
  };
}

/**
 * The given queens, or where the knight of a search begins.
 * @param {QueensRoute | KnightRoute} route
 * @param {Run} run
 */
function firstOf(route, run) {
  if (route.view === 'queens') return route.queens;
  const { start } = /** @type {{ start?: () => Square | undefined }} */ (run.player);
  return [start?.call(run.player) ?? route.start ?? 0];
}

/**
 * @param {QueensRoute} route
 * @param {Iterable<Square>} path
 * @param {Extract<SearchEvent, { kind: 'reject' }>} event
 * @returns {Attack}
 */
function attackOn(route, path, { square, attacker }) {
  const byColumn = isByColumn(route);
  const levelOf = (/** @type {Square} */ queen) => (byColumn ? fileOf(queen) : -rankOf(queen));
  const among = [...route.queens, ...path].toSorted((one, other) => levelOf(one) - levelOf(other));
  // A queen still on the candidate's own line is the one that moves on.
  const by = among.filter((queen) => levelOf(queen) !== levelOf(square) && attacks(queen, square));
  return { found: attacker, by, among };
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
 * @typedef {object} Moment
 * @property {Snapshot} here the step before the event
 * @property {SearchEvent} event
 * @property {Explanation} [explanation] of `scan` after the event
 */

/**
 * The sort of a moment, of which the first few are worth a question.
 *
 * | queens | |
 * |---|---|
 * | `place`, `solved` | a queen placed, a solution |
 * | `reject:<line>`, `reject:given` | a candidate attacked along a line, or by a given queen |
 * | `remove:solved` | the queen taken back after a solution |
 * | `remove:dead` | the next row or column has no free square at all |
 * | `remove:tried:<line>` | all its free squares have been tried, by the line of the queen taken back |
 * | `remove:lift` | `scan` lifts a queen to move it on |
 *
 * Those of a knight are named by the core, see `Moment::next_kind` in `src/knight/moment.rs`.
 *
 * @param {QueensRoute | KnightRoute} route
 * @param {Moment} moment
 */
export const sortOf = (route, moment) =>
  moment.event.kind === 'solved'
    ? 'solved'
    : route.view === 'queens'
      ? ofQueens(route, moment)
      : (moment.here.moment?.nextKind ?? moment.event.kind);

/**
 * @param {QueensRoute} route
 * @param {Moment} moment
 */
function ofQueens(route, { here, event, explanation }) {
  if (event.kind === 'reject') return `reject:${event.given ? 'given' : event.line}`;
  if (event.kind !== 'remove') return event.kind;
  if (isAfter(here, 'solved')) return 'remove:solved';
  if (explanation?.solver === 'scan') {
    return explanation.movesOn ? 'remove:lift' : `remove:tried:${lineOf(route, event.square)}`;
  }
  const [byColumn, line] = [isByColumn(route), lineOf(route, event.square)];
  const standing = [...route.queens, ...here.path];
  const given = new Set(route.queens.map((queen) => lineOf(route, queen)));
  let next = line + 1;
  while (given.has(next)) next += 1;
  const { size } = route;
  const squares = Array.from({ length: size }, (_, place) =>
    byColumn ? squareAt(next, place) : squareAt(place, size - 1 - next),
  );
  const isDead = squares.every((square) => standing.some((queen) => attacks(queen, square)));
  return isDead ? 'remove:dead' : `remove:tried:${line}`;
}

/**
 * The row or column that a solver fills, from 0.
 * @param {QueensRoute} route
 * @param {import('../core/squares.js').Square} square
 */
const lineOf = (route, square) => (isByColumn(route) ? fileOf(square) : route.size - 1 - rankOf(square));

/**
 * @param {Snapshot} here
 * @param {SearchEvent['kind']} kind of the event before
 */
const isAfter = ({ event }, kind) => event !== undefined && unpackEvent(event).kind === kind;

/**
 * @param {import('../core/squares.js').Square} queen
 * @param {import('../core/squares.js').Square} square another one
 */
export function attacks(queen, square) {
  const [files, ranks] = [fileOf(queen) - fileOf(square), rankOf(queen) - rankOf(square)];
  return files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
}

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
