/**
 * Going through solutions by their number, on boards that have too many to be laid out. A worker finds them, once for
 * each board.
 *
 * @typedef {import('../../core/squares.js').Square} Square
 * @typedef {import('./catalogue.js').Filter} Filter
 *
 * @typedef {Filter & { order: number, size: number, queens: readonly Square[] | null, number: number | null }} Question
 *   where a solution has its place, or which one has a number
 *
 * @typedef {object} Report
 * @property {number} order of the question
 * @property {number} total how many are found that pass the filter
 * @property {boolean} over whether these are all
 * @property {number | null} number of the solution asked for, from 1; `null` if it is none, or not found yet
 * @property {Square[] | null} route the solution with the number asked for, once it is found
 * @property {Square[] | null} previous the one before, or the last where there is none to be before
 * @property {Square[] | null} next the one after, or the first
 *
 * @typedef {object} Hand a worker, as the page holds it
 * @property {(question: Question) => void} send
 * @property {(report: Report) => void} onreport
 */

export class Leafing {
  /** What the worker has said last of what was asked last. @type {Report | null} */
  known = null;
  /** @type {Hand | null} */
  #hand = null;
  #order = 0;
  #spawn;
  #told;

  /**
   * @param {() => Hand} spawn
   * @param {(report: Report) => void} told
   */
  constructor(spawn, told) {
    this.#spawn = spawn;
    this.#told = told;
  }

  /** @param {Omit<Question, 'order'>} question */
  ask(question) {
    if (this.#hand === null) {
      this.#hand = this.#spawn();
      this.#hand.onreport = (report) => {
        if (report.order !== this.#order) return;
        this.known = report;
        this.#told(report);
      };
    }
    this.known = null;
    this.#order += 1;
    this.#hand.send({ ...question, order: this.#order });
  }
}

/**
 * A real worker.
 * @param {() => Promise<WebAssembly.Module>} counting loads the part of the core that numbers solutions
 * @returns {Hand}
 */
export function hireLeafing(counting) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'solutions' });
  const ready = counting().then((module) => worker.postMessage(module, { transfer: [] }));
  /** @type {Hand} */
  const hand = {
    send: (question) => void ready.then(() => worker.postMessage(question, { transfer: [] })),
    onreport() {},
  };
  worker.addEventListener('message', ({ data }) => hand.onreport(data));
  return hand;
}
