/**
 * The claims of a question about a search of the knight, and the replies to an answer.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { KnightFacts, Task } from './knight-witness.mjs'
 *
 * @typedef {object} KnightQuestionFacts
 * @property {Task} task
 * @property {Place[]} path when it is asked
 * @property {Place | undefined} left the square that was taken back by the step before
 * @property {Place | undefined} square of the next step
 * @property {KnightFacts['kind']} kind of the next step
 * @property {Place | undefined} chosen as the answer
 */

import { forms } from './form.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';
import { inOrder } from './knight-witness.mjs';

/** The kinds of step by the words of their buttons. @type {Record<string, KnightFacts['kind']>} */
const KINDS = {
  Moves: 'moved',
  'Taken back': 'back',
  'Tour found': 'tour',
  走一步: 'moved',
  撤回: 'back',
  找到周游: 'tour',
};

/** Whether a square was chosen that does not come next. @param {KnightQuestionFacts} facts @param {string} name */
const isWrong = ({ task, chosen, square }, name) =>
  isSame(placeNamed(name, task.ranks), chosen) && !isSame(chosen, square);

/** @param {KnightQuestionFacts} facts */
const isVisited = ({ path, chosen }) => path.some((each) => isSame(each, chosen));

/** @param {KnightQuestionFacts} facts */
const isNear = ({ path, chosen }) => chosen !== undefined && isHop(path[path.length - 1], chosen);

/** Whether the square that comes next is tried before the chosen one. @param {KnightQuestionFacts} facts */
function isLater({ task, path, square, chosen, kind }) {
  const order = inOrder(task, path).map((each) => each.square);
  const [next, other] = [square, chosen].map((place) => order.findIndex((each) => isSame(each, place)));
  return kind === 'moved' && next >= 0 && next < other;
}

/** @type {Form<KnightQuestionFacts>[]} */
export const knightQuestionForms = forms({
  'ask.what': ({ kind, chosen }) => kind !== 'start' && chosen === undefined,
  'ask.not': [
    'Not [answer:Moves|Taken back|Tour found]: try again.',
    '不是“[answer:走一步|撤回|找到周游]”，再试一次。',
    ({ kind }, { answer }) => KINDS[answer] !== kind,
  ],
  'ask.not.square': (facts, { square }) => isWrong(facts, square),
  'ask.not.visited': (facts, { square }) => isWrong(facts, square) && isVisited(facts),
  'ask.not.hop': (facts, { square }) => isWrong(facts, square) && !isNear(facts) && !isVisited(facts),
  'ask.not.first': (facts, { square }) => isWrong(facts, square) && isNear(facts) && isLater(facts),
});
