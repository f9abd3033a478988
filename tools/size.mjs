import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { visitPage } from './browser.mjs';
import { ROOT } from './process.mjs';
import { Trouble } from './report.mjs';

/** The most that a first visit may cost: bytes of the bodies, compressed as every static host does it. */
const LIMIT = 165_000;

/**
 * The most that the module for programs may cost, which nobody loads who runs none. Its exp, pow, sin and their kin are part of
 * it, so that they are the same on every target; so are the moments and differences of `datetime`, and all that recognises boards
 * in what a program prints, in any form. To know without reading it that a value cannot be a whole board takes 4 kB, and what a text says of its N and its piece 5 kB; to
 * keep for the player the run that is looked at takes 2 kB, and to name a mistake by what a function returns, or by the second
 * wrong board where the first has all its queens in one column, 1 kB; to keep the counts of a run beside its states, 1 kB; to name
 * what a statement on one line, a stack of boards or a list of all boards of a row has done wrong, 4 kB.
 */
const PROGRAM_LIMIT = 484_000;

/**
 * The same for programs in C, C++ and Java. A part of it is the player, the finder of the board and the verdict, which both
 * have; Java is 50 kB of it. Containers and members of objects as values take 6 kB. To know without looking at a variable that it
 * was not written to takes 2 kB. Templates, exceptions, lists and tables of C++ take 12 kB, and to walk a run once 2 kB; to
 * name more mistakes, as that many pointers keep one array, 6 kB; what C++ finds by the types of arguments, lambdas of any type
 * and more of its library, 8 kB; the names of what gcc has and is not here, which are no mistakes, 3 kB;
 * overloads of its strings and containers, 2 kB; references `T &&`, and objects that live on with them, 4 kB; rules of gcc, g++
 * and javac that short mistakes break, and hexadecimal fractions in texts, 3 kB; objects found once and before arguments, copies
 * of derived ones, `mutable`, positions that are thrown, and boxes of Java, 3 kB.
 */
const PROGRAM_C_LIMIT = 574_000;

/** The languages that a visitor may come with. */
const LOCALES = ['en-GB', 'zh-CN'];

/** @type {[kind: string, path: RegExp][]} the first that fits counts */
const KINDS = [
  ['wasm', /\.wasm$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['page', /\/$/],
  ['other', /./],
];

/**
 * Tells what the first visit costs, until the board is drawn and nothing is on its way, and what the modules cost that are
 * loaded later, and refuses sizes above the limits.
 * The later downloads of the offline cache do not count, so no service worker may start.
 *
 * @param {string[]} args `--files` lists every file
 */
export async function size(args) {
  /** @type {string[]} */
  const over = [];
  /** @type {Map<string, number>} */
  let first = new Map();
  await visitPage(async (browser, url) => {
    for (const locale of LOCALES) {
      const files = await fetched(browser, url, locale);
      const total = report(locale, files, args.includes('--files'));
      if (total > LIMIT) over.push(`first visit, ${locale}: ${kilobytes(total)} of ${kilobytes(LIMIT)}`);
      first = files;
    }
    const sizes = later(first);
    for (const [name, limit] of /** @type {const} */ ([
      ['program', PROGRAM_LIMIT],
      ['program-c', PROGRAM_C_LIMIT],
    ])) {
      const bytes = sizes.get(name) ?? Infinity;
      if (bytes > limit) over.push(`module ${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}`);
    }
  });
  if (over.length > 0) {
    throw new Trouble(`Too large: ${over.join('; ')}.`);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} locale
 * @returns {Promise<Map<string, number>>} the compressed bytes of each file, by its path
 */
async function fetched(browser, url, locale) {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  // Loads that wait for idle time are no part of the first view, however long it takes here.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  /** @type {Promise<[path: string, bytes: number]>[]} */
  const bodies = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== new URL(url).origin) return; // data: and blob: cost nothing
    bodies.push(
      response.body().then((body) => [pathname, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length]),
    );
  });
  await page.goto(url);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = new Map(await Promise.all(bodies));
  await context.close();
  return files;
}

/**
 * @param {string} locale
 * @param {Map<string, number>} files
 * @param {boolean} each whether to list the files
 * @returns {number} the sum, in bytes
 */
function report(locale, files, each) {
  const kinds = new Map(KINDS.map(([kind]) => [kind, 0]));
  let total = 0;
  for (const [path, bytes] of files) {
    kinds.set(kindOf(path), (kinds.get(kindOf(path)) ?? 0) + bytes);
    total += bytes;
  }
  console.log(`first visit, ${locale}, gzip`);
  if (each) for (const [path, bytes] of files) line(path, bytes);
  for (const [kind, bytes] of kinds) if (bytes > 0) line(kind, bytes);
  line('in all', total);
  return total;
}

/**
 * Lists the modules of the core that are loaded with the parts of the page that need them.
 * @param {Map<string, number>} first the files of the first visit
 * @returns {Map<string, number>} the compressed bytes of each, by its name
 */
function later(first) {
  const sizes = new Map();
  console.log('loaded later, gzip');
  for (const name of readdirSync(join(ROOT, 'dist', 'assets'))) {
    if (!name.endsWith('.wasm') || first.has(`/assets/${name}`)) continue;
    const file = readFileSync(join(ROOT, 'dist', 'assets', name));
    const bytes = gzipSync(file, { level: constants.Z_BEST_COMPRESSION }).length;
    sizes.set(name.slice(0, name.indexOf('_')), bytes);
    line(name, bytes);
  }
  return sizes;
}

/** @param {string} path */
const kindOf = (path) => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? '';

/**
 * @param {string} name
 * @param {number} bytes
 */
const line = (name, bytes) => console.log(`  ${name.padEnd(36)}${kilobytes(bytes).padStart(10)}`);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
