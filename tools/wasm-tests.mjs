import { spawn } from 'node:child_process';
import { CHROMIUM_FLAGS } from './browser.mjs';
import { CARGO_ENV, buildBindgen } from './build.mjs';
import { ROOT, watch } from './process.mjs';
import { Trouble } from './report.mjs';
import { WASM } from './setup.mjs';

/** A suite that has not come to its end after so long hangs. */
const TIME_LIMIT = 5 * 60_000;

/**
 * Runs tests/web.rs in a page of Chromium: wasm-bindgen's test runner serves the page, Playwright opens it. (The runner
 * could drive a browser itself, but only through a chromedriver of just the browser's version.)
 *
 * @param {string[]} args passed on to the runner
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function runInChromium(args) {
  const runner = await buildBindgen('wbg-test-runner');
  const tests = await compileTests();
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

/** @returns {Promise<string>} the path of the compiled tests */
async function compileTests() {
  const args = ['test', '--release', '--locked', '--target', WASM, '--test', 'web', '--no-run'];
  const { status, output } = await watch('cargo', [...args, '--message-format=json-render-diagnostics'], {
    env: CARGO_ENV,
    show: 'errors',
  });
  const messages = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const tests = messages.find(({ target, executable }) => target?.name === 'web' && executable)?.executable;
  if (status !== 0 || !tests) throw new Trouble('tests/web.rs could not be compiled for wasm.');
  return tests;
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
