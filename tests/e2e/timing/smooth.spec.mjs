import { named } from '../names.mjs';
import { expect, test } from '../test.mjs';
import { longTasks } from './long-tasks.mjs';

test('no task is over 50 ms while N = 12 plays at the highest speed', async ({ page }) => {
  const { board, speed, field, button, timeline } = named(page);
  await page.goto('./');
  await field('Board size').fill('12');
  await field('Board size').press('Enter');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const durations = await longTasks(page, async () => {
    await speed.press('End');
    await button('Play').click();
    await page.waitForTimeout(3000);
    await button('Pause').click();
  });
  expect(Number(await timeline.inputValue())).toBeGreaterThan(1_000_000);
  expect(durations).toEqual([]);
});

test('no task is over 50 ms while the largest boards play', async ({ page }) => {
  const { tab, field, square, speed, button } = named(page);
  await page.goto('./');
  await tab('Knight').click();
  for (const side of ['Files', 'Ranks']) {
    await field(side).fill('50');
    await field(side).press('Enter');
  }
  await speed.fill('5');
  const durations = await longTasks(page, async () => {
    await square('y25, empty').click();
    await page.waitForTimeout(3000);
    await button('Pause').click();
  });
  expect(durations).toEqual([]);
});
