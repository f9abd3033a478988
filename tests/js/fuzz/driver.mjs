/**
 * How every fuzzer of the page runs: inputs by mutation from a corpus, each checked. `tests/it/fuzz/driver.rs` is the same
 * for those of the core. A run of the tests takes some thousands of inputs, always the same; `npm run fuzz` more.
 *
 * @import { Dice } from '../chance.mjs'
 *
 * @typedef {object} Target a reader, and its properties
 * @property {string} name
 * @property {number} short inputs of a run of the tests: about a second
 * @property {any[]} corpus inputs to begin with
 * @property {readonly string[]} errors the kinds of errors that it gives
 * @property {(input: any, corpus: any[], dice: Dice) => any} mutate changes an input in one of the ways in which inputs go
 *   wrong, and leaves the given one as it is
 * @property {(input: any) => number} size in characters
 * @property {(input: any, met: (kind: string) => void) => boolean | Promise<boolean>} check reads an input, asserts what must
 *   be true and says whether it was accepted
 *
 * @typedef {object} Run
 * @property {number} [inputs] how many at most
 * @property {number} [seconds]
 * @property {number} [seed]
 */

import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { chance } from '../chance.mjs';

/** The seed of a short run. */
const SHORT_SEED = 2025;

/** The time limit for one input in a long run, in milliseconds. */
const PATIENCE = 1000;

/** From this many inputs on a run must have met every kind of error. */
const MANY = 1_000_000;

/** Accepted mutants, which are mutated further: how many are kept, and how large they may be. */
const KEPT = 4096;
const LARGEST_KEPT = 512;

/**
 * @param {Target} target
 * @param {Run} [run] by default as short as in the tests
 * @returns {Promise<string>} a report of one line
 * @throws where something is not true
 */
export async function fuzz(target, { inputs, seconds, seed } = {}) {
  const long = inputs !== undefined || seconds !== undefined;
  const sown = seed ?? (long ? Date.now() % 2 ** 32 : SHORT_SEED);
  const most = inputs ?? (long ? Infinity : target.short);
  const dice = chance(sown);
  const corpus = [...target.corpus];
  const planted = corpus.length;
  /** @type {Map<string, number>} */
  const errors = new Map();
  const met = (/** @type {string} */ kind) => void errors.set(kind, (errors.get(kind) ?? 0) + 1);
  const place = (/** @type {number | string} */ number) => `fuzz ${target.name}: input ${number} of seed ${sown}`;

  for (const input of target.corpus) await examine(target, input, () => {}, place('of the corpus'));
  const began = performance.now();
  const end = began + (seconds ?? Infinity) * 1000;
  let [count, accepted, slowest] = [0, 0, 0];
  for (let now = began; count < most && now < end; count += 1) {
    let input = dice.oneOf(corpus);
    for (let times = dice.whole(1, 4); times > 0; times -= 1) input = target.mutate(input, corpus, dice);
    const checked = examine(target, input, met, place(count));
    const isAccepted = typeof checked === 'boolean' ? checked : await checked;
    let took = performance.now() - now;
    if (long && took > PATIENCE) {
      // The machine may have been busy: measure CPU time now.
      const before = process.cpuUsage();
      await examine(target, input, met, place(count));
      const { user, system } = process.cpuUsage(before);
      took = (user + system) / 1000;
      assert.ok(took < PATIENCE, `${place(count)} takes ${took} ms: ${shown(input)}`);
    }
    slowest = Math.max(slowest, took);
    now = performance.now();
    if (!isAccepted) continue;
    accepted += 1;
    if (target.size(input) > LARGEST_KEPT) continue;
    if (corpus.length < planted + KEPT) corpus.push(input);
    else corpus[planted + dice.whole(0, KEPT - 1)] = input;
  }

  const missing = target.errors.filter((kind) => !errors.has(kind));
  const unknown = [...errors.keys()].filter((kind) => !target.errors.includes(kind));
  assert.deepEqual(unknown, [], 'kinds of errors that nobody has named');
  const report =
    `fuzz ${target.name}: ${count} inputs of seed ${sown} in ${((performance.now() - began) / 1000).toFixed(1)} s, ` +
    `${((100 * accepted) / count).toFixed(1)}% accepted, ${target.errors.length - missing.length} of ` +
    `${target.errors.length} kinds of errors${missing.length > 0 ? ` (not ${missing.join(', ')})` : ''}, ` +
    `slowest ${slowest.toFixed(1)} ms`;
  if (count >= MANY) assert.deepEqual(missing, [], report);
  if (count >= 1000) assert.ok(accepted > count / 50 && accepted < count - count / 50, report);
  return report;
}

/**
 * Checks one input; where that fails, says which it was.
 * @param {Target} target
 * @param {unknown} input
 * @param {(kind: string) => void} met
 * @param {string} place
 */
function examine(target, input, met, place) {
  const fail = (/** @type {unknown} */ cause) => {
    throw new Error(`${place} fails: ${shown(input)}`, { cause });
  };
  try {
    const checked = target.check(input, met);
    return typeof checked === 'boolean' ? checked : checked.catch(fail);
  } catch (error) {
    return fail(error);
  }
}

/** @param {unknown} input */
const shown = (input) =>
  typeof input === 'string'
    ? JSON.stringify(input)
    : inspect(input, { depth: 8, maxStringLength: null, maxArrayLength: null, breakLength: Infinity });
