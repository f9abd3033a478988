import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { ROW_OF_1_0_0 } from '../kept-count.mjs';
import { hold } from './files.mjs';
import { named, untilMoreIsCounted } from './names.mjs';
import { expect, test as base } from './test.mjs';

/** A host with two copies of the page, at `one/` and `two/`. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'copies-'));
    for (const name of ['one', 'two']) cpSync(join(ROOT, 'dist'), join(folder, name), { recursive: true });
    const { url, close } = await serve(folder);
    await use(url);
    await close();
    rmSync(folder, { recursive: true });
  },
});

const root = (/** @type {import('@playwright/test').Page} */ page) => page.locator('html');

test('two copies of the page on a host share neither a setting nor a count', async ({ page, context, button }) => {
  const other = await context.newPage();
  await page.goto('./one/#1/count/20');
  await other.goto('./two/#1/count/20');
  await button('Settings').click();
  await page.getByRole('radio', { name: 'Walnut', exact: true }).check();
  await page.keyboard.press('Escape');
  await button('Count').click();
  await untilMoreIsCounted(page);
  // While it goes on, and once it waits.
  for (const act of [() => {}, () => button('Pause count').click()]) {
    await act();
    await other.reload();
    await expect(other.getByText(/^N = 20 takes .* \(estimated\)/)).toBeVisible();
    await expect(named(other).button('Count')).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(root(other)).toHaveAttribute('data-board', 'paper');
  await page.reload();
  await expect(button('Resume count')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-board', 'walnut');
});

/**
 * In the page: keeps what release 1.0.0 keeps of a paused count, a choice and the way through a lesson.
 *
 * @param {object} row of the count
 */
async function keepAsBefore(row) {
  localStorage.setItem('board', 'slate');
  localStorage.setItem('lessons', '{"marks":3}');
  const opening = indexedDB.open('queens-and-knights', 1);
  opening.addEventListener('upgradeneeded', () => {
    for (const table of ['counts', 'measured']) opening.result.createObjectStore(table, { keyPath: 'id' });
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('counts', 'readwrite');
  transaction.objectStore('counts').put(row);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

test('what release 1.0.0 has kept is there, in each copy', async ({ page, context }) => {
  await page.goto('./one/social.png');
  await page.evaluate(keepAsBefore, ROW_OF_1_0_0);
  for (const path of ['./one/', './two/']) {
    const copy = await context.newPage();
    await copy.goto(`${path}#1/count/20`);
    await expect(copy.getByText(/^3% of N = 20 is counted, in 1\.5\s+s, and kept\./)).toBeVisible();
    await expect(root(copy)).toHaveAttribute('data-board', 'slate');
    await named(copy).button('Learn').click();
    await expect(copy.getByRole('dialog').getByText(/3 of 12/)).toBeVisible();
  }
});

test('a stored text that is no choice never reaches the page', async ({ page }) => {
  await page.goto('./one/social.png');
  await page.evaluate(() => {
    for (const name of ['board', 'theme']) localStorage.setItem(`queens-and-knights /one/ ${name}`, 'of somebody else');
  });
  const { held, release } = await hold(page, '**/assets/index-*.js');
  await page.goto('./one/', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(root(page)).toHaveAttribute('data-theme', 'system');
  await expect(root(page)).toHaveAttribute('data-board', 'paper');
  await release();
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await expect(root(page)).toHaveAttribute('data-theme', 'system');
});
