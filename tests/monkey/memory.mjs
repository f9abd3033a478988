/**
 * What the page holds, sampled at one and the same link after a collection of garbage, and the rule by which it grows.
 *
 * The rule: of the samples of one document the first third is warm-up, in which parts are loaded and functions compiled.
 * What is left is halved. The floor of the second half may not be above that of the first by more than the bounds say: what is
 * held for a while raises some samples, a leak raises the low ones, too. The floor is what a quarter of the samples is not
 * above, as the least of them is no measure: it is now and then far below all others. Fewer than `ENOUGH` samples are not
 * judged.
 *
 * A memory of wasm never shrinks: a search larger than all before makes it rise once and for good, ever more rarely. A leak
 * makes it rise again and again, so it is the rises after the warm-up that are counted, until a large board has made so much
 * room that a leak would not show.
 *
 * @import { CDPSession, Page } from '@playwright/test'
 *
 * @typedef {{ heap: number, wasm: number, nodes: number, listeners: number, documents: number, workers: number }} Held
 * @typedef {Held & { number: number, minutes: number, large: boolean }} Sample `large` once the document has had a large board
 * @typedef {Omit<Held, 'wasm'>} Floored
 */

/** Below this there is nothing to halve. */
export const ENOUGH = 12;

/** How much more may be held after an hour; the floors of a shorter time are as far apart as that time allows. @type {Floored} */
const BOUNDS = { heap: 1_000_000, nodes: 300, listeners: 100, documents: 1, workers: 1 };

/** What two samples of the same thing may differ by, as when a part is first shown late. @type {Floored} */
const GRAIN = { heap: 300_000, nodes: 200, listeners: 90, documents: 1, workers: 1 };

/** The memory of wasm may have risen in one of so many samples. */
const RARE = 5;

/** Sorts of nodes in a snapshot of the heap that are the page's own. */
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

/** @param {Sample[]} samples of one document @returns {Sample[]} those after its warm-up, none where they are too few to judge */
const warm = (samples) => (samples.length < ENOUGH ? [] : samples.slice(Math.ceil(samples.length / 3)));

/** @param {number[]} values */
const floor = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)];

/**
 * @param {Sample[]} samples of one document
 * @returns {{ grown: string[], floors: Partial<Record<keyof Floored, [first: number, second: number]>>, rises: number }} `floors` of
 *   what is judged by them, and how often the memory of wasm has risen
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
  const rises = small.filter(({ wasm }, at) => at > 0 && wasm > small[at - 1].wasm).length;
  if (rises > small.length / RARE) grown.push(`wasm ${rises} times in ${small.length} samples`);
  return { grown, floors, rises };
}
