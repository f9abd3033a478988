/**
 * What the page holds, sampled at one and the same link after a collection of garbage, and the rule by which it grows.
 *
 * The rule: of the samples of one document the first third is warm-up, in which parts are loaded and functions compiled.
 * What is left is halved. The least of the second half may not be above the least of the first by more than the bounds say:
 * what is held for a while raises some samples, a leak raises the least of them, too. Fewer than `ENOUGH` samples are not
 * judged. A memory of wasm never shrinks, so it is judged until a large board has made room in it.
 *
 * @import { CDPSession, Page } from '@playwright/test'
 *
 * @typedef {{ heap: number, wasm: number, nodes: number, listeners: number, documents: number, workers: number }} Held
 * @typedef {Held & { number: number, minutes: number, large: boolean }} Sample `large` once the document has had a large board
 */

/** Below this there is nothing to halve. */
export const ENOUGH = 12;

/** How much more may be held after an hour; the floors of a shorter time are as far apart as that time allows. @type {Held} */
export const BOUNDS = { heap: 1_000_000, wasm: 1_000_000, nodes: 300, listeners: 100, documents: 1, workers: 1 };

/** What two samples of the same thing may differ by. @type {Held} */
export const GRAIN = { heap: 300_000, wasm: 131_072, nodes: 150, listeners: 60, documents: 1, workers: 1 };

const KINDS = /** @type {(keyof Held)[]} */ (Object.keys(BOUNDS));

/**
 * @param {Page} page
 * @param {CDPSession} session
 * @returns {Promise<Held>}
 */
export async function held(page, session) {
  for (let time = 0; time < 3; time += 1) {
    // What is let go by a finalizer is let go after a collection.
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: of('JSHeapUsedSize'),
    wasm: await page.evaluate(() => /** @type {any} */ (globalThis).monkey.wasm()),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    workers: page.workers().length,
  };
}

/**
 * @param {Sample[]} samples of one document
 * @returns {{ grown: string[], floors: Partial<Record<keyof Held, [first: number, second: number]>> }} the floors of what is judged
 */
export function growth(samples) {
  /** @type {ReturnType<typeof growth>['floors']} */
  const floors = {};
  const grown = [];
  for (const kind of KINDS) {
    const judged = kind === 'wasm' ? samples.filter(({ large }) => !large) : samples;
    if (judged.length < ENOUGH) continue;
    const warm = judged.slice(Math.ceil(judged.length / 3));
    const half = Math.floor(warm.length / 2);
    const [first, second] = [warm.slice(0, half), warm.slice(half)];
    const minutes = second[0].minutes - first[0].minutes;
    const [before, after] = [first, second].map((part) => Math.min(...part.map((sample) => sample[kind])));
    floors[kind] = [before, after];
    const allowed = Math.max(GRAIN[kind], (BOUNDS[kind] * minutes) / 60);
    if (after - before > allowed) grown.push(`${kind} from ${before} to ${after} in ${minutes.toFixed(0)} minutes`);
  }
  return { grown, floors };
}
