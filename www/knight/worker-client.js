/**
 * Workers that answer questions about tours, and the words for their failure.
 *
 * @import { handlers } from './knight.worker.js'
 */
import { t } from '../i18n/index.js';
import { isCancelled, requestOnce, WorkerClient, WorkerFailure } from '../platform/index.js';

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

export class TourWorkers {
  /** Keeps its table from one question to the next. */
  #numbering;
  #client;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#client = () => /** @type {WorkerClient<Questions>} */ (new WorkerClient(spawn, { module }));
    this.#numbering = this.#client();
  }

  /**
   * A tour by its number, or one drawn at random.
   * @template {'number' | 'draw'} Kind
   * @param {Kind} kind
   * @param {Parameters<Questions[Kind]>[0]} tour
   * @returns {Job<AnswerTo<Kind>>}
   */
  tour(kind, tour) {
    return worded(this.#numbering.request(kind, tour));
  }

  /**
   * Anything else, by a worker of its own.
   * @template {Exclude<keyof Questions, 'number' | 'draw'>} Kind
   * @param {Kind} kind
   * @param {Parameters<Questions[Kind]>[0]} question
   * @param {import('../platform/worker-client.js').OnProgress<Questions, Kind>} [onProgress]
   * @returns {Job<AnswerTo<Kind>>}
   */
  ask(kind, question, onProgress) {
    return worded(requestOnce(this.#client(), kind, question, onProgress));
  }
}

const spawn = () => new Worker(new URL('./knight.worker.js', import.meta.url), { type: 'module', name: 'knight' });

/**
 * @template Answer
 * @param {import('../platform/worker-client.js').Request<Answer>} request
 * @returns {Job<Answer>}
 */
function worded({ result, cancel }) {
  const answer = result.catch((error) => {
    if (isCancelled(error)) return /** @type {Promise<never>} */ (new Promise(() => {}));
    if (!(error instanceof WorkerFailure)) throw error;
    throw Object.assign(new Error(t('worker.lost')), { code: 'worker', values: {} });
  });
  return { answer, stop: cancel };
}
