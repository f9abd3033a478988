/**
 * Searches of the knight in step, and the questions about them.
 *
 * @import { KnightRoute } from '../../../www/core/routes.js'
 * @import { CompareFacts } from './compare-forms.mjs'
 * @import { KnightQuestionFacts } from './knight-question-forms.mjs'
 * @import { See } from './walks.mjs'
 */

import { beginAsking, restAt, takeAnswer } from '../../../www/ask/asking.js';
import { judge, questionOf } from '../../../www/ask/question.js';
import { lineOf } from '../../../www/ask/sentences.js';
import { openKnight } from '../../../www/knight/display.js';
import { lazy } from '../core.mjs';
import { squaresOf } from './boards.mjs';
import { unpacked } from './geometry.mjs';
import { KnightWitness } from './knight-witness.mjs';
import { knightRoutes, packed } from './runs.mjs';
import { sidesOf, walkPairs } from './walks.mjs';

/** The longest search that is walked, in steps. */
const LONGEST = 3000;

/** A search with its witness, which sees the path of each step. @param {KnightRoute} route */
function watched(route) {
  const { run } = openKnight(lazy, route);
  if (!run) return null;
  const place = (/** @type {number} */ square) => unpacked(square, route.ranks);
  const task = { ...route, holes: route.holes.map(place), rule: route.solver === 'warnsdorff' };
  const first = place(/** @type {import('../../../pkg/lazy.js').Player} */ (run.player).start?.() ?? 0);
  const witness = new KnightWitness(task, first);
  const see = () => witness.see([first, ...[...run.snapshot().path].map(place)], run.snapshot().atEnd);
  return { run, task, see };
}

/** The referee's counts along a search, step by step; none for one that is too long. @param {KnightRoute} route */
function countsOf(route) {
  const seen = watched(route);
  if (!seen) return null;
  const { run, see } = seen;
  run.explore(Infinity, LONGEST + 1);
  if (run.length === undefined || run.length > LONGEST) return null;
  return sidesOf(route.prune ? 'pruned' : String(route.solver), run, (step) => {
    run.goTo(step);
    return see().kind;
  });
}

/** Every two searches of a small board in step. @param {See<CompareFacts>} see */
export function walkKnightComparisons(see) {
  /** @type {Map<string, KnightRoute[]>} */
  const boards = new Map();
  for (const { route } of knightRoutes()) {
    const { files, ranks, start, closed, holes } = route;
    if (files * ranks > 12) continue;
    const board = `${files} ${ranks} ${start} ${closed} ${holes}`;
    boards.set(board, [...(boards.get(board) ?? []), route]);
  }
  for (const routes of boards.values()) {
    const runs = routes.map(countsOf).filter((run) => run !== null);
    const [{ files, ranks, start, closed, holes }] = routes;
    walkPairs(see, { problem: 'knight', files, ranks, start, closed, holes }, runs, 12);
  }
}

/** Steps of a search that are asked about. */
const ASKED = 50;

/** Every question on small boards, with each answer that is wrong. @param {See<KnightQuestionFacts>} see */
export function walkKnightQuestions(see) {
  for (const { route } of knightRoutes()) {
    if (route.files * route.ranks > 12 && !(route.files === 5 && route.ranks === 5)) continue;
    const seen = watched(route);
    if (!seen) continue;
    const { run, task } = seen;
    run.explore(Infinity, ASKED + 1);
    let here = seen.see();
    for (let step = 0; step < Math.min(run.furthest, ASKED); step += 1) {
      run.goTo(step);
      const question = questionOf(run);
      run.goTo(step + 1);
      const next = seen.see();
      const square = next.kind === 'moved' ? next.path[next.path.length - 1] : next.left;
      const { path, left } = here;
      /** @type {KnightQuestionFacts} */
      const facts = { task, path, left, square, kind: next.kind, chosen: undefined };
      here = next;
      if (!question) continue;
      const asking = restAt({ ...beginAsking(route), every: true }, step, question);
      see(() => lineOf(asking), facts);
      for (const kind of /** @type {const} */ (['place', 'remove', 'solved'])) {
        if (!judge(question, 'event', { kind })) see(() => lineOf(takeAnswer(asking, { kind })), facts);
      }
      for (const chosen of squaresOf(task)) {
        const at = packed(chosen, route.ranks);
        run.goTo(step);
        const answer = { square: at, why: run.player.whyNot?.(at, false) };
        if (!judge(question, 'event', answer)) see(() => lineOf(takeAnswer(asking, answer)), { ...facts, chosen });
      }
    }
    run.free();
  }
}
