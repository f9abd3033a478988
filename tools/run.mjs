/** Every command of package.json: `node tools/run.mjs <command>`. Each does all its own set-up first. */

import { join } from 'node:path';
import { audit } from './audit.mjs';
import { setUpChromium } from './browser.mjs';
import { buildPage, buildWasm } from './build.mjs';
import { fuzz } from './fuzz.mjs';
import { lighthouse } from './lighthouse.mjs';
import { format, lint } from './lint.mjs';
import { mutants } from './mutants.mjs';
import { monkeys } from './monkey.mjs';
import { ROOT, run } from './process.mjs';
import { release } from './release.mjs';
import { Trouble, perform } from './report.mjs';
import { setUpNode, setUpRust, setUpRustLinters } from './setup.mjs';
import { size } from './size.mjs';
import { start } from './start.mjs';
import { PARTS, TESTS, test } from './test.mjs';

/** @typedef {(args: string[]) => Promise<void>} Command */

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

  test([name, ...args]) {
    if (name === undefined) return test(PARTS, []);
    return chosen(TESTS, name, 'npm test --')(args);
  },

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

  size: withPage(size),
  monkey: withPage(monkeys),
  lighthouse: withPage(lighthouse),

  /** The icons, the picture of links and those of the README, which are kept in the repository: made anew for a release. */
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

/**
 * @param {Record<string, Command>} commands
 * @param {string} name
 * @param {string} before the words typed before it
 */
function chosen(commands, name, before) {
  if (Object.hasOwn(commands, name)) return commands[name];
  throw new Trouble(`Usage: ${before} ${Object.keys(commands).join(' | ')}`);
}

const [name = '', ...args] = process.argv.slice(2);
await perform(async () => chosen(COMMANDS, name, 'npm run')(args));
