/**
 * Browsing solutions by their number, on boards that have too many to be laid out. A worker finds them, once for each
 * board.
 *
 * @import { Answer, Question, handlers } from './numbered.worker.js'
 */
import { isCancelled, once, WorkerClient } from '../../platform/index.js';
import { startCount } from '../../core/index.js';

/**
 * @param {(answer: Answer) => void} show is called when more is known
 * @param {() => void} fail is called when there is no answer; the next question gets another worker
 */
export function numberedSolutions(show, fail) {
  const client = once(async () => {
    const { module } = await startCount();
    return /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawn, { module, sliced: true }));
  });
  /** @type {(() => void) | undefined} */
  let cancel;
  let latest = 0;
  return async (/** @type {Question} */ question) => {
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

const spawn = () => new Worker(new URL('./numbered.worker.js', import.meta.url), { type: 'module', name: 'solutions' });
