import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS } from './browser.mjs';
import { ROOT } from './process.mjs';
import { Trouble, seconds, skipped, step } from './report.mjs';
import { serve } from './serve.mjs';
import { npm, packagesAreInstalled } from './setup.mjs';

/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */
/** @typedef {{ lighthouse: any, puppeteer: any }} Tools without types: their packages are installed on demand */

/** The lowest score that each category may have, of 100. @type {Record<Category, number>} */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse has separate packages, which are larger than all others together. */
const FOLDER = join('tools', 'lighthouse');

/** Performance depends on what else the machine does, so it is measured as often as Lighthouse's authors advise. */
const RUNS = 5;

/** The time for a browser to settle after its start, in milliseconds. */
const BEGINNING = 2000;

/** The time limit for a state to appear, in milliseconds. */
const PATIENCE = 30_000;

/** No screenshot is needed. */
const FLAGS = { logLevel: 'error', disableFullPageScreenshot: true };

/** This audit mistakes links to a state of the page, which begin with `#`, for skip links. */
const MISTAKEN = ['skip-link'];

/** The phone that Lighthouse takes for a mobile one. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Ways to look at each state: between them every language and every scheme. */
const LOOKS = [
  { name: 'English, light', language: 'en-GB', scheme: 'light' },
  { name: 'Chinese, dark', language: 'zh-CN', scheme: 'dark' },
];

const SQUARE = '[role=gridcell]';

/** States other than the first view, and a selector that is there once each is shown. */
const STATES = [
  { link: '#1/queens/8?solver=marks&step=63', shown: SQUARE },
  { link: '#1/queens/8?at=a8.d8.e5', shown: SQUARE },
  { link: '#1/queens/99', shown: '[role=alert]:not(:empty)' },
  { link: '#1/solutions/8?only=fundamental', shown: '.miniatures a' },
  { link: '#1/race/8', shown: SQUARE },
  { link: '#1/knight/8x8', shown: SQUARE },
  { link: '#1/knight/8x8/c3?tour=closed', shown: SQUARE },
  { link: '#1/knight/5x5/a1?tour=closed', shown: SQUARE },
  { link: '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20', shown: SQUARE },
  { link: '#1/count/14', shown: '#count button' },
  { link: '#1/queens/8?solver=scan&embed', shown: SQUARE },
];

/**
 * Has Lighthouse audit the first view as on a phone with a slow network, and the accessibility of other states, and
 * fails below the limits.
 *
 * @param {string[]} words categories, to audit those alone
 */
export async function lighthouse(words) {
  const known = /** @type {Category[]} */ (Object.keys(LIMITS));
  const unknown = words.find((word) => !known.some((category) => category === word));
  if (unknown) throw new Trouble(`There is no category “${unknown}”. There are ${known.join(', ')}.`);
  const categories = words.length > 0 ? known.filter((category) => words.includes(category)) : known;

  const tools = await setUpLighthouse();
  const { url, close } = await serve(join(ROOT, 'dist'), { gzip: true });
  const browser = await tools.puppeteer.launch({ executablePath: process.env.CHROME, args: CHROMIUM_FLAGS });
  /** @type {boolean[]} */
  const verdicts = [];
  try {
    const audits = await step('Auditing the first view', () => auditFirstView(tools, browser, url, categories));
    for (const category of categories) verdicts.push(judge(category, audits, ''));
    for (const look of categories.includes('accessibility') ? LOOKS : []) {
      await step(`Auditing the accessibility of ${STATES.length} other states: ${look.name}`, async () => {
        for (const { link, shown } of STATES) {
          const audit = await auditState(tools, browser, `${url}${link}`, shown, look);
          verdicts.push(judge('accessibility', [audit], link));
        }
      });
    }
  } finally {
    await browser.close();
    await close();
  }
  const failed = verdicts.filter((good) => !good).length;
  if (failed > 0) throw new Trouble(`Lighthouse: ${verdicts.length - failed} passed, ${failed} failed.`);
  console.log(`Lighthouse: ${verdicts.length} passed`);
}

/**
 * Compares a category with its limit and prints the score, with the audits that cost points if it is too low. Only
 * performance varies with the load of the machine: of its scores the median counts, of all others the lowest.
 *
 * @param {Category} category
 * @param {any[]} results of Lighthouse, one a run
 * @param {string} link of the state audited
 * @returns {boolean} whether it is good enough
 */
function judge(category, results, link) {
  const score = (/** @type {any} */ result) => result.categories[category].score ?? 0;
  const sorted = results.toSorted((one, other) => score(one) - score(other));
  const counts = sorted[category === 'performance' ? Math.floor((sorted.length - 1) / 2) : 0];
  const points = Math.round(100 * score(counts));
  const isGood = points >= LIMITS[category];
  if (link === '' || !isGood) console.log(`  ${isGood ? '✓' : '✗'} ${category}: ${points} ${link}`);
  if (isGood) return true;
  for (const { id, weight } of counts.categories[category].auditRefs) {
    const { score: part, title, displayValue = '', errorMessage = '', details } = counts.audits[id];
    if (weight === 0 || (part === 1 && !errorMessage)) continue;
    const places = (details?.items ?? []).flatMap((/** @type {any} */ { node }) => node?.selector ?? []);
    console.log(`    ${title}: ${[errorMessage || displayValue, ...places.slice(0, 3)].join(' ')}`);
  }
  return false;
}

/** @returns {Promise<Tools>} */
async function setUpLighthouse() {
  if (packagesAreInstalled(FOLDER)) skipped('Lighthouse');
  else {
    await step('Installing Lighthouse', () =>
      npm('ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'),
    );
  }
  const { resolve } = createRequire(join(ROOT, FOLDER, 'package.json'));
  const load = async (/** @type {string} */ name) => import(pathToFileURL(resolve(name)).href);
  return { lighthouse: await load('lighthouse'), puppeteer: (await load('puppeteer-core')).default };
}

/**
 * @param {Tools} tools
 * @param {any} browser
 * @param {string} url
 * @param {Category[]} onlyCategories
 * @returns {Promise<any[]>} results of Lighthouse
 */
async function auditFirstView({ lighthouse: { default: audit } }, browser, url, onlyCategories) {
  const results = [];
  const timed = onlyCategories.includes('performance');
  if (timed) await setTimeout(BEGINNING);
  for (let run = 0; run < (timed ? RUNS : 1); run++) {
    const context = await browser.createBrowserContext();
    const { lhr } = await audit(url, { ...FLAGS, onlyCategories }, undefined, await context.newPage());
    await context.close();
    if (lhr.runtimeError) throw new Trouble(`Lighthouse could not audit the page: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  return results;
}

/**
 * @param {Tools} tools
 * @param {any} browser
 * @param {string} url
 * @param {string} shown
 * @param {{ language: string, scheme: string }} look
 * @returns {Promise<any>} a result of Lighthouse
 */
async function auditState({ lighthouse: { snapshot } }, browser, url, shown, { language, scheme }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const userAgent = await browser.userAgent();
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  await page.setViewport(PHONE);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(url);
  await page.waitForSelector(shown, { timeout: PATIENCE }).catch(() => {
    throw new Trouble(`The page at ${url} did not show “${shown}” within ${seconds(PATIENCE)}.`);
  });
  const flags = { ...FLAGS, onlyCategories: ['accessibility'], skipAudits: MISTAKEN };
  const { lhr } = await snapshot(page, { flags });
  await context.close();
  return lhr;
}
