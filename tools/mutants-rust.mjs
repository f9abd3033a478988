import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chosen, equivalents, judge } from './mutants-common.mjs';
import { tryOut } from './mutants-rust-tests.mjs';
import { ROOT, ask, watch } from './process.mjs';
import { Trouble } from './report.mjs';
import { setUpCargoTool, setUpRust } from './setup.mjs';
import { filesIn, fingerprint } from './stamp.mjs';

/** @typedef {import('./mutants-common.mjs').MutantOptions} MutantOptions */
/** @typedef {import('./mutants-common.mjs').Outcome} Outcome */

/** Lines and columns are counted from 1, the end is the first place behind. @typedef {{ line: number, column: number }} Place */
/** @typedef {{ name: string, file: string, span: { start: Place, end: Place }, replacement: string }} Listed */

/**
 * A mutant under two names: that of cargo-mutants, with the line and column, and ours without.
 *
 * @typedef {Omit<Listed, 'name'> & { id: string, name: string, place: string }} Mutant
 */

const EQUIVALENT = 'tests/mutants/equivalent-rust.txt';

/** Per cent of the mutants that are not equivalent. */
const LEAST = 95;

/** The sources of the core and of its native tests. */
const SOURCES = [
  'Cargo.toml',
  'Cargo.lock',
  '.cargo',
  'src',
  'benches',
  'cli/Cargo.toml',
  'cli/src',
  'tools/bindgen',
  'tests/it',
  'tests/golden',
];

/** All is kept here: the copy of the sources that is changed, and the outcomes by the state of the sources. */
const FOLDER = join(ROOT, 'target', 'mutants', 'rust');
const TREE = join(FOLDER, 'tree');
const RESULTS = join(FOLDER, 'results');

/**
 * Changes the core in one place at a time, in a copy, and runs its native tests. An outcome is kept as long as neither
 * the core nor its tests change, so what was interrupted goes on where it stood.
 *
 * @param {MutantOptions} options
 */
export async function mutateRust(options) {
  await setUpRust();
  const tool = await setUpCargoTool('cargo-mutants', '27.1.0');
  claimTree();
  copySources();
  const all = named(await list(tool));
  const equivalent = equivalents(EQUIVALENT, new Set(all.map(({ name }) => name)));
  const wanted = await choose(tool, all, options);

  mkdirSync(RESULTS, { recursive: true });
  const results = join(RESULTS, `${fingerprint(SOURCES).slice(0, 16)}.jsonl`);
  const known = outcomesIn(results);
  const left = wanted.filter(({ id }) => !known.has(id));
  console.log(
    `${wanted.length} of ${all.length} mutants; ${wanted.length - left.length} of them have been tried before`,
  );
  if (left.length > 0) await tryOut(left, TREE, (result) => appendFileSync(results, `${JSON.stringify(result)}\n`));

  const outcomes = outcomesIn(results);
  const tried = wanted.map(({ id, name, place }) => ({ name, place, outcome: outcomes.get(id) ?? 'missed' }));
  judge(tried, equivalent, LEAST);
}

/** Refuses to run while another run changes the copy. */
function claimTree() {
  const claim = join(FOLDER, 'process');
  const holder = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder)) throw new Trouble(`Process ${holder} is trying mutants in this clone already.`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(claim, String(process.pid));
  process.once('exit', () => rmSync(claim));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Makes the copy like the sources; a file that is the same stays, so that Cargo compiles only what has changed. */
function copySources() {
  const files = new Set(SOURCES.flatMap(filesIn));
  for (const file of SOURCES.flatMap((source) => filesIn(join(relative(ROOT, TREE), source)))) {
    if (!files.has(relative(TREE, join(ROOT, file)))) rmSync(join(ROOT, file));
  }
  for (const file of files) {
    const copy = join(TREE, file);
    const content = readFileSync(join(ROOT, file));
    if (existsSync(copy) && readFileSync(copy).equals(content)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, content);
  }
}

/**
 * @param {string} tool
 * @param {...string} filters
 * @returns {Promise<Listed[]>}
 */
async function list(tool, ...filters) {
  const args = ['mutants', '--dir', TREE, '--list', '--json', '--colors=never', ...filters];
  const { status, output } = await watch(tool, args, { show: 'errors' });
  if (status !== 0) throw new Trouble('cargo-mutants could not list the mutants.');
  return output.trim() === '' ? [] : JSON.parse(output);
}

/**
 * @param {Listed[]} listed
 * @returns {Mutant[]}
 */
function named(listed) {
  /** @type {Map<string, number>} */
  const times = new Map();
  return listed.map(({ name: id, file, span, replacement }) => {
    const [, place = '', change = ''] = /^(\S+?:\d+:\d+): (.*)$/s.exec(id) ?? [];
    const name = `${file}: ${change.replaceAll(/\s+/g, ' ')}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { id, file, span, replacement, place, name: time === 1 ? name : `${name} (${time})` };
  });
}

/**
 * @param {string} tool
 * @param {Mutant[]} all
 * @param {MutantOptions} options
 */
async function choose(tool, all, options) {
  let wanted = all;
  if (options.diff !== undefined) {
    const diff = ask('git', 'diff', '--no-color', '--no-ext-diff', options.diff, '--', 'src');
    if (diff === undefined) throw new Trouble(`git knows no commit “${options.diff}” to compare with.`);
    const path = join(FOLDER, 'since.diff');
    writeFileSync(path, `${diff}\n`);
    const touched = diff === '' ? [] : await list(tool, '--in-diff', path);
    const touchedIds = new Set(touched.map(({ name }) => name));
    wanted = wanted.filter(({ id }) => touchedIds.has(id));
  }
  if (options.files.length > 0) wanted = wanted.filter(({ file }) => options.files.some((part) => file.includes(part)));
  if (options.missed) {
    const last = lastResults();
    wanted = wanted.filter(({ id }) => last.get(id) === 'missed');
  }
  return chosen(wanted, ({ name }) => name, options);
}

/** The outcomes of the state of the sources that was tried last. */
function lastResults() {
  const files = existsSync(RESULTS) ? readdirSync(RESULTS).map((name) => join(RESULTS, name)) : [];
  const last = files.toSorted(byTime).at(-1);
  if (!last) throw new Trouble('No mutants have been tried yet.');
  return outcomesIn(last);
}

/**
 * @param {string} a
 * @param {string} b
 */
function byTime(a, b) {
  return statSync(a).mtimeMs - statSync(b).mtimeMs;
}

/**
 * @param {string} file with a result a line, of which the last may be cut off
 * @returns {Map<string, Outcome>} by the names of cargo-mutants
 */
function outcomesIn(file) {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ id, outcome }) => [id, outcome]));
}
