/**
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(key: string) => string} Say a message in the language of the picture
 * @typedef {(page: Page, t: Say) => Promise<unknown>} Act
 *
 * @typedef {object} State
 * @property {string} link
 * @property {(context: BrowserContext) => Promise<unknown>} [before] set-up before the page is opened
 * @property {number} [after] that many milliseconds after the page is opened, whatever is there
 * @property {Act} [reach] the actions that lead to the state
 * @property {Record<string, string>} [stored] items stored by an earlier visit
 * @property {Partial<import('@playwright/test').PlaywrightTestOptions>} [options]
 * @property {readonly string[]} [sizes] where it is not a whole page at the usual sizes
 * @property {'print'} [media]
 */

/** Frames in a foreign page: as the snippet has it, small, and wide and low. */
const FRAMES = ['480x660', '320x400', '640x300'];

/** A4 within its margins, upright and lying, in CSS pixels. */
const PAPER = /** @type {const} */ ({ media: 'print', sizes: ['680x1009', '1009x680'] });

/** A window at twice its size. */
const ZOOM = { sizes: ['640x400'], options: /** @type {State['options']} */ ({ deviceScaleFactor: 2 }) };

/** One act after another. @param {Act[]} acts @returns {Act} */
const inTurn =
  (...acts) =>
  async (page, t) => {
    for (const act of acts) await act(page, t);
  };

/** @param {string} key @returns {Act} */
const press = (key) => (page, t) => page.getByRole('button', { name: t(key), exact: true }).click();

/** Opens the panes where a window has them in a sheet. @type {Act} */
const sheet = async (page, t) => {
  const button = page.getByRole('button', { name: t('panes.sheet'), exact: true });
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

/** The sheet that is handed to the printer. @param {string} what */
const printed = (what) =>
  inTurn(
    share,
    choose('print.sheet', what),
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
    ({ pathname }) => pathname.endsWith('/'),
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

/** States that a link is enough for. */
const LINKS = {
  'first-visit': '',
  'queens-marks': WALK,
  'queens-scan': '#1/queens/8?solver=scan&step=40',
  'queens-mask': '#1/queens/8?solver=mask&step=40',
  'queens-permute': '#1/queens/8?solver=permute&step=60',
  'queens-access': '#1/queens/8?solver=access&step=718',
  'queens-solved': '#1/queens/8?solver=marks&step=982',
  'queens-start': '#1/queens/8?solver=marks',
  'queens-32': '#1/queens/32?solver=marks&step=900',
  'queens-1': '#1/queens/1?solver=marks&step=1',
  'queens-given': '#1/queens/8/1xxxxxxx?solver=mask&step=40',
  'placing-empty': '#1/queens/8/xxxxxxxx',
  'placing-some': '#1/queens/8?at=a8.d7.e5',
  'placing-conflict': '#1/queens/8?at=a8.d8.e5',
  'placing-solution': SOLVED,
  solutions: '#1/solutions/8?only=fundamental',
  'solutions-by-number': '#1/solutions/12',
  race: '#1/race/8',
  compare: '#1/compare/8?left=scan&right=mask&by=placement&step=12',
  'compare-knight': '#1/compare/6x6/c3?tour=closed&left=pruned&right=warnsdorff&by=placement&step=40',
  'knight-choose': '#1/knight/8x8',
  'knight-tour': TOUR,
  'knight-closed': '#1/knight/8x8/c3?tour=closed',
  'knight-way': '#1/knight/8x8/a1?step=20',
  'knight-search': '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20',
  'knight-search-start': '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=0',
  'knight-plain': '#1/knight/5x5/a1?solver=plain&step=60',
  'knight-end': '#1/knight/8x8/a1?to=h1',
  'knight-impossible': '#1/knight/5x5/a1?tour=closed',
  'knight-50': '#1/knight/50x50/a1',
  'knight-large': '#1/knight/200x200/a1',
  'bad-link': '#1/queens/99',
};

/** @type {Record<string, State>} */
const others = {
  'queens-finished': { link: '#1/queens/6?solver=marks', reach: press('step.last') },
  'queens-impossible': { link: '#1/queens/3?solver=marks', reach: press('step.last') },
  'queens-tree': { link: WALK, reach: pane('pane.tree') },
  'queens-numbers': { link: LINKS['queens-solved'], reach: pane('pane.numbers') },
  'queens-tip': {
    link: WALK,
    reach: (page) => page.locator('[role=row]:nth-child(5) [role=gridcell]:nth-child(4)').hover(),
  },
  'placing-help': {
    link: '#1/queens/8?at=a8.e7',
    reach: inTurn(sheet, tick('placing.counts'), tick('placing.hint')),
  },
  'solutions-one': { link: SOLVED, reach: pane('pane.solutions') },
  'race-done': { link: '#1/race/9', reach: inTurn(press('race.start'), told('race.status')) },
  'knight-holes': { link: TOUR, reach: press('edit.squares') },
  'knight-number': { link: '#1/knight/6x8/a1?tour=closed&number=1234', reach: pane('pane.how.many') },
  'knight-table': { link: TOUR, reach: pane('pane.table') },
  'knight-numbers': { link: TOUR, reach: pane('pane.numbers') },
  'knight-ride': { link: TOUR, reach: press('ride.yourself') },
  'knight-ridden': {
    link: TOUR,
    reach: inTurn(press('ride.yourself'), press('finish.here'), seen('[role=gridcell][aria-label*="64"]')),
  },
  'knight-how-many': { link: '#1/knight/6x6/a1', reach: pane('pane.how.many') },
  'count-offer': { link: '#1/count/14', reach: estimated },
  'count-27': { link: '#1/count/27', reach: estimated },
  'count-running': { link: '#1/count/18', reach: counting },
  'count-paused': { link: '#1/count/18', reach: inTurn(counting, press('count.pause')) },
  'count-kept': {
    link: '#1/count/18',
    reach: inTurn(
      counting,
      press('cancel'),
      (page) => page.reload(),
      (page, t) => page.getByRole('button', { name: t('count.discard'), exact: true }).waitFor(),
      estimated,
    ),
  },
  'count-waiting': {
    link: '#1/count/18',
    reach: inTurn(counting, press('count.pause'), enter('board.size', '8'), counted),
  },
  'count-done': { link: '#1/count/12', reach: inTurn(estimated, counted) },
  'count-measured': {
    link: '#1/count/8',
    reach: inTurn(
      estimated,
      counted,
      ...['10', '12', '13', '14', '15', '16'].flatMap((n) => [enter('board.size', n), counted]),
      (page) => page.locator('.count-measured').evaluate((part) => part.scrollIntoView({ block: 'start' })),
    ),
  },
  'open-wrong': {
    link: WALK,
    reach: inTurn(enter('open', '8/8/8/3Q4/8/8/8/7N w - - 0 1'), seen('.alert:not([hidden])')),
  },
  'link-copied': { link: WALK, reach: inTurn(press('copy.link'), seen('.toast:not(:empty)')) },
  'update-offered': { link: WALK, before: earlier, reach: seen('.offer') },
  share: { link: SOLVED, reach: share },
  'share-animation': { link: WALK, reach: shareAt('share.animation') },
  'share-animated': {
    link: '#1/queens/6?solver=marks',
    reach: shareAt('share.animation', press('film.make'), (page, t) =>
      page.getByRole('img', { name: t('share.animation'), exact: true }).waitFor(),
    ),
  },
  'share-text': { link: SOLVED, reach: shareAt('share.text', choose('text.format', 'board')) },
  'share-embed': { link: SOLVED, reach: shareAt('share.embed') },
  'share-tour': { link: TOUR, reach: share },
  'share-tour-text': { link: TOUR, reach: shareAt('share.text', choose('text.format', 'grid')) },
  'share-large': { link: LINKS['knight-large'], reach: share },
  'share-solutions': { link: LINKS.solutions, reach: share },
  'share-count': { link: '#1/count/14', reach: share },
  embed: { link: `${WALK}&embed`, sizes: FRAMES },
  'embed-tour': { link: `${TOUR}?embed`, sizes: FRAMES },
  'embed-placement': { link: `${SOLVED}?embed`, sizes: FRAMES },
  'embed-compare': { link: '#1/compare/8?left=marks&right=permute&step=63&embed', sizes: FRAMES },
  'embed-count': { link: '#1/count/14?embed', sizes: FRAMES },
  'print-page': { link: WALK, ...PAPER },
  'print-tour': { link: TOUR, ...PAPER },
  'print-count': { link: '#1/count/12', reach: counted, ...PAPER },
  'print-sheet': { link: WALK, reach: printed('board'), ...PAPER },
  'print-solutions': { link: SOLVED, reach: printed('fundamental'), ...PAPER },
  settings: { link: SOLVED, reach: press('settings') },
  help: { link: SOLVED, reach: press('help') },
  sheet: { link: WALK, reach: sheet },
  projector: {
    link: WALK,
    reach: (page, t) => page.getByRole('slider', { name: t('timeline'), exact: true }).press('f'),
  },
  loading: { link: '', before: (context) => context.route(CORE, () => {}), after: 2500 },
  'not-started': { link: '', before: (context) => context.route(CORE, (route) => route.abort()), after: 1000 },
  'no-script': { link: '', options: { javaScriptEnabled: false }, after: 200 },
  'old-browser': {
    link: '',
    before: (context) =>
      context.addInitScript(() => {
        WebAssembly.validate = () => false;
        WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('no SIMD'));
      }),
    after: 1000,
  },
  offline: {
    link: WALK,
    reach: inTurn(
      press('help'),
      (page) => page.waitForTimeout(3000), // until the page is kept
      (page) => page.context().setOffline(true),
    ),
  },
  'zoom-queens': { link: WALK, ...ZOOM },
  'zoom-knight': { link: TOUR, ...ZOOM },
  'zoom-count': { link: '#1/count/14', reach: estimated, ...ZOOM },
  'zoom-share': { link: WALK, reach: share, ...ZOOM },
  'forced-colours': { link: WALK, options: { contextOptions: { forcedColors: 'active' } } },
  ...Object.fromEntries(
    ['walnut', 'slate', 'contrast', 'print'].map((board) => [`theme-${board}`, { link: WALK, stored: { board } }]),
  ),
  'theme-print-tour': { link: TOUR, stored: { board: 'print' } },
};

/** Every mode and every state that has been designed, by name. @type {Record<string, State>} */
export const states = {
  ...Object.fromEntries(Object.entries(LINKS).map(([name, link]) => [name, { link }])),
  ...others,
};
