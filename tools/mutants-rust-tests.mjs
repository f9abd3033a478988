import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CARGO_ENV } from './build.mjs';
import { Trouble, seconds, step } from './report.mjs';

/** @typedef {import('./mutants-rust.mjs').Mutant} Mutant */
/** @typedef {import('./mutants-common.mjs').Outcome} Outcome */
/** The outcome of a mutant, and the first test that failed. @typedef {{ id: string, outcome: Outcome, by?: string, time: number }} Result */
/** Some tests of an executable, and the milliseconds in which they must have ended. @typedef {{ path: string, args: string[], limit: number }} Group */

/** The unit tests and the native tests. */
const BUILD = ['test', '--no-run', '--locked', '--lib', '--test=it'];

/** The examples in the documentation, which are compiled each time: they see only what all others miss. */
const EXAMPLES = ['test', '--doc', '--locked', '--quiet'];

/** Tests that take longer on the unchanged core, in seconds, run last: most mutants never reach them. */
const SLOW = 0.4;

/** A mutant may loop and may allocate without end: the kilobytes of address space that it gets, where there is a shell for that. */
const MEMORY = 4_000_000;

/** Milliseconds to compile and to run the examples, which takes seconds. */
const EXAMPLES_LIMIT = 300_000;

/** Milliseconds that the tests get beyond five times as long as on the unchanged core. */
const GRACE = 20_000;

/** How the test executables run: with options that are not stable yet, and proptest with the same inputs each time. */
const TEST_ENV = {
  RUSTC_BOOTSTRAP: '1',
  PROPTEST_RNG_SEED: '1',
  PROPTEST_MAX_SHRINK_ITERS: '0',
  PROPTEST_DISABLE_FAILURE_PERSISTENCE: '1',
};

/**
 * Tries mutants one by one. cargo-mutants could do it, but it builds more than these tests, runs all of them after one
 * has failed, and cannot be told which ones to try: its option `--re` lets every deleted field of a struct pass.
 *
 * @param {Mutant[]} mutants
 * @param {string} tree the folder of the package, which is changed and restored
 * @param {(result: Result) => void} save
 */
export async function tryOut(mutants, tree, save) {
  // A mutant that loops would go on without us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  const groups = await step('Running the tests on the unchanged core', () => unchanged(tree));
  /** The tests that caught mutants in a folder, which are the first to run on its others. @type {Map<string, Group[]>} */
  const likely = new Map();
  for (const [index, mutant] of mutants.entries()) {
    const start = performance.now();
    const file = join(tree, mutant.file);
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(original, mutant));
    const folder = dirname(mutant.file);
    const before = likely.get(folder) ?? [];
    const { outcome, by, group } = await tested([...before, ...groups], tree).finally(() =>
      writeFileSync(file, original),
    );
    if (by && group) {
      const same = before.find(({ path }) => path === group.path);
      if (!same) likely.set(folder, [...before, { ...group, args: [by] }]);
      else if (!same.args.includes(by)) same.args.push(by);
    }
    const time = performance.now() - start;
    save({ id: mutant.id, outcome, by, time: Math.round(time) });
    const words = `${index + 1}/${mutants.length} ${outcome} after ${seconds(time)}: ${mutant.id}`;
    console.log(by ? `${words} (${by})` : words);
  }
}

/**
 * @param {string} text
 * @param {Mutant} mutant
 */
function mutated(text, { span: { start, end }, replacement }) {
  const lines = text.split('\n');
  const offset = (/** @type {import('./mutants-rust.mjs').Place} */ { line, column }) => {
    const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
  };
  return `${text.slice(0, offset(start))}${replacement} ${text.slice(offset(end))}`;
}

/**
 * Finds the test executables, the tests in them that take long, and how long all take.
 *
 * @param {string} tree
 * @returns {Promise<Group[]>}
 */
async function unchanged(tree) {
  const { status, output } = await execute('cargo', [...BUILD, '--message-format=json'], { tree, errors: 'inherit' });
  if (status !== 0) throw new Trouble('The tests of the unchanged core do not compile.');
  const messages = output.split('\n').filter((line) => line.startsWith('{'));
  /** @type {string[]} */
  const paths = messages.map((line) => JSON.parse(line).executable).filter((path) => path);
  /** @type {Group[]} */
  const quick = [];
  /** @type {Group[]} */
  const slow = [];
  for (const path of paths) {
    const run = await runTests({ path, args: ['--report-time'], limit: 3_600_000 }, tree);
    if (run.status !== 0) throw new Trouble(`Tests fail on the unchanged core:\n${run.output}`);
    const times = [...run.output.matchAll(/^test (\S+) .*<([\d.]+)s>$/gm)];
    const late = times.filter(([, , time]) => Number(time) > SLOW).map(([, name = '']) => name);
    const limit = Math.ceil(GRACE + 5 * run.time);
    quick.push({ path, limit, args: late.flatMap((name) => ['--skip', name]) });
    if (late.length > 0) slow.push({ path, limit, args: late });
  }
  const { status: shown } = await executeWithin('cargo', EXAMPLES, { tree, limit: EXAMPLES_LIMIT });
  if (shown !== 0) throw new Trouble('Examples in the documentation of the unchanged core fail.');
  return [...quick, ...slow];
}

/**
 * @param {Group[]} groups
 * @param {string} tree
 * @returns {Promise<{ outcome: Outcome, by?: string, group?: Group }>} with the test that failed first, and its group
 */
async function tested(groups, tree) {
  const built = await execute('cargo', [...BUILD, '--quiet'], { tree });
  if (built.status !== 0) return { outcome: 'unviable' };
  for (const group of groups) {
    const run = await runTests({ ...group, args: [...group.args, '--exact', '--fail-fast'] }, tree);
    if (run.late) return { outcome: 'timed out' };
    const [, by] = /^test (\S+)(?: - should panic)? \.\.\. FAILED$/m.exec(run.output) ?? [];
    if (run.status !== 0) return { outcome: 'caught', by, group };
  }
  const { status, late } = await executeWithin('cargo', EXAMPLES, { tree, limit: EXAMPLES_LIMIT });
  if (late) return { outcome: 'timed out' };
  return status === 0 ? { outcome: 'missed' } : { outcome: 'caught', by: 'an example in the documentation' };
}

/**
 * @param {Group} group
 * @param {string} tree
 */
function runTests({ path, args, limit }, tree) {
  const all = ['-Z', 'unstable-options', ...args];
  return executeWithin(path, all, { tree, limit, env: TEST_ENV });
}

/**
 * Executes a program that may loop or allocate without end; what it starts is bound as well.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ tree: string, limit: number, env?: import('./process.mjs').Environment }} options
 */
function executeWithin(program, args, options) {
  if (process.platform === 'win32') return execute(program, args, options);
  const bounded = `{ ulimit -v ${MEMORY}; ulimit -t ${Math.ceil(options.limit / 500)}; } 2>/dev/null; exec "$0" "$@"`;
  return execute('/bin/sh', ['-c', bounded, program, ...args], options);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ tree: string, limit?: number, env?: import('./process.mjs').Environment, errors?: 'inherit' | 'ignore' }} options
 * @returns {Promise<{ status: number, output: string, time: number, late: boolean }>}
 */
function execute(program, args, { tree, limit, env, errors = 'ignore' }) {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: tree,
    env: { ...process.env, ...CARGO_ENV, ...env },
    stdio: ['ignore', 'pipe', errors],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done, refuse) => {
    child.on('error', refuse);
    child.on('close', (status, signal) => {
      process.off('exit', stop);
      const time = performance.now() - start;
      const late = signal === 'SIGKILL' && limit !== undefined && time >= limit;
      done({ status: status ?? 1, output, time, late });
    });
  });
}
