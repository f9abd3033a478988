/**
 * Fault injection: calls that a browser may refuse are counted, and chosen ones fail.
 */
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { domError } from './count-storage.mjs';

/** @typedef {'throws' | 'aborts' | 'hangs'} Way how calls fail: at once, later, or without an answer */

export class Faults {
  /** How many calls there were. */
  calls = 0;
  /** The names of those that failed. @type {string[]} */
  failed = [];
  /** @type {(call: number) => boolean} which of them fail, from 1 */
  #fails = () => false;
  /** @type {Way} */
  #way = 'throws';
  #error = '';
  /** @type {(() => void)[]} */
  #undo = [];

  /**
   * Begins to count anew.
   *
   * @param {(call: number) => boolean} fails
   * @param {Way} [way]
   * @param {string} [error] its name
   */
  arm(fails, way = 'throws', error = 'SecurityError') {
    this.calls = 0;
    this.failed = [];
    this.#fails = fails;
    this.#way = way;
    this.#error = error;
  }

  disarm() {
    this.#fails = () => false;
  }

  /**
   * @template {object} Target
   * @param {Target} target
   * @param {keyof Target & string} name of a method
   * @param {(way: Way, error: DOMException, self: any) => unknown} fail
   * @param {(given: unknown[]) => boolean} counts
   * @returns {Target}
   */
  wrap(target, name, fail, counts = () => true) {
    const whole = /** @type {any} */ (target);
    const method = whole[name];
    const faults = this;
    whole[name] = function call(/** @type {unknown[]} */ ...given) {
      const isCounted = counts(given);
      if (isCounted) faults.calls += 1;
      if (isCounted && faults.#fails(faults.calls)) faults.failed.push(name);
      return isCounted && faults.#fails(faults.calls)
        ? fail(faults.#way, domError(faults.#error), this)
        : method.apply(this, given);
    };
    this.#undo.push(() => (whole[name] = method));
    return target;
  }

  /** IndexedDB: opening it, and each part of a transaction. */
  wrapDatabase() {
    this.wrap(IDBFactory.prototype, 'open', (way, error) => {
      if (way === 'throws') throw error;
      const request = new EventTarget();
      if (way === 'aborts') setImmediate(() => request.dispatchEvent(new Event('error')));
      return Object.assign(request, { error });
    });
    this.wrap(IDBDatabase.prototype, 'transaction', refuse, isAsked);
    for (const name of /** @type {const} */ (['getAll', 'put', 'delete'])) {
      this.wrap(IDBObjectStore.prototype, name, refuse);
    }
    this.wrap(IDBTransaction.prototype, 'commit', (way, error, transaction) => {
      if (way === 'throws') throw error;
      if (way === 'hangs') transaction.addEventListener = () => {};
      else transaction.abort();
    });
    return this;
  }

  /** The locks of one tab. @template {{ request: any, query: any }} Locks @param {Locks} locks */
  wrapLocks(locks) {
    this.wrap(locks, 'request', reject);
    return this.wrap(locks, 'query', reject);
  }

  /** The channel of one tab. @template {{ postMessage: any }} Channel @param {Channel} channel */
  wrapChannel(channel) {
    return this.wrap(channel, 'postMessage', refuse);
  }

  /** Gives everything back as it was. */
  unwrap() {
    for (const undo of this.#undo.splice(0).toReversed()) undo();
  }
}

/** The fake database makes its own transaction for an upgrade. @param {unknown[]} given */
const isAsked = ([, mode]) => mode !== 'versionchange';

/** @param {Way} _ @param {DOMException} error */
function refuse(_, error) {
  throw error;
}

/** @param {Way} _ @param {DOMException} error */
async function reject(_, error) {
  throw error;
}
