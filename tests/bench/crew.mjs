/**
 * How much quicker two workers are than one: each has an instance of its own and takes the next job when it is done.
 */
import { readFileSync } from 'node:fs';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Counter, initSync } from '../../pkg/count.js';

/**
 * The wall time in seconds that `workers` take to count N = `n`, and what they find.
 *
 * @param {WebAssembly.Module} module
 * @param {number} n
 * @param {number} workers
 */
export async function crew(module, n, workers) {
  const next = new SharedArrayBuffer(4);
  const start = performance.now();
  const parts = Array.from(
    { length: workers },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { module, n, next } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  const solutions = /** @type {bigint[]} */ (await Promise.all(parts));
  return { wall: (performance.now() - start) / 1e3, solutions: solutions.reduce((sum, part) => sum + part) };
}

/** @returns {WebAssembly.Module} */
export function compile() {
  return new WebAssembly.Module(readFileSync(new URL('../../pkg/count_bg.wasm', import.meta.url)));
}

if (!isMainThread && parentPort) {
  const { module, n, next } = workerData;
  initSync({ module });
  const counter = new Counter(n, 'join');
  const taken = new Int32Array(next);
  let solutions = 0n;
  for (let job; (job = Atomics.add(taken, 0, 1)) < counter.jobs();) solutions += counter.run(job);
  parentPort.postMessage(solutions, []);
}
