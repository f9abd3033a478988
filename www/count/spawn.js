/**
 * Real workers, as the pool wants them: `spawn` makes one for the jobs of a count, `ask` one for a single question.
 *
 * @import {Hand, Order, Report} from './protocol.js'
 */
import { randomId } from './store.js';

/** @returns {Hand} */
export function spawnWorker() {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'count' });
  const lock = lockName();
  const watch = new AbortController();
  let alive = true;
  /** @type {Hand} */
  const hand = {
    vouched: false,
    onreport() {},
    ondeath() {},
    send(order) {
      worker.postMessage(order.kind === 'open' ? { ...order, lock } : order, { transfer: [] });
    },
    dismiss() {
      alive = false;
      watch.abort();
      worker.terminate();
    },
  };
  /** @param {string} message */
  const die = (message) => {
    if (alive) hand.ondeath(message);
  };
  worker.addEventListener('message', ({ data }) => {
    const report = /** @type {Report} */ (data);
    if (!alive) return;
    if (report.kind === 'vouched') {
      hand.vouched = true;
      // Granted when the worker no longer exists.
      navigator.locks.request(lock, { signal: watch.signal }, () => die('gone')).catch(() => {});
    } else {
      hand.onreport(report);
    }
  });
  worker.addEventListener('messageerror', () => die('unreadable'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    die(event.message || 'unloaded');
  });
  return hand;
}

let spawned = 0;
const family = randomId();

/** A name that no other worker of any tab has. */
function lockName() {
  return `count-worker-${family}-${spawned++}`;
}

/**
 * Asks a worker one question, and ends it when it has answered.
 *
 * @template {Report['kind']} K
 * @param {() => Hand} spawn
 * @param {Order} order
 * @param {K} kind what the answer is called
 * @returns {Promise<Extract<Report, {kind: K}>>}
 */
export function ask(spawn, order, kind) {
  return new Promise((resolve, reject) => {
    const hand = spawn();
    hand.onreport = (report) => {
      hand.dismiss();
      if (report.kind === kind) resolve(/** @type {Extract<Report, {kind: K}>} */ (report));
      else reject(new Error(report.kind === 'failed' ? report.message : `unexpected ${report.kind}`));
    };
    hand.ondeath = (message) => {
      hand.dismiss();
      reject(new Error(message));
    };
    hand.send(order);
  });
}
