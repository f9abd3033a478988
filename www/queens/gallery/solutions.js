/**
 * The solutions of a board that has too many to be laid out, found by a worker, once for each board.
 *
 * @import { Answer, Question } from './catalogue.js'
 */
import { isCancelled, once } from '../../platform/index.js';
import { startCount } from '../../core/index.js';
import { queensWorker } from '../worker-client.js';

/** The worker, made when it is first needed. */
export const solutionsWorker = () => once(async () => queensWorker((await startCount()).module, true));

/**
 * @param {ReturnType<typeof solutionsWorker>} client
 * @param {(answer: Answer) => void} show is called when more is known
 * @param {() => void} fail is called when there is no answer; the next question gets another worker
 */
export function solutionFinder(client, show, fail) {
  /** @type {(() => void) | undefined} */
  let cancel;
  let latest = 0;
  return async (/** @type {Question & { size: number }} */ question) => {
    cancel?.();
    const asked = (latest += 1);
    try {
      const worker = await client();
      if (asked !== latest) return;
      const request = worker.request('find', question, show);
      cancel = request.cancel;
      show(await request.result);
    } catch (error) {
      if (!isCancelled(error)) fail();
    }
  };
}
