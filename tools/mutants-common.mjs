import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { Trouble } from './report.mjs';

/**
 * Which mutants of a language to try.
 *
 * @typedef {object} MutantOptions
 * @property {number} sample how many, chosen by the seed; Infinity for all
 * @property {number} seed
 * @property {string} [diff] a commit: only in lines changed since then
 * @property {string[]} files only in files whose paths contain one of these; none stands for all
 * @property {boolean} missed only those that the run before this one missed
 */

/** @typedef {'caught' | 'timed out' | 'missed' | 'unviable'} Outcome of the tests on a mutant; unviable: it does not compile */

/**
 * A mutant and what became of it. Its name says the file and the change but not the line, so that it stays.
 *
 * @typedef {{ name: string, place: string, outcome: Outcome }} Tried
 */

/**
 * The same ones for the same seed, in an order of which each beginning is a sample as well; a mutant more or less changes
 * nothing about the choice of the others.
 *
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string} name
 * @param {MutantOptions} options
 */
export function chosen(all, name, { sample, seed }) {
  const rank = (/** @type {T} */ one) =>
    createHash('sha256')
      .update(`${seed} ${name(one)}`)
      .digest('hex');
  const ranked = all.map((one) => ({ one, rank: rank(one) })).toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, sample).map(({ one }) => one);
}

/**
 * The mutants that no test can catch, since they do the same as the program: a line each, `name — why`, in a file where
 * `#` begins a comment.
 *
 * @param {string} path relative to the project
 * @param {Set<string>} names of all mutants that there are
 * @returns {Map<string, string>} why, by name
 */
export function equivalents(path, names) {
  const found = new Map();
  for (const [index, line] of readFileSync(join(ROOT, path), 'utf8').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const where = `${path}, line ${index + 1}`;
    const [, name = '', why = ''] = /^(.+?) — (.+)$/.exec(line) ?? [];
    if (!why) throw new Trouble(`${where}: a line is the name of a mutant, “ — ” and why it is equivalent.`);
    if (!names.has(name)) throw new Trouble(`${where}: there is no mutant of this name: ${name}`);
    if (found.has(name)) throw new Trouble(`${where}: named twice: ${name}`);
    found.set(name, why);
  }
  return found;
}

/**
 * Prints the sums, and fails if too few are caught of those that a test can catch.
 *
 * @param {Tried[]} tried
 * @param {Map<string, string>} equivalent
 * @param {number} least the share that must be caught, in per cent
 */
export function judge(tried, equivalent, least) {
  const having = (/** @type {Outcome[]} */ ...outcomes) => tried.filter(({ outcome }) => outcomes.includes(outcome));
  const caught = having('caught', 'timed out');
  const missed = having('missed').filter(({ name }) => !equivalent.has(name));
  const same = having('missed').length - missed.length;
  for (const { place, name } of missed) console.log(`missed: ${place} ${name}`);
  console.log(
    `${tried.length} mutants: ${caught.length} caught (${having('timed out').length} of them by a time-out), ` +
      `${missed.length} missed, ${same} equivalent, ${having('unviable').length} that do not compile`,
  );
  const wrong = caught.filter(({ name }) => equivalent.has(name));
  for (const { place, name } of wrong) console.log(`listed as equivalent, but a test catches it: ${place} ${name}`);
  if (wrong.length > 0) throw new Trouble('The list of equivalent mutants is not true.');
  if (caught.length + missed.length === 0) return console.log('None of them says anything about the tests.');
  const share = (100 * caught.length) / (caught.length + missed.length);
  console.log(`Caught of those that are not equivalent: ${share.toFixed(1)}%, at least ${least}% are needed`);
  if (share < least) throw new Trouble('The tests catch too few mutants.');
}
