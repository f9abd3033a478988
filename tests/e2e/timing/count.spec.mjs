import { expect, test } from '../test.mjs';

test('a cancel ends all workers within 100 ms', async ({ page }) => {
  await page.goto('./#1/count/19');
  await expect(page.getByText('N = 19 takes ')).toBeVisible();
  await page.getByRole('combobox', { name: 'Workers' }).selectOption('2');
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  const times = [];
  for (const begin of ['Count', 'Resume count', 'Resume count', 'Resume count', 'Resume count']) {
    await button(begin).click();
    await expect(page.getByText('Time left')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(2);
    const ended = Promise.all(page.workers().map((worker) => worker.waitForEvent('close')));
    const cancel = await button('Cancel').elementHandle();
    const start = performance.now();
    await cancel?.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    await ended;
    times.push(performance.now() - start);
  }
  // Slow code is slow at each try, a busy machine only at some of them.
  expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(100);
});

test('the page has no task over 50 ms while N = 15 is counted', async ({ page }) => {
  await page.goto('./#1/count/15');
  await expect(page.getByText('N = 15 takes ')).toBeVisible();
  await page.evaluate(() => {
    const tasks = /** @type {number[]} */ ([]);
    Object.assign(window, { longTasks: tasks });
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
  });
  const counts = [];
  for (let i = 0; i < 4; i += 1) {
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Count result' })).toHaveText('N = 15: 2,279,184 solutions');
    await page.waitForTimeout(300);
    counts.push(await page.evaluate('longTasks.splice(0)'));
  }
  // A slow task is slow each time; one that waited for another program is not.
  expect(counts).toContainEqual([]);
});
