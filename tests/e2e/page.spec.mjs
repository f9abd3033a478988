import { expect, expectAccessible, test } from './test.mjs';

test('loads the core and shows what it computed', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('status')).toHaveText('The search on 8×8 has 17868 steps.');
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./');
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expectAccessible(page);
  });
}
