/**
 * The examples of each article, at the steps to which they lead, and the searches of the knight that are worth watching: how
 * often they go back, with the prune and without, and where no free square is a move away.
 *
 * @import { Form } from './form.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 * @import { Task } from './knight-witness.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {QueensFacts & { clashes: number }} ExampleFacts `clashes` rejections so far
 *
 * @typedef {object} SavingFacts
 * @property {number | null} pruned moves taken back with the prune
 * @property {number | null} all without it
 * @property {number} limit in steps
 *
 * @typedef {{ task: Task, path: Place[] }} QueueFacts
 *
 * @typedef {object} RideFacts
 * @property {number} back moves that the search takes back
 */

import { home } from '../../../www/core/routes.js';
import { Run } from '../../../www/core/run.js';
import { sentenceOf, t } from '../../../www/i18n/index.js';
import { openKnight } from '../../../www/knight/display.js';
import { examples } from '../../../www/knight/examples.js';
import { queueView } from '../../../www/knight/panel.js';
import { solverPages } from '../../../www/queens/solvers/index.js';
import { core, lazy } from '../core.mjs';
import { faked, inDocument, shownIn } from '../fake-document.mjs';
import { count, forms, numbers, said } from './form.mjs';
import { attackersOf, isHop, isSame, lineBetween, placeNamed, unpacked } from './geometry.mjs';
import { centreOf, inOrder, waysOn } from './knight-witness.mjs';
import { QueensWitness } from './queens-witness.mjs';
import { packed } from './runs.mjs';
import { sizesOf } from '../../sizes.mjs';

/** The squares of a row. @param {number} size @param {number} row */
const rowOf = (size, row) => Array.from({ length: size }, (_, index) => ({ row, column: index + 1 }));

/** The free columns of the row that `mask` has just filled, which it has not tried, as bits. @param {ExampleFacts} facts */
function freeBits({ kind, square, before, tried, size }) {
  if (kind !== 'placed' || !square) return '';
  const isOpen = (/** @type {Place} */ each) =>
    attackersOf(each, before).length === 0 && !tried.some((other) => isSame(other, each));
  return rowOf(size, square.row)
    .map((each) => Number(isOpen(each)))
    .join('');
}

/** @type {Form<ExampleFacts>[]} */
export const exampleForms = forms({
  'example.scan.982': (facts, slots) =>
    facts.kind === 'solved' && facts.solutions === 1 && [slots.size, slots.side].every((n) => count(n) === facts.size),
  'example.scan.983': (facts, { row }) =>
    facts.kind === 'rejected' && facts.solutions === 1 && count(row) === facts.after.length,
  'example.marks.63': (facts, { walk, row }) =>
    `${numbers(walk)}` === `${facts.after.map(({ column }) => column)}` &&
    count(row) === facts.after.length + 1 &&
    rowOf(facts.size, count(row)).every((square) => attackersOf(square, facts.after).length > 0),
  'example.marks.4.answer': (facts, { later, earlier }) => {
    const [first, second, ...others] = facts.after;
    const areBoth = attackersOf({ row: 3, column: 3 }, facts.after).length === 2 && others.length === 0;
    return areBoth && count(earlier) === first.row && count(later) === second.row;
  },
  'example.mask.271': (facts, { pos, p }) => {
    const lowest = rowOf(facts.size, 1).map(({ column }) => Number(column === facts.square?.column));
    return facts.solver === 'mask' && pos === freeBits(facts) && p === lowest.join('') && /^0*10*$/.test(p);
  },
  'example.permute.2': ({ solver, kind, square, before, clashes }, { other, letter }) => {
    const queen = before.find(({ row }) => row === count(other) + 1);
    const isFirst = solver === 'permute' && kind === 'rejected' && clashes === 1;
    const isPair =
      square?.row === count(letter) + 1 && queen !== undefined && lineBetween(queen, square) === 'diagonal';
    return isFirst && isPair;
  },
  'example.access.718': (facts, { column, row, rows, next }) => {
    const queen = { row: count(row), column: count(column) };
    const struck = rowOf(facts.size, 0).map((place) => place.column);
    const out = struck.filter((each) => lineBetween(queen, { row: each, column: count(next) }) !== null);
    const isThere = facts.after.some((each) => isSame(each, queen)) && facts.square?.column === count(next);
    return isThere && count(next) === queen.column + 1 && `${numbers(rows)}` === `${out}`;
  },
});

/** Examples that only ask. */
const ASKED = ['example.marks.4'];

/** @param {See<ExampleFacts>} see */
export function walkExamples(see) {
  const size = 8;
  for (const [solver, { examples: list }] of Object.entries(solverPages)) {
    const run = new Run(core.Player.queens(size, solver, new Uint32Array()));
    for (const { step, label, answer } of list) {
      const witness = new QueensWitness(solver, size, []);
      let clashes = 0;
      let facts;
      for (let at = 0; at <= step; at += 1) {
        run.goTo(at);
        const seen = witness.see(
          [...run.snapshot().path].map((square) => unpacked(square, size)),
          false,
        );
        clashes += Number(seen.kind === 'rejected');
        facts = { ...seen, clashes };
      }
      for (const key of [label, answer]) {
        if (key && !ASKED.includes(key)) see(() => t(key), /** @type {ExampleFacts} */ (facts));
      }
    }
    run.free();
  }
}

/** @type {Form<RideFacts>[]} */
export const rideExampleForms = forms({ 'example.ride.back': (facts, { moves }) => said(moves) === facts.back });

/**
 * The moves that a search takes back until its first tour, by trying every way in its order; `null` beyond the limit.
 * @param {Task} task
 * @param {Place} start
 * @param {number} limit in steps
 */
function triedBacks(task, start, limit) {
  const squares = task.files * task.ranks - task.holes.length;
  const path = [start];
  const left = [waysOf(task, path)];
  let back = 0;
  for (let step = 0; step < limit; step += 1) {
    if (path.length === squares && (!task.closed || isHop(start, path[squares - 1]))) return back;
    const next = left[left.length - 1].shift();
    if (next) {
      path.push(next);
      left.push(waysOf(task, path));
    } else {
      if (path.length === 1) return null;
      path.pop();
      left.pop();
      back += 1;
    }
  }
  return null;
}

/** Where the search goes on: with the prune nowhere, once no free square leads home. @param {Task} task @param {Place[]} path */
function waysOf(task, path) {
  const isLast = path.length === task.files * task.ranks - task.holes.length;
  if (task.prune && task.closed && !isLast && waysOn(task, path[0], path).length === 0) return [];
  return inOrder(task, path).map(({ square }) => square);
}

/** A search with more steps is not repeated here: the number of moves taken back follows from its length. */
const MOST = 40_000;

/** @type {Map<string, number>} */
const known = new Map();

/** @param {string} link */
function backsOf(link) {
  const [, files, ranks, start, query] = /** @type {RegExpExecArray} */ (/(\d+)x(\d+)\/(\w+)\?(.*)$/.exec(link));
  const options = new URLSearchParams(query);
  const closed = options.get('tour') === 'closed';
  const solver = /** @type {'warnsdorff' | 'plain'} */ (options.get('solver'));
  const board = { files: Number(files), ranks: Number(ranks) };
  const task = { ...board, holes: [], closed, prune: options.has('prune'), rule: solver === 'warnsdorff' };
  const first = closed ? centreOf(task) : placeNamed(start, board.ranks);
  const back = board.files < 12 || task.prune ? triedBacks(task, first, MOST) : null;
  if (back !== null) return back;
  const { run } = openKnight(lazy, {
    ...home.knight,
    ...board,
    start: packed(placeNamed(start, board.ranks), board.ranks),
    closed,
    solver,
  });
  if (!run) throw new Error(`no search: ${link}`);
  run.explore(Infinity);
  // Every square but the first is entered once more than it is left, and the last step is the tour.
  const moves = board.files * board.ranks - 1;
  const taken = ((run.length ?? 0) - 1 - moves) / 2;
  run.free();
  return taken;
}

/** @param {See<RideFacts>} see */
export function walkRideExamples(see) {
  inDocument(() => {
    for (const item of faked(examples()).children) {
      const [link, counted] = item.children;
      const address = link.getAttribute('href') ?? '';
      const back = known.get(address) ?? backsOf(address);
      known.set(address, back);
      see(() => counted.textContent, { back });
    }
  });
}

/** @type {Form<SavingFacts>[]} */
export const savingForms = forms({
  'prune.saves': (facts, { pruned, all }) => count(pruned) === facts.pruned && count(all) === facts.all,
  'prune.saves.more': (facts, { pruned, limit }) =>
    count(pruned) === facts.pruned && facts.all === null && count(limit) === facts.limit,
  'prune.saves.unknown': (facts, { limit }) =>
    facts.pruned === null && facts.all === null && count(limit) === facts.limit,
});

/** @param {See<SavingFacts>} see */
export function walkSavings(see) {
  for (const [files, ranks] of sizesOf('6x6 8x8 10x8 6x5 10x3')) {
    const task = { files, ranks, holes: [], closed: true, rule: true, prune: false };
    for (const limit of [30, 70, 120, 200, 300, 500, 2000]) {
      const [pruned, all] = [true, false].map((prune) => triedBacks({ ...task, prune }, centreOf(task), limit));
      see(() => sentenceOf(lazy.comparePrune(files, ranks, 0, true, [], limit)), { pruned, all, limit });
    }
  }
}

/** @type {Form<QueueFacts>[]} */
export const queueForms = forms({
  'queue.empty': ({ task, path }) => waysOn(task, path[path.length - 1], path).length === 0,
});

/** @param {See<QueueFacts>} see */
export function walkQueue(see) {
  for (const solver of /** @type {const} */ (['warnsdorff', 'plain'])) {
    for (const [files, ranks] of sizesOf('3x4 5x5 5x4')) {
      const route = { ...home.knight, files, ranks, start: 0, solver };
      const run = openKnight(lazy, route).run;
      if (!run) continue;
      const first = unpacked(0, ranks);
      const task = { files, ranks, holes: [], closed: false, prune: false, rule: solver === 'warnsdorff' };
      run.explore(Infinity, 200);
      inDocument(() => {
        const queue = queueView();
        for (let step = 0; step <= Math.min(200, run.furthest); step += 1) {
          run.goTo(step);
          const { path, moment } = run.snapshot();
          if (!moment) continue;
          queue.show(moment, false);
          const facts = { task, path: [first, ...[...path].map((square) => unpacked(square, ranks))] };
          const shown = shownIn(faked(queue.element)).filter(({ className }) => className === 'soft');
          for (const { textContent } of shown) see(() => textContent, facts);
          // A queue without squares says so, until the tour is found.
          const isEmpty = queueForms[0].holds(facts, {}, '') && moment.kind !== 'solved';
          if (isEmpty !== shown.length > 0) throw new Error(`step ${step}: the queue says nothing of its squares`);
        }
      });
      run.free();
    }
  }
}
