import { introduced } from './settled.mjs';
import { expect, test } from './test.mjs';

test('the first visit finds the board already solving, with one sentence beneath', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await expect(page.getByRole('grid', { name: 'Board', exact: true })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true });
  const first = Number(await timeline.inputValue());
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(first + 2);
  await expect(page.getByRole('status', { name: 'Caption', exact: true })).toHaveText(/^(Row|Solution) \d/);
});

test('the first visit comes to its solution', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await expect(page.locator('.solved > .caption')).toHaveText('Solution 1: 8 queens, and none attacks another.');
});

test('a run that is loaded again while it plays goes on from its step, and a link that is followed is as it was', async ({
  page,
}) => {
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true });
  const link = './#1/queens/8?solver=marks&step=100';
  await page.goto(link);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(104);
  const left = Number(await timeline.inputValue());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThanOrEqual(left);
  const reached = await timeline.inputValue();
  expect(Number(reached)).toBeLessThan(left + 20);
  expect(new URL(page.url()).hash).toBe(`#1/queens/8?solver=marks&step=${reached}`);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(timeline).toHaveValue('100');
});

test('with reduced motion the first visit finds a good frame, paused', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /, queen$/ })).not.toHaveCount(0);
  // The pane beside the board states the aim; where there is no pane, a line over the caption does.
  const aim = page.getByText('Aim: a queen in each row, none attacked.', { exact: true });
  await expect(page.getByText(/^The aim: a queen in every row/)).toBeVisible();
  await expect(aim).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  // The introduction states it as well while it is shown.
  await expect(aim).toBeHidden();
  await introduced(page);
  await page.reload();
  await expect(aim).toBeInViewport({ ratio: 1 });
  expect(await aim.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'Next solution', exact: true }).click();
  await expect(page.locator('.solved > .caption')).toHaveText('Solution 1: 8 queens, and none attacks another.');
});
