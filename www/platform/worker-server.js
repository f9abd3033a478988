/**
 * The worker's side of `worker-client.js`.
 *
 * @typedef {{ [kind: string]: (data: any, task: Task<any>) => unknown }} Handlers by the kind of request
 *
 * @typedef {{ module: WebAssembly.Module | undefined, lock: string }} Opening the first message
 * @typedef {{ id: number, kind: string, data: unknown } | { cancel: number } | Opening} ToWorker
 *
 * @typedef {{ message: string, code?: string, values?: Record<string, string>, why?: unknown }} Failure without a code
 *   it is no refusal, but a trap or a fault
 * @typedef {{ id: number, progress: unknown, error?: undefined } | { id: number, result?: unknown, error?: Failure }} Answer
 * @typedef {{ locked: boolean } | Answer} ToPage the first one says that it has begun, and whether it holds its lock
 *
 * @typedef {object} Port the worker's own scope, or one end of a channel
 * @property {(type: 'message', listener: (event: { data: any }) => void) => void} addEventListener
 * @property {(message: ToPage, options: { transfer: Transferable[] }) => void} postMessage
 */
import { yieldToMain } from './scheduler.js';

/** Milliseconds between two reports of progress. */
const REPORT = 150;

/**
 * A request that is being handled.
 *
 * @template Progress
 */
export class Task {
  cancelled = false;
  #reported = 0;

  /** @param {(progress: Progress) => void} report */
  constructor(report) {
    this.report = report;
  }

  /** Limits the rate of reports. @param {() => Progress} progress */
  reportAtIntervals(progress) {
    const now = performance.now();
    if (now - this.#reported <= REPORT) return;
    this.#reported = now;
    this.report(progress());
  }

  /**
   * Lets messages arrive between two slices of work.
   * @returns {Promise<boolean>} whether the result is still wanted
   */
  async nextSlice() {
    await yieldToMain();
    return !this.cancelled;
  }
}

/**
 * Answers requests.
 *
 * @param {Handlers} handlers each returns the result or a promise of it; arrays in a result are given away
 * @param {(init: { module: WebAssembly.Module }) => unknown} [init] makes a wasm instance
 * @param {Port} [port]
 */
export function serve(handlers, init, port = /** @type {any} */ (globalThis)) {
  /** @type {Map<number, Task<unknown>>} */
  const tasks = new Map();
  const send = (/** @type {ToPage} */ message) =>
    port.postMessage(message, { transfer: 'result' in message ? buffersIn(message.result) : [] });
  /** @param {Extract<ToWorker, { id: number }>} request */
  const handle = async ({ id, kind, data }) => {
    const task = new Task((progress) => send({ id, progress }));
    tasks.set(id, task);
    try {
      const result = await handlers[kind](data, task);
      if (!task.cancelled) send({ id, result });
    } catch (error) {
      const { message, code, values, why } = /** @type {Failure} */ (error);
      const text = hasTrapped(error) ? 'trapped' : message || String(error);
      send({ id, error: { message: text, code, values, why } });
    } finally {
      tasks.delete(id);
    }
  };
  port.addEventListener('message', (event) => {
    const message = /** @type {ToWorker} */ (event.data);
    if ('id' in message) void handle(message);
    else if ('cancel' in message) {
      const task = tasks.get(message.cancel);
      if (task) task.cancelled = true;
    } else {
      // The page learns of the worker's end when the lock is released. No locks where it is not served securely.
      // Where storage is blocked they are refused.
      const locked = globalThis.navigator?.locks?.request(message.lock, () => {
        send({ locked: true });
        return new Promise(() => {});
      });
      if (locked) locked.catch(() => send({ locked: false }));
      else send({ locked: false });
      if (message.module) init?.({ module: message.module });
    }
  });
}

/**
 * Whether the core has trapped, or JavaScript has no memory for an array.
 * @param {unknown} error
 */
const hasTrapped = (error) => error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

/** @param {unknown} result */
function buffersIn(result) {
  return Object.values(Object(result)).flatMap((value) => (ArrayBuffer.isView(value) ? [value.buffer] : []));
}
