import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser.mjs';
import { follow, named } from './names.mjs';
import { beyond, overlaps } from './overlap.mjs';
import { laidOut, openLaidOut } from './settled.mjs';
import { expect, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

/** @import { Page } from '@playwright/test' */

const places = [
  '#1/queens/8?solver=marks&step=63',
  '#1/queens/8?solver=mask&step=40',
  '#1/queens/8/15863724',
  '#1/knight/8x8/c3',
];

/**
 * Asserts that the page can be used without scrolling sideways: the board is never small, nothing reaches beyond the window,
 * and no words lie over others.
 *
 * @param {Page} page
 * @param {string} place
 */
async function expectUsable(page, place) {
  const { board, button, caption } = named(page);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
  expect(await page.locator(':is(h1, button, input, select, textarea)').evaluateAll(beyond, width), place).toEqual([]);
  for (const group of [
    '.head :is(h1, [role=tab], textarea, button, select)',
    '#setup :is(label, select, input, button)',
    '.transports :is(button, span)',
  ]) {
    expect(await page.locator(group).evaluateAll(overlaps), place).toEqual([]);
  }
  expect(await page.locator('#board, .caption, #speed :is(.speed, .readout)').evaluateAll(overlaps), place).toEqual([]);
  if (place.includes('count')) return;
  const box = await board.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), place).toBeGreaterThanOrEqual(200);
  for (const part of [board, caption, button('Play')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part, place).toBeInViewport();
    if (part !== board) await part.click({ trial: true });
  }
}

for (const size of ['320x256', '360x320', '640x400']) {
  test(`at ${size} the board is no smaller than 200 pixels, and the page is scrolled downwards alone`, async ({
    page,
  }) => {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.goto('./');
    for (const place of [...places, '#1/count/14']) {
      await follow(page, place);
      await laidOut(page);
      await expectUsable(page, place);
    }
  });
}

test('half the size of a desktop, the speed stands beside the number of the step', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=12345');
  await expect(page.getByText('/ 17,868')).toBeVisible();
  expect(await page.locator('#speed :is(.chip, .speed-value, .readout)').evaluateAll(overlaps)).toEqual([]);
});

for (const pixels of [24, 32]) {
  test(`where the browser writes in ${pixels} pixels, no words lie over others`, async ({ baseURL, playwright }) => {
    const browser = await playwright.chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${pixels}`],
    });
    const page = await browser.newPage({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
    for (const [width, height] of sizesOf('360x740 1280x800')) {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
      for (const place of [...places, '#1/count/14']) {
        await follow(page, place);
        await laidOut(page);
        await expectUsable(page, `${place} at ${width}x${height}`);
      }
      await follow(page, '#1/lesson/marks?stop=3');
      await laidOut(page);
      // Between two frames the board can still have the size of the page before.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.locator('.lesson-row :is(button, .stop)').evaluateAll(overlaps)).toEqual([]);
    }
    await browser.close();
  });
}

test('in a low window the chip of a large board makes room for the speed', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('./#1/knight/200x300/ci44');
  await expect(page.getByRole('img', { name: 'Board', exact: true })).toHaveAttribute('aria-busy', 'false');
  await named(page).speed.press('End');
  await expect(page.getByText('2M steps/s')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test('on a phone a lesson has its buttons in one row, on the board and where it counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const link of ['#1/lesson/mask?stop=11', '#1/lesson/mask?stop=12']) {
    await page.goto(`./${link}`);
    const row = page.locator('.lesson-row');
    await expect(row).toContainText(link.slice(-2));
    await laidOut(page);
    const middles = await row.locator('button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles.length, link).toBeGreaterThanOrEqual(3);
    expect(new Set(middles).size, `${link}: ${middles}`).toBe(1);
  }
});
