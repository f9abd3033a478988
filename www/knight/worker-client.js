/**
 * Asks workers what takes long, and can be told to stop.
 *
 * @typedef {import('../core/squares.js').Square} Square
 *
 * @typedef {object} Question of a tour
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} closed
 * @property {Uint32Array} holes
 *
 * @typedef {{ kind: 'count', files: number, ranks: number, closed: boolean, bytes: number }
 *   | { kind: 'number', files: number, ranks: number, start: Square, number: number }
 *   | { kind: 'draw', files: number, ranks: number, start: Square }
 *   | { kind: 'construct', start: Square, end: Square | null } & Question
 *   | { kind: 'finish', squares: Uint32Array } & Question
 *   | { kind: 'why' } & Question
 *   | { kind: 'compare', start: Square, limit: number } & Question
 * } Order
 *
 * @typedef {{ kind: 'tour', squares: Uint32Array, number: number, total: number }} TourAnswer
 * @typedef {{ kind: 'made', squares: Uint32Array }} MadeAnswer
 * @typedef {{ kind: 'known', why: import('../../pkg/lazy.js').WhyNot | null }} WhyAnswer
 * @typedef {{ kind: 'compared', pruned: number | null, all: number | null }} ComparedAnswer moves taken back until the
 *   first tour, with the prune and without; `null` where none was found
 * @typedef {{ kind: 'counted', total: bigint }} CountAnswer
 * @typedef {{ kind: 'planned', memory: number } | { kind: 'progress', part: number }} News
 * @typedef {{ kind: 'refused', message: string, code: string | null, values: Record<string, string>, why: unknown }} Refused
 * @typedef {TourAnswer | MadeAnswer | WhyAnswer | ComparedAnswer | CountAnswer | News | Refused} Answer
 */

/**
 * @template Answer
 * @typedef {object} Job what a worker is busy with
 * @property {Promise<Answer>} answer never comes once the job is stopped
 * @property {() => void} stop gives it up
 */

import { t } from '../i18n/index.js';

/** What a worker has refused, as the core's own errors are on the page. */
export class Refusal extends Error {
  /** @param {Refused} refused */
  constructor({ message, code, values, why }) {
    // What is no sentence of the core is a trap: nobody could read it.
    super(code === null ? t('worker.lost') : message);
    this.code = code ?? 'trap';
    this.values = values;
    this.why = why;
  }
}

/** The answer to a question that has been taken back. @type {Promise<never>} */
const never = new Promise(() => {});

export class TourWorkers {
  /** The worker that numbers tours keeps its table. @type {Worker | null} */
  #numbering = null;
  /** One question at a time. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #module;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Asks for a tour by its number, or for one drawn at random.
   * @param {Extract<Order, { kind: 'number' | 'draw' }>} order
   * @returns {Job<TourAnswer>}
   */
  tour(order) {
    let state = /** @type {'waiting' | 'asked' | 'done'} */ ('waiting');
    const leaving = new AbortController();
    const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
    const answer = this.#last.then(async () => {
      if (state === 'done') return never;
      state = 'asked';
      try {
        return await this.#ask(order);
      } finally {
        state = 'done';
      }
    });
    this.#last = Promise.race([answer.catch(() => {}), left]);
    const stop = () => {
      // Whoever makes a table hears nothing meanwhile: the next question hires another.
      if (state === 'asked') this.#dismiss();
      state = 'done';
      leaving.abort();
    };
    return { answer, stop };
  }

  #dismiss() {
    this.#numbering?.terminate();
    this.#numbering = null;
  }

  /**
   * Makes a tour.
   * @param {Extract<Order, { kind: 'construct' }>} order
   * @returns {Job<MadeAnswer>}
   */
  construct(order) {
    return this.#give(order, 'made');
  }

  /**
   * Makes a tour that begins as a ride does.
   * @param {Extract<Order, { kind: 'finish' }>} order
   * @returns {Job<MadeAnswer>}
   */
  finish(order) {
    return this.#give(order, 'made');
  }

  /**
   * Finds out why there is no tour, wherever it starts.
   * @param {Extract<Order, { kind: 'why' }>} order
   * @returns {Job<WhyAnswer>}
   */
  why(order) {
    return this.#give(order, 'known');
  }

  /**
   * Finds out what the prune saves.
   * @param {Extract<Order, { kind: 'compare' }>} order
   * @returns {Job<ComparedAnswer>}
   */
  compare(order) {
    return this.#give(order, 'compared');
  }

  /**
   * Counts.
   * @param {Extract<Order, { kind: 'count' }>} order
   * @param {(news: News) => void} tell
   * @returns {Job<CountAnswer>}
   */
  count(order, tell) {
    return this.#give(order, 'counted', tell);
  }

  /**
   * Gives an order to a worker of its own.
   * @template {Exclude<Answer, News | Refused>['kind']} Kind
   * @param {Order} order
   * @param {Kind} kind of the answer
   * @param {(news: News) => void} [tell]
   * @returns {Job<Extract<Answer, { kind: Kind }>>}
   */
  #give(order, kind, tell = () => {}) {
    const worker = this.#spawn();
    const answer = this.#put(worker, order, kind, tell).finally(() => worker.terminate());
    return { answer, stop: () => worker.terminate() };
  }

  /**
   * @param {Extract<Order, { kind: 'number' | 'draw' }>} order
   * @returns {Promise<TourAnswer>}
   */
  async #ask(order) {
    this.#numbering ??= this.#spawn();
    return this.#put(this.#numbering, order, 'tour', () => {});
  }

  /**
   * Puts a question to a worker and waits for its answer.
   * @template {Exclude<Answer, News | Refused>['kind']} Kind
   * @param {Worker} worker
   * @param {Order} order
   * @param {Kind} kind of the answer
   * @param {(news: News) => void} tell
   * @returns {Promise<Extract<Answer, { kind: Kind }>>}
   */
  #put(worker, order, kind, tell) {
    const heard = new AbortController();
    const { signal } = heard;
    return new Promise((resolve, reject) => {
      const hear = (/** @type {MessageEvent<Answer>} */ { data }) => {
        if (data.kind === 'planned' || data.kind === 'progress') return tell(data);
        heard.abort();
        if (data.kind === 'refused') return reject(new Refusal(data));
        if (data.kind !== kind) return reject(new Error(`the worker answered ${data.kind}, not ${kind}`));
        return resolve(/** @type {Extract<Answer, { kind: Kind }>} */ (data));
      };
      const fail = (/** @type {ErrorEvent} */ event) => {
        event.preventDefault();
        heard.abort();
        worker.terminate();
        if (worker === this.#numbering) this.#numbering = null;
        reject(new Refusal({ kind: 'refused', message: '', code: null, values: {}, why: null }));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
      worker.postMessage({ ...order, module: this.#module }, { transfer: [] });
    });
  }

  #spawn() {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'knight' });
  }
}
