import { writeFile } from 'node:fs/promises';
import { copied, saved } from './files.mjs';
import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Every control is gone to, stop by stop.

/** @param {import('@playwright/test').Page} page */
async function sharing(page) {
  const keys = await keyboard(page);
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  const section = (/** @type {string} */ name) => dialog.getByRole('region', { name, exact: true });
  const button = (/** @type {string} */ name) => dialog.getByRole('button', { name, exact: true });
  return {
    keys,
    section,
    button,
    /** @param {string} link */
    async open(link) {
      await page.goto(`./${link}`);
      await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
      await keys.use(named(page).button('Share'));
      await expect(dialog).toBeVisible();
    },
    /** @param {string} name of a button that downloads */
    async download(name) {
      await keys.to(button(name));
      return saved(page, () => keys.press('Enter'));
    },
    /** Leaves the dialog as one leaves any. */
    async close() {
      await keys.press('Escape');
      await expect(named(page).button('Share')).toBeFocused();
    },
  };
}

test('a picture is saved as PNG and as SVG, and copied', async ({ page }) => {
  const { open, keys, section, button, download, close } = await sharing(page);
  await open('#1/queens/6?solver=marks&step=20');
  const field = (/** @type {string} */ label) => section('Picture').getByLabel(label, { exact: true });
  await keys.choose(field('Size'), '1');
  await keys.choose(field('Colours'), 'dark');
  await keys.use(field('With all marks'), 'Space');
  const png = await download('Download PNG');
  expect(png.name).toBe('queens-6-marks-20.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const svg = await download('Download SVG');
  expect(svg.bytes.toString()).toContain('<svg');
  await keys.use(button('Copy PNG'));
  await expect(section('Picture').getByRole('status')).toHaveText('Copied');
  await close();
});

test('an animation is made and saved; one that is being made can be given up', async ({ page }) => {
  const { open, keys, section, button, download, close } = await sharing(page);
  // So many large frames are not made before the keyboard is on Cancel.
  await open('#1/queens/8?solver=marks');
  await keys.choose(section('Animation').getByLabel('Size', { exact: true }), '720');
  await keys.use(button('Make GIF'));
  await keys.use(button('Cancel'));
  await expect(button('Make GIF')).toBeFocused();
  await keys.type(section('Animation').getByLabel('From step', { exact: true }), '1');
  await keys.type(section('Animation').getByLabel('To step', { exact: true }), '6');
  await keys.choose(section('Animation').getByLabel('Repeat', { exact: true }), '1');
  await keys.use(button('Make GIF'), 'Space');
  await expect(button('Download GIF')).toBeFocused({ timeout: 30_000 });
  const gif = await download('Download GIF');
  expect(gif.bytes.subarray(0, 3).toString()).toBe('GIF');
  await close();
});

test('a text is chosen, copied and saved', async ({ page }) => {
  const { open, keys, section, button, download, close } = await sharing(page);
  await open('#1/queens/8/15863724');
  await keys.choose(section('Text').getByLabel('Format', { exact: true }), 'columns');
  await keys.use(section('Text').getByRole('button', { name: 'Copy text', exact: true }));
  await expect.poll(() => copied(page)).toContain('1');
  const text = await download('Download text');
  expect(text.bytes.toString().replaceAll(/\D/g, '')).toBe('15863724');
  await keys.use(button('Close'));
  await expect(named(page).button('Share')).toBeFocused();
  await page.goto('about:blank');
  await open('#1/knight/6x6/a1');
  await keys.choose(section('Text').getByLabel('Format', { exact: true }), 'grid');
  const grid = await download('Download text');
  expect(grid.bytes.toString().trim().split('\n')).toHaveLength(6);
  await close();
});

test('a sheet is printed, and the fundamental solutions', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: [] });
    window.print = () => {
      const [sheet] = document.getElementsByTagName('article');
      /** @type {any} */ (globalThis).printed.push(sheet?.textContent ?? '');
    };
  });
  const printed = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).printed));
  const { open, keys, section, button, close } = await sharing(page);
  await open('#1/queens/6?solver=marks&step=20');
  await keys.use(button('Print…'));
  await expect.poll(async () => (await printed()).length).toBe(1);
  await keys.choose(section('Print').getByLabel('Sheet', { exact: true }), 'fundamental');
  await keys.use(button('Print…'));
  await expect.poll(async () => (await printed())[1]).toContain('The fundamental solution on 6×6');
  await close();
});

test('a text is typed, pasted and taken from a file; what is wrong with it is told, and closed', async ({
  page,
}, info) => {
  const keys = await keyboard(page);
  const { alert, button, field, square } = named(page);
  // Asked for together with the key that brings it, the dialog may come before anybody hears of it.
  /** @type {Promise<import('@playwright/test').FileChooser>} */
  const chosen = new Promise((resolve) => page.once('filechooser', resolve));
  await page.goto('./#1/queens/4/2413');
  const texts = {
    typed: ['1 5 8 6 3 7 2 4', 'row 1, column 1, queen'],
    pasted: ['8/8/8/8/8/8/8/Q7', 'row 8, column 1, queen'],
  };
  await keys.type(field('Open'), texts.typed[0]);
  await expect(square(texts.typed[1])).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), texts.pasted[0]);
  await keys.to(field('Open'));
  await keys.press('Control+V');
  await expect(square(texts.pasted[1])).toBeVisible();
  await expect(field('Open')).toHaveValue('');

  const path = info.outputPath('board.txt');
  await writeFile(path, '#1/queens/6/246135');
  await keys.to(button('From a file'));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles(path);
  await expect(square('row 1, column 2, queen')).toBeVisible();

  await keys.type(field('Open'), '9/9');
  await expect(alert).not.toBeEmpty();
  await expect(field('Open')).toBeFocused();
  await keys.use(button('Close'), 'Space');
  await expect(alert).toHaveCount(0);
  await expect(field('Open')).toBeFocused();
});
