import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { testCluster } from '../tests/cluster/main.mjs';
import { testEngine } from '../tests/engines/engine.mjs';
import { setUpChromium } from './browser.mjs';
import { buildBindgen, buildPage, buildWasm } from './build.mjs';
import { watch } from './process.mjs';
import { Trouble, seconds } from './report.mjs';
import { testReproducible } from './reproducible.mjs';
import { PACKAGES, setUpNode, setUpRust } from './setup.mjs';
import { filesIn } from './stamp.mjs';
import { runOnWasm } from './wasm-tests.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} output what the runner printed
 * @property {number} status 0 if the runner was content
 */

/**
 * @typedef {object} Suite what a part of the tests needs, how it runs, and how its runner words its totals
 * @property {string} title
 * @property {() => Promise<void>} setUp
 * @property {(args: string[]) => Promise<Outcome>} run
 * @property {RegExp} passed
 * @property {RegExp} failed
 * @property {RegExp} [retried]
 */

/** The totals in the output of cargo's tests. */
const OF_RUST = { passed: /^test result: .* (\d+) passed;/gm, failed: /^test result: .* (\d+) failed;/gm };

async function setUpPage() {
  await setUpRust();
  await setUpNode();
  await buildWasm();
  await buildPage();
}

/**
 * Tests in the built page.
 *
 * @param {string} title
 * @param {string} suite of playwright.config.mjs
 * @returns {Suite}
 */
const inPage = (title, suite) => ({
  title,
  setUp: async () => {
    await setUpPage();
    await setUpChromium();
  },
  run: (args) =>
    watch(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], { env: { SUITE: suite } }),
  // Playwright calls a test flaky that passed on a retry.
  passed: /^ +(\d+) (?:passed|flaky)/gm,
  failed: /^ +(\d+) (?:failed|did not run|interrupted)/gm,
  retried: /^ +(\d+) flaky/gm,
});

/** @type {Record<string, Suite>} */
const SUITES = {
  rust: {
    title: 'native Rust',
    setUp: setUpRust,
    run: (args) => watch('cargo', ['test', '--locked', '--no-fail-fast', ...PACKAGES, ...args]),
    ...OF_RUST,
  },
  slow: {
    title: 'native Rust, slow',
    setUp: setUpRust,
    run: (args) => watch('cargo', ['test', '--release', '--locked', '--no-fail-fast', '--', '--ignored', ...args]),
    ...OF_RUST,
  },
  wasm: {
    title: 'wasm',
    setUp: async () => {
      await setUpRust();
      await setUpNode();
      await setUpChromium();
      await buildBindgen('wbg-test-runner');
    },
    run: runOnWasm,
    ...OF_RUST,
  },
  js: {
    title: 'JavaScript',
    setUp: async () => {
      await setUpRust();
      await setUpNode();
      await buildWasm();
    },
    run: (args) => {
      const files = filesIn('tests/js').filter((file) => file.endsWith('.test.mjs'));
      // The optimizing compiler of Node.js 20 crashes now and then where two wasm modules make objects of one shape.
      // By default Node.js leaves one core unused.
      const concurrency = `--test-concurrency=${availableParallelism()}`;
      return watch(process.execPath, ['--no-opt', '--test', '--test-reporter=spec', concurrency, ...args, ...files]);
    },
    passed: /^ℹ pass (\d+)$/gm,
    failed: /^ℹ fail (\d+)$/gm,
  },
  e2e: inPage('end to end', 'steady'),
  timing: inPage('limits of time', 'timing'),
  long: inPage('end to end, long', 'long'),
  screenshots: inPage('screenshots', 'screenshots'),
};

/** The suites of `npm test`. */
export const PARTS = ['rust', 'wasm', 'js', 'e2e'];

/** The tests that `npm test -- WORD` runs alone. @type {Record<string, (args: string[]) => Promise<void>>} */
export const TESTS = {
  ...Object.fromEntries(
    Object.keys(SUITES).map((name) => [name, (/** @type {string[]} */ args) => test([name], args)]),
  ),
  firefox: () => testEngine('firefox', setUpPage),
  webkit: () => testEngine('webkit', setUpPage),
  cluster: testCluster,
  reproducible: testReproducible,
};

/**
 * Runs suites, also after one has failed, and prints the totals.
 *
 * @param {string[]} names
 * @param {string[]} args passed on to the runner
 */
export async function test(names, args) {
  for (const name of names) await SUITES[name].setUp();

  const sums = [];
  for (const name of names) {
    const { title, run, ...words } = SUITES[name];
    console.log(`\n── ${title} ──`);
    const start = performance.now();
    const { status, output } = await run(args).catch(didNotRun);
    const passed = sum(output, words.passed);
    const failed = sum(output, words.failed) || (status === 0 ? 0 : 1); // a suite that did not run has failed, too
    const retries = words.retried ? `; passed on retry: ${sum(output, words.retried)} of ${passed}` : '';
    sums.push({ title, passed, failed, time: seconds(performance.now() - start), retries });
  }

  console.log('\n── in all ──');
  for (const { title, passed, failed, time, retries } of sums) {
    console.log(`${title.padEnd(18)}${passed} passed, ${failed} failed (${time})${retries}`);
  }
  const passed = sums.reduce((total, part) => total + part.passed, 0);
  const failed = sums.reduce((total, part) => total + part.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * Says why, so that the other parts of the suite still run.
 *
 * @param {unknown} error
 * @returns {Outcome}
 */
function didNotRun(error) {
  console.error(error instanceof Trouble ? error.message : error);
  return { status: 1, output: '' };
}

/**
 * The sum of the numbers that a pattern finds.
 *
 * @param {string} output
 * @param {RegExp} pattern
 */
function sum(output, pattern) {
  return [...stripVTControlCharacters(output).matchAll(pattern)].reduce(
    (total, [, number]) => total + Number(number),
    0,
  );
}
