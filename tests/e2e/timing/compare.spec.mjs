import { named } from '../names.mjs';
import { expect, test } from '../test.mjs';
import { framesASecond, longTasks } from './long-tasks.mjs';

for (const by of ['event', 'placement', 'solution']) {
  test(`two solvers in step by ${by}: 60 frames a second at the highest speed, and no task over 50 ms`, async ({
    page,
  }) => {
    const { board, speed, button } = named(page);
    await page.goto(`./#1/compare/8?left=marks&right=access&by=${by}`);
    await expect(page.getByRole('grid', { name: 'Second board' })).toBeVisible();
    await expect(board).toHaveAttribute('aria-busy', 'false');
    await speed.press('End');
    const rates = /** @type {number[]} */ ([]);
    const durations = await longTasks(page, async () => {
      // Another program may cost a frame: the best of three seconds counts.
      for (let second = 0; second < 3; second += 1) {
        await button('Play').click();
        rates.push(await page.evaluate(framesASecond));
        await page.evaluate(() => {
          const play = /** @type {HTMLElement} */ (document.querySelector('.play'));
          if (play.title === 'Pause') play.click();
        });
      }
    });
    console.log(`by ${by}: ${rates.map((rate) => rate.toFixed(1)).join(', ')} frames a second`);
    await button('Play').press('End');
    await expect(page.getByRole('status', { name: 'Difference' })).toHaveText(/^Both have ended; /);
    expect(Math.max(...rates)).toBeGreaterThan(58);
    expect(durations).toEqual([]);
  });
}
