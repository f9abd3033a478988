import { named } from '../names.mjs';
import { expect, test } from '../test.mjs';

/** The last step of `marks` on 12 × 12, of 10,974,256. */
const LAST = 10_974_256;
const LINK = `./#1/queens/12?solver=marks&step=${LAST}`;

/** Slow code is slow at each try, a busy machine only at some of them. */
const TRIES = 4;

test('a cold link to the last of eleven million steps shows it within 500 ms, in slices under 50 ms', async ({
  browser,
  baseURL,
}) => {
  const [times, longest] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let count = 0; count < TRIES; count += 1) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks = /** @type {{ startTime: number, duration: number }[]} */ ([]);
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
      const seen = { opened: 0, shown: 0, tasks };
      Object.assign(globalThis, { seen });
      // From the moment at which the board is there, busy with going where the link says.
      const look = () => {
        const board = document.querySelector('[role=grid]');
        if (board && seen.opened === 0) seen.opened = performance.now();
        if (board?.getAttribute('aria-busy') === 'false') seen.shown ||= performance.now();
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    });
    await page.goto(LINK);
    // Looking for things by their roles takes time of the page itself, and waits until it is there.
    await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.shown > 0);
    const { board, timeline, caption } = named(page);
    await expect(board).toHaveAttribute('aria-busy', 'false');
    await expect(timeline).toHaveValue(String(LAST));
    await expect(caption).toHaveText('Every way has been tried: 14,200 solutions.');
    await page.waitForTimeout(200);
    const { seen, loaded } = await page.evaluate(() => ({
      seen: /** @type {any} */ (globalThis).seen,
      loaded: performance.getEntriesByType('navigation')[0].toJSON().loadEventEnd,
    }));
    times.push(seen.shown - loaded);
    const slices = seen.tasks.filter((/** @type {any} */ task) => task.startTime >= seen.opened);
    longest.push(Math.max(0, ...slices.map((/** @type {any} */ task) => task.duration)));
    await context.close();
  }
  console.log(`shown after ${times.map(Math.round).join(', ')} ms; tasks of over 50 ms: ${longest.join(', ')}`);
  expect(times.toSorted((one, other) => one - other)[1]).toBeLessThan(500);
  expect(Math.min(...longest)).toBe(0);
});

test('a step already passed is gone to within 150 ms', async ({ page, board, timeline }) => {
  await page.goto(LINK);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const times = [];
  for (const step of [5_487_127, 12_345, 9_999_999, 1, 7_654_321, LAST - 1]) {
    times.push(
      await timeline.evaluate((slider, value) => {
        const began = performance.now();
        /** @type {HTMLInputElement} */ (slider).value = String(value);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        return new Promise((shown) => requestAnimationFrame(() => shown(performance.now() - began)));
      }, step),
    );
    await expect(timeline).toHaveValue(String(step));
    await expect(board).toHaveAttribute('aria-busy', 'false');
  }
  console.log(`gone there in ${times.map(Math.round).join(', ')} ms`);
  expect(times.toSorted((one, other) => one - other)[3]).toBeLessThan(150);
});
