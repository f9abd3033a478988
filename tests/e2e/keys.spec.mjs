import { laidOut, openLaidOut } from './settled.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

test.use({ viewport: { width: 1280, height: 720 } });

/**
 * Takes the focus from wherever it is.
 * @param {import('@playwright/test').Page} page
 */
const blur = (page) =>
  page.evaluate(async () => {
    // A redraw looks in the next frame whether it has lost the focus.
    await new Promise(requestAnimationFrame);
    /** @type {HTMLElement} */ (document.activeElement).blur();
  });

test('in projector mode all keys work wherever the focus is, also those of a presenter', async ({ page }) => {
  const { button, tab, timeline } = named(page);
  await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
  await timeline.focus();
  await page.keyboard.press('f');
  await expect(tab('Queens')).toBeHidden();
  await blur(page);
  for (const [key, step] of Object.entries({
    PageDown: 201,
    PageUp: 200,
    ArrowRight: 201,
    '.': 202,
    ',': 201,
    n: 982,
  })) {
    await page.keyboard.press(key);
    await expect(timeline).toHaveValue(String(step));
  }
  await page.keyboard.press('Home');
  await expect(timeline).toHaveValue('0');
  await page.keyboard.press('Space');
  await expect(button('Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button('Play')).toBeVisible();
  await button('Next solution').focus();
  await page.keyboard.press('End');
  await expect(timeline).toHaveValue('17868');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help', exact: true })).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await expect(timeline).toHaveValue('17868');
  await blur(page);
  await page.keyboard.press('f');
  await expect(tab('Queens')).toBeVisible();
});

test('in projector mode a presenter goes from stop to stop of a lesson', async ({ page, button }) => {
  await openLaidOut(page, './#1/lesson/marks?stop=2');
  await button('Next stop').focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Stop 2 of 12', { exact: true })).toBeVisible();
  await button('Next stop').focus();
  await page.keyboard.press('f');
  await blur(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Stop 3 of 12', { exact: true })).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(page.getByText('Stop 1 of 12', { exact: true })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByText('This is the first stop.', { exact: true })).toBeVisible();
});

test('outside of it arrows step and Space plays where nothing else wants them, and letters do nothing', async ({
  page,
}) => {
  const { button, caption, field, square, tab, timeline } = named(page);
  await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('201');
  await button('Share').focus();
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('202');
  for (const key of ['n', '.', 'f', 'PageDown', 'End']) await page.keyboard.press(key);
  await tab('Explain').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Tree')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await field('Board size').focus();
  await page.keyboard.press('ArrowLeft');
  await square(/^row 1, column 1,/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(/^row 1, column 2,/)).toBeFocused();
  await expect(timeline).toHaveValue('202');
  await page.keyboard.press('.');
  await expect(timeline).toHaveValue('203');
  // Here the page would scroll.
  await blur(page);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(button('Play')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.keyboard.press('Space');
  await expect(button('Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(caption).not.toBeEmpty();
});

test('letters are switched off by a setting, and stay so', async ({ page, button, timeline }) => {
  await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
  await button('Settings').click();
  const letters = page.getByRole('group', { name: 'Letter keys', exact: true });
  await letters.getByRole('radio', { name: 'Off', exact: true }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await laidOut(page);
  await timeline.focus();
  for (const key of ['n', '.', 'b', 'f', '?', 'ArrowRight']) await page.keyboard.press(key);
  await expect(timeline).toHaveValue('201');
  await expect(page.getByRole('dialog')).toBeHidden();
});
