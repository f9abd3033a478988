/**
 * The sentences at the end of things: of a step or a solution that a run does not have, of the questions that were answered,
 * and of the calls of a program.
 *
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 * @import { Kind, Question } from '../../../www/ask/question.js'
 *
 * @typedef {object} BeyondFacts
 * @property {number} size of a queens board
 * @property {number} steps of its run, as a witness goes through it
 * @property {number} asked step or solution
 *
 * @typedef {{ kind: Kind, isMissed: boolean }[]} TallyFacts the questions that were answered, each with whether a wrong
 *   answer came first
 */

import { beginAsking, restAt, takeAnswer } from '../../../www/ask/asking.js';
import { endOf } from '../../../www/ask/sentences.js';
import { home } from '../../../www/core/routes.js';
import { Run } from '../../../www/core/run.js';
import { setNotation } from '../../../www/i18n/index.js';
import { noSolutionWords } from '../../../www/panes/numbers.js';
import { beyondWords } from '../../../www/player/step-field.js';
import { chance } from '../chance.mjs';
import { core } from '../core.mjs';
import { count, forms, said } from './form.mjs';
import { attackersOf, isSame, placeNamed } from './geometry.mjs';
import { queensRoutes, witnessed } from './runs.mjs';
import { solutionsOf } from './solutions.mjs';
import { captionAsked } from './walks.mjs';
import { questionOf } from '../../../www/ask/question.js';

/** @type {Form<BeyondFacts>[]} */
export const beyondForms = forms({
  'beyond.end': ({ steps, asked }, { length, step }) =>
    count(length) === steps && count(step) === asked && asked > steps,
  'numbers.solution.none': ({ size, asked }, { solutions, nth }) =>
    said(solutions) === solutionsOf(size).length && count(nth) === asked && asked > said(solutions),
});

/** @param {See<BeyondFacts>} see */
export function walkBeyond(see) {
  for (const { solver, size, queens } of queensRoutes()) {
    if (queens.length > 0) continue;
    const run = new Run(core.Player.queens(size, solver, new Uint32Array()));
    run.explore(Infinity);
    // The last step is the first that leads nowhere.
    let steps = 0;
    for (run.goTo(1); run.step > steps; run.goTo(steps + 1)) steps = run.step;
    for (const asked of [steps, steps + 1, steps + 1000]) {
      const words = () => beyondWords(run.length, asked);
      if (words() !== '') see(words, { size, steps, asked });
      else if (asked > steps) throw new Error(`nothing is said of step ${asked} of ${steps}`);
    }
    const { solutions } = run.snapshot().explored;
    for (const more of [1, 7]) {
      see(() => noSolutionWords(solutions, solutions + more), { size, steps, asked: solutionsOf(size).length + more });
    }
    run.free();
  }
}

/** The kinds of events by the words of the buttons. @type {Record<string, Kind>} */
const KINDS = {
  Placed: 'place',
  Rejected: 'reject',
  'Taken back': 'remove',
  'Solution found': 'solved',
  放下皇后: 'place',
  不能放: 'reject',
  撤回: 'remove',
  找到解: 'solved',
};

/** @param {TallyFacts} tally @param {Kind} kind */
const missedOf = (tally, kind) => tally.filter((each) => each.kind === kind && each.isMissed).length;

/** @type {Form<TallyFacts>[]} */
export const tallyForms = forms({
  'ask.summary': (tally, { right, count: all }) =>
    count(all) === tally.length && count(right) === tally.filter(({ isMissed }) => !isMissed).length,
  'ask.missed': (tally, { kind }) => {
    const times = missedOf(tally, KINDS[kind]);
    return times > 0 && Object.values(KINDS).every((other) => missedOf(tally, other) <= times);
  },
});

/** Questions that are answered by chance. @param {See<TallyFacts>} see */
export function walkTally(see) {
  const dice = chance(41);
  const kinds = /** @type {Kind[]} */ (['place', 'reject', 'remove', 'solved']);
  for (let length = 1; length <= 12; length += 1) {
    for (let times = 0; times < 6; times += 1) {
      let asking = { ...beginAsking({ ...home.queens, solver: 'marks' }), every: true, over: true };
      /** @type {TallyFacts} */
      const tally = [];
      for (let step = 0; step < length; step += 1) {
        const [kind, isMissed] = [dice.oneOf(kinds), dice.whole(0, 2) === 0];
        const question = /** @type {Question} */ (
          /** @type {unknown} */ ({ step, kind, sort: kind, square: null, attack: null })
        );
        asking = { ...restAt(asking, step, question), over: true };
        if (isMissed) asking = { ...takeAnswer(asking, { kind: kind === 'place' ? 'remove' : 'place' }), over: true };
        asking = { ...takeAnswer(asking, { kind }), over: true };
        tally.push({ kind, isMissed });
      }
      see(() => endOf(asking), tally);
    }
  }
}

/** @typedef {{ size: number, lifted: import('./geometry.mjs').Place, before: import('./geometry.mjs').Place[] }} LiftFacts */

/** @type {Form<LiftFacts>[]} */
export const liftForms = forms({
  'ask.lifted.chess': ({ size, lifted, before }, { rank, square }) => {
    const others = before.filter((queen) => !isSame(queen, lifted));
    const further = Array.from({ length: size - lifted.column }, (_, index) => lifted.column + index + 1);
    const isFree = further.some((column) => attackersOf({ row: lifted.row, column }, others).length === 0);
    return isSame(placeNamed(square, size), lifted) && count(rank) === size + 1 - lifted.row && isFree;
  },
});

/** @param {See<LiftFacts>} see */
export function walkLifts(see) {
  setNotation('chess');
  for (const route of queensRoutes()) {
    if (route.solver !== 'scan' || route.queens.length > 0) continue;
    const { size } = route;
    const { run, length, see: seeStep } = witnessed(route);
    for (let step = 0; step < Math.min(length, 200); step += 1) {
      const { facts } = seeStep(step);
      const { kind, square, before } = facts;
      const question = questionOf(run);
      if (kind !== 'removed' || !square || !question) continue;
      const asking = restAt({ ...beginAsking({ ...route, solver: 'scan' }), every: true }, step, question);
      const words = captionAsked(route, run, asking, step);
      // Other queens are taken back, in words that are read with the searches.
      if (/lifted from|先拿掉/.test(words) && !/next|goes a rank|上一条/.test(words)) {
        see(() => words, { size, lifted: square, before });
      }
    }
    run.free();
  }
  setNotation('rows');
}
