/**
 * Everything else that is read: tours, placements, squares, comparisons and questions, each with the facts that the referee
 * has worked out.
 *
 * @import { CompareLink, KnightRoute, QueensRoute } from '../../../www/core/routes.js'
 * @import { Run } from '../../../www/core/run.js'
 * @import { CompareFacts, Side } from './compare-forms.mjs'
 * @import { PlacementFacts } from './placement-forms.mjs'
 * @import { QuestionFacts } from './question-forms.mjs'
 * @import { TourFacts } from './tour-forms.mjs'
 * @import { Place } from './geometry.mjs'
 */

import assert from 'node:assert/strict';
import { beginAsking, restAt, takeAnswer } from '../../../www/ask/asking.js';
import { askedBy } from '../../../www/ask/hiding.js';
import { judge, questionOf } from '../../../www/ask/question.js';
import { lineOf } from '../../../www/ask/sentences.js';
import { differenceOf } from '../../../www/compare/controls.js';
import { home } from '../../../www/core/routes.js';
import { noRun } from '../../../www/core/run.js';
import { openKnight } from '../../../www/knight/display.js';
import { attackers, conflicts } from '../../../www/queens/referee.js';
import { squareNames, zoneTips } from '../../../www/queens/scene.js';
import { placementCaption } from '../../../www/queens/editor/messages.js';
import { runCaption } from '../../../www/queens/solvers/captions.js';
import { solvers } from '../../../www/queens/solvers/index.js';
import { chance } from '../chance.mjs';
import { core, lazy, pairOf } from '../core.mjs';
import { clashes, unpacked } from './geometry.mjs';
import { markedOn, packed, queensRoutes, witnessed } from './runs.mjs';
import { drawn } from '../drawn.mjs';
import { sizesOf } from '../../sizes.mjs';

/** @template Facts @typedef {(text: () => string, facts: Facts) => void} See */

/** The moves by their digits, as rows and columns. */
const MOVES = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];

/**
 * Tours of every board up to 6×6, some larger, those that are given, right or broken, and the reader's own.
 * @yields {KnightRoute}
 */
function* tourRoutes() {
  const sides = [1, 2, 3, 4, 5, 6, 8];
  for (const files of sides) {
    for (const ranks of sides) {
      for (const closed of [false, true]) {
        const starts =
          files * ranks > 40 ? [0] : [0, packed({ row: Math.min(2, ranks), column: Math.min(2, files) }, ranks)];
        for (const start of starts) yield { ...home.knight, files, ranks, closed, start };
      }
    }
  }
  const given = [
    '',
    '0',
    '04',
    '06',
    '07',
    '4',
    '072143603560134671245703',
    '07214360356013467124570',
    '0721436035601346712457',
  ];
  yield { ...home.knight, files: 5, ranks: 5, start: 0, digits: '04', holes: [packed({ row: 3, column: 2 }, 5)] };
  yield { ...home.knight, files: 3, ranks: 3, start: 0, digits: '0361472', ownTour: { closed: false, hints: true } };
  yield* refusedRoutes();
  const ring = { ...home.knight, files: 3, ranks: 3, start: 0, holes: [packed({ row: 2, column: 2 }, 3)] };
  const two = {
    ...ring,
    files: 2,
    holes: [
      packed({ row: 3, column: 2 }, 3),
      ...[1, 2].map((row) => packed({ row, column: 1 }, 3)),
      packed({ row: 2, column: 2 }, 3),
    ],
  };
  for (const digits of given) {
    yield { ...home.knight, files: 5, ranks: 5, start: 0, digits };
    yield { ...home.knight, files: 5, ranks: 5, start: 0, digits, ownTour: { closed: true, hints: true } };
  }
  for (const board of [ring, two]) {
    for (const digits of ['0', '03', '0361472', '03614725']) {
      yield { ...board, digits };
      for (const closed of [false, true]) yield { ...board, digits, ownTour: { closed, hints: true } };
    }
  }
}

/**
 * Boards with squares taken out that have no tour, packed as the core does.
 * @type {[files: number, ranks: number, start: number, closed: boolean, holes: number[]][]}
 */
const WITH_HOLES = [
  [3, 3, 0, false, [1024, 2048]],
  [3, 4, 3072, true, [2049, 3073, 2050, 1024]],
  [4, 4, 2051, true, [2050, 3074]],
  [6, 4, 0, false, [3074, 2052, 2049]],
  [4, 3, 1027, false, [2048, 1]],
  [4, 4, 3, false, [3073, 2051, 2]],
  [4, 4, 1025, true, [3074, 3075]],
  [5, 4, 3075, false, [1028]],
  [4, 4, 2051, false, [1, 3075]],
  [6, 4, 2048, true, [0, 2053]],
  // Squares that do not get as many moves as they need.
  [3, 3, 1, false, [1025, 2, 2049, 0]],
  [5, 4, 1025, false, [2052, 2051, 3, 3075, 1024]],
  [5, 3, 1025, true, [4]],
  [6, 6, 0, false, [3073, 5122, 2, 1028]],
];

/** @param {number} row @param {number} column */
const at = (row, column, ranks = 5) => packed({ row, column }, ranks);

/**
 * Boards without a tour that a search does not meet: with an end, and with squares taken out.
 * @yields {KnightRoute}
 */
function* refusedRoutes() {
  const five = { ...home.knight, files: 5, ranks: 5, start: 0 };
  yield { ...five, end: at(5, 2) };
  yield { ...five, end: at(5, 1) };
  yield { ...five, start: at(5, 2) };
  const four = { ...home.knight, files: 5, ranks: 4, start: at(4, 2, 4) };
  yield { ...four, closed: true, holes: [at(4, 1, 4), at(4, 3, 4)] };
  yield { ...four, holes: [at(4, 1, 4), at(4, 3, 4), at(4, 5, 4)] };
  for (const [files, ranks, start, closed, holes] of WITH_HOLES) {
    yield { ...home.knight, files, ranks, start, closed, holes };
  }
  for (const [files, ranks] of sizesOf('3x7 7x3 3x8 8x3')) {
    for (let index = 0; index < files * ranks; index += 1) {
      const start = packed({ row: 1 + Math.floor(index / files), column: 1 + (index % files) }, ranks);
      yield { ...home.knight, files, ranks, start };
    }
  }
}

/** @param {See<TourFacts & { marked: Place[], asked: Place | null, end: Place | null }>} see */
export function walkTours(see) {
  for (const route of /** @type {Iterable<KnightRoute>} */ (tourRoutes())) {
    const place = (/** @type {number} */ square) => unpacked(square, route.ranks);
    let display;
    try {
      display = openKnight(lazy, route);
    } catch {
      continue; // no such tour can be given
    }
    const task = { files: route.files, ranks: route.ranks, holes: route.holes.map(place), closed: route.closed };
    const { run } = display;
    const asked = route.start === null ? null : place(route.start);
    const end = route.end === null ? null : place(route.end);
    const facts = { task, asked, end, marked: markedOn(display).map(place) };
    if (!run || display.kind === 'argument') {
      see(() => drawn(display).caption, { ...facts, path: [], isClosing: false, refused: undefined });
      continue;
    }
    const squares = [.../** @type {import('../../../pkg/lazy.js').Player} */ (run.player).way()].map(place);
    for (let step = 0; step <= (run.length ?? 0); step += 1) {
      run.goTo(step);
      const path = squares.slice(0, step + 1);
      const [down, across] = MOVES[Number(route.digits?.[step] ?? 0)];
      const { row, column } = path[path.length - 1];
      const refused = { row: row + down, column: column + across };
      see(() => drawn(display).caption, { ...facts, path, isClosing: step === squares.length, refused });
    }
    run.free();
  }
}

/** Placements by chance, with and without conflicts. @returns {{ size: number, queens: number[] }[]} */
function placements() {
  const dice = chance(36);
  return Array.from({ length: 400 }, (_, index) => {
    const size = 1 + (index % 8);
    const queens = Array.from({ length: dice.whole(0, Math.min(size, 5)) }, () =>
      packed({ row: dice.whole(1, size), column: dice.whole(1, size) }, size),
    );
    return { size, queens: [...new Set(queens)] };
  });
}

/** Captions of placements, and the name and the tip of each square. @param {See<PlacementFacts>} see */
export function walkPlacements(see) {
  const solved = { size: 6, queens: [2, 4, 6, 1, 3, 5].map((column, row) => packed({ row: row + 1, column }, 6)) };
  for (const { size, queens } of [...placements(), solved, { size: 1, queens: [0] }]) {
    const route = { ...home.queens, size, queens };
    const facts = { size, queens: queens.map((square) => unpacked(square, size)) };
    see(() => placementCaption(route, conflicts(core, route)), facts);
    const attackersOf = attackers(core, route);
    const [nameOf, tipOf] = [squareNames(size, queens, attackersOf), zoneTips(size, queens, attackersOf)];
    for (let row = 1; row <= size; row += 1) {
      const square = { row, column: 1 + ((row + queens.length) % size) };
      const here = { ...facts, square };
      see(() => nameOf(packed(square, size)), here);
      // A solver, of which alone there are tips, has no queens that attack each other.
      const tip = clashes(facts.queens).length === 0 && tipOf(packed(square, size));
      if (!tip) continue;
      see(() => tip.heading, here);
      // The number of the queen comes before the words.
      for (const { owner, words } of tip.lines) see(() => `${owner} ${words}`, here);
    }
  }
}

/** What a step adds to. @type {Record<string, 'placements' | 'rejections' | 'backtracks' | 'solutions'>} */
const ADDED = {
  placed: 'placements',
  moved: 'placements',
  rejected: 'rejections',
  removed: 'backtracks',
  back: 'backtracks',
  solved: 'solutions',
  tour: 'solutions',
};

/**
 * What a referee counts along a whole run, step by step.
 * @param {string} solver
 * @param {Run} run
 * @param {(step: number) => string} kindOf goes to a step, and returns its kind
 */
export function sidesOf(solver, run, kindOf) {
  const counts = { placements: 0, rejections: 0, backtracks: 0, solutions: 0 };
  /** @type {Side[]} */
  const sides = [];
  for (let step = 0; step <= (run.length ?? 0); step += 1) {
    const added = ADDED[kindOf(step)];
    if (added) counts[added] += 1;
    const tests = counts.placements + counts.rejections;
    sides.push({ solver, step, isEnded: step === run.length, tests, ...counts });
  }
  return { run, sides };
}
/** What is counted of a side, by unit. */
const MEASURES = /** @type {const} */ ({ event: 'step', placement: 'placements', solution: 'solutions' });

/**
 * Every two of some runs of one problem in step, by each unit, and frees the runs.
 * @param {See<CompareFacts>} see
 * @param {object} board the part of their link that they share
 * @param {{ run: Run, sides: Side[] }[]} runs
 * @param {number} spread about how many positions of a pair are looked at
 */
export function walkPairs(see, board, runs, spread) {
  const pairs = runs.flatMap((left) => runs.filter((right) => right !== left).map((right) => [left, right]));
  for (const by of /** @type {const} */ (['event', 'placement', 'solution'])) {
    const measure = MEASURES[by];
    for (const pair of pairs) {
      const last = Math.max(...pair.map(({ sides }) => sides[sides.length - 1][measure])) + 1;
      const every = Math.max(1, Math.floor(last / spread));
      const [left, right] = pair.map(({ sides: [{ solver }] }) => solver);
      const common = { view: 'compare', embed: false, step: 0 };
      const run = pairOf(/** @type {CompareLink} */ ({ ...common, ...board, by, left, right }));
      run.explore(Infinity);
      for (let position = 0; position <= Math.min(last, run.length ?? 0); position += every) {
        const here = pair.map(
          ({ sides }) => sides.find((side) => side[measure] === position) ?? sides[sides.length - 1],
        );
        run.goTo(position);
        const { difference = assert.fail() } = run.snapshot();
        see(() => differenceOf(difference), { sides: /** @type {any} */ (here), position, by });
      }
      run.free();
    }
  }
  for (const { run } of runs) run.free();
}

/** Every two solvers in step on small boards. @param {See<CompareFacts>} see */
export function walkComparisons(see) {
  for (const size of [1, 2, 4, 5]) {
    walkPairs(
      see,
      { problem: 'queens', size, queens: [] },
      solvers.map((solver) => {
        const { run, see: seeStep } = witnessed({ size, solver, queens: [] });
        return sidesOf(solver, run, (step) => seeStep(step).facts.kind);
      }),
      30,
    );
  }
}

/** Every question on small boards, with each answer that is wrong, and some that are right. @param {See<QuestionFacts>} see */
export function walkQuestions(see) {
  for (const route of queensRoutes()) {
    if (route.size > 5 || route.queens.length > (route.size > 4 ? 0 : 1)) continue;
    const { size, solver } = route;
    const { run, place, length, see: seeStep } = witnessed(route);
    let lifted;
    seeStep(0);
    for (let step = 0; step < Math.min(length, 120); step += 1) {
      run.goTo(step);
      const question = questionOf(run);
      const next = seeStep(step + 1).facts;
      const rejected = next.kind === 'rejected' ? next.square : undefined;
      const facts = {
        ranks: size,
        solver,
        queens: next.before,
        rejected,
        next: next.square,
        lifted,
        chosen: undefined,
        kind: /** @type {any} */ (next.kind),
      };
      if (!question) continue;
      const asking = restAt({ ...beginAsking(/** @type {any} */ (route)), every: true }, step, question);
      if (lifted) see(() => captionAsked(route, run, asking, step), facts);
      const wrong = (
        /** @type {import('../../../www/ask/asking.js').Asking} */ { part },
        /** @type {number} */ square,
      ) => {
        run.goTo(step);
        return { square, why: run.player.whyNot?.(square, part === 'attack') };
      };
      lifted = solver === 'scan' && next.kind === 'removed' && next.tried.length < size ? next.square : undefined;
      see(() => lineOf(asking), facts);
      for (const kind of /** @type {const} */ (['place', 'reject', 'remove', 'solved'])) {
        if (!judge(question, 'event', { kind })) see(() => lineOf(takeAnswer(asking, { kind })), facts);
      }
      const squares = Array.from({ length: size }, (_, index) =>
        packed({ row: index + 1, column: 1 + (step % size) }, size),
      );
      for (const square of squares) {
        const chosen = { ...facts, chosen: place(square) };
        if (!judge(question, 'event', { square })) see(() => lineOf(takeAnswer(asking, wrong(asking, square))), chosen);
      }
      if (question.attack) walkAttack(see, takeAnswer(asking, { kind: question.kind }), facts, place, wrong);
    }
    run.free();
  }
}

/** The caption while a question is open, which does not name the square that comes next. @param {QueensRoute} route @param {Run} run @param {import('../../../www/ask/asking.js').Asking} asking @param {number} step */
export function captionAsked(route, run, asking, step) {
  run.goTo(step);
  const snapshot = run.snapshot();
  const view = /** @type {any} */ ({ caption: runCaption(route, snapshot), scene: {} });
  return askedBy(asking).change(view, snapshot).caption;
}

/** @param {See<QuestionFacts>} see @param {import('../../../www/ask/asking.js').Asking} asking @param {QuestionFacts} facts @param {(square: number) => Place} place @param {(asking: import('../../../www/ask/asking.js').Asking, square: number) => import('../../../www/ask/question.js').Answer} wrong */
function walkAttack(see, asking, facts, place, wrong) {
  const { question } = asking;
  if (!question?.attack) return;
  see(() => lineOf(asking), facts);
  for (const square of [...question.attack.among, /** @type {number} */ (question.square)]) {
    const after = takeAnswer(asking, wrong(asking, square));
    const chosen = { ...facts, chosen: place(square) };
    if (judge(question, 'attack', { square })) see(() => askedBy(after).remark(null, noRun).join(' '), chosen);
    else see(() => lineOf(after), chosen);
  }
}
