import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOffline } from '../../tools/offline.mjs';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { named, untilMoreIsCounted } from './names.mjs';
import { overlap } from './overlap.mjs';
import { programParts } from './program.mjs';
import { toastsStay } from './settled.mjs';
import { expect, expectAccessible, test as base } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

/**
 * @typedef {object} Host serves a copy of the built page, which a test may take away or replace
 * @property {string} url
 * @property {string} folder
 * @property {() => Promise<void>} stop
 */

/** @type {import('@playwright/test').Fixtures<{ host: Host }, {}, import('@playwright/test').PlaywrightTestOptions>} */
const fixtures = {
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    cpSync(join(ROOT, 'dist'), folder, { recursive: true });
    const { url, close } = await serve(folder, { base: '/lectures/board/' });
    let open = true;
    const stop = async () => {
      if (open) await close();
      open = false;
    };
    await use({ url, folder, stop });
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host }, use) => use(host.url),
};
const test = base.extend(fixtures);

test.use({ serviceWorkers: 'allow' });

/** @param {import('@playwright/test').Page} page */
const version = (page) => page.locator('meta[name=version]').getAttribute('content');

/** All files are stored one after the other, also by a busy machine. */
const STORED = { timeout: 60_000 };

/**
 * Waits until the page is kept.
 * @param {import('@playwright/test').Page} page
 */
const kept = (page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), STORED).toBe('activated');

/**
 * The file names of a folder's assets that begin with a word.
 * @param {string} folder
 * @param {string} word
 */
const assets = (folder, word) =>
  readdirSync(join(folder, 'assets')).filter((name) => name.startsWith(`${word}-`) && name.endsWith('.js'));

/**
 * Puts another release in the place of the one that is served: the part of *Share* has another name in it, so that
 * only the old release's store has it by its old one.
 *
 * @param {string} folder
 * @returns {string} its version
 */
function publishNext(folder) {
  const [old] = assets(folder, 'dialog');
  const next = old.replace('dialog-', 'dialog-next-');
  renameSync(join(folder, 'assets', old), join(folder, 'assets', next));
  for (const name of readdirSync(join(folder, 'assets')).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, 'assets', name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, next));
  }
  return makeOffline(folder);
}

test('after one visit the whole page works without network', async ({ page, context, host }) => {
  const { alert, board, button, caption, field, square, tab, timeline } = named(page);
  await toastsStay(page);
  await page.goto('./');
  await expect(board).toBeVisible();
  await kept(page);
  const network = page.getByRole('dialog', { name: 'Help', exact: true }).getByText(/network/);
  const offline = page.locator(':root[data-offline]');
  await button('Help').click();
  await expect(network.last()).toHaveText(
    'The whole page is kept on this device and works without network: every mode, in both languages.',
  );
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await host.stop();
  await expect(page.getByText('No network: everything goes on.', { exact: true })).toBeVisible();
  await expect(offline).toHaveCount(1);
  await expect(network.last()).toHaveText(
    'There is no network now, and nothing is missing: the whole page is kept on this device.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('./?from=home#1/queens/8?solver=marks&step=980');
  await expect(timeline).toHaveValue('980');
  await button('Next solution').click();
  await expect(caption).toHaveText(/^Solution 1: /);
  await tab('Solutions').click();
  await expect(page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link').first()).toBeVisible();

  await page.goto('./index.html#1/knight/8x8');
  await square('c3, empty').click();
  await expect(square('c3, move 1')).toBeVisible();

  await page.goto('./#1/lesson/warnsdorff?stop=2');
  await expect(page.getByRole('status', { name: 'Lesson', exact: true })).toHaveText(/^Of the 5 squares/);

  await page.goto('./#1/count/10');
  await button('Count').click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText(/724/);

  await page.goto('./#1/queens/6?solver=scan');
  await field('Solver').selectOption('program');
  await expect(programParts(page).editor).toContainText('def place(row):');
  await button('Run').click();
  await expect(programParts(page).verdict).toHaveText(/^1 board, and it is right/);
  await button('Judge').click();
  await expect(page.getByRole('status', { name: 'Judge', exact: true })).toHaveText('Right for every N from 1 to 8.');
  await field('Programming language').selectOption('c');
  await field('Examples').selectOption('recursion');
  await expect(programParts(page).editor).toContainText('void place(int row)');
  await button('Run').click();
  await expect(programParts(page).verdict).toHaveText(/^92 boards, all right/);

  await page.goto('./#1/queens/8/15863724');
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await button('Share').click();
  await expect(page.getByRole('img', { name: 'QR code of the link', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await field('Language').selectOption('zh');
  await expect(page).toHaveTitle('8 皇后 · 摆法');
  await page.reload();
  await expect(page.getByRole('tab', { name: '马周游', exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a new release is offered, and the old one runs on until it is asked for', async ({ page, context, host }) => {
  const { button, timeline } = named(page);
  const offer = page.getByText('A new version is ready.', { exact: true });
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await page.goto('./#1/queens/8?solver=marks&step=980');
  await kept(page);
  const first = await version(page);
  await expect(offer).toBeHidden();

  const next = publishNext(host.folder);
  expect(next).not.toBe(first);
  const other = await context.newPage();
  await other.goto('./#1/knight/8x8/c3');
  await expect(other.getByText('A new version is ready.', { exact: true })).toBeVisible(STORED);
  await expect(offer).toBeVisible(STORED);
  await expectAccessible(page);
  for (const each of [page, other]) expect(await version(each)).toBe(first);
  await button('Step forward').click();
  await expect(timeline).toHaveValue('981');

  await button('Reload').click();
  await expect.poll(() => version(page)).toBe(next);
  await expect(timeline).toHaveValue('981');
  expect(new URL(page.url()).hash).toBe('#1/queens/8?solver=marks&step=981');
  await expect(offer).toBeHidden();
  await button('Share').click();
  await expect(dialog).toBeVisible();

  // The other page still runs, and finds the files of the release that the host no longer has.
  expect(await version(other)).toBe(first);
  await other.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(other.getByRole('dialog', { name: 'Share', exact: true })).toBeVisible();
  const stores = () => page.evaluate(() => caches.keys());
  expect(await stores()).toHaveLength(2);

  await other.close();
  // A page that takes two seconds to answer keeps every release until the next visit.
  await expect(async () => {
    await page.reload();
    await expect.poll(stores, { timeout: 10_000 }).toEqual([`${host.url} ${next}`]);
  }).toPass();
  await expect(offer).toBeHidden();
});

test('a release is put off with the keyboard alone, and the next one is taken', async ({ page, host, keys }) => {
  const { button, timeline } = named(page);
  const offer = page.getByText('A new version is ready.', { exact: true });
  const update = () => page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await page.goto('./#1/queens/8?solver=marks&step=980');
  await kept(page);
  const first = await version(page);

  publishNext(host.folder);
  await update();
  await expect(offer).toBeVisible(STORED);
  await keys.use(button('Close'));
  await expect(offer).toHaveCount(0);
  await expect(button('Play')).toBeFocused();
  expect(await version(page)).toBe(first);
  await keys.use(button('Step forward'));
  await expect(timeline).toHaveValue('981');

  const next = publishNext(host.folder);
  await update();
  await expect(offer).toBeVisible(STORED);
  await keys.to(button('Reload'));
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBe(next);
  await expect(timeline).toHaveValue('981');
  await expect(offer).toHaveCount(0);
  await keys.use(button('Share'));
  await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toBeVisible();
});

test('in one column a release is offered over nothing that is read or pressed, also beside an alert', async ({
  page,
  host,
}) => {
  const { alert, board, button, caption, speed, tab, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await kept(page);
  publishNext(host.folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.locator('.offer');
  await expect(offer).toHaveText(/A new version is ready\./, STORED);
  await page.evaluate(() => {
    location.hash = '#1/queens/99';
  });
  await expect(alert).not.toBeEmpty();
  const free = [board, caption, timeline, page.locator('.alert:not(.offer)')];
  const pressed = ['Play', 'Copy link', 'Share', 'Settings', 'Help'].map(button);
  const tabs = ['Queens', 'Knight', 'Count'].map(tab);
  for (const [width, height] of sizesOf('360x740 412x915 740x360 768x1024 1024x1366')) {
    await page.setViewportSize({ width, height });
    // A phone that lies has room for one of the two.
    await expect(offer).toBeVisible({ visible: height > width });
    if (height < width) continue;
    for (const each of [...free, ...pressed, ...tabs, speed, tab('Explain')]) {
      const lies = async () => overlap(await offer.boundingBox(), await each.boundingBox());
      await expect.poll(lies, `${each} at ${width} × ${height}`).toBe(false);
    }
    await expect(offer).toBeInViewport({ ratio: 1 });
    await button('Reload').click({ trial: true });
  }
});

test('a release that is offered waits while a run goes on, and finds it where it was', async ({ page, host }) => {
  const { button, caption, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=scan&step=100');
  await kept(page);
  const next = publishNext(host.folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await button('Play').click();
  await expect(page.getByText('A new version is ready.', { exact: true })).toBeVisible(STORED);
  const before = Number(await timeline.inputValue());
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(before);
  await expect(button('Pause')).toBeVisible();
  await button('Reload').click();
  await expect.poll(() => version(page)).toBe(next);
  await expect(button('Play')).toBeVisible();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(before);
  await expect(caption).not.toHaveText('');
});

/** Holds a transaction on the counts for two seconds. @param {import('@playwright/test').Page} page */
const keepStorageBusy = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open(`queens-and-knights ${location.pathname} counts`, 1);
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('counts', 'readwrite').objectStore('counts');
          const end = performance.now() + 2000;
          const hold = () => performance.now() < end && rows.get('').addEventListener('success', hold);
          hold();
          resolve(null);
        });
      }),
  );

test('a release that is taken in the middle of a count goes on with it, and counts nothing twice', async ({
  page,
  host,
}) => {
  const { button } = named(page);
  const other = await page.context().newPage();
  await other.goto('./');
  await page.goto('./#1/count/19');
  await kept(page);
  const next = publishNext(host.folder);
  await page.getByRole('combobox', { name: 'Workers', exact: true }).selectOption('1');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByText('A new version is ready.', { exact: true });
  await expect(offer).toBeVisible(STORED);
  await button('Count').click();
  await untilMoreIsCounted(page);
  // The storage is slow: writes begun while the page is left may be dropped.
  await keepStorageBusy(other);
  await button('Reload').click();
  await expect.poll(() => version(page)).toBe(next);
  await button('Resume count').click();
  await expect(page.getByRole('status', { name: 'Count result', exact: true })).toHaveText(
    'N = 19: 4,968,057,848 solutions',
    { timeout: 100_000 },
  );
  const measured = page.getByRole('table', { name: 'Known and measured', exact: true });
  await expect(measured.getByRole('cell', { name: /^\d+\.\d{3}\s*s$/ })).toHaveCount(1);
});

test('a copy at another path of the host is another page', async ({ page, host }) => {
  await page.goto('./');
  await kept(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([`${host.url} ${await version(page)}`]);
  const inside = await page.evaluate(async () =>
    (await caches.open((await caches.keys())[0])).keys().then((all) => all.map(({ url }) => url)),
  );
  expect(inside.filter((url) => !url.startsWith(host.url))).toEqual([]);
  for (const name of readdirSync(join(host.folder, 'assets'))) expect(inside).toContain(`${host.url}assets/${name}`);
});

test('a frame in another page keeps nothing', async ({ page }) => {
  await page.goto('./#1/queens/8?solver=marks&step=980&embed');
  await expect(named(page).timeline).toHaveValue('980');
  // Longer than the whole page has before it is kept.
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
