import { decodeQR } from 'qr/decode.js';
import { copied, hold } from './files.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

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

test('Share shows the address of what is shown, to the step or without it', async ({
  page,
  share,
  button,
  timeline,
}) => {
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  await share.show();
  await expect(share.address).toHaveValue(page.url());
  await share.dialog.getByRole('checkbox', { name: 'At step 982', exact: true }).uncheck();
  await expect(share.address).toHaveValue(new URL('#1/queens/8', page.url()).href);
  await share.button('Close').click();
  await expect(share.dialog).toBeHidden();
  await button('Step forward').click();
  await share.show();
  await expect(share.address).toHaveValue(/&step=983$/);
});

test('the QR code is read off a light and a dark screen', async ({ page, share }) => {
  await page.goto('./#1/knight/8x8/c3?tour=closed');
  await expect(named(page).timeline).toHaveValue('64');
  await share.show();
  await expect(share.code).toBeVisible();
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    expect(await readOff(share.code), colorScheme).toBe(page.url());
  }
});

test('the link to this step names the step even where a tour opens by itself', async ({
  page,
  keys,
  button,
  timeline,
}) => {
  await page.goto('./#1/knight/8x8/a1');
  await expect(timeline).toHaveValue('63');
  await keys.use(button('Copy link'));
  await expect.poll(async () => new URL(await copied(page)).hash).toBe('#1/knight/8x8/a1');
  await keys.use(button('Copy link to this step'));
  await expect.poll(async () => new URL(await copied(page)).hash).toBe('#1/knight/8x8/a1?step=63');
});

test('Share takes up what was still being made when it was opened', async ({ page, share, button }) => {
  // All of the core except the module of the first view.
  const { held, release } = await hold(page, /\/(?!page)[^/]*\.wasm$/);
  await page.goto('./#1/knight/5x5/a1');
  await button('Share').click();
  await expect(share.dialog).toHaveAttribute('aria-busy', 'false');
  await expect(share.dialog.getByRole('img', { name: 'Preview', exact: true })).toBeVisible();
  for (const title of ['Text', 'Animation']) await expect(share.section(title)).toBeHidden();
  await expect.poll(() => held.length).toBe(1);
  await share.address.focus();
  await release();
  await expect(share.text).toContainText('a1');
  await expect(share.section('Animation').getByRole('button', { name: 'Make GIF', exact: true })).toBeVisible();
  await expect(share.address).toBeFocused();
  await expect(share.address).toHaveValue(page.url());
});

test('the QR code fills the window, at least four pixels a module, and says when it is too fine', async ({
  page,
  share,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await share.open('#1/queens/8?solver=marks&step=982');
  await share.button('Fill the screen with the code').click();
  const wall = page.getByRole('dialog', { name: 'QR code of the link', exact: true });
  const code = wall.getByRole('img', { name: 'QR code of the link', exact: true });
  await expect(code).toBeInViewport({ ratio: 1 });
  const module = await code.evaluate((drawing) => {
    const { width = 1 } = /** @type {SVGSVGElement} */ (drawing).viewBox.baseVal;
    return drawing.getBoundingClientRect().width / width;
  });
  expect(module).toBeGreaterThanOrEqual(4);
  // The largest code that there is has 177 modules and its border.
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(4 * 185);
  await expect(wall.getByText(/a code so fine/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
});
