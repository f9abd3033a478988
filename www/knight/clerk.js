/**
 * Asks workers what takes long, and can be told to stop.
 *
 * @typedef {import('../squares.js').Square} Square
 *
 * @typedef {{ kind: 'count', files: number, ranks: number, closed: boolean, bytes: number }
 *   | { kind: 'number', files: number, ranks: number, start: Square, number: number }
 *   | { kind: 'draw', files: number, ranks: number, start: Square }
 *   | { kind: 'construct', files: number, ranks: number, start: Square, closed: boolean, end: Square | null,
 *       holes: Uint32Array }
 * } Order
 *
 * @typedef {{ kind: 'tour', squares: Uint32Array, number: number, total: number }} TourAnswer
 * @typedef {{ kind: 'made', squares: Uint32Array }} MadeAnswer
 * @typedef {{ kind: 'counted', total: bigint }} CountAnswer
 * @typedef {{ kind: 'planned', memory: number } | { kind: 'progress', part: number }} News
 * @typedef {{ kind: 'refused', message: string, code: string | null, why: unknown }} Refused
 * @typedef {TourAnswer | MadeAnswer | CountAnswer | News | Refused} Answer
 */

import { say } from '../strings/index.js';

/** What a worker has refused, as the core's own errors are on the page. */
export class Refusal extends Error {
  /** @param {Refused} refused */
  constructor({ message, code, why }) {
    super(message);
    this.code = code ?? 'trap';
    this.values = {};
    this.why = why;
  }
}

export class Clerk {
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
   * @returns {Promise<TourAnswer>}
   */
  tour(order) {
    const answered = this.#last.then(() => this.#ask(order));
    this.#last = answered.catch(() => {});
    return answered;
  }

  /**
   * Makes a tour of a large board.
   * @param {Extract<Order, { kind: 'construct' }>} order
   * @returns {Promise<Uint32Array>}
   */
  async construct(order) {
    const worker = this.#hire();
    try {
      const answer = await this.#put(worker, order, () => {});
      if (answer.kind !== 'made') throw new Error('a tour was asked for');
      return answer.squares;
    } finally {
      worker.terminate();
    }
  }

  /**
   * Counts; `stop` gives it up.
   * @param {Extract<Order, { kind: 'count' }>} order
   * @param {(news: News) => void} tell
   * @returns {{ total: Promise<bigint>, stop: () => void }}
   */
  count(order, tell) {
    const worker = this.#hire();
    const total = this.#put(worker, order, tell)
      .then((answer) => (answer.kind === 'counted' ? answer.total : 0n))
      .finally(() => worker.terminate());
    return { total, stop: () => worker.terminate() };
  }

  /**
   * @param {Extract<Order, { kind: 'number' | 'draw' }>} order
   * @returns {Promise<TourAnswer>}
   */
  async #ask(order) {
    this.#numbering ??= this.#hire();
    const answer = await this.#put(this.#numbering, order, () => {});
    if (answer.kind !== 'tour') throw new Error('a tour was asked for');
    return answer;
  }

  /**
   * Puts a question to a worker and waits for its answer.
   * @param {Worker} worker
   * @param {Order} order
   * @param {(news: News) => void} tell
   * @returns {Promise<TourAnswer | MadeAnswer | CountAnswer>}
   */
  #put(worker, order, tell) {
    const heard = new AbortController();
    const { signal } = heard;
    return new Promise((resolve, reject) => {
      const hear = (/** @type {MessageEvent<Answer>} */ { data }) => {
        if (data.kind === 'planned' || data.kind === 'progress') return tell(data);
        heard.abort();
        return data.kind === 'refused' ? reject(new Refusal(data)) : resolve(data);
      };
      const fail = (/** @type {ErrorEvent} */ event) => {
        event.preventDefault();
        heard.abort();
        worker.terminate();
        if (worker === this.#numbering) this.#numbering = null;
        reject(new Refusal({ kind: 'refused', message: say('worker.lost'), code: null, why: null }));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
      worker.postMessage({ ...order, module: this.#module }, { transfer: [] });
    });
  }

  #hire() {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'knight' });
  }
}
