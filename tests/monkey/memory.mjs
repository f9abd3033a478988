/**
 * Memory samples of the page, taken at the same link after a garbage collection, and the rule that detects a leak.
 *
 * The rule: of the samples of one document the first `WARM_UP`, or the first third where that is more, are warm-up: parts are
 * used for the first time, which makes workers and memories, and functions are compiled.
 * The rest is halved, and the floor of the second half may exceed that of the first by no more than the bounds: a temporary
 * allocation raises some samples, a leak raises the low ones, too. The floor is the lower quartile, because the minimum is
 * an outlier now and then. Fewer than `ENOUGH` samples are not judged.
 *
 * Of nodes those are counted that hang in no document: parts that are hidden hold what they last showed, which differs by
 * hundreds. Of workers those are counted that the page makes beyond its first of each kind, and in counts beyond one a core.
 *
 * A wasm memory never shrinks: a search larger than all before grows it once, ever more rarely. A leak grows it again and
 * again, so the rule counts how often each of them grows after the warm-up, until a large board or program has made so much room
 * that a leak would not show.
 *
 * @import { CDPSession, Page } from '@playwright/test'
 *
 * @typedef {{ heap: number, wasm: number[], nodes: number, listeners: number, documents: number, workers: number }} Held
 * @typedef {Held & { number: number, minutes: number, large: boolean }} Sample `large` once the document has had a large board or program
 * @typedef {Omit<Held, 'wasm'>} Floored
 */

import { availableParallelism } from 'node:os';

/** The fewest samples of warm-up. In seven documents the last worker was made at the fourth to the 18th. */
const WARM_UP = 15;

/** The smallest number of samples that is judged, warm-up included. */
export const ENOUGH = 25;

/** Allowed growth of the floor in an hour, in proportion for a shorter time. @type {Floored} */
const BOUNDS = { heap: 1_000_000, nodes: 300, listeners: 100, documents: 1, workers: 1 };

/**
 * Noise: differences that one part makes when it is first shown late. Of nodes, the floors of two halves differ by 250 once in
 * a hundred times that the samples of a document are shuffled.
 *
 * @type {Floored}
 */
const GRAIN = { heap: 300_000, nodes: 300, listeners: 90, documents: 1, workers: 1 };

/** A wasm memory may have grown in one of this many samples. */
const RARE = 5;

/** Types of nodes in a heap snapshot that belong to the page. */
const HELD = new Set(
  'object,array,closure,string,concatenated string,sliced string,regexp,number,symbol,bigint,object shape'.split(','),
);

const KINDS = /** @type {(keyof Floored)[]} */ (Object.keys(BOUNDS));

/**
 * @param {Page} page
 * @param {CDPSession} session
 * @returns {Promise<Held>}
 */
export async function held(page, session) {
  for (let time = 0; time < 3; time += 1) {
    // Finalizers run after a collection and release more.
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
  }
  const heap = await heapOf(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap,
    wasm: await page.evaluate(() => /** @type {any} */ (globalThis).monkey.wasm()),
    nodes: of('Nodes') - (await page.evaluate(() => /** @type {any} */ (globalThis).monkey.nodes())),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    workers: surplus(page.workers().map((worker) => worker.url())),
  };
}

/** @param {string[]} urls of the workers there are @returns {number} how many of them are more than the page needs */
export function surplus(urls) {
  const counting = urls.filter((url) => url.includes('count.worker')).length;
  const others = urls.filter((url) => !url.includes('count.worker'));
  return Math.max(0, counting - availableParallelism()) + others.length - new Set(others).size;
}

/**
 * The bytes of the page's objects, without machine code: the engine compiles more of it the longer the page runs.
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

/** @param {Sample[]} samples of one document @returns {Sample[]} those after its warm-up, none where they are too few to judge */
const warm = (samples) =>
  samples.length < ENOUGH ? [] : samples.slice(Math.max(WARM_UP, Math.ceil(samples.length / 3)));

/** @param {number[]} values */
const floor = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)];

/**
 * @param {Sample[]} samples of one document
 * @returns {{ grown: string[], floors: Partial<Record<keyof Floored, [first: number, second: number]>>, rises: number }} the
 *   leaks, the floors of both halves, and how often the wasm memory that grew most often has grown
 */
export function growth(samples) {
  const [all, small] = [warm(samples), warm(samples.filter(({ large }) => !large))];
  if (all.length === 0) return { grown: [], floors: {}, rises: 0 };
  /** @type {ReturnType<typeof growth>['floors']} */
  const floors = {};
  const grown = [];
  const half = Math.floor(all.length / 2);
  const [first, second] = [all.slice(0, half), all.slice(half)];
  const minutes = second[0].minutes - first[0].minutes;
  for (const kind of KINDS) {
    const [before, after] = [first, second].map((part) => floor(part.map((sample) => sample[kind])));
    floors[kind] = [before, after];
    const allowed = Math.max(GRAIN[kind], (BOUNDS[kind] * minutes) / 60);
    if (after - before > allowed) grown.push(`${kind} from ${before} to ${after} in ${minutes.toFixed(0)} minutes`);
  }
  const risesOf = (/** @type {number} */ memory) =>
    small.filter(({ wasm }, at) => at > 0 && wasm[memory] > small[at - 1].wasm[memory]).length;
  const rises = Math.max(0, ...(small.at(-1)?.wasm ?? []).map((_, memory) => risesOf(memory)));
  if (rises > small.length / RARE) grown.push(`wasm ${rises} times in ${small.length} samples`);
  return { grown, floors, rises };
}
