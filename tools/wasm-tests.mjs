import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CHROMIUM_FLAGS } from './browser.mjs';
import { CARGO_ENV, buildBindgen, optimizedForSize, targetDirectory } from './build.mjs';
import { join } from 'node:path';
import { ROOT, watch } from './process.mjs';
import { Trouble } from './report.mjs';
import { LANGUAGES, WASM } from './setup.mjs';
import { filesIn } from './stamp.mjs';

/** The time after which a suite counts as hung. */
const TIME_LIMIT = 5 * 60_000;

/** In a file of `languages/`, this makes each `#[test]` a test on wasm. */
const ON_WASM = 'use wasm_bindgen_test::wasm_bindgen_test as test;';

/** A file of them that has this is about a document or a program of the machine. */
const NATIVE = '#![cfg(not(target_arch = "wasm32"))]';

/**
 * Runs the tests on wasm: tests/web.rs in Chromium, and beside it those of the languages in Node.js, since cargo optimizes a
 * whole module at its end on one core.
 *
 * @param {string[]} args passed on to the runner
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function runOnWasm(args) {
  const runner = await buildBindgen('wbg-test-runner');
  const outcomes = await Promise.all([runInChromium(runner, args), runLanguages(runner, args)]);
  return {
    status: Math.max(...outcomes.map(({ status }) => status)),
    output: outcomes.map(({ output }) => output).join(''),
  };
}

/**
 * Runs every test of the crates of `languages/` as they ship: for their target, and as small.
 *
 * @param {string} runner
 * @param {string[]} args passed on to the runner
 */
async function runLanguages(runner, args) {
  const native = filesIn('languages').filter((file) => file.endsWith('.rs') && isForgotten(file));
  if (native.length > 0)
    throw new Trouble(`Tests of ${native.join(', ')} do not run on wasm: \`${ON_WASM}\` is missing.`);
  let [status, output] = [0, ''];
  for (const tests of await compile(
    [...LANGUAGES.flatMap((name) => ['--package', name]), '--lib', '--tests'], // and not the examples
    // Cargo compiles one thing at a time in a folder.
    [...optimizedForSize('program'), '--target-dir', join(targetDirectory(), 'program')],
  )) {
    const run = await watch(runner, [tests, ...args], {
      env: { WASM_BINDGEN_TEST_TIMEOUT: String(TIME_LIMIT / 1000) },
    });
    status = Math.max(status, run.status);
    output += run.output;
  }
  return { status, output };
}

/** @param {string} file */
function isForgotten(file) {
  const text = readFileSync(file, 'utf8');
  return text.includes('#[test]') && !text.includes(ON_WASM) && !text.includes(NATIVE);
}

/**
 * Runs tests/web.rs in a page of Chromium: wasm-bindgen's test runner serves the page, Playwright opens it. (The runner
 * could drive a browser itself, but only through a chromedriver of just the browser's version.)
 *
 * @param {string} runner
 * @param {string[]} args passed on to the runner
 * @returns {Promise<{ status: number, output: string }>}
 */
async function runInChromium(runner, args) {
  const [tests] = await compile(['--test', 'web']);
  const server = spawn(runner, [tests, ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_HEADLESS: '1', WASM_BINDGEN_USE_BROWSER: '1', WASM_BINDGEN_TEST_ADDRESS: '127.0.0.1:0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.log(error.stack));
    await page.goto(await address(server));
    const output = page.locator('#output');
    await output.filter({ hasText: 'test result: ' }).waitFor({ timeout: TIME_LIMIT });
    const text = await output.innerText();
    console.log(text);
    return { status: text.includes('test result: ok') ? 0 : 1, output: text };
  } finally {
    await browser.close();
    server.kill();
  }
}

/**
 * Compiles tests for wasm.
 *
 * @param {string[]} which for cargo
 * @param {string[]} [settings] for cargo
 * @returns {Promise<string[]>} the paths of the compiled files
 */
async function compile(which, settings = []) {
  const args = ['test', '--release', '--locked', '--target', WASM, ...settings, ...which, '--no-run'];
  const { status, output } = await watch('cargo', [...args, '--message-format=json-render-diagnostics'], {
    env: CARGO_ENV,
    show: 'errors',
  });
  const messages = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const tests = messages.filter(({ profile, executable }) => profile?.test && executable);
  if (status !== 0 || tests.length === 0)
    throw new Trouble(`These tests could not be compiled for wasm: ${which.join(' ')}`);
  return tests.map(({ executable }) => executable);
}

/**
 * The address that the test runner announces.
 *
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server
 * @returns {Promise<string>}
 */
function address(server) {
  let said = '';
  return new Promise((done, failed) => {
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const [url] = said.match(/http:\/\/[\d.:]+/) ?? [];
      if (url) done(url);
    });
    server.on('error', failed);
    server.on('exit', () => failed(new Trouble(`The test runner of wasm-bindgen stopped: ${said}`)));
  });
}
