/**
 * The claims of a question about the board, and the replies to an answer.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 *
 * @typedef {object} QuestionFacts
 * @property {number} ranks
 * @property {Place[]} queens on the board when it is asked
 * @property {Place | undefined} rejected by the next step
 * @property {Place | undefined} chosen as the answer
 * @property {Place | undefined} next square of the next step
 * @property {string} solver
 * @property {Place | undefined} lifted by the step before
 * @property {'placed' | 'removed' | 'rejected' | 'solved' | 'moved' | 'back' | 'tour'} kind of the next step
 */

import { count, forms } from './form.mjs';
import { attackersOf, isSame, lineBetween, placeNamed } from './geometry.mjs';

/** The kinds of step by the words of their buttons. @type {Record<string, QuestionFacts['kind'][]>} */
const KINDS = {
  Placed: ['placed'],
  Rejected: ['rejected'],
  'Taken back': ['removed', 'back'],
  'Solution found': ['solved'],
  Moves: ['moved'],
  'Tour found': ['tour'],
  放下皇后: ['placed'],
  不能放: ['rejected'],
  撤回: ['removed', 'back'],
  找到解: ['solved'],
  走一步: ['moved'],
  找到周游: ['tour'],
};

/** @param {QuestionFacts} facts @param {string} name @param {Place | undefined} place */
const is = ({ ranks }, name, place) => isSame(placeNamed(name, ranks), place);

/** Whether a queen that was chosen attacks the square. @param {Place | undefined} chosen @param {Place[]} queens @param {Place | undefined} square */
const attacksIt = (chosen, queens, square) =>
  chosen !== undefined && square !== undefined && attackersOf(square, queens).some((queen) => isSame(queen, chosen));

/** Whether a square was chosen that does not come next. @param {QuestionFacts} facts @param {string} square */
const isWrong = (facts, square) => is(facts, square, facts.chosen) && !isSame(facts.chosen, facts.next);

/** Whether the chosen square is on the line of the next one and comes after it, or before: bit masks go from the right. @param {QuestionFacts} facts @param {boolean} isAfter */
function comesAfter({ chosen, next, solver }, isAfter) {
  if (!chosen || !next) return false;
  const byColumn = solver === 'permute' || solver === 'access';
  const [line, place] = byColumn
    ? [chosen.column - next.column, chosen.row - next.row]
    : [chosen.row - next.row, chosen.column - next.column];
  return line === 0 && place !== 0 && place > 0 === ((solver !== 'mask') === isAfter);
}

/** @type {Form<QuestionFacts>[]} */
export const questionForms = forms({
  'ask.what': ({ kind }) => kind !== undefined,
  'ask.attack': (facts, { square }) => {
    const { rejected, queens, kind } = facts;
    return (
      kind === 'rejected' &&
      is(facts, square, rejected) &&
      attackersOf(placeNamed(square, facts.ranks), queens).length > 0
    );
  },
  'ask.not': [
    'Not [answer:Placed|Rejected|Taken back|Solution found|Moves|Tour found]: try again.',
    '不是“[answer:放下皇后|不能放|撤回|找到解|走一步|找到周游]”，再试一次。',
    ({ kind }, { answer }) => !KINDS[answer].includes(kind),
  ],
  'ask.not.square': (facts, { square }) => isWrong(facts, square),
  'ask.not.taken': (facts, { square }) =>
    isWrong(facts, square) && facts.kind !== 'removed' && facts.queens.some((each) => isSame(each, facts.chosen)),
  'ask.not.last': (facts, { square }) =>
    isWrong(facts, square) && facts.kind === 'removed' && facts.queens.some((each) => isSame(each, facts.chosen)),
  'ask.not.attacked': (facts, { square }) =>
    isWrong(facts, square) && attackersOf(placeNamed(square, facts.ranks), facts.queens).length > 0,
  'ask.not.row': (facts, { square }) => isWrong(facts, square) && facts.chosen?.row !== facts.next?.row,
  'ask.not.column': (facts, { square }) => isWrong(facts, square) && facts.chosen?.column !== facts.next?.column,
  'ask.not.first': (facts, { square }) => isWrong(facts, square) && comesAfter(facts, true),
  'ask.not.passed': (facts, { square }) => isWrong(facts, square) && comesAfter(facts, false),
  'ask.not.queen': (facts, slots) => {
    const queen = facts.queens.find((each) => is(facts, slots.queen, each));
    const square = placeNamed(slots.square, facts.ranks);
    return (
      queen !== undefined &&
      is(facts, slots.square, facts.rejected) &&
      (lineBetween(queen, square) === null || isSame(queen, square))
    );
  },
  'ask.not.moving': (facts, { queen }) => {
    const moving = facts.queens.find((each) => is(facts, queen, each));
    return moving !== undefined && facts.rejected !== undefined && lineBetween(moving, facts.rejected) === 'row';
  },
  'ask.right': ({ chosen, queens, rejected }) => attacksIt(chosen, queens, rejected),
  'ask.right.other': ({ chosen, queens, rejected }) =>
    attacksIt(chosen, queens, rejected) && rejected !== undefined && attackersOf(rejected, queens).length > 1,
  'ask.no.queen': (facts, slots) =>
    is(facts, slots.queen, facts.chosen) && !facts.queens.some((each) => is(facts, slots.queen, each)),
  'ask.lifted': ({ lifted }, { row, column }) => isSame(lifted, { row: count(row), column: count(column) }),
});
