import { expect, test } from '../test.mjs';

/** Slow code is slow at each try, a busy machine only at some of them. */
const TRIES = 3;

test('a first visitor’s first step comes within a second', async ({ browser, baseURL }) => {
  const times = [];
  for (let count = 0; count < TRIES; count += 1) {
    // Nothing of an earlier visit is there.
    const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      const seen = { stepped: 0 };
      Object.assign(globalThis, { seen });
      // An impatient user presses the key for the next step from the start.
      const pressing = setInterval(() => {
        const player = document.querySelector('#player');
        player?.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
        const timeline = player?.querySelector('input[type=range]');
        if (!(timeline instanceof HTMLInputElement) || Number(timeline.value) === 0) return;
        seen.stepped = performance.now();
        clearInterval(pressing);
      }, 10);
    });
    await page.goto('./#1/queens/8?solver=marks');
    const stepped = await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.stepped);
    times.push(Number(await stepped.jsonValue()));
    await context.close();
  }
  console.log(`the first step came after ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(1000);
});

test('the first visit comes to its solution within ten seconds', async ({ page }) => {
  await page.goto('./');
  const solution = page.locator('.solved > .caption');
  await expect(solution).toHaveText('Solution 1: 8 queens, and none attacks another.', { timeout: 10_000 });
});
