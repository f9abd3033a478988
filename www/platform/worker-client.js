/**
 * The page's side of a worker: requests with their answers, progress, cancellation and failure. The worker's side is
 * `worker-server.js`; the types of requests and answers are those of the handlers that the worker exports.
 *
 * @import { Answer, Failure, Handlers, Task, ToWorker } from './worker-server.js'
 */

/** The worker could not be started, came to an end, or its wasm instance trapped. It is replaced for the next request. */
export class WorkerFailure extends Error {}

/** A refusal by the core, as it is thrown on the page: a sentence, its code, and the values in it. */
export class Refusal extends Error {
  /** @param {Failure} error */
  constructor({ message, code = '', values = {}, why }) {
    super(message);
    this.code = code;
    this.values = values;
    this.why = why;
  }
}

/**
 * @template Result
 * @typedef {object} Request
 * @property {Promise<Result>} result rejects with a `Refusal`, a `WorkerFailure`, or an `AbortError` once cancelled
 * @property {() => void} cancel does nothing once the result is there
 */

/**
 * @template {Handlers} H
 * @template {keyof H} K
 * @typedef {(progress: H[K] extends (data: never, task: Task<infer Progress>) => unknown ? Progress : never) => void} OnProgress
 */

/** A worker that has not begun by then has died before it could hold its lock, in milliseconds. */
const START_MS = 60_000;

/** @template {Handlers} H */
export class WorkerClient {
  #spawn;
  #module;
  #sliced;
  /** @type {Worker | null} */
  #worker = null;
  /** Waits for its first message. @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  /** @type {Map<number, { message: ToWorker, resolve: (result: any) => void, reject: (error: Error) => void, onProgress: (progress: any) => void }>} */
  #pending = new Map();
  #lastId = 0;

  /**
   * @param {() => Worker} spawn called for the first request, and for the first one after each failure
   * @param {object} [options]
   * @param {WebAssembly.Module} [options.module] handed to each worker once
   * @param {boolean} [options.sliced] whether the handlers yield, so that they hear of a cancellation; otherwise the
   *   worker is terminated, and a new one gets the other requests
   */
  constructor(spawn, { module, sliced = false } = {}) {
    this.#spawn = spawn;
    this.#module = module;
    this.#sliced = sliced;
  }

  /**
   * @template {keyof H & string} K
   * @param {K} kind
   * @param {Parameters<H[K]>[0]} data
   * @param {OnProgress<H, K>} [onProgress]
   * @returns {Request<Awaited<ReturnType<H[K]>>>}
   */
  request(kind, data, onProgress = () => {}) {
    const id = (this.#lastId += 1);
    const message = { id, kind, data };
    const result = new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject, onProgress });
    });
    this.#send(message);
    return { result, cancel: () => this.#cancel(id) };
  }

  /** Ends the worker at once, and cancels its requests. */
  terminate() {
    this.#end(new DOMException('cancelled', 'AbortError'));
  }

  /** @param {ToWorker} message to the worker, which is spawned if there is none */
  #send(message) {
    try {
      post(this.#worker ?? this.#open(), message);
    } catch {
      // Some browsers throw where others let the worker fail: where it is forbidden, or without memory for it.
      this.#end(new WorkerFailure('unloaded'));
    }
  }

  #open() {
    const worker = this.#spawn();
    // Locks are shared by all tabs.
    const lock = `worker-${Math.random()}`;
    const fail = (/** @type {string} */ reason) => {
      if (worker === this.#worker) this.#end(new WorkerFailure(reason));
    };
    this.#silence = setTimeout(() => fail('unloaded'), START_MS);
    worker.addEventListener('message', ({ data }) => {
      if (worker !== this.#worker) return;
      clearTimeout(this.#silence);
      // No event is fired when a worker ends or is killed, but its lock is released.
      if (data.locked) navigator.locks.request(lock, () => fail('gone')).catch(() => {});
      else this.#receive(data, fail);
    });
    worker.addEventListener('messageerror', () => fail('unreadable'));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || 'unloaded');
    });
    this.#worker = worker;
    post(worker, { module: this.#module, lock });
    return worker;
  }

  /**
   * @param {Answer} answer
   * @param {(reason: string) => void} fail
   */
  #receive(answer, fail) {
    const { id, error } = answer;
    const pending = this.#pending.get(id);
    if (!pending) return; // cancelled
    if ('progress' in answer) pending.onProgress(answer.progress);
    // That of a `DOMException` is a number.
    else if (error && typeof error.code !== 'string') fail(error.message);
    else {
      this.#pending.delete(id);
      if (error) pending.reject(new Refusal(error));
      else pending.resolve(answer.result);
    }
  }

  /** @param {number} id */
  #cancel(id) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.reject(new DOMException('cancelled', 'AbortError'));
    if (this.#sliced && this.#worker) {
      post(this.#worker, { cancel: id });
      return;
    }
    const others = [...this.#pending.values()];
    this.#close();
    for (const { message } of others) this.#send(message);
  }

  /** @param {Error} error the result of all pending requests */
  #end(error) {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    this.#close();
    for (const { reject } of pending) reject(error);
  }

  #close() {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/**
 * One request to a new worker, which ends with it.
 *
 * @template {Handlers} H
 * @template {keyof H & string} K
 * @param {WorkerClient<H>} client
 * @param {K} kind
 * @param {Parameters<H[K]>[0]} data
 * @param {OnProgress<H, K>} [onProgress]
 * @returns {Request<Awaited<ReturnType<H[K]>>>}
 */
export function requestOnce(client, kind, data, onProgress) {
  const { result, cancel } = client.request(kind, data, onProgress);
  return { result: result.finally(() => client.terminate()), cancel };
}

/**
 * @param {Worker} worker
 * @param {ToWorker} message
 */
const post = (worker, message) => worker.postMessage(message, { transfer: [] });

/** @param {unknown} error */
export const isCancelled = (error) => error instanceof DOMException && error.name === 'AbortError';
