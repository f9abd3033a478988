import { named } from '../names.mjs';
import { expect, test } from '../test.mjs';

/**
 * The tasks of over 50 ms on the main thread while something goes on, in milliseconds.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 */
async function longTasks(page, act) {
  await page.evaluate(() => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await act();
  return page.evaluate(() => /** @type {any} */ (globalThis).durations);
}

test('no task is over 50 ms while N = 12 plays at the highest speed', async ({ page }) => {
  const { board, speed, field, button, timeline } = named(page);
  await page.goto('./');
  await field('Board size').fill('12');
  await field('Board size').press('Enter');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const durations = await longTasks(page, async () => {
    await speed.press('End');
    await button('Play').click();
    await page.waitForTimeout(3000);
    await button('Pause').click();
  });
  expect(Number(await timeline.inputValue())).toBeGreaterThan(1_000_000);
  expect(durations).toEqual([]);
});

test('no task is over 50 ms while the largest boards play', async ({ page }) => {
  const { tab, field, square, speed, button } = named(page);
  await page.goto('./');
  await tab('Knight').click();
  for (const side of ['Files', 'Ranks']) {
    await field(side).fill('50');
    await field(side).press('Enter');
  }
  await speed.fill('5');
  const durations = await longTasks(page, async () => {
    await square('y25, empty').click();
    await page.waitForTimeout(3000);
    await button('Pause').click();
  });
  expect(durations).toEqual([]);
});
