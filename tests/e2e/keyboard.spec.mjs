import { named } from './names.mjs';
import { expect, test } from './test.mjs';

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const hash = (/** @type {import('@playwright/test').Page} */ page) => new URL(page.url()).hash;

/**
 * Presses Tab until something has the focus.
 *
 * @param {import('@playwright/test').Locator} wanted
 * @param {'Tab' | 'Shift+Tab'} [key]
 */
async function reach(wanted, key = 'Tab') {
  const page = wanted.page();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

test('placing, hints, undo and a solver are worked by keyboard alone', async ({ page }) => {
  const { button, field, square, standing, timeline, caption } = named(page);
  const status = page.getByRole('status', { name: 'Completions', exact: true });
  await page.goto('./#1/queens/6');
  await expect(timeline).toHaveValue('0');
  await reach(button('Place your own'));
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('All 4 solutions are still open.');
  // The focus is on the board, on its first square, once the button is out of sight.
  await expect(square('row 1, column 1, empty')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await standing()).toEqual(['row 1, column 2, queen']);
  await expect(status).toHaveText('One of the 4 solutions contains it.');
  await page.keyboard.press('Control+z');
  expect(await standing()).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await reach(button('Hint'));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^A queen on row \d, column \d leads on to a solution\.$/)).toBeVisible();
  await reach(field('Solutions left by each square'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('gridcell', { name: 'row 2, column 4, empty, leaves one solution', exact: true }),
  ).toBeVisible();
  await reach(button('Solve from here'));
  await page.keyboard.press('Enter');
  await expect(button('Pause')).toBeVisible();
  await reach(button('Pause'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(caption).not.toBeEmpty();
});

test('the gallery is leafed through by keyboard alone', async ({ page }) => {
  const { tab, field } = named(page);
  await page.goto('./#1/queens/8');
  await reach(tab('Explain'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Solutions')).toBeFocused();
  await reach(field('With a queen on'));
  await page.keyboard.type('d5');
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?with=d5');
  await reach(page.getByRole('link', { name: 'Next board', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toMatch(/^#1\/queens\/8\/\d{8}$/);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
});

test('sharing and opening are done by keyboard alone', async ({ page }) => {
  const { button, field } = named(page);
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await page.goto('./#1/queens/8/15863724');
  await reach(button('Share'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await reach(dialog.getByRole('button', { name: 'Copy address', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button('Share')).toBeFocused();
  await reach(field('Open'));
  await page.keyboard.type('2 4 1 3');
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toBe('#1/queens/4/2413');
  await page.keyboard.press('Control+v');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
});
