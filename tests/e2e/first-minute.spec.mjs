import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser.mjs';
import { hash, named } from './names.mjs';
import { beyond, overlaps } from './overlap.mjs';
import { laidOut } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

/**
 * @import { Page } from '@playwright/test'
 */

const DOORS = {
  'en-GB': ['Place them yourself', 'Watch a search', 'Run my program', 'Start a knight'],
  'zh-CN': ['自己来摆', '看一次搜索', '运行我的程序', '让马出发'],
};

/** @param {Page} page */
const introduction = (page) => page.locator('#introduction .introduction');

/**
 * Parts of the introduction that are cut or covered, once scrolled to. Runs in the page.
 * @param {Element[]} parts
 */
const hidden = (parts) =>
  parts.flatMap((part) => {
    part.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ];
    const isSeen = corners.every(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (part.contains(met) || met.contains(part));
    });
    const isWhole = part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1;
    return isSeen && isWhole ? [] : [part.textContent];
  });

for (const pixels of [16, 32]) {
  for (const locale of /** @type {const} */ (['en-GB', 'zh-CN'])) {
    test(`the introduction is whole where the browser writes in ${pixels} pixels, in ${locale}`, async ({
      baseURL,
      playwright,
    }) => {
      const browser = await playwright.chromium.launch({
        executablePath: findChromium(),
        args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${pixels}`],
      });
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        const use = { baseURL, locale, colorScheme, reducedMotion: /** @type {const} */ ('reduce') };
        const page = await browser.newPage({ ...use, serviceWorkers: 'block' });
        await page.goto('./');
        for (const [width, height] of sizesOf('320x568 360x640 360x740 768x1024 1280x800 1920x1080')) {
          const place = `${width}x${height} ${colorScheme}`;
          await page.setViewportSize({ width, height });
          await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
          await laidOut(page);
          const parts = introduction(page).locator('p, button');
          await expect(parts, place).toHaveCount(7);
          expect(await parts.evaluateAll(overlaps), place).toEqual([]);
          expect(await parts.evaluateAll(beyond, width), place).toEqual([]);
          expect(await parts.evaluateAll(hidden), place).toEqual([]);
          await page.evaluate(() => scrollTo(0, 0));
          for (const name of DOORS[locale]) {
            const door = introduction(page).getByRole('button', { name, exact: true });
            // Letters twice as large have no room in the window; the page is scrolled.
            if (pixels === 16) await expect(door, place).toBeInViewport({ ratio: 1 });
            await door.click({ trial: true });
          }
          const board = await named(page).board.or(page.getByRole('grid').first()).first().boundingBox();
          expect(Math.min(board?.width ?? 0, board?.height ?? 0), place).toBeGreaterThanOrEqual(200);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
        }
        await page.close();
      }
      await browser.close();
    });
  }
}

for (const size of ['1280x800', '360x740']) {
  test(`at ${size} each door of the first visit leads in, and it does not come again`, async ({ page }) => {
    const [[width, height]] = sizesOf(size);
    await page.setViewportSize({ width, height });
    const { board, button, caption, field, tab, timeline } = named(page);
    /** @type {[door: string, arrived: () => Promise<void>][]} */
    const doors = [
      [
        'Place them yourself',
        async () => {
          await expect(caption).toHaveText('0 of 8 queens; 8 to go.');
          await page.getByRole('gridcell', { name: 'row 1, column 1, empty', exact: true }).click();
          await expect(caption).toHaveText('1 of 8 queens; 7 to go.');
        },
      ],
      [
        'Watch a search',
        async () => {
          await expect(button('Pause')).toBeVisible();
          await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(0);
          expect(Number(await timeline.inputValue())).toBeLessThan(900);
        },
      ],
      ['Run my program', () => expect(field('Your program')).toBeVisible()],
      [
        'Start a knight',
        async () => {
          await expect(tab('Knight')).toHaveAttribute('aria-selected', 'true');
          await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
          await page.getByRole('gridcell', { name: 'c3, empty', exact: true }).click();
          await expect.poll(() => hash(page)).toBe('#1/knight/8x8/c3');
        },
      ],
    ];
    for (const [door, arrived] of doors) {
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      await page.goto('about:blank');
      await page.goto('./');
      await expect(introduction(page)).toBeVisible();
      await button(door).click();
      await arrived();
      await expect(introduction(page)).toHaveCount(0);
      await page.goto('about:blank');
      await page.goto('./');
      await expect(board).toHaveAttribute('aria-busy', 'false');
      await laidOut(page);
      await expect(introduction(page)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('while the introduction stands, a square that is chosen has a queen, on an empty board', async ({ page }) => {
  await page.goto('./');
  await expect(introduction(page)).toBeVisible();
  await expectAccessible(page);
  const { caption, standing } = named(page);
  await page.getByRole('gridcell', { name: /^row 3, column 8, / }).click();
  await expect(caption).toHaveText('1 of 8 queens; 7 to go.');
  await expect.poll(standing).toEqual(['row 3, column 8, queen']);
  for (const square of ['1, column 1', '2, column 5', '4, column 6', '5, column 3', '6, column 7', '7, column 2'])
    await page.getByRole('gridcell', { name: new RegExp(`^row ${square}, `) }).click();
  await expect(caption).toHaveText('7 of 8 queens; 1 to go. None attacks another.');
  await page.getByRole('gridcell', { name: /^row 8, column 4, / }).click();
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
});

test('Place your own begins with an empty board where the run was the page’s own', async ({ page }) => {
  await page.goto('./');
  const { button, caption, standing } = named(page);
  await button('Place your own').click();
  await expect(caption).toHaveText('0 of 8 queens; 8 to go.');
  await page.goto('./#1/queens/8?solver=marks&step=4');
  await expect.poll(standing).toHaveLength(2);
  await button('Place your own').click();
  await expect(caption).toHaveText('2 of 8 queens; 6 to go. None attacks another.');
});

test('Help has the introduction with its doors', async ({ page, button, caption }) => {
  await page.goto('./#1/queens/6');
  await button('Help').click();
  const help = page.getByRole('dialog', { name: 'Help', exact: true });
  await expect(help.getByText('A queen attacks along its row, column and diagonals.')).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Place them yourself', exact: true }).click();
  await expect(help).toBeHidden();
  await expect(caption).toHaveText('0 of 8 queens; 8 to go.');
});

for (const size of ['1280x800', '360x740']) {
  test(`at ${size} a square chosen while a search plays pauses it, and one sentence stays true`, async ({ page }) => {
    const [[width, height]] = sizesOf(size);
    await page.setViewportSize({ width, height });
    await page.goto('./#1/queens/8?solver=marks&step=300');
    const { button, timeline } = named(page);
    await button('Play').click();
    await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(301);
    const cell = page.getByRole('gridcell', { name: /^row 8, column 5, / });
    await cell.click();
    await expect(button('Play')).toBeVisible();
    const step = await timeline.inputValue();
    const told = page.getByText(/^Row 8, column 5, .* To place queens, press Place your own\.$/);
    await expect(told).toBeVisible();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    // The announcement is the name of the square at this step.
    await expect
      .poll(() => cell.getAttribute('aria-label'))
      .toBe((await told.textContent())?.replace('Row', 'row').replace('. To place queens, press Place your own.', ''));
    expect(await timeline.inputValue()).toBe(step);
    await button('Step forward').click();
    await expect(told).toHaveCount(0);
  });
}
