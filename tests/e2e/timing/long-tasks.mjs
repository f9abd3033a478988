/**
 * The tasks of over 50 ms on the main thread while something goes on, in milliseconds.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 */
export async function longTasks(page, act) {
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
