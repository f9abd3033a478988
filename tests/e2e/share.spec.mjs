import { decodeQR } from 'qr/decode.js';
import { copied } from './files.mjs';
import { named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
function sharing(page) {
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  return {
    dialog,
    address: dialog.getByRole('textbox', { name: 'Address', exact: true }),
    code: dialog.getByRole('img', { name: 'QR code of the link', exact: true }),
    open: () => page.getByRole('button', { name: 'Share', exact: true }).click(),
    close: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  };
}

/**
 * The text of the QR code in a screenshot of an element.
 *
 * @param {import('@playwright/test').Locator} locator
 */
async function readOff(locator) {
  const shot = (await locator.screenshot()).toString('base64');
  const image = await locator.page().evaluate(async (base64) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
    );
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // As a text it is handed over in a hundredth of the time of a list.
    let bytes = '';
    for (let at = 0; at < data.length; at += 4096) bytes += String.fromCharCode(...data.subarray(at, at + 4096));
    return { width, height, data: btoa(bytes) };
  }, shot);
  return decodeQR({ ...image, data: Uint8Array.from(Buffer.from(image.data, 'base64')) });
}

test('Share shows the address of what is shown, to the step or without it', async ({ page }) => {
  const { button, timeline } = named(page);
  const { dialog, address, open, close } = sharing(page);
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  await open();
  await expect(address).toHaveValue(page.url());
  await dialog.getByRole('checkbox', { name: 'At step 982', exact: true }).uncheck();
  await expect(address).toHaveValue(new URL('#1/queens/8', page.url()).href);
  await close();
  await expect(dialog).toBeHidden();
  await button('Step forward').click();
  await open();
  await expect(address).toHaveValue(/&step=983$/);
});

test('the QR code is read off a light and a dark screen', async ({ page }) => {
  const { code, open } = sharing(page);
  await page.goto('./#1/knight/8x8/c3?tour=closed');
  await expect(named(page).timeline).toHaveValue('64');
  await open();
  await expect(code).toBeVisible();
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    expect(await readOff(code), colorScheme).toBe(page.url());
  }
});

test('the link to this step names the step even where a tour opens by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, timeline } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await expect(timeline).toHaveValue('63');
  await button('Copy link').click();
  await expect.poll(async () => new URL(await copied(page)).hash).toBe('#1/knight/8x8/a1');
  await button('Copy link to this step').click();
  await expect.poll(async () => new URL(await copied(page)).hash).toBe('#1/knight/8x8/a1?step=63');
});

test('Share takes up what was still being made when it was opened', async ({ page }) => {
  const { dialog, address, open } = sharing(page);
  const section = (/** @type {string} */ name) => dialog.getByRole('region', { name, exact: true });
  /** @type {import('@playwright/test').Route[]} */
  const held = [];
  // All of the core but what the page begins with.
  await page.route(/\/(?!page)[^/]*\.wasm$/, (route) => void held.push(route));
  await page.goto('./#1/knight/5x5/a1');
  await open();
  await expect(dialog).toHaveAttribute('aria-busy', 'false');
  await expect(dialog.getByRole('img', { name: 'Preview', exact: true })).toBeVisible();
  for (const title of ['Text', 'Animation']) await expect(section(title)).toBeHidden();
  await expect.poll(() => held.length).toBe(1);
  await address.focus();
  await Promise.all(held.map((route) => route.continue()));
  await expect(section('Text').getByRole('group', { name: 'Text', exact: true })).toContainText('a1');
  await expect(section('Animation').getByRole('button', { name: 'Make GIF', exact: true })).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(page.url());
});

test('axe finds nothing in Share', async ({ page }) => {
  const { code, dialog, open } = sharing(page);
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(named(page).timeline).toHaveValue('982');
  await open();
  await expect(code).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
});
