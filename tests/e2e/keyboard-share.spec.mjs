import { writeFile } from 'node:fs/promises';
import { copied } from './files.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

// Every control is gone to, stop by stop.

test('a picture is saved as PNG and as SVG, and copied', async ({ keys, share }) => {
  await share.open('#1/queens/6?solver=marks&step=20', keys.use);
  await keys.choose(share.field('Picture', 'Size'), '1');
  await keys.choose(share.field('Picture', 'Colours'), 'dark');
  await keys.use(share.field('Picture', 'With all marks'), 'Space');
  const png = await share.download('Download PNG', keys.use);
  expect(png.name).toBe('queens-6-marks-20.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const svg = await share.download('Download SVG', keys.use);
  expect(svg.bytes.toString()).toContain('<svg');
  await keys.use(share.button('Copy PNG'));
  await expect(share.section('Picture').getByRole('status')).toHaveText('Copied');
  await share.leave();
});

test('an animation is made and saved; one that is being made can be given up', async ({ keys, share }) => {
  // So many large frames are not made before the keyboard is on Cancel.
  await share.open('#1/queens/8?solver=marks', keys.use);
  await keys.choose(share.field('Animation', 'Size'), '720');
  await keys.use(share.button('Make GIF'));
  await keys.use(share.button('Cancel'));
  await expect(share.button('Make GIF')).toBeFocused();
  await keys.type(share.field('Animation', 'From step'), '1');
  await keys.type(share.field('Animation', 'To step'), '6');
  await keys.choose(share.field('Animation', 'Repeat'), '1');
  await keys.use(share.button('Make GIF'), 'Space');
  await expect(share.button('Download GIF')).toBeFocused({ timeout: 30_000 });
  const gif = await share.download('Download GIF', keys.use);
  expect(gif.bytes.subarray(0, 3).toString()).toBe('GIF');
  await share.leave();
});

test('a text is chosen, copied and saved', async ({ page, keys, share }) => {
  await share.open('#1/queens/8/15863724', keys.use);
  await keys.choose(share.field('Text', 'Format'), 'columns');
  await keys.use(share.section('Text').getByRole('button', { name: 'Copy text', exact: true }));
  await expect.poll(() => copied(page)).toContain('1');
  const text = await share.download('Download text', keys.use);
  expect(text.bytes.toString().replaceAll(/\D/g, '')).toBe('15863724');
  await keys.use(share.button('Close'));
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await share.open('#1/knight/6x6/a1', keys.use);
  await keys.choose(share.field('Text', 'Format'), 'grid');
  const grid = await share.download('Download text', keys.use);
  expect(grid.name).toBe('knight-6x6-a1.csv');
  expect(grid.bytes.toString().trim().split('\n')).toHaveLength(6);
  await share.leave();
});

test('a sheet is printed, and the fundamental solutions', async ({ page, keys, share }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: [] });
    window.print = () => {
      const [sheet] = document.getElementsByTagName('article');
      /** @type {any} */ (globalThis).printed.push(sheet?.textContent ?? '');
    };
  });
  const printed = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).printed));
  await share.open('#1/queens/6?solver=marks&step=20', keys.use);
  await keys.use(share.button('Print…'));
  await expect.poll(async () => (await printed()).length).toBe(1);
  await keys.choose(share.field('Print', 'Sheet'), 'fundamental');
  await keys.use(share.button('Print…'));
  await expect.poll(async () => (await printed())[1]).toContain('The fundamental solution on 6×6');
  await share.leave();
});

test('a text is typed, pasted and taken from a file; what is wrong with it is told, and closed', async ({
  page,
  keys,
}, info) => {
  const { alert, button, field, square } = named(page);
  // Wait for the dialog before pressing the key that opens it, or its event is missed.
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
