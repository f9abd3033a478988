/**
 * The sentences of the Count tab about a complete count: its number, the published ones, and the fundamental solutions. The referee
 * tries every column of every row.
 *
 * @import { CountController } from '../../../www/count/controller.js'
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} CountFacts
 * @property {number} n
 * @property {number} solutions that were counted, or are the sum of the jobs that were opened
 * @property {number | undefined} computed fundamental solutions
 * @property {number} jobs of the count
 * @property {number} finished jobs that were opened
 * @property {number} [seconds] that a count has taken which is kept, none where jobs of it were opened
 * @property {number[]} [broken] lines of a file of jobs, from 1
 */

import { findings, openedText, outlook, result, skippedText } from '../../../www/count/messages.js';
import { UNTOUCHED } from '../../../www/count/state.js';
import { count as core } from '../core.mjs';
import { count, forms } from './form.mjs';
import { imagesOf, solutionsOf } from './solutions.mjs';

/** @param {number} n */
const allOf = (n) => solutionsOf(n).length;

/** The number of solutions of which none is an image of another. @param {number} n */
const fundamentalOf = (n) => new Set(solutionsOf(n).map((queens) => imagesOf(queens).toSorted()[0])).size;

/** @type {Form<CountFacts>[]} */
export const countForms = forms({
  'count.result': (facts, { n, solutions, word }) =>
    count(n) === facts.n &&
    count(solutions) === facts.solutions &&
    (word === undefined || (word === 'solution') === (facts.solutions === 1)),
  'count.same': ({ n, solutions }, { published }) => count(published) === allOf(n) && solutions === allOf(n),
  'count.differs': (facts, { n, published }) =>
    count(n) === facts.n && count(published) === allOf(facts.n) && facts.solutions !== allOf(facts.n),
  'count.fundamental-computed': ({ n, computed, solutions }, { fundamental }) =>
    count(fundamental) === fundamentalOf(n) && computed === fundamentalOf(n) && solutions === allOf(n),
  'count.fundamental-differs': ({ n, computed }, { fundamental, published }) =>
    count(fundamental) === computed && count(published) === fundamentalOf(n) && computed !== fundamentalOf(n),
  'count.fundamental-published': ({ n, computed, solutions }, { fundamental }) =>
    count(fundamental) === fundamentalOf(n) && (computed === undefined || solutions !== allOf(n)),
  'count.kept': (facts, slots) => isKept(facts, slots) && Number(slots.seconds) === facts.seconds,
  'count.kept-opened': (facts, slots) => isKept(facts, slots) && facts.seconds === undefined,
  'count.lines-skipped': ({ broken = [] }, { lines, verb, first }) =>
    Number.parseInt(lines, 10) === broken.length &&
    (verb === undefined || (verb === 'is') === (broken.length === 1)) &&
    count(first) === broken[0],
  'count.opened': (facts, slots) =>
    isOpened(facts, slots) && count(slots.count) === facts.finished && facts.finished < facts.jobs,
  'count.opened-whole': (facts, slots) => isOpened(facts, slots) && facts.finished === facts.jobs,
  'count.opened-same': ({ n, solutions, finished, jobs }) => finished === jobs && solutions === allOf(n),
});

/** The part of a count is not said to be more than it is. @param {CountFacts} facts @param {import('./form.mjs').Slots} slots */
const isKept = (facts, { n, percent }) => {
  const part = (100 * facts.finished) / facts.jobs;
  return count(n) === facts.n && Number(percent) <= part && part - Number(percent) < 1;
};

/** @param {CountFacts} facts @param {import('./form.mjs').Slots} slots */
const isOpened = (facts, { n, jobs, solutions }) =>
  count(n) === facts.n && count(jobs) === facts.jobs && count(solutions) === facts.solutions;

/** @param {See<CountFacts>} see */
export function walkCounts(see) {
  for (let n = 1; n <= 8; n += 1) {
    const [all, few] = [core.publishedCount(n) ?? 0n, core.publishedFundamental(n) ?? 0n];
    for (const [solutions, computed] of /** @type {[bigint, bigint | undefined][]} */ ([
      [all, few],
      [all, few + 1n],
      [all, undefined],
      [all + 1n, few],
    ])) {
      const [jobs, finished] = [40, 40];
      const facts = {
        n,
        solutions: Number(solutions),
        computed: computed === undefined ? computed : Number(computed),
        jobs,
        finished,
      };
      const complete = { ...UNTOUCHED, n, method: 'join', phase: /** @type {const} */ ('complete'), solutions };
      see(() => result(complete), facts);
      const controller = controllerOf(n, { ...complete, fundamental: computed }, {});
      for (const row of [0, 1]) see(() => findings(controller)[row][1], facts);
      for (const done of [20, 40]) {
        const opened = { [n]: { finished: done, jobs, fraction: done / jobs, solutions } };
        see(() => openedText(controllerOf(n, complete, opened)), { ...facts, finished: done });
      }
    }
  }
  walkKept(see);
}

/** Counts that are kept, and files of jobs with lines that cannot be read. @param {See<CountFacts>} see */
function walkKept(see) {
  for (const n of [12, 18]) {
    for (const [finished, jobs] of [
      [0, 40],
      [3, 40],
      [20, 40],
      [39, 40],
    ]) {
      for (const seconds of [0, 2, 42, undefined]) {
        const state = { stopped: true, fraction: finished / jobs, spent: 1000 * (seconds ?? 7) };
        const imported = seconds === undefined;
        const kept = { ...UNTOUCHED, n, method: 'join', phase: /** @type {const} */ ('paused'), ...state, imported };
        const facts = { n, solutions: 0, computed: undefined, jobs, finished, ...(!imported && { seconds }) };
        see(() => outlook(controllerOf(n, kept, {})), facts);
      }
    }
  }
  const counter = new core.Counter(13, 'join');
  const [jobs, numbers] = [counter.jobs(), [0, 1, 2, 3, 4]];
  const each = new Map(numbers.map((job) => [job, counter.run(job)]));
  const text = core.jobLines(13, { method: 'join', version: counter.version(), jobs, each });
  counter.free();
  for (const broken of [[2], [3, 5], [1, 2, 3, 4]]) {
    const lines = text.trimEnd().split('\n');
    for (const line of broken) lines[line - 1] = lines[line - 1].slice(0, 30);
    const { skipped } = core.readJobLines(lines.join('\n'), '');
    const facts = { n: 13, solutions: 0, computed: undefined, jobs, finished: 0, broken };
    see(() => skippedText(skipped), facts);
  }
}

/**
 * A controller of the Count tab with one count.
 * @param {number} n
 * @param {object} state of the count
 * @param {object} opened jobs
 */
const controllerOf = (n, state, opened) =>
  /** @type {CountController} */ (
    /** @type {unknown} */ ({
      get: () => ({ n, choice: null, workers: 1, counts: { [`count ${n}`]: state }, opened }),
      published: () => core.publishedCount(n),
      estimate: () => null,
      isSlow: () => false,
      publishedFundamental: () => core.publishedFundamental(n),
    })
  );
