/**
 * A worker on the thread of the test, for `WorkerClient`.
 *
 * @import { Handlers } from '../../www/platform/worker-server.js'
 */
import { serve } from '../../www/platform/worker-server.js';

export class FakeWorker extends EventTarget {
  terminated = false;
  /** @type {any[]} messages from the page, but for the first */
  requests = [];
  /** Whether it has handlers, which report its start by themselves. */
  #serves = false;
  /** Where the worker listens and answers. */
  #inside = new EventTarget();

  /**
   * @param {Handlers} [handlers] that answer; without them the test answers by hand
   * @param {(init: any) => unknown} [init]
   */
  constructor(handlers, init) {
    super();
    if (!handlers) return;
    this.#serves = true;
    serve(handlers, init, {
      addEventListener: (type, listener) => this.#inside.addEventListener(type, /** @type {any} */ (listener)),
      postMessage: (message, options) => this.answer(structuredClone(message, options)),
    });
  }

  /** A factory of such workers, and all that it has made. @param {Handlers} [handlers] @param {(init: any) => unknown} [init] */
  static factory(handlers, init) {
    /** @type {FakeWorker[]} */
    const workers = [];
    const spawn = () => {
      const worker = new FakeWorker(handlers, init);
      workers.push(worker);
      return /** @type {Worker} */ (/** @type {unknown} */ (worker));
    };
    return { workers, spawn };
  }

  /** @param {any} message */
  postMessage(message) {
    if ('id' in message) this.requests.push(message);
    if ('lock' in message && !this.#serves) queueMicrotask(() => this.answer({ locked: false }));
    this.#deliver(message);
  }

  /** @param {unknown} data */
  #deliver(data) {
    queueMicrotask(() => this.#inside.dispatchEvent(new MessageEvent('message', { data })));
  }

  /** @param {unknown} message to the page */
  answer(message) {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  /** @param {string} message of the error that ends it */
  fail(message) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }

  terminate() {
    this.terminated = true;
    for (const { id } of this.requests) this.#deliver({ cancel: id });
  }
}

/** Runs everything that waits only for promises. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
