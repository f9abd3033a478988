import { partCounted } from '../names.mjs';
import { expect, test } from '../test.mjs';

/** OEIS A000170. */
const SOLUTIONS = '314,666,222,712';

test('two workers of a tab count N = 21, with a pause and a reload in the middle', async ({ page, button, field }) => {
  await page.goto('./#1/count/21');
  await field('Workers').selectOption('2');
  const began = Date.now();
  await button('Count').click();
  await expect.poll(() => partCounted(page), { timeout: 60 * 60_000, intervals: [1000] }).toBeGreaterThan(0.4);
  await button('Pause count').click();
  await button('Resume count').click();
  await expect.poll(() => partCounted(page), { timeout: 60 * 60_000, intervals: [1000] }).toBeGreaterThan(0.5);
  await button('Pause count').click();
  const before = await partCounted(page);
  await page.reload();
  await expect(page.getByText(' of N = 21 is counted, in ')).toBeVisible();
  await field('Workers').selectOption('2');
  await button('Resume count').click();
  expect(await partCounted(page)).toBeGreaterThanOrEqual(before);
  const result = page.getByRole('status', { name: 'Count result', exact: true });
  await expect(result).toHaveText(`N = 21: ${SOLUTIONS} solutions`, { timeout: 2 * 60 * 60_000 });
  await expect(page.getByText(`${SOLUTIONS}, the same (OEIS A000170)`)).toBeVisible();
  console.log(`N = 21 took ${Math.round((Date.now() - began) / 1000)} s`);
});
