/// <reference lib="webworker" />
/**
 * A counting worker: one wasm instance, made from the module that the page compiled. It takes integers and gives
 * integers back.
 *
 * @import {Order, Plan, Report, Timing, Trial} from './protocol.js'
 */
import { Counter, fundamental_count, initSync } from '../../pkg/count.js';

/** @type {Counter | undefined} */
let counter;

addEventListener('message', ({ data }) => {
  try {
    obey(/** @type {Order} */ (data));
  } catch (error) {
    // A trap leaves the instance unusable: say so, and let another worker do the job again.
    report({ kind: 'failed', message: String(error) });
    close();
  }
});

/** @param {Order} order */
function obey(order) {
  switch (order.kind) {
    case 'open': {
      vouch(order.lock);
      const { memory } = initSync({ module: order.module });
      counter = new Counter(order.n, order.method);
      const plan = planOf(counter, order.method, memory.buffer.byteLength + counter.memory());
      report({ kind: 'opened', plan }, [plan.weights.buffer]);
      break;
    }
    case 'run':
      if (counter) run(counter, order.jobs);
      break;
    case 'calibrate':
      initSync({ module: order.module });
      report({ kind: 'calibrated', timings: order.trials.map(time) });
      break;
    case 'fundamental':
      initSync({ module: order.module });
      report({ kind: 'counted', fundamental: fundamental_count(order.n, order.solutions) });
      break;
  }
}

/**
 * Holds a lock for as long as this worker lives. Nothing else tells the page of a worker that just stops existing.
 *
 * @param {string} name
 */
function vouch(name) {
  navigator.locks?.request(name, () => {
    report({ kind: 'vouched' });
    return new Promise(() => {});
  });
}

/**
 * @param {Counter} counting
 * @param {string} method
 * @param {number} memory
 * @returns {Plan}
 */
function planOf(counting, method, memory) {
  return { method, version: counting.version(), jobs: counting.jobs(), weights: counting.weights(), memory };
}

/**
 * @param {Counter} counting
 * @param {Uint32Array} jobs
 */
function run(counting, jobs) {
  const start = performance.now();
  const solutions = new BigUint64Array(jobs.length);
  jobs.forEach((job, i) => (solutions[i] = counting.run(job)));
  report({ kind: 'ran', jobs, solutions, ms: performance.now() - start });
}

/**
 * @param {Trial} trial
 * @returns {Timing}
 */
function time({ n, method }) {
  const start = performance.now();
  const counting = new Counter(n, method);
  for (let job = 0; job < counting.jobs(); job += 1) counting.run(job);
  counting.free();
  return { n, method, ms: performance.now() - start };
}

/**
 * @param {Report} message
 * @param {Transferable[]} [transfer] what it gives away
 */
function report(message, transfer = []) {
  postMessage(message, { transfer });
}
