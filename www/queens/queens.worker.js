/// <reference lib="webworker" />
/**
 * Runs one solver of a race, counts all solutions for the Checker Challenge, and finds the solutions of a board: it keeps
 * them for further questions about it, and writes them as text.
 *
 * @import { Task } from '../platform/worker-server.js'
 * @import { Answer, Filter, Question } from './gallery/solution.js'
 *
 * @typedef {object} Standing
 * @property {number} tests of candidates
 * @property {number} placements
 * @property {number} solutions
 * @property {number} time in milliseconds, of the solver alone
 */
import { checkerChallenge, initSync, Racer, Solutions } from '../../pkg/count.js';
import { serve } from '../platform/index.js';

/** Milliseconds of a slice of a race. */
const RACE_SLICE = 60;

/** Queens placed in a slice: some milliseconds. */
const SLICE = 500_000;

/** Solutions written in a slice. */
const WRITTEN = 10_000;

/** @type {Solutions | undefined} */
let list;
let [size, filter] = [0, ''];

export const handlers = {
  /**
   * @param {{ size: number, solver: string, given: readonly number[], firstOnly: boolean }} start
   * @param {Task<Standing>} task
   * @returns {Promise<Standing>}
   */
  async race(start, task) {
    const racer = new Racer(start.size, start.solver, [...start.given], start.firstOnly);
    for (;;) {
      const running = racer.run(RACE_SLICE);
      const [tests, placements, solutions] = racer.counts();
      const standing = { tests, placements, solutions, time: racer.time() };
      if (!running) return standing;
      task.report(standing);
      await task.nextSlice();
    }
  },

  /** @param {{ size: number }} board */
  challenge: (board) => checkerChallenge(board.size) ?? '',

  /**
   * @param {Question & { size: number }} question
   * @param {Task<Answer>} task
   * @returns {Promise<Answer>}
   */
  async find(question, task) {
    if (list === undefined || size !== question.size) {
      list?.free();
      list = new Solutions(question.size);
      [size, filter] = [question.size, ''];
    }
    const chosen = `${question.fundamental} ${question.with}`;
    if (filter !== chosen) list.choose(question.fundamental, question.with);
    filter = chosen;
    while (list.advance(SLICE)) {
      const found = list;
      task.reportAtIntervals(() => found.answer(question.queens, question.number, false));
      // A request that comes meanwhile cancels this one, and may replace the list.
      if (!(await task.nextSlice())) break;
    }
    return list.answer(question.queens, question.number, true);
  },

  /**
   * Writes the solutions that pass a filter as one text, piece by piece: those of the largest board take hundreds of
   * megabytes, which a browser may keep on disk.
   * @param {Filter & { size: number, form: string }} question
   * @param {Task<number>} task reports how many are written
   */
  async write({ size: side, fundamental, with: square, form }, task) {
    const own = new Solutions(side);
    own.choose(fundamental, square);
    own.beginText(form);
    /** @type {Blob[]} */
    const pieces = [];
    for (;;) {
      const piece = own.nextText(WRITTEN);
      if (piece === undefined) break;
      if (piece !== '') pieces.push(new Blob([piece]));
      own.advance(SLICE);
      task.reportAtIntervals(() => own.written());
      if (!(await task.nextSlice())) break;
    }
    const count = own.written();
    own.free();
    return { text: new Blob(pieces), count };
  },
};

serve(handlers, initSync);
