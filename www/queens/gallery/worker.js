/// <reference lib="webworker" />
/**
 * Finds the solutions of one board after the other, in slices, so that another question is heard.
 *
 * @typedef {import('./numbered.js').Question} Question
 * @typedef {import('./numbered.js').Report} Report
 */
import { initSync, NumberedSolutions } from '../../../pkg/count.js';

/** Queens placed in a slice: some milliseconds. */
const SLICE = 500_000;

/** Milliseconds between two reports. */
const REPORT = 150;

/** @type {{ size: number, list: NumberedSolutions } | undefined} */
let found;
/** @type {Question | undefined} */
let question;
let reported = 0;
/** Whether a slice is due. */
let working = false;

addEventListener('message', ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    initSync({ module: data });
    return;
  }
  const route = /** @type {Question} */ (data);
  if (found?.size !== route.size) {
    found?.list.free();
    found = { size: route.size, list: new NumberedSolutions(route.size) };
    found.list.choose(route.fundamental, route.with);
  } else if (question?.fundamental !== route.fundamental || question.with !== route.with) {
    found.list.choose(route.fundamental, route.with);
  }
  question = route;
  reported = 0;
  if (!working) work();
});

function work() {
  if (!found || !question) return;
  const over = !found.list.advance(SLICE);
  const now = performance.now();
  if (over || now - reported > REPORT) {
    reported = now;
    postMessage(report(found.list, question, over));
  }
  working = !over;
  // A turn of the event loop, in which another question may arrive.
  if (working) setTimeout(work);
}

/**
 * @param {NumberedSolutions} list
 * @param {Question} route
 * @param {boolean} over
 * @returns {Report}
 */
function report(list, { order, queens, number }, over) {
  const total = list.chosen();
  const at = (/** @type {number} */ place) => [...(list.solution(place) ?? [])];
  const some = (/** @type {number} */ place) => (place >= 1 && place <= total ? at(place) : null);
  const here = queens ? (list.number(Uint32Array.from(queens)) ?? null) : null;
  return {
    order,
    total,
    over,
    number: here,
    route: number === null ? null : some(number),
    previous: here === null ? (over ? some(total) : null) : some(here - 1),
    next: here === null ? some(1) : some(here + 1),
  };
}
