/// <reference lib="webworker" />
/**
 * Finds the solutions of a board, keeps them for further questions about it, and writes them as text.
 *
 * @import { Task } from '../../platform/worker-server.js'
 * @import { Answer, Filter, Question } from './catalogue.js'
 */
import { initSync, Solutions } from '../../../pkg/count.js';
import { serve } from '../../platform/index.js';
import { answerOf } from './catalogue.js';

/** Queens placed in a slice: some milliseconds. */
const SLICE = 500_000;

/** Solutions written in a slice. */
const WRITTEN = 10_000;

/** Milliseconds between two reports. */
const REPORT = 150;

/** @type {Solutions | undefined} */
let list;
let [size, filter] = [0, ''];

/** Reports no more often than anybody sees. @template Progress @param {Task<Progress>} task */
function reporter(task) {
  let reported = 0;
  return (/** @type {() => Progress} */ progress) => {
    const now = performance.now();
    if (now - reported <= REPORT) return;
    reported = now;
    task.report(progress());
  };
}

export const handlers = {
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
    const report = reporter(task);
    while (list.advance(SLICE)) {
      const found = list;
      report(() => answerOf(found, question, false));
      // A request that comes meanwhile cancels this one, and may replace the list.
      if (!(await task.nextSlice())) break;
    }
    return answerOf(list, question, true);
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
    const report = reporter(task);
    /** @type {Blob[]} */
    const pieces = [];
    for (;;) {
      const piece = own.nextText(WRITTEN);
      if (piece === undefined) break;
      if (piece !== '') pieces.push(new Blob([piece]));
      own.advance(SLICE);
      report(() => own.written());
      if (!(await task.nextSlice())) break;
    }
    const count = own.written();
    own.free();
    return { text: new Blob(pieces), count };
  },
};

serve(handlers, initSync);
