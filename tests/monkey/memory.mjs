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

/** Sorts of nodes in a snapshot of the heap that are the page's own. */
const HELD = new Set(
  'object,array,closure,string,concatenated string,sliced string,regexp,number,symbol,bigint,object shape'.split(','),
);

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
  const heap = await heapOf(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap,
    wasm: await page.evaluate(() => /** @type {any} */ (globalThis).monkey.wasm()),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    workers: page.workers().length,
  };
}

/**
 * The bytes of what the page holds, without the machine code of its functions: the engine makes more of that the longer they
 * run.
 *
 * @param {CDPSession} session
 */
async function heapOf(session) {
  /** @type {string[]} */
  const chunks = [];
  const take = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let heap = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (HELD.has(types[0][nodes[at + type]])) heap += nodes[at + size];
  }
  return heap;
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
