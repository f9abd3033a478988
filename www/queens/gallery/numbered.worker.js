/// <reference lib="webworker" />
/**
 * Finds the solutions of a board, and keeps them for further questions about it.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Task } from '../../platform/worker-server.js'
 * @import { Filter } from './catalogue.js'
 *
 * @typedef {Filter & { size: number, queens: readonly Square[] | null, number: number | null }} Question which number
 *   a solution has, or which solution has a number
 *
 * @typedef {object} Answer
 * @property {number} total how many are found that pass the filter
 * @property {boolean} over whether these are all
 * @property {number | null} number of the solution in the question, from 1; `null` if it is none, or not found yet
 * @property {readonly Square[] | null} route the solution with the number in the question, once it is found
 * @property {readonly Square[] | null} previous the one before, or the last where there is none to be before
 * @property {readonly Square[] | null} next the one after, or the first
 */
import { initSync, NumberedSolutions } from '../../../pkg/count.js';
import { serve } from '../../platform/index.js';

/** Queens placed in a slice: some milliseconds. */
const SLICE = 500_000;

/** Milliseconds between two reports. */
const REPORT = 150;

/** @type {NumberedSolutions | undefined} */
let list;
let [size, filter] = [0, ''];

export const handlers = {
  /**
   * @param {Question} question
   * @param {Task<Answer>} task
   * @returns {Promise<Answer>}
   */
  async find(question, task) {
    if (list === undefined || size !== question.size) {
      list?.free();
      list = new NumberedSolutions(question.size);
      [size, filter] = [question.size, ''];
    }
    const chosen = `${question.fundamental} ${question.with}`;
    if (filter !== chosen) list.choose(question.fundamental, question.with);
    filter = chosen;
    let reported = 0;
    while (list.advance(SLICE)) {
      const now = performance.now();
      if (now - reported > REPORT) {
        reported = now;
        task.report(answer(list, question, false));
      }
      // A request that comes meanwhile cancels this one, and may replace the list.
      if (!(await task.nextSlice())) break;
    }
    return answer(list, question, true);
  },
};

/**
 * @param {NumberedSolutions} found
 * @param {Question} question
 * @param {boolean} over
 * @returns {Answer}
 */
function answer(found, { queens, number }, over) {
  const total = found.chosen();
  const at = (/** @type {number} */ place) =>
    place >= 1 && place <= total ? [...(found.solution(place) ?? [])] : null;
  const here = queens ? (found.number(Uint32Array.from(queens)) ?? null) : null;
  return {
    total,
    over,
    number: here,
    route: number === null ? null : at(number),
    previous: here === null ? (over ? at(total) : null) : at(here - 1),
    next: at(here === null ? 1 : here + 1),
  };
}

serve(handlers, initSync);
