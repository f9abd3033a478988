/// <reference lib="webworker" />
/**
 * One solver of a race in a worker of its own, run in slices so that it can be stopped and its counts be told.
 *
 * @typedef {object} Start
 * @property {WebAssembly.Module} module
 * @property {number} size
 * @property {string} solver
 * @property {number[]} given
 * @property {boolean} firstOnly
 *
 * @typedef {object} Standing
 * @property {Float64Array} tally candidates tested, queens placed, solutions found
 * @property {number} time in milliseconds, of the solver alone
 * @property {boolean} finished
 */
import { initSync, Racer } from '../../../pkg/count.js';

/** What a slice should take at least, in milliseconds. */
const SLICE = 60;

addEventListener('message', ({ data }) => run(/** @type {Start} */ (data)), { once: true });

/** @param {Start} start */
function run({ module, size, solver, given, firstOnly }) {
  initSync({ module });
  const racer = new Racer(size, solver, given, firstOnly);
  const slice = () => {
    const running = racer.run(SLICE);
    tell({ tally: racer.counts(), time: racer.time(), finished: !running });
    if (running) setTimeout(slice);
  };
  slice();
}

/** @param {Standing} standing */
function tell(standing) {
  postMessage(standing);
}
