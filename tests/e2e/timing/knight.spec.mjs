import { enter, named } from '../names.mjs';
import { expect, test } from '../test.mjs';
import { longTasks } from './long-tasks.mjs';

test('no task is over 50 ms while a million squares are toured, drawn, zoomed and dragged', async ({ page }) => {
  const { field, button, timeline } = named(page);
  const picture = page.getByRole('img', { name: 'Board', exact: true });
  await page.goto('./#1/knight/1000x1000');
  await expect(field('Start square')).toBeVisible();
  const durations = await longTasks(page, async () => {
    await enter(field('Start square'), 'c3');
    await expect(timeline).toHaveAttribute('max', '999999');
    for (let click = 0; click < 6; click += 1) await button('Zoom in').click();
    await picture.hover();
    await page.mouse.down();
    await page.mouse.move(100, 600, { steps: 20 });
    await page.mouse.up();
    await button('Whole board').click();
    await page.waitForTimeout(1000);
  });
  expect(durations).toEqual([]);
});

test('the largest board with squares is drawn in ten seconds frame by frame', async ({ page, button, timeline }) => {
  await page.goto('./#1/knight/50x50/a1?tour=closed');
  await expect(timeline).toHaveValue('2500');
  const durations = await longTasks(page, async () => {
    await button('Draw in ten seconds').click();
    const frames = await page.evaluate(async () => {
      const times = /** @type {number[]} */ ([]);
      for (let frame = 0; frame < 200; frame += 1) times.push(await new Promise(requestAnimationFrame));
      return times.slice(1).map((time, index) => time - times[index]);
    });
    const [median] = frames.toSorted((one, other) => one - other).slice(frames.length / 2);
    expect(median).toBeLessThan(25);
    await expect(timeline).toHaveValue('2500', { timeout: 15_000 });
  });
  expect(durations).toEqual([]);
});

test('the closed tours of 6×8 are counted within a second', async ({ page, tab, button }) => {
  await page.goto('./#1/knight/6x8/a1?tour=closed');
  await tab('How many').click();
  await button('Count tours').focus();
  const start = performance.now();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Counted here: 6×8 has 55,488,142 closed tours.')).toBeVisible();
  expect(performance.now() - start).toBeLessThan(1000);
});
