import { follow, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test('the argument why there is no tour is walked by keyboard, and each step has its link', async ({ page, keys }) => {
  const { button, caption, square, timeline } = named(page);
  await page.goto('./#1/knight/5x5/a1?tour=closed');
  await expect(caption).toHaveText(/^No closed tour: .+25\.$/);
  await expect(timeline).toHaveAttribute('max', '5');
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText('Each move leads to a square of the other colour.');
  await keys.press('Enter');
  await expect(caption).toHaveText('Count the dark squares: 13.');
  await expect(square('e5, 13')).toBeVisible();
  await expect(page).toHaveURL(/#1\/knight\/5x5\/a1\?tour=closed&step=2$/);
  await expectAccessible(page);
  await keys.press('.', '.', '.');
  await expect(caption).toHaveText(/^No closed tour: 13 dark and 12 light squares .+ One is left over\.$/);
  await expect(square('e5, 13, marked')).toBeVisible();
  await expect(button('Step forward')).toHaveAttribute('aria-disabled', 'true');
  await keys.use(button('First step'));
  await expect(page).toHaveURL(/#1\/knight\/5x5\/a1\?tour=closed$/);
  await expect(page.getByRole('group', { name: 'Nearest tours' }).getByRole('link')).toHaveCount(2);
  await follow(page, '#1/knight/4x6/a1?tour=closed&step=4');
  await expect(caption).toHaveText(/visits only dark A and light B\.$/);
  await expect(square('a3, A')).toBeVisible();
  // Before a start is chosen a link has no step.
  await follow(page, '#1/knight/4x4?tour=closed');
  await keys.use(button('Last step'));
  await expect(caption).toHaveText(/^No closed tour: .+ Source: Schwenk, Mathematics Magazine 64, 1991\.$/);
  await expect(page).toHaveURL(/#1\/knight\/4x4\?tour=closed$/);
});

test('the argument is walked with the thumb on a phone, and in a frame', async ({ page }) => {
  const { button, caption, timeline } = named(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/knight/10x3/c1?tour=closed&holes=d2.g2');
  for (const told of [/16\.$/, /10 squares\.$/, /15 at most\.$/, /^No closed tour: 16 moves are needed, and 15 /]) {
    await button('Step forward').click();
    await expect(caption).toHaveText(told);
  }
  await expectAccessible(page);
  await button('Play').click();
  await expect(timeline).toHaveValue('0');
  await expect(button('Pause')).toBeVisible();
  await page.goto('./#1/knight/4x4/a1?step=3&embed');
  await expect(caption).toHaveText('The rest falls into 6 parts. No move leads from one part to another.');
  expect((await timeline.boundingBox())?.width).toBeGreaterThan(240);
  await button('Step forward').click();
  await expect(caption).toHaveText(/falls into 5 pieces at most/);
  await expect(page.getByRole('link', { name: 'Open the full page' })).toHaveAttribute('href', /4x4\/a1\?step=4$/);
});
