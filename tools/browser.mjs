import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ask, isProgram, run, which } from './process.mjs';
import { Trouble, skipped, step } from './report.mjs';
import { serve } from './serve.mjs';
import { canInstallPackages, installPackages, npm, once } from './setup.mjs';

/** Chromium has no sandbox for root, and tests need none of its background requests. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Serves dist/ and starts a browser, until the act is done.
 * @param {(browser: import('@playwright/test').Browser, url: string) => Promise<void>} act
 */
export async function visitPage(act) {
  const { chromium } = await import('@playwright/test');
  const { url, close } = await serve(join(ROOT, 'dist'));
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: CHROMIUM_FLAGS });
  try {
    await act(browser, url);
  } finally {
    await browser.close();
    await close();
  }
}

/** The folder of the Chromium from npm, where one is needed. */
const PACKED = join(ROOT, 'target', 'browser');
const PACKED_VERSION = '147.0.0';

const INSTALLED_ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without windows, in which the end-to-end tests take half the time that they take in the whole one. */
const HEADLESS = 'chromium-headless-shell';

/** The path of a Chromium that runs: $CHROME, the system's, or Playwright's own; undefined if there is none. */
export function findChromium() {
  if (process.env.CHROME) {
    if (runs(process.env.CHROME)) return process.env.CHROME;
    throw new Trouble(`CHROME names ${process.env.CHROME}, which does not run. Set it to a Chromium or unset it.`);
  }
  const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const paths = [...names.map(which), ...INSTALLED_ELSEWHERE, playwrightsOwn(), join(PACKED, 'chromium')];
  return paths.find((path) => path !== undefined && runs(path));
}

/** Finds a Chromium or installs one, and leaves its path in $CHROME for every process started from here. */
export const setUpChromium = once(async () => {
  const found = findChromium();
  if (found) skipped(`browser ${found}`);
  process.env.CHROME = found ?? (await installChromium());
});

async function installChromium() {
  /** @type {[what: string, possible: boolean, install: () => Promise<void>][]} */
  const ways = [
    ['with apt-get', canInstallPackages(), () => installPackages(HEADLESS)],
    ['with apt-get, the whole of it', canInstallPackages(), () => installPackages('chromium')],
    ['from npm (@sparticuz/chromium)', process.platform === 'linux' && process.arch === 'x64', unpackFromNpm],
    ['with Playwright', true, installPlaywrights],
  ];
  for (const [what, possible, install] of ways) {
    if (!possible) continue;
    try {
      await step(`Installing Chromium ${what}`, install);
    } catch (error) {
      console.log(`  that did not work: ${error instanceof Error ? error.message : error}`);
    }
    const found = findChromium();
    if (found) return found;
  }
  throw new Trouble(
    'The tests need a browser, and none could be found or installed. Install Chromium or Chrome ' +
      '(on Debian: apt install chromium), or set CHROME to the path of one, and run this command again.',
  );
}

async function unpackFromNpm() {
  mkdirSync(PACKED, { recursive: true });
  await npm(
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    PACKED,
    `@sparticuz/chromium@${PACKED_VERSION}`,
  );
  const entry = createRequire(join(PACKED, 'package.json')).resolve('@sparticuz/chromium');
  const { default: packed } = await import(pathToFileURL(entry).href);
  copyFileSync(await packed.executablePath(), join(PACKED, 'chromium')); // out of the temporary folder it unpacks to
  chmodSync(join(PACKED, 'chromium'), 0o755);
}

async function installPlaywrights() {
  await run(process.execPath, [join(ROOT, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], {
    quiet: true,
  });
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined; // not installed yet
  }
}

/**
 * Distributions have a `chromium-browser` that only tells how to get the real one, so being there is not enough.
 *
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path) || !isProgram(path)) return false;
  return process.platform === 'win32' || ask(path, '--version') !== undefined;
}
