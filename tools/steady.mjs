import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commit, shortCommit } from './commit.mjs';
import { ROOT, watch } from './process.mjs';
import { Trouble, seconds } from './report.mjs';

const USAGE =
  'Usage: npm run test:steady -- [--runs 10] [--busy 5] [test, or test:e2e share.spec and the like], or --sum';

/** The runs of a commit are kept here, a line each. */
const FOLDER = join(ROOT, 'target', 'steady');

/** The lines of failed tests in the output of Playwright, cargo and Node. */
const FAILED = [
  /^ {2}\d+\) (\[.+?)[ ─]*$/gm, // its ✘ marks expected failures as well
  /^test (.+) \.\.\. FAILED$/gm,
  /^✖ (.+) \([\d.]+ms\)$/gm,
];

/**
 * @typedef {object} Run
 * @property {string} at when it began
 * @property {string} command
 * @property {'quiet' | 'busy'} beside
 * @property {number} passed
 * @property {number} failed
 * @property {number} retried
 * @property {number} time in milliseconds
 * @property {string[]} names of the tests that have failed at least once
 */

/**
 * Runs the whole suite again and again, the last runs beside a program that keeps every core busy.
 *
 * @param {string[]} args
 */
export async function testSteady(args) {
  const { runs, busy, words, sum } = parsed(args);
  const of = commit();
  const name = shortCommit(of).replace(' ', '-') || 'no-commit';
  const file = join(FOLDER, `${name}.txt`);
  if (sum) return report(name, read(file));
  mkdirSync(FOLDER, { recursive: true });
  /** @type {Run[]} */
  const made = [];
  for (let index = 0; index < runs; index++) {
    const beside = index < runs - busy ? 'quiet' : 'busy';
    console.log(`\n═══ run ${index + 1} of ${runs}, ${beside} ═══`);
    const run = await once(words, beside);
    appendFileSync(file, `${JSON.stringify(run)}\n`);
    made.push(run);
  }
  report(name, made);
  if (made.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/**
 * @param {string[]} words the command
 * @param {Run['beside']} beside
 * @returns {Promise<Run>}
 */
async function once(words, beside) {
  const at = new Date().toISOString();
  const program = beside === 'busy' ? fork(join(ROOT, 'tools', 'busy.mjs')) : null;
  const start = performance.now();
  const { status, output } = await watch(process.execPath, [join('tools', 'run.mjs'), ...words]);
  const time = Math.round(performance.now() - start);
  const wasBusy = program?.exitCode === null && program.connected;
  program?.disconnect();
  if (program && !wasBusy) throw new Trouble('The program that keeps the cores busy has ended too early.');
  return { at, command: words.join(' '), beside, time, ...countsOf(output, status) };
}

/**
 * The sums that `test.mjs` prints, and the tests that failed, be it once.
 *
 * @param {string} output
 * @param {number} status
 */
export function countsOf(output, status) {
  const plain = stripVTControlCharacters(output);
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(plain) ?? [];
  const retried = [...plain.matchAll(/; passed on retry: (\d+) of/g)].reduce(
    (all, [, count]) => all + Number(count),
    0,
  );
  const names = FAILED.flatMap((pattern) => [...plain.matchAll(pattern)].map(([, test]) => test.trim()));
  return {
    passed: Number(passed ?? 0),
    failed: Number(failed ?? 0) || (status === 0 && passed !== undefined ? 0 : 1), // that it did not run is a failure, too
    retried,
    names: [...new Set(names)],
  };
}

/** @param {string} file @returns {Run[]} */
function read(file) {
  if (!existsSync(file)) throw new Trouble(`Nothing was run at this commit: there is no ${file}.`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** @param {string} name of the commit @param {Run[]} runs */
function report(name, runs) {
  console.log(`\n── steady, ${name}, ${availableParallelism()} cores ──`);
  for (const { at, command, beside, passed, failed, retried, time, names } of runs) {
    console.log(
      `${at}  ${command}, ${beside}: ${passed} passed, ${failed} failed, ${retried} on retry (${seconds(time)})`,
    );
    for (const test of names) console.log(`    ${test}`);
  }
  for (const command of new Set(runs.map((run) => run.command))) {
    const all = runs.filter((run) => run.command === command);
    const busy = all.filter(({ beside }) => beside === 'busy').length;
    const total = (/** @type {'passed' | 'failed' | 'retried'} */ key) => all.reduce((sum, run) => sum + run[key], 0);
    const clean = all.filter(({ failed }) => failed === 0).length;
    console.log(
      `${command}: ${all.length} runs, ${busy} of them busy, ${clean} without a failure; ` +
        `${total('passed')} passed, ${total('failed')} failed, ${total('retried')} passed on retry`,
    );
  }
}

/** @param {string[]} args */
function parsed(args) {
  let [runs, busy, sum] = [10, NaN, false];
  /** @type {string[]} */
  let words = ['test'];
  for (let index = 0; index < args.length; index++) {
    const word = args[index];
    if (word === '--sum') sum = true;
    else if (word === '--runs') runs = whole(args[++index], word);
    else if (word === '--busy') busy = whole(args[++index], word);
    else if (/^test(:rust|:wasm|:js|:e2e)?$/.test(word)) {
      words = args.slice(index);
      break;
    } else throw new Trouble(`“${word}” is not known here. ${USAGE}`);
  }
  if (Number.isNaN(busy)) busy = Math.floor(runs / 2);
  if (runs === 0 || busy > runs) throw new Trouble(`Of ${runs} runs, ${busy} cannot be busy. ${USAGE}`);
  return { runs, busy, words, sum };
}

/** @param {string | undefined} text @param {string} option */
function whole(text, option) {
  if (text === undefined || !/^\d{1,4}$/.test(text)) throw new Trouble(`${option} takes a whole number. ${USAGE}`);
  return Number(text);
}
