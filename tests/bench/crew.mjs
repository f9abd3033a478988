/**
 * Workers that count together, as on the page: each has its own instance and takes the next job when it is done.
 *
 * A crew counts in legs and sleeps between them, so that two crews can take turns within one count and meet the same
 * moments of the machine.
 */
import { readFileSync } from 'node:fs';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Counter, initSync } from '../../pkg/count.js';

/** @typedef {{ method: string, n: number, next: SharedArrayBuffer }} Task */
/** @typedef {{ jobs: number } | { solutions: bigint }} Answer */

export class Crew {
  /** The wall time in seconds since there is a crew, without its sleep. */
  wall = 0;
  solutions = 0n;
  jobs = 0;
  #next = new SharedArrayBuffer(4);
  /** @type {Worker[]} */
  #workers = [];

  /**
   * @param {WebAssembly.Module} module
   * @param {string} method
   * @param {number} n
   * @param {number} workers
   */
  static async of(module, method, n, workers) {
    const crew = new Crew();
    const task = { module, method, n, next: crew.#next };
    await crew.#timed(() => {
      crew.#workers = Array.from({ length: workers }, () => new Worker(new URL(import.meta.url), { workerData: task }));
    });
    return crew;
  }

  /**
   * Does all jobs before `end` that are not done.
   *
   * @param {number} end
   */
  async run(end) {
    await this.#timed(() => this.#workers.forEach((worker) => worker.postMessage(end, [])));
    new Int32Array(this.#next)[0] = end;
  }

  async dismiss() {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  /** @param {() => void} begin */
  async #timed(begin) {
    const start = performance.now();
    begin();
    /** @type {Answer[]} */
    const answers = await Promise.all(this.#workers.map(answerOf));
    this.wall += (performance.now() - start) / 1e3;
    for (const answer of answers) {
      if ('jobs' in answer) this.jobs = answer.jobs;
      else this.solutions += answer.solutions;
    }
  }
}

/**
 * @param {Worker} worker
 * @returns {Promise<Answer>}
 */
function answerOf(worker) {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** @returns {WebAssembly.Module} */
export function compile() {
  return new WebAssembly.Module(readFileSync(new URL('../../pkg/count_bg.wasm', import.meta.url)));
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { module, method, n, next } = /** @type {Task & { module: WebAssembly.Module }} */ (workerData);
  initSync({ module });
  const counter = new Counter(n, method);
  const taken = new Int32Array(next);
  port.on('message', (/** @type {number} */ end) => {
    let solutions = 0n;
    for (let job; (job = Atomics.add(taken, 0, 1)) < end;) solutions += counter.run(job);
    port.postMessage({ solutions }, []);
  });
  port.postMessage({ jobs: counter.jobs() }, []);
}
