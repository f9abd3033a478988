import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitPage } from './browser.mjs';
import { ROOT } from './process.mjs';

/**
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(key: string) => string} Say what the page says in the language of the picture
 * @typedef {(page: Page, t: Say) => Promise<unknown>} Act
 *
 * @typedef {object} State
 * @property {string} name
 * @property {string} link
 * @property {(context: BrowserContext) => Promise<unknown>} [before] what is done before the page is opened
 * @property {number} [after] that many milliseconds after the page is opened, whatever is there
 * @property {Act} [reach] what is done to come there
 * @property {Record<string, string>} [stored] what is remembered of an earlier visit
 * @property {import('@playwright/test').BrowserContextOptions} [options]
 * @property {readonly string[]} [sizes] where it is not a whole page at the usual sizes
 * @property {'print'} [media]
 */

const SIZES = ['360x740', '768x1024', '1280x800', '1920x1080'];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const LOCALES = { en: 'en-GB', zh: 'zh-CN' };

/** Frames in a page of somebody else's: as the snippet has it, small, and wide and low. */
const FRAMES = ['480x660', '320x400', '640x300'];

/** A4 within its margins, upright and lying, in CSS pixels. */
const PAPER = ['680x1009', '1009x680'];

const FOLDER = join(ROOT, 'screenshots');

/** One act after another. @param {Act[]} acts @returns {Act} */
const inTurn =
  (...acts) =>
  async (page, t) => {
    for (const act of acts) await act(page, t);
  };

/** @param {string} key @returns {Act} */
const press = (key) => (page, t) => page.getByRole('button', { name: t(key), exact: true }).click();

/** Presses what only some windows have. @param {string} key @returns {Act} */
const pressIfSeen = (key) => async (page, t) => {
  const button = page.getByRole('button', { name: t(key), exact: true });
  if (await button.isVisible()) await button.click();
};

/** @param {string} key @returns {Act} */
const pane = (key) => (page, t) => page.getByRole('tab', { name: t(key), exact: true }).click();

/** @param {string} label @param {string} value @returns {Act} */
const choose = (label, value) => (page, t) => page.getByLabel(t(label), { exact: true }).selectOption(value);

/** @param {string} label @returns {Act} */
const tick = (label) => (page, t) => page.getByLabel(t(label), { exact: true }).check();

/** @param {string} label @param {string} text @returns {Act} */
const enter = (label, text) => async (page, t) => {
  const field = page.getByLabel(t(label), { exact: true });
  await field.fill(text);
  await field.press('Enter');
};

/** @param {string} selector @param {'visible' | 'attached'} [state] @returns {Act} */
const seen = (selector, state) => (page) => page.locator(selector).first().waitFor({ state });

/** @param {string} key of a status that says something then @returns {Act} */
const told = (key) => (page, t) =>
  page
    .getByRole('status', { name: t(key) })
    .filter({ hasText: /\S/ })
    .waitFor();

const share = inTurn(press('share'), seen('.share:not([aria-busy=true])'));

/** Opens *Share* at one of its sections. @param {string} title @param {Act[]} then */
const shareAt = (title, ...then) =>
  inTurn(share, ...then, (page, t) =>
    page
      .getByRole('region', { name: t(title), exact: true })
      .evaluate((part) => part.scrollIntoView({ block: 'start' })),
  );

/** The sheet that is handed to the printer. @param {string} sheet */
const printed = (sheet) =>
  inTurn(
    share,
    choose('print.sheet', sheet),
    (page) => page.evaluate('window.print = () => {}'),
    press('print.start'),
    seen('.printed', 'attached'),
  );

/** How long it will take is known. */
const estimated = seen('.chart-expected');

const counted = inTurn(press('count.start'), told('count.result-name'));

/** A count that takes a while, by one worker, some of it done. */
const counting = inTurn(estimated, choose('count.workers', '1'), press('count.start'), (page) =>
  page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.1),
);

/** The page as a release before this one, which is then offered. @param {BrowserContext} context */
async function earlier(context) {
  await context.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...script) => {
      await register(...script);
      return serviceWorker.ready;
    };
  });
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/(name="version" content=")/, '$1earlier-') });
    },
  );
}

/** Files that the first view needs. */
const CORE = '**/*.wasm';

/** Links of many states. */
const [WALK, SOLVED, TOUR] = ['#1/queens/8?solver=marks&step=63', '#1/queens/8/15863724', '#1/knight/8x8/c3'];

/** Every mode and every state that has been designed, by name. @type {State[]} */
const states = [
  { name: 'first-visit', link: '' },
  { name: 'queens-marks', link: WALK },
  { name: 'queens-scan', link: '#1/queens/8?solver=scan&step=40' },
  { name: 'queens-mask', link: '#1/queens/8?solver=mask&step=40' },
  { name: 'queens-permute', link: '#1/queens/8?solver=permute&step=60' },
  { name: 'queens-access', link: '#1/queens/8?solver=access&step=718' },
  { name: 'queens-solved', link: '#1/queens/8?solver=marks&step=982' },
  { name: 'queens-finished', link: '#1/queens/6?solver=marks', reach: press('step.last') },
  { name: 'queens-impossible', link: '#1/queens/3?solver=marks', reach: press('step.last') },
  { name: 'queens-start', link: '#1/queens/8?solver=marks' },
  { name: 'queens-32', link: '#1/queens/32?solver=marks&step=900' },
  { name: 'queens-1', link: '#1/queens/1?solver=marks&step=1' },
  { name: 'queens-tree', link: WALK, reach: pane('pane.tree') },
  { name: 'queens-numbers', link: '#1/queens/8?solver=marks&step=982', reach: pane('pane.numbers') },
  {
    name: 'queens-tip',
    link: WALK,
    reach: (page) => page.locator('[role=row]:nth-child(5) [role=gridcell]:nth-child(4)').hover(),
  },
  { name: 'queens-given', link: '#1/queens/8/1xxxxxxx?solver=mask&step=40' },
  { name: 'placing-empty', link: '#1/queens/8/xxxxxxxx' },
  { name: 'placing-some', link: '#1/queens/8?at=a8.d7.e5' },
  { name: 'placing-conflict', link: '#1/queens/8?at=a8.d8.e5' },
  { name: 'placing-solution', link: SOLVED },
  {
    name: 'placing-help',
    link: '#1/queens/8?at=a8.e7',
    reach: inTurn(pressIfSeen('panes.sheet'), tick('placing.counts'), tick('placing.hint')),
  },
  { name: 'solutions', link: '#1/solutions/8?only=fundamental' },
  { name: 'solutions-one', link: SOLVED, reach: pane('pane.solutions') },
  { name: 'solutions-by-number', link: '#1/solutions/12' },
  { name: 'race', link: '#1/race/8' },
  { name: 'compare', link: '#1/compare/8?left=scan&right=mask&by=placement&step=12' },
  { name: 'compare-knight', link: '#1/compare/6x6/c3?tour=closed&left=pruned&right=warnsdorff&by=placement&step=40' },
  { name: 'race-done', link: '#1/race/9', reach: inTurn(press('race.start'), told('race.status')) },
  { name: 'knight-choose', link: '#1/knight/8x8' },
  { name: 'knight-tour', link: TOUR },
  { name: 'knight-closed', link: '#1/knight/8x8/c3?tour=closed' },
  { name: 'knight-way', link: '#1/knight/8x8/a1?step=20' },
  { name: 'knight-search', link: '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20' },
  { name: 'knight-search-start', link: '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=0' },
  { name: 'knight-plain', link: '#1/knight/5x5/a1?solver=plain&step=60' },
  { name: 'knight-holes', link: TOUR, reach: press('edit.squares') },
  { name: 'knight-end', link: '#1/knight/8x8/a1?to=h1' },
  { name: 'knight-number', link: '#1/knight/6x8/a1?tour=closed&number=1234', reach: pane('pane.how.many') },
  { name: 'knight-table', link: TOUR, reach: pane('pane.table') },
  { name: 'knight-numbers', link: TOUR, reach: pane('pane.numbers') },
  { name: 'knight-impossible', link: '#1/knight/5x5/a1?tour=closed' },
  { name: 'knight-50', link: '#1/knight/50x50/a1' },
  { name: 'knight-large', link: '#1/knight/200x200/a1' },
  { name: 'knight-ride', link: TOUR, reach: press('ride.yourself') },
  {
    name: 'knight-ridden',
    link: TOUR,
    reach: inTurn(press('ride.yourself'), press('finish.here'), seen('[role=gridcell][aria-label*="64"]')),
  },
  { name: 'knight-how-many', link: '#1/knight/6x6/a1', reach: pane('pane.how.many') },
  { name: 'count-offer', link: '#1/count/14', reach: estimated },
  { name: 'count-27', link: '#1/count/27', reach: estimated },
  { name: 'count-running', link: '#1/count/18', reach: counting },
  { name: 'count-paused', link: '#1/count/18', reach: inTurn(counting, press('count.pause')) },
  {
    name: 'count-kept',
    link: '#1/count/18',
    reach: inTurn(
      counting,
      press('cancel'),
      (page) => page.reload(),
      (page, t) => page.getByRole('button', { name: t('count.discard'), exact: true }).waitFor(),
      estimated,
    ),
  },
  {
    name: 'count-waiting',
    link: '#1/count/18',
    reach: inTurn(counting, press('count.pause'), enter('board.size', '8'), counted),
  },
  { name: 'count-done', link: '#1/count/12', reach: inTurn(estimated, counted) },
  {
    name: 'count-measured',
    link: '#1/count/8',
    reach: inTurn(
      estimated,
      counted,
      ...['10', '12', '13', '14', '15', '16'].flatMap((n) => [enter('board.size', n), counted]),
      (page) => page.locator('.count-measured').evaluate((part) => part.scrollIntoView({ block: 'start' })),
    ),
  },
  { name: 'bad-link', link: '#1/queens/99' },
  {
    name: 'open-wrong',
    link: WALK,
    reach: inTurn(enter('open', '8/8/8/3Q4/8/8/8/7N w - - 0 1'), seen('.alert:not([hidden])')),
  },
  {
    name: 'link-copied',
    link: WALK,
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
    reach: inTurn(press('copy.link'), seen('.toast:not(:empty)')),
  },
  { name: 'update-offered', link: WALK, before: earlier, reach: seen('.offer') },
  { name: 'share', link: SOLVED, reach: share },
  { name: 'share-animation', link: WALK, reach: shareAt('share.animation') },
  {
    name: 'share-animated',
    link: '#1/queens/6?solver=marks',
    reach: shareAt('share.animation', press('film.make'), (page, t) =>
      page.getByRole('img', { name: t('share.animation'), exact: true }).waitFor(),
    ),
  },
  { name: 'share-text', link: SOLVED, reach: shareAt('share.text', choose('text.format', 'board')) },
  { name: 'share-embed', link: SOLVED, reach: shareAt('share.embed') },
  { name: 'share-tour', link: TOUR, reach: share },
  { name: 'share-tour-text', link: TOUR, reach: shareAt('share.text', choose('text.format', 'grid')) },
  { name: 'share-large', link: '#1/knight/200x200/a1', reach: share },
  { name: 'share-solutions', link: '#1/solutions/8?only=fundamental', reach: share },
  { name: 'share-count', link: '#1/count/14', reach: share },
  { name: 'embed', link: '#1/queens/8?solver=marks&step=63&embed', sizes: FRAMES },
  { name: 'embed-tour', link: '#1/knight/8x8/c3?embed', sizes: FRAMES },
  { name: 'embed-placement', link: '#1/queens/8/15863724?embed', sizes: FRAMES },
  { name: 'embed-compare', link: '#1/compare/8?left=marks&right=permute&step=63&embed', sizes: FRAMES },
  { name: 'embed-count', link: '#1/count/14?embed', sizes: FRAMES },
  { name: 'print-page', link: WALK, media: 'print', sizes: PAPER },
  { name: 'print-tour', link: TOUR, media: 'print', sizes: PAPER },
  { name: 'print-count', link: '#1/count/12', reach: counted, media: 'print', sizes: PAPER },
  { name: 'print-sheet', link: WALK, reach: printed('board'), media: 'print', sizes: PAPER },
  { name: 'print-solutions', link: SOLVED, reach: printed('fundamental'), media: 'print', sizes: PAPER },
  { name: 'settings', link: SOLVED, reach: press('settings') },
  { name: 'help', link: SOLVED, reach: press('help') },
  { name: 'sheet', link: WALK, reach: pressIfSeen('panes.sheet') },
  {
    name: 'projector',
    link: WALK,
    reach: (page, t) => page.getByRole('slider', { name: t('timeline'), exact: true }).press('f'),
  },
  { name: 'loading', link: '', before: (context) => context.route(CORE, () => {}), after: 2500 },
  { name: 'not-started', link: '', before: (context) => context.route(CORE, (route) => route.abort()), after: 1000 },
  { name: 'no-script', link: '', options: { javaScriptEnabled: false }, after: 200 },
  {
    name: 'old-browser',
    link: '',
    before: (context) =>
      context.addInitScript(() => {
        WebAssembly.validate = () => false;
        WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('no SIMD'));
      }),
    after: 1000,
  },
  {
    name: 'offline',
    link: WALK,
    reach: inTurn(
      press('help'),
      (page) => page.waitForTimeout(3000), // until the page is kept
      (page) => page.context().setOffline(true),
    ),
  },
  ...[
    { name: 'zoom-queens', link: WALK },
    { name: 'zoom-knight', link: TOUR },
    { name: 'zoom-count', link: '#1/count/14', reach: estimated },
    { name: 'zoom-share', link: WALK, reach: share },
  ].map((state) => ({ ...state, sizes: ['640x400'], options: { deviceScaleFactor: 2 } })),
  { name: 'forced-colours', link: WALK, options: { forcedColors: 'active' } },
  ...['walnut', 'slate', 'contrast', 'print'].map((board) => ({
    name: `theme-${board}`,
    link: WALK,
    stored: { board },
  })),
  { name: 'theme-print-tour', link: TOUR, stored: { board: 'print' } },
];

/**
 * Takes a picture of every state at every size, in light and dark, in every language, into screenshots/. Words narrow
 * it down: `npm run screenshots -- knight 360 dark zh` takes those whose names hold one of the words of each kind.
 *
 * @param {string[]} words
 */
export async function screenshots(words) {
  const every = [...new Set([...SIZES, ...states.flatMap(({ sizes: own = [] }) => own)])];
  const kinds = [every, [...SCHEMES], Object.keys(LOCALES)];
  const [sizes, schemes, locales] = kinds.map((kind) => narrowed(kind, words));
  const wanted = narrowed(
    states.map(({ name }) => name),
    words.filter((word) => !kinds.flat().some((one) => one.includes(word))),
  );
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  /** @type {string[]} */
  const taken = [];
  /** @type {Error[]} */
  const missed = [];
  await visitPage(async (browser, url) => {
    for (const locale of locales) {
      const t = await sayer(locale);
      for (const size of sizes) {
        for (const colorScheme of schemes) {
          for (const state of shown(wanted, size)) {
            const file = `${state.name}-${size}-${colorScheme}-${locale}.png`;
            const [width, height] = size.split('x').map(Number);
            const context = await browser.newContext({
              viewport: { width, height },
              colorScheme: /** @type {'light' | 'dark'} */ (colorScheme),
              reducedMotion: 'reduce',
              locale: LOCALES[/** @type {keyof typeof LOCALES} */ (locale)],
              ...state.options,
            });
            try {
              await take(context, state, url, t, join(FOLDER, file));
              taken.push(file);
            } catch (error) {
              missed.push(new Error(`${file} could not be taken`, { cause: error }));
            }
            await context.close();
          }
        }
        console.log(`${locale} ${size}: ${taken.length} pictures so far`);
      }
    }
  });
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(taken));
  console.log(`${taken.length} pictures are in screenshots/, all of them on screenshots/index.html`);
  if (missed.length > 0) throw new AggregateError(missed, missed.map(({ message }) => message).join('; '));
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {State} state
 * @param {string} url
 * @param {Say} t
 * @param {string} path
 */
async function take(context, { link, before, after, reach, stored = {}, media }, url, t, path) {
  await before?.(context);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(`queens-and-knights ${location.pathname} ${key}`, value);
    }
  }, stored);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(url + link, { waitUntil: after === undefined ? 'load' : 'commit' });
  if (after === undefined) {
    await page.locator('[role=grid][aria-busy=false], [role=img][aria-busy=false], #count h2').first().waitFor();
    await reach?.(page, t);
    if (media) await page.emulateMedia({ media });
    await page.evaluate(() => document.fonts.ready);
    // Drawings come with the frame after next.
    await page.waitForTimeout(200);
  } else await page.waitForTimeout(after);
  await page.screenshot({ path });
}

/**
 * The states taken at a size.
 * @param {string[]} names
 * @param {string} size
 */
const shown = (names, size) =>
  states.filter(({ name, sizes: own = SIZES }) => names.includes(name) && own.includes(size));

/**
 * Those of a kind that hold one of the words, or all if no word is of this kind.
 * @param {string[]} kind
 * @param {string[]} words
 */
function narrowed(kind, words) {
  const own = words.filter((word) => kind.some((one) => one.includes(word)));
  return own.length === 0 ? kind : kind.filter((one) => own.some((word) => one.includes(word)));
}

/**
 * @param {string} locale
 * @returns {Promise<Say>}
 */
async function sayer(locale) {
  const { [locale]: catalogue } = /** @type {Record<string, Record<string, unknown>>} */ (
    await import('../www/i18n/catalogues.js')
  );
  return (key) => {
    const message = catalogue[key];
    if (typeof message !== 'string') throw new Error(`no words for ${key} in ${locale}`);
    return message;
  };
}

/**
 * All pictures on one page.
 * @param {string[]} files
 */
function contactSheet(files) {
  const pictures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}img{height:480px}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${pictures.join('\n')}\n`;
}
