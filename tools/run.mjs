/** Every command of package.json: `node tools/run.mjs <command>`. Each does all its own set-up first. */

import { join } from 'node:path';
import { audit } from './audit.mjs';
import { setUpChromium } from './browser.mjs';
import { buildPage, buildWasm } from './build.mjs';
import { testCluster } from './cluster.mjs';
import { testEngine } from './engines.mjs';
import { fuzz } from './fuzz.mjs';
import { lighthouse } from './lighthouse.mjs';
import { format, lint } from './lint.mjs';
import { mutants } from './mutants.mjs';
import { monkeys } from './monkey.mjs';
import { ROOT, run } from './process.mjs';
import { release } from './release.mjs';
import { Trouble } from './report.mjs';
import { testReproducible } from './reproducible.mjs';
import { screenshots } from './screenshots.mjs';
import { setUpNode, setUpRust, setUpRustLinters } from './setup.mjs';
import { size } from './size.mjs';
import { start } from './start.mjs';
import { testSteady } from './steady.mjs';
import { PARTS, test } from './test.mjs';
import { testArchive } from './test-archive.mjs';

/**
 * @param {string} suite of playwright.config.mjs
 * @param {string[]} args passed on to Playwright
 */
function testInBrowser(suite, args) {
  process.env.SUITE = suite;
  return test(['e2e'], args);
}

/**
 * A command that needs the built page and Chromium.
 * @param {Command} act
 * @returns {Command}
 */
function withPage(act) {
  return async (args) => {
    await COMMANDS.build([]);
    await setUpChromium();
    await act(args);
  };
}

/** @typedef {(args: string[]) => Promise<void>} Command */

/** @type {Record<string, Command>} */
const COMMANDS = {
  async build() {
    await setUpRust();
    await buildWasm();
    await setUpNode();
    await buildPage();
  },

  /** The licences of all that the built page contains, as a file of it. */
  async licenses() {
    await COMMANDS.build([]);
    const { writeLicenses } = await import('./release.mjs');
    await writeLicenses();
  },

  start,

  /** The page straight from its sources, reloading as they change; Rust is compiled once, at the start. */
  async dev() {
    await setUpRust();
    await setUpNode();
    await buildWasm();
    const { createServer } = await import('vite');
    const server = await createServer({ root: ROOT });
    await server.listen();
    server.printUrls();
  },

  test: (args) => test(PARTS, args),
  'test:rust': (args) => test(['rust'], args),
  'test:slow': (args) => test(['slow'], args),
  'test:wasm': (args) => test(['wasm'], args),
  'test:js': (args) => test(['js'], args),
  'test:e2e': (args) => test(['e2e'], args),
  'test:timing': (args) => testInBrowser('timing', args),
  'test:long': (args) => testInBrowser('long', args),
  'test:firefox': () => testEngine('firefox', () => COMMANDS.build([])),
  'test:webkit': () => testEngine('webkit', () => COMMANDS.build([])),
  'test:archive': testArchive,
  'test:steady': testSteady,
  'test:cluster': testCluster,
  'test:reproducible': () => testReproducible(),
  mutants,
  release,
  fuzz,
  audit,

  async lint() {
    await setUpRust();
    await setUpRustLinters();
    await setUpNode();
    await buildWasm(); // tsc reads the types of pkg/
    await lint();
  },

  async format() {
    await setUpRust();
    await setUpRustLinters();
    await setUpNode();
    await format();
  },

  screenshots: withPage(screenshots),
  size: withPage(size),
  monkey: withPage(monkeys),
  lighthouse: withPage(lighthouse),

  /** The icons and the picture of links, which are kept in the repository: drawn anew when a piece has changed. */
  icons: withPage(async () => {
    // It imports code of the page, which is there once the core is built.
    const { icons } = await import('./icons.mjs');
    await icons();
  }),

  async bench(args) {
    await setUpRust();
    await setUpNode();
    await buildWasm();
    const [first, ...rest] = args;
    const script = ['tours', 'player', 'programs'].find((name) => name === first);
    if (script === 'tours') await setUpChromium();
    const given = script ? rest : args;
    return run(process.execPath, [join('tests', 'bench', `${script ?? 'main'}.mjs`), ...given]);
  },
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Trouble(`Usage: npm run ${Object.keys(COMMANDS).join(' | ')}`);
  await command(args);
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
