/**
 * Browsing solutions by their number, on boards that have too many to be laid out. A worker finds them, once for each
 * board.
 *
 * @import { Answer, Question, handlers } from './numbered.worker.js'
 */
import { once, WorkerClient } from '../../platform/index.js';
import { startCount } from '../../core/index.js';

export class NumberedSolutions {
  /** The last answer to the last question. @type {Answer | null} */
  known = null;
  #cancel = () => {};
  #asked = 0;
  #changed;
  #worker = once(async () => {
    const { module } = await startCount();
    return /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawn, { module, sliced: true }));
  });

  /** @param {(answer: Answer) => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {Question} question */
  async ask(question) {
    this.#cancel();
    this.known = null;
    const asked = (this.#asked += 1);
    const worker = await this.#worker();
    if (asked !== this.#asked) return;
    const show = (/** @type {Answer} */ answer) => {
      this.known = answer;
      this.#changed(answer);
    };
    const { result, cancel } = worker.request('find', question, show);
    this.#cancel = cancel;
    // If the worker fails, the next question gets another one.
    result.then(show, () => {});
  }
}

const spawn = () => new Worker(new URL('./numbered.worker.js', import.meta.url), { type: 'module', name: 'solutions' });
