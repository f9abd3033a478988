/**
 * The part of the core that makes tours, and the workers that answer questions about them.
 *
 * @import { handlers } from './knight.worker.js'
 */

import { startLazy } from '../core/index.js';
import { openKnight } from './display.js';
import { t } from '../i18n/index.js';
import { isCancelled, requestOnce, WorkerClient, WorkerFailure } from '../platform/index.js';
import '../style/knight.css';

/** @typedef {typeof handlers} Questions */
/**
 * @template {keyof Questions} Kind
 * @typedef {Awaited<ReturnType<Questions[Kind]>>} AnswerTo
 */
/**
 * @template Answer
 * @typedef {object} Job
 * @property {Promise<Answer>} answer rejects with a refusal; never settles once the job is stopped
 * @property {() => void} stop
 */

/** @typedef {ReturnType<typeof tourWorkers>} TourWorkers */

/** @param {WebAssembly.Module} module */
export function tourWorkers(module) {
  const client = () => /** @type {WorkerClient<Questions>} */ (new WorkerClient(spawn, { module }));
  /** Keeps the table of a board from one question to the next. */
  const numbering = client();
  return {
    /**
     * Questions about numbered tours share a worker; each other question starts one.
     * @template {keyof Questions} Kind
     * @param {Kind} kind
     * @param {Parameters<Questions[Kind]>[0]} question
     * @param {import('../platform/worker-client.js').OnProgress<Questions, Kind>} [onProgress]
     * @returns {Job<AnswerTo<Kind>>}
     */
    ask(kind, question, onProgress) {
      const { result, cancel } =
        kind === 'number'
          ? numbering.request(kind, question, onProgress)
          : requestOnce(client(), kind, question, onProgress);
      const answer = result.catch((error) => {
        if (isCancelled(error)) return /** @type {Promise<never>} */ (new Promise(() => {}));
        if (!(error instanceof WorkerFailure)) throw error;
        throw Object.assign(new Error(t('worker.lost')), { code: 'worker', values: {} });
      });
      return { answer, stop: cancel };
    },
  };
}

const spawn = () => new Worker(new URL('./knight.worker.js', import.meta.url), { type: 'module', name: 'knight' });

export async function startTours() {
  const { core, module } = await startLazy();
  const workers = tourWorkers(module);
  /** @param {import('../core/routes.js').KnightRoute} route */
  const open = (route) => openKnight(core, route, workers);
  return { core, module, workers, open };
}
