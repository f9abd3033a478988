import { expect, test } from '../test.mjs';

for (const { link = '', ...viewport } of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024, link: '#1/race/8' },
  { width: 360, height: 740, link: '#1/solutions/8' },
  { width: 1280, height: 800, link: '#1/knight/8x8/c3?tour=closed' },
  { width: 768, height: 1024, link: '#1/knight/8x8/c3?tour=closed' },
  { width: 360, height: 740, link: '#1/knight/8x8/c3?tour=closed&solver=warnsdorff' },
]) {
  test(`nothing moves while ./${link} loads, at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => /** @type {any} */ (entry).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`./${link}`);
    await expect(page.getByRole('grid', { name: 'Board', exact: true })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('status', { name: 'Caption', exact: true })).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).shifts));
    console.log(`layout shifts: ${shifts.join(', ') || 'none'}`);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}
