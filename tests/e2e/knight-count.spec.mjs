import { copied } from './files.mjs';
import { enter, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test('the tours of a board are counted here, within a bound that is told before', async ({ page, keys, button }) => {
  await page.goto('./#1/knight/6x6/a1?tour=closed');
  await keys.turnTo('How many');
  await expect(page.getByText(/^Published for 6×6: 9,862 closed tours, .+ \(OEIS A001230\)\.$/)).toBeVisible();
  await expect(page.getByText('A count here keeps within 540 MB')).toBeVisible();
  await keys.use(button('Count tours'));
  const result = page.getByRole('status', { name: 'Tour count', exact: true });
  await expect(result).toHaveText('Counted here: 6×6 has 9,862 closed tours.');
  await expectAccessible(page);
});

test('open tours are counted from the chosen start as well', async ({ page, tab, button }) => {
  await page.goto('./#1/knight/5x5/a1');
  await tab('How many').click();
  await button('Count tours').click();
  const result = page.getByRole('status', { name: 'Tour count', exact: true });
  await expect(result).toHaveText('Counted here: 5×5 has 864 open tours; 304 of them start or end on a1.');
});

test('a count can be cancelled, and a board too large for it says so before', async ({ page, keys, button, field }) => {
  await page.goto('./#1/knight/8x8/a1?tour=closed');
  await keys.turnTo('How many');
  await expect(page.getByText(/13,267,364,410,532 closed tours/)).toBeVisible();
  await expect(page.getByText('A count of them here would need more than 540 MB.')).toBeVisible();
  await expect(button('Count tours')).toBeHidden();
  await page.goto('./#1/knight/7x8/a1?tour=closed');
  await expect(page.getByText(/^How many closed tours has 7×8/)).toBeVisible();
  await keys.use(button('Count tours'));
  await keys.use(button('Cancel counting'));
  await expect(page.getByRole('status', { name: 'Tour count', exact: true })).toHaveText('The count was cancelled.');
  await expect(field('Tour number')).toBeHidden();
  await page.goto('./#1/knight/8x8/a1?holes=d4.e4');
  await expect(page.getByText('Tours are counted on whole boards only.')).toBeVisible();
  await expect(button('Count tours')).toBeHidden();
});

test('a tour has its number in the link, and another can be asked for or drawn', async ({ page, keys }) => {
  const { button, field, caption, timeline, square, board } = named(page);
  await page.goto('./#1/knight/6x6/c3?tour=closed&number=1234');
  await expect(caption).toHaveText(
    /^This is closed tour number 1,234 of 9,862\. The closing move leads from .. back to c3/,
  );
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(timeline).toHaveValue('36');
  await expect(square('c3, move 1')).toBeVisible();
  await keys.turnTo('How many');
  await expect(field('Tour number')).toHaveValue('1234');
  await keys.type(field('Tour number'), '9862');
  await expect(caption).toHaveText(/^This is closed tour number 9,862 of 9,862\./);
  await expect(page).toHaveURL(/c3\?tour=closed&number=9862$/);
  // The same one may be drawn.
  await expect(async () => {
    await keys.use(button('Random tour'));
    await expect(page).not.toHaveURL(/number=9862$/, { timeout: 10_000 });
  }).toPass();
  await expect(caption).toHaveText(/^This is closed tour number /);
  await page.goto('./#1/knight/6x6/c3?tour=closed&number=9863');
  await expect(caption).toHaveText(/^There is no such tour: .+ from 1 to 9862, not 9863\.$/);
});

test('how many tours there are is no question where they are numbered', async ({ page }) => {
  const { tab, button, field, caption } = named(page);
  await page.goto('./#1/knight/5x6/a1?tour=closed');
  await tab('How many').click();
  const question = page.getByText('How many closed tours has 5×6? Each is counted once for both directions.');
  const bound = page.getByText('A count here keeps within 540 MB');
  await expect(question).toBeVisible();
  await expect(button('Count tours')).toBeVisible();
  await enter(field('Tour number'), '3');
  await expect(caption).toHaveText(/^This is closed tour number 3 of 8\./);
  await expect(page.getByText('5×6 has 8 closed tours, each counted once for both directions.')).toBeVisible();
  for (const each of [question, bound, button('Count tours')]) await expect(each).toBeHidden();
  // A published number can be checked.
  await enter(field('Files'), '6');
  await expect(page.getByText(/^Published for 6×6: 9,862 closed tours/)).toBeVisible();
  for (const each of [bound, button('Count tours')]) await expect(each).toBeVisible();
});

test('looking up a tour can be given up, and asked for again', async ({ page, button, caption, board }) => {
  // The worker waits, so that the answer cannot come before Cancel is pressed.
  await page.route(/knight\.worker-[^/]*\.js$/, () => {});
  await page.goto('./#1/knight/6x8/a1?tour=closed&number=7');
  await button('Cancel').click();
  await expect(caption).toHaveText('Looking up tour number 7 was given up.');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await page.unroute(/knight\.worker-[^/]*\.js$/);
  await page.reload();
  await expect(caption).toHaveText(/^This is closed tour number 7 of 55,488,142\./);
});

test('a tour can be copied as the table of its numbers', async ({ page, tab, button }) => {
  await page.goto('./#1/knight/5x5/a1/072143603560134671245703');
  await tab('Table').click();
  await button('Copy table').click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const text = await copied(page);
  expect(text.split('\n').filter(Boolean)).toHaveLength(5);
  expect(
    text
      .trimEnd()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number)
      .toSorted((one, other) => one - other),
  ).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  await expect(page.getByText('a1 b3 a5 c4')).toBeVisible();
  await expectAccessible(page);
});
