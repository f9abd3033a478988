/**
 * Each detector of faults finds a planted one, so that its silence is meaningful.
 */

import { overlap } from './overlap.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { longTasks } from './timing/long-tasks.mjs';
import { listenToTasks } from './timing/thread-time.mjs';

/**
 * Keeps the main thread busy.
 * @param {import('@playwright/test').Page} page
 * @param {number} time in milliseconds
 */
const busyLoop = (page, time) =>
  page.evaluate(async (duration) => {
    performance.mark('busy loop');
    // In a new task, after which the observer of long tasks is called.
    await new Promise((done) =>
      setTimeout(() => {
        const end = performance.now() + duration;
        while (performance.now() < end);
        setTimeout(done, 100);
      }),
    );
  }, time);

test('the observer of long tasks reports a busy loop', async ({ page }) => {
  await page.goto('./');
  const durations = await longTasks(page, () => busyLoop(page, 100));
  expect(Math.max(...durations)).toBeGreaterThanOrEqual(100);
});

test('the trace of the main thread reports a busy loop under its mark', async ({ page }) => {
  await page.goto('./');
  const tasks = await listenToTasks(page);
  await busyLoop(page, 1000); // of which a busy machine gives it a part
  expect(await tasks()).toContainEqual({ mark: 'busy loop', time: expect.any(Number) });
});

test('axe reports a picture without a text, and grey on grey', async ({ page }) => {
  await page.goto('./');
  // Until the page has its texts, not all of it is visible.
  await expect(page.locator('#board [role=grid]')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.style.cssText = 'background: #888; color: #999';
    planted.append('Grey', document.createElement('img'));
    document.querySelector('main')?.append(planted);
  });
  const found = await expectAccessible(page).catch((/** @type {Error} */ { message }) => message);
  expect(found).toContain('image-alt: img');
  expect(found).toMatch(/color-contrast: .*p/);
});

test('boxes that share a point overlap, and neighbours do not', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  for (const other of [box, { x: 15, y: 15, width: 2, height: 2 }, { x: 0, y: 29, width: 11, height: 5 }]) {
    expect(overlap(box, other)).toBe(true);
    expect(overlap(other, box)).toBe(true);
  }
  for (const other of [
    { ...box, x: 30 },
    { ...box, y: 30 },
    { x: 0, y: 0, width: 10, height: 40 },
  ]) {
    expect(overlap(box, other)).toBe(false);
    expect(overlap(other, box)).toBe(false);
  }
  expect(() => overlap(box, null)).toThrow();
});

/** @typedef {import('@playwright/test').Page} Page */
for (const [fault, plant, heard] of /** @type {[string, () => unknown, (page: Page) => Promise<unknown>][]} */ ([
  ['the console says something', () => console.log('planted'), (page) => page.waitForEvent('console')],
  [
    'an error is not caught',
    () =>
      setTimeout(() => {
        throw new Error('planted');
      }),
    (page) => page.waitForEvent('pageerror'),
  ],
  ['a file is missing', () => fetch('./missing.txt'), (page) => page.waitForResponse(/missing/)],
  [
    'a request leaves the folder of the page',
    () => fetch('/elsewhere').catch(() => {}),
    (page) => page.waitForRequest(/elsewhere/),
  ],
])) {
  test(`a test fails when ${fault}`, async ({ page }) => {
    test.fail();
    await page.goto('./');
    await Promise.all([heard(page), page.evaluate(plant)]);
  });
}
