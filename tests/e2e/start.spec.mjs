import { rmSync } from 'node:fs';
import { serve } from '../../tools/serve.mjs';
import { addModule, arrivals, bundleFirst } from '../../tools/start.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

test('the first view works before the other modules are compiled, and what needs one waits for it', async ({
  context,
}, testInfo) => {
  const folder = testInfo.outputPath('first');
  await bundleFirst(folder);
  const later = arrivals();
  const { url, close } = await serve(folder, { arrival: later.arrival });
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await page.goto(`${url}#1/queens/8?solver=marks&step=982`);
  const { board, button, caption, field, square, tab } = named(page);
  await expect(caption).toContainText('Solution 1');
  await tab('Knight').click();
  await expect(page.getByText('Loading …').first()).toBeVisible();

  for (const name of ['lazy', 'count', 'program', 'program-c']) {
    addModule(folder, name);
    later.arrive(name);
  }
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await square('a1, empty').click();
  await expect(square('a1, move 1')).toBeVisible();
  await tab('Count').click();
  await field('Board size').fill('8');
  await button('Count').click();
  await expect(page.getByRole('status', { name: 'Count result' })).toContainText('N = 8: 92 solutions');
  expect(errors).toEqual([]);
  await close();
  rmSync(folder, { recursive: true });
});
