/**
 * What the Count tab says of a complete count: its number, the published ones, and the fundamental solutions. The referee
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
 */

import { findings, openedText, result } from '../../../www/count/messages.js';
import { UNTOUCHED } from '../../../www/count/state.js';
import { count as core } from '../core.mjs';
import { count, form } from './form.mjs';
import { imagesOf, solutionsOf } from './solutions.mjs';

/** @param {number} n */
const allOf = (n) => solutionsOf(n).length;

/** The number of solutions of which none is an image of another. @param {number} n */
const fundamentalOf = (n) => new Set(solutionsOf(n).map((queens) => imagesOf(queens).toSorted()[0])).size;

/** @type {Form<CountFacts>[]} */
export const countForms = [
  form(
    'count.result',
    'N = #n: #solutions [word:solution\\b|solutions]',
    'N = #n：共 #solutions 个解',
    (facts, { n, solutions, word }) =>
      count(n) === facts.n &&
      count(solutions) === facts.solutions &&
      (word === undefined || (word === 'solution') === (facts.solutions === 1)),
  ),
  form(
    'count.same',
    '#published, the same (OEIS A000170)',
    '#published，与此一致（OEIS A000170）',
    ({ n, solutions }, { published }) => count(published) === allOf(n) && solutions === allOf(n),
  ),
  form(
    'count.differs',
    'The published count of N = #n is #published (OEIS A000170). One of the two is wrong: please tell the authors of this page.',
    'N = #n 已发表的结果是 #published（OEIS A000170）。两者必有一错，请告诉本页的作者。',
    (facts, { n, published }) =>
      count(n) === facts.n && count(published) === allOf(facts.n) && facts.solutions !== allOf(facts.n),
  ),
  form(
    'count.fundamental-computed',
    '#fundamental, computed; published is the same (OEIS A002562)',
    '#fundamental，由计算得出；与已发表的一致（OEIS A002562）',
    ({ n, computed, solutions }, { fundamental }) =>
      count(fundamental) === fundamentalOf(n) && computed === fundamentalOf(n) && solutions === allOf(n),
  ),
  form(
    'count.fundamental-differs',
    '#fundamental, computed; published is #published (OEIS A002562)',
    '#fundamental，由计算得出；已发表的是 #published（OEIS A002562）',
    ({ n, computed }, { fundamental, published }) =>
      count(fundamental) === computed && count(published) === fundamentalOf(n) && computed !== fundamentalOf(n),
  ),
  form(
    'count.fundamental-published',
    '#fundamental, as published (OEIS A002562)',
    '#fundamental，据已发表的结果（OEIS A002562）',
    ({ n, computed, solutions }, { fundamental }) =>
      count(fundamental) === fundamentalOf(n) && (computed === undefined || solutions !== allOf(n)),
  ),
  form(
    'count.opened',
    'Opened: #count of #jobs jobs of N = #n, [percent:50%] of the work, with #solutions solutions. No tab has the memory for the others; the command counts them.',
    '已打开：N = #n 的 #jobs 个任务中的 #count 个，占工作量的 [percent:50%]，共 #solutions 个解。标签页没有足够的内存来数其余的任务，请用命令来数。',
    (facts, slots) => isOpened(facts, slots) && count(slots.count) === facts.finished && facts.finished < facts.jobs,
  ),
  form(
    'count.opened-whole',
    'Opened: all #jobs jobs of N = #n. They have #solutions solutions.',
    '已打开：N = #n 的全部 #jobs 个任务，共 #solutions 个解。',
    (facts, slots) => isOpened(facts, slots) && facts.finished === facts.jobs,
  ),
  form(
    'count.opened-same',
    'That is the published number (OEIS A000170).',
    '与已发表的结果一致（OEIS A000170）。',
    ({ n, solutions, finished, jobs }) => finished === jobs && solutions === allOf(n),
  ),
];

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
      get: () => ({ n, choice: null, workers: 1, counts: { [`${n} null`]: state }, opened }),
      published: () => core.publishedCount(n),
      publishedFundamental: () => core.publishedFundamental(n),
    })
  );
