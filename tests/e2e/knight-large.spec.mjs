import { named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test.use({ reducedMotion: 'reduce' });

test('a large board is a picture of its path, zoomed and moved around by keyboard and pointer', async ({ page }) => {
  const { caption, timeline, field, button } = named(page);
  const picture = page.getByRole('img', { name: 'Board', exact: true });
  const looks = () => picture.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  await page.goto('./#1/knight/200x120?tour=closed');
  await expect(caption).toHaveText('Type a start square: the knight starts there.');
  await field('Start square').fill('c3');
  await field('Start square').press('Enter');
  await expect(caption).toHaveText(/^The closing move leads from .+ back to c3: the tour is closed\.$/);
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  await expect(timeline).toHaveValue('24000');
  await expect(button('Ride it yourself')).toBeHidden();
  const whole = await looks();
  await picture.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect.poll(looks).not.toBe(whole);
  await page.keyboard.press('0');
  await expect.poll(looks).toBe(whole);
  await picture.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(looks).not.toBe(whole);
  await button('First step').click();
  await expect(caption).toHaveText('Move 1: the knight starts on c3.');
  await expectAccessible(page);
});

test('a million squares are toured in a worker', async ({ page }) => {
  const { caption, timeline } = named(page);
  await page.goto('./#1/knight/1000x1000/a1?step=500000');
  await expect(timeline).toHaveValue('500000');
  await expect(timeline).toHaveAttribute('max', '999999');
  await expect(caption).toHaveText(/^Move 500,001: /);
  await expect(page).toHaveURL(/1000x1000\/a1\?step=500000$/);
  await page.goto('./#1/knight/51x51/b1');
  await expect(caption).toHaveText(/^No tour: /);
});

test('a search of a board too large for it is refused in a sentence, and the home state lies under it', async ({
  page,
}) => {
  const { alert, board } = named(page);
  await page.goto('./#1/knight/60x60/a1?solver=warnsdorff');
  await expect(alert).toHaveText('The number of files must be a whole number from 1 to 50, not 60.');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/60x60\/a1\?solver=warnsdorff$/);
});
