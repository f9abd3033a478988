import { limitMemory } from './faults.mjs';
import { follow, named, openAnew } from './names.mjs';
import { expect, test } from './test.mjs';

const AGAIN = 'The solver stopped again on an internal error. Nothing is lost: the link is in the address bar.';

test('a tour for which the page has no memory is left, with its link in the address, and the page goes on', async ({
  page,
}) => {
  const { alert, board, button, caption, tab } = named(page);
  // A worker makes the tour, and the page cannot take it: each time it would be made anew.
  await limitMemory(page, /lazy_bg/, 128);
  await page.goto('./#1/knight/700x700/a1');
  await expect(alert).toHaveText(AGAIN);
  expect(new URL(page.url()).hash).toBe('#1/knight/700x700/a1');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await button('Step forward').click();
  await expect(caption).toHaveText(/^Row 1, column 1/);
  await expect(alert).toHaveText(AGAIN);
  await tab('Knight').click();
  await expect(page.getByLabel('Files', { exact: true })).toHaveValue('8');
  await expect(alert).toHaveCount(0);
  await page.goto('./?again#1/knight/700x700/a1');
  await expect(alert).toHaveText(AGAIN);
  await Promise.all([page.waitForEvent('load'), button('Reload').click()]);
  await expect(alert).toHaveText(AGAIN);
});

test('solutions that were listed before a trap are listed anew after it, at another size and at the same', async ({
  page,
}) => {
  const { alert, tab } = named(page);
  await limitMemory(page, /lazy_bg/, 128);
  const total = page.getByRole('status', { name: 'Solutions shown', exact: true });
  const place = page.getByRole('status', { name: 'Board shown', exact: true });
  for (const [size, all, first] of [
    [8, 92, '15863724'],
    [6, 4, '246135'],
  ]) {
    await openAnew(page, './#1/queens/8/xxxxxxxx');
    await tab('Solutions').click();
    await expect(total).toHaveText(/^92 /);
    await follow(page, '#1/knight/700x700/a1');
    await expect(alert).toHaveText(AGAIN);
    await follow(page, `#1/queens/${size}/${first}`);
    await tab('Solutions').click();
    await expect(total).toHaveText(new RegExp(`^${all} `));
    await expect(place).toHaveText(`1 of ${all}`);
  }
});

test('workers without memory are told in one sentence each, and the other parts of the page go on', async ({
  page,
}) => {
  const { alert, button, caption, tab, timeline } = named(page);
  await limitMemory(page, /lazy_bg/, 128);
  await limitMemory(page, /count_bg/, 64);
  await page.goto('./#1/count/19');
  const notes = page.getByRole('status', { name: 'Count notes', exact: true });
  await expect(button('Count')).toBeVisible();
  await button('Count').click();
  await expect(notes).toHaveText(
    /^The workers (?:stopped|cannot start here) \(one of them met an internal error, or had too little memory\)\./,
  );
  await page.getByRole('combobox', { name: /Language$/ }).selectOption('zh');
  await expect(page.locator('#count-notes')).toHaveText(/（有一个线程遇到内部错误，或内存不足）/);
  await page.getByRole('combobox', { name: /语言|Language/ }).selectOption('en');

  await page.evaluate(() => location.assign('#1/knight/1000x1000/a1'));
  await expect(alert).toHaveText('The worker could not be started, or stopped; try again.');
  await page.evaluate(() => location.assign('#1/knight/8x8/c3'));
  await expect(timeline).toHaveValue('63');
  await expect(alert).toHaveCount(0);
  await tab('Queens').click();
  await button('Step forward').click();
  await expect(caption).not.toHaveText('');
});
