/// <reference lib="webworker" />
/**
 * Counts the completions of one placement after the other, in slices, so that another order is heard.
 *
 * @typedef {import('./completions.js').Order} Order
 * @typedef {import('./completions.js').Report} Report
 */
import { Completions, initSync } from '../../../pkg/page.js';
import { read } from './completions.js';

/** Queens placed in a slice: some milliseconds. */
const SLICE = 50_000;

/** Milliseconds between two reports. */
const REPORT = 150;

/** @type {Completions | undefined} */
let search;
let order = 0;
let reported = 0;
/** Whether a slice is due. */
let working = false;

addEventListener('message', ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    initSync({ module: data });
    return;
  }
  const route = /** @type {Order} */ (data);
  search?.free();
  search = undefined;
  if (route === null) return;
  order = route.order;
  search = new Completions(route.size, Uint32Array.from(route.queens));
  if (!working) work();
});

function work() {
  working = search !== undefined;
  if (!search) return;
  const over = !search.advance(SLICE);
  const now = performance.now();
  if (over || now - reported > REPORT) {
    reported = now;
    /** @type {Report} */
    const report = { order, known: read(search, over) };
    postMessage(report);
  }
  if (over) {
    search.free();
    search = undefined;
  }
  // A turn of the event loop, in which another order may arrive.
  setTimeout(work);
}
