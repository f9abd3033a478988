import { keptCounts } from './in-page.mjs';
import { LONG_COUNT as LONG, enter, named, partCounted, untilMoreIsCounted } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @import {Page} from '@playwright/test' */

/** OEIS A000170 for N = 1 to 15. */
const SOLUTIONS = [
  '1', '0', '0', '2', '10', '4', '40', '92', '352', '724', '2,680', '14,200', '73,712', '365,596', '2,279,184',
]; // prettier-ignore

/** A count of this many queens does not finish within a test. */
const UNENDED = 20;

test.describe.configure({ timeout: 360_000 });

/** @param {Page} page */
const result = (page) => page.getByRole('status', { name: 'Count result' });

/** @param {Page} page @param {number} n */
async function offer(page, n) {
  await page.goto(`./#1/count/${n}`);
  await expect(named(page).field('Board size')).toHaveValue(String(n));
  await expect(page.getByText(`N = ${n} takes `)).toBeVisible();
}

/** A count by one worker, some of which is done. @param {Page} page */
async function begin(page, n = LONG.n) {
  await offer(page, n);
  await page.getByRole('combobox', { name: 'Workers' }).selectOption('1');
  await named(page).button('Count').click();
  await untilMoreIsCounted(page);
}

/** A count that is kept, on a page loaded anew. @param {Page} page */
async function beginAndReload(page) {
  await begin(page);
  await expect.poll(() => page.evaluate(keptCounts)).toBe(1);
  await page.reload();
  await expect(page.getByText(`of N = ${LONG.n} is counted`)).toBeVisible();
}

/** @param {Page} page */
async function expectAnswer(page) {
  await expect(result(page)).toHaveText(LONG.answer, LONG.whole);
  await expect(page.getByText(`${LONG.solutions}, the same (OEIS A000170)`)).toBeVisible();
}

/** The workers that count, once there are as many as expected. @param {Page} page @param {number} expected */
async function countingWorkers(page, expected) {
  await expect.poll(() => page.workers().length).toBe(expected);
  return page.workers();
}

test.describe('counting', () => {
  test('is offered by a link, and begins with the button', async ({ page, button }) => {
    await offer(page, 12);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(result(page)).toBeEmpty();
    await button('Count').click();
    await expect(result(page)).toHaveText('N = 12: 14,200 solutions');
    await expect(page.getByText('1,787, computed; published is the same (OEIS A002562)')).toBeVisible();
    const table = page.getByRole('table', { name: 'Known and measured' });
    await expect(table.getByRole('row')).toHaveCount(28);
    await expect(table.getByRole('cell', { name: /^\d+\.\d{3}\s*s$/ })).toHaveCount(1);
    await expect(table.getByRole('row', { name: /^27 234,907,967,154,122,528 .* est\. \S+ \S+ est\. / })).toBeVisible();
  });

  test('agrees with A000170 for N = 1 to 15 with two workers', async ({ page, button, field }) => {
    await offer(page, 1);
    await page.getByRole('combobox', { name: 'Workers' }).selectOption('2');
    for (const [i, solutions] of SOLUTIONS.entries()) {
      const n = i + 1;
      await enter(field('Board size'), String(n));
      await expect(page).toHaveURL(new RegExp(`#1/count/${n}$`));
      await button('Count').click();
      await expect(result(page)).toHaveText(`N = ${n}: ${solutions} solution${solutions === '1' ? '' : 's'}`);
      await expect(page.getByText(`${solutions}, the same (OEIS A000170)`)).toBeVisible();
    }
  });

  test('pauses and resumes, and the tab says so', async ({ page, button }) => {
    const tab = page.getByRole('tab', { name: 'Count', exact: true });
    await begin(page);
    await expect(tab).toHaveAccessibleDescription('A count is running');
    await button('Pause count').click();
    await expect(button('Resume count')).toBeFocused();
    await expect(tab).toHaveAccessibleDescription('');
    const figures = page.getByText('Work done').locator('..');
    // Jobs in progress are finished or dropped; then nothing changes.
    await expect(async () => {
      const before = await figures.textContent();
      await page.waitForTimeout(1500); // within which the time spent on a count that goes on is shown anew
      expect(await figures.textContent()).toBe(before);
    }).toPass();
    await expect(result(page)).toBeEmpty();
    await button('Resume count').click();
    await expectAnswer(page);
  });

  test('goes on after a reload in the middle', async ({ page, button }) => {
    await beginAndReload(page);
    // The one that measures how fast this machine is ends, and none counts.
    await expect.poll(() => page.workers().length).toBe(0);
    await button('Resume count').click();
    await expectAnswer(page);
    await expect.poll(() => page.evaluate(keptCounts)).toBe(0);
  });

  test('is kept by a page that goes as soon as it has begun', async ({ page, button }) => {
    await offer(page, UNENDED);
    await button('Count').click();
    await expect.poll(() => partCounted(page)).toBeGreaterThan(0);
    await page.reload();
    await expect(button('Resume count')).toBeVisible();
  });

  test('goes on after a cancel, or forgets', async ({ page, button }) => {
    await begin(page);
    await button('Cancel').click();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(page.getByText(`of N = ${LONG.n} is counted`)).toBeVisible();
    await expect.poll(() => page.evaluate(keptCounts)).toBe(1);
    await expect(button('Resume count')).toHaveAccessibleDescription(/is counted, in .*, and kept/);
    await expect(button('Count')).toBeHidden();
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    for (const name of ['Begin again', 'Discard']) {
      await button(name).click();
      const question = page.getByRole('alertdialog', { name: new RegExp(`N = ${LONG.n}.*% of it is counted, in `) });
      await expectAccessible(page);
      if (name === 'Discard') await question.getByRole('button', { name: 'Keep it' }).click();
      else await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(button(name)).toBeFocused();
    }
    expect(await page.evaluate(keptCounts)).toBe(1);
    await button('Discard').click();
    await button('Discard the count').click();
    await expect.poll(() => page.evaluate(keptCounts)).toBe(0);
    await expect(button('Resume count')).toBeHidden();
    await button('Count').click();
    await untilMoreIsCounted(page);
    await button('Cancel').click();
    await button('Resume count').click();
    await expectAnswer(page);
  });

  test('is exact when workers end and fail in the middle', async ({ page }) => {
    await begin(page);
    const [ends, fails] = ['setTimeout(close)', 'setTimeout(() => { throw new Error("gone") })'];
    for (const kill of [ends, fails, ends, fails]) {
      const [worker] = await countingWorkers(page, 1);
      await worker.evaluate(kill);
      await expect.poll(() => page.workers().includes(worker)).toBe(false);
      // After three failures in a row, without a job between them, the page assumes that no worker can run.
      await untilMoreIsCounted(page, await partCounted(page));
    }
    await expectAnswer(page);
  });

  test('is shown in another tab, which does not count beside it, and goes on once its own is closed', async ({
    page,
    context,
  }) => {
    await begin(page);
    const other = await context.newPage();
    await other.goto(page.url());
    const notes = other.getByRole('status', { name: 'Count notes' });
    await expect(notes).toHaveText(/^Another tab is at work on N = 19/);
    await untilMoreIsCounted(other);
    await named(page).button('Pause count').click();
    await expect.poll(async () => (await partCounted(other)) === (await partCounted(page))).toBe(true);
    await expect(named(other).button('Count')).toHaveAttribute('aria-disabled', 'true');
    await named(other).button('Count').click({ force: true });
    await expect(other.getByRole('alert')).toHaveText(/^Another tab is at work on N = 19/);
    await expect(named(other).button('Resume count')).toBeHidden();
    await page.close();
    await expect(notes).toHaveText('The other tab has let go of this count: it can go on here.');
    await named(other).button('Resume count').click();
    await expectAnswer(other);
  });

  for (const [what, script, sentence] of /** @type {const} */ ([
    [
      'switched off',
      "IDBFactory.prototype.open = () => { throw new DOMException('off', 'SecurityError') }",
      'The browser keeps nothing for this page',
    ],
    [
      'full',
      "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
      'The browser’s storage is full',
    ],
    ['silent', 'IDBFactory.prototype.open = () => new EventTarget()', 'The browser keeps nothing for this page'],
  ])) {
    test(`goes on in memory when storage is ${what}`, async ({ page, button }) => {
      await page.addInitScript(script);
      await begin(page);
      await button('Pause count').click();
      await expect(page.getByText(sentence)).toBeVisible();
      await button('Resume count').click();
      await expectAnswer(page);
    });
  }

  test('leaves a record that it cannot read as it is until it is told to delete it', async ({ page, button }) => {
    await beginAndReload(page);
    // It has not been resumed, so nothing writes it.
    await page.evaluate(damage);
    await page.reload();
    const told = page.getByText('1 kept count cannot be read');
    const remove = button('Delete what cannot be read');
    await expect(told).toBeVisible();
    await expect(button('Resume count')).toBeHidden();
    await expectAccessible(page);
    await button('Count').click();
    await expectAnswer(page);
    expect(await page.evaluate(keptCounts)).toBe(1);
    await remove.click();
    await button('Keep it').click();
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await button('Delete it').click();
    await expect(told).toBeHidden();
    await expect(remove).toBeHidden();
    await expect(button('Count')).toBeFocused();
    expect(await page.evaluate(keptCounts)).toBe(0);
  });

  test('counts by bit masks where a link says so, beside the quickest method', async ({ page, button }) => {
    await page.goto('./#1/count/12?method=mask');
    const method = page.getByRole('combobox', { name: 'Method' });
    await expect(method).toHaveValue('mask');
    await expect(page.getByText('N = 12 takes ')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(0);
    await button('Count').click();
    await expect(result(page)).toHaveText('N = 12: 14,200 solutions');
    await method.selectOption('Quickest');
    await expect(page).toHaveURL(/#1\/count\/12$/);
    await expect(result(page)).toBeEmpty();
    await button('Count').click();
    await expect(result(page)).toHaveText('N = 12: 14,200 solutions');
    const row = page.getByRole('table', { name: 'Known and measured' }).getByRole('row', { name: /^12 14,200 / });
    await expect(row.getByRole('cell', { name: /^\d+\.\d{3}\s*s$/ })).toHaveCount(2);
    await page.goBack();
    await expect(method).toHaveValue('mask');
    await expect(result(page)).toHaveText('N = 12: 14,200 solutions');
  });

  test('goes on by bit masks after a reload, and keeps them apart from the quickest method', async ({ page }) => {
    await page.goto('./#1/count/17?method=mask');
    await page.getByRole('combobox', { name: 'Workers' }).selectOption('1');
    await named(page).button('Count').click();
    await untilMoreIsCounted(page);
    await expect.poll(() => page.evaluate(keptCounts)).toBe(1);
    await page.reload();
    await expect(page.getByText('of N = 17 is counted')).toBeVisible();
    await page.getByRole('combobox', { name: 'Method' }).selectOption('Quickest');
    await expect(named(page).button('Resume count')).toBeHidden();
    await page.getByRole('link', { name: 'N = 17 by bit masks' }).click();
    await expect(page).toHaveURL(/#1\/count\/17\?method=mask$/);
    await named(page).button('Resume count').click();
    await untilMoreIsCounted(page);
    await named(page).button('Cancel').click();
    await named(page).button('Discard').click();
    await named(page).button('Discard the count').click();
    await expect.poll(() => page.evaluate(keptCounts)).toBe(0);
  });

  test('refuses a size that is none', async ({ page, field }) => {
    await offer(page, 12);
    for (const [text, said] of [
      ['0', ', not 0'],
      ['28', ', not 28'],
      ['8.5', ', not 8.5'],
      ['', ''],
    ]) {
      await enter(field('Board size'), text);
      await expect(page.getByRole('alert')).toHaveText(`Board size must be a whole number from 1 to 27${said}.`);
      await expect(field('Board size')).toHaveValue('12');
    }
  });
});

/** In the page: adds a solution to every count that is kept. */
function damage() {
  return new Promise((resolve) => {
    const opening = indexedDB.open(`queens-and-knights ${location.pathname} counts`);
    opening.addEventListener('success', () => {
      const counts = opening.result.transaction('counts', 'readwrite').objectStore('counts');
      const reading = counts.getAll();
      reading.addEventListener('success', () => {
        for (const row of reading.result) counts.put({ ...row, solutions: row.solutions + 1n });
      });
      counts.transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve(undefined);
      });
    });
  });
}
