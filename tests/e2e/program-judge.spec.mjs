import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { FOUR, programParts, runProgram } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** An endless loop from N = 3 on. */
const ENDLESS = FOUR.replace('\nplace()', '\nwhile n > 2:\n    pass\nplace()');

/** With a queen less it has no end, and is far from the limit of lines when it is cancelled. */
const SLOW = FOUR.replace('\nplace()', '\nwhile n == 3:\n    sum(range(100_000))\nplace()');

/** @param {import('@playwright/test').Page} page */
const judgeParts = (page) => ({
  judgement: page.getByRole('status', { name: 'Judge', exact: true }),
  rows: page.getByRole('table', { name: 'Judge for N = 1 to 8', exact: true }).locator('tbody tr'),
  beside: page.getByRole('status', { name: 'Beside a solver', exact: true }),
});

test('a right program is right for every N', async ({ page, button }) => {
  const { judgement, rows } = judgeParts(page);
  await runProgram(page, FOUR);
  await expect(judgement).toBeEmpty();
  await button('Judge').click();
  await expect(judgement).toHaveText('Right for every N from 1 to 8.');
  await expect(rows).toHaveText(
    [1, 0, 0, 2, 10, 4, 40, 92].map((count, index) => `${index + 1}${count}–${count}Right.`),
  );
  await expectAccessible(page);
});

test('a wrong program is wrong from an N on, which a row shows', async ({ page, button, caption }) => {
  const { editor, verdict } = programParts(page);
  const { judgement, rows } = judgeParts(page);
  await runProgram(page, FOUR.replace('abs(c - col) != row - r', '(row - r > 4 or abs(c - col) != row - r)'));
  await expect(verdict).toHaveText('2 boards, all right, all different: every solution of 4 × 4.');
  await button('Judge').click();
  await expect(judgement).toHaveText(/^Wrong for \d values of N, first for N = 6: Board \d+: The queens of /);
  await expect(rows.nth(4)).toHaveText('510–10Right.');
  await rows.nth(5).getByRole('button').click();
  await expect(editor).toContainText('n = 6');
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(verdict).toHaveText(/\d wrong\.$/);
  await expect(caption).not.toBeEmpty();
  // The table stays while its program is shown, and goes with another.
  await expect(rows).toHaveCount(8);
  await editor.focus();
  await editor.press('Control+End');
  await editor.press('x');
  await expect(button('Judge')).toBeHidden();
  await button('Run').click();
  await expect(button('Judge')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(judgement).toBeEmpty();
});

test('a program that reads its N is run with the N of a row', async ({ page, button, field }) => {
  const { verdict } = programParts(page);
  const { judgement, rows } = judgeParts(page);
  await runProgram(page, FOUR.replace('n = 4', 'n = int(input())').replace('range(n)', 'range(min(n, 5))'));
  await expect(verdict).not.toBeEmpty();
  await button('Judge').click();
  await expect(judgement).toHaveText(/^Wrong for \d values of N, first for N = 6: /);
  await rows.nth(5).getByRole('button').click();
  await expect(field('Input')).toHaveValue('6');
});

test('which number is N can be chosen', async ({ page, button }) => {
  const { judgement, rows } = judgeParts(page);
  await runProgram(page, `spare = 4\n${FOUR}`);
  await button('Judge').click();
  const own = page.getByRole('checkbox', { name: 'line 2: n = 4', exact: true });
  await expect(own).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'line 1: spare = 4', exact: true })).not.toBeChecked();
  await expect(judgement).toHaveText('Right for every N from 1 to 8.');
  await own.uncheck();
  await expect(judgement).toHaveText(/^The program cannot be judged for other N/);
  await expect(rows).toHaveCount(0);
});

test('a judge is stopped by Cancel, by the keyboard too', async ({ page, button }) => {
  const { judgement, rows } = judgeParts(page);
  await runProgram(page, SLOW);
  await expect(button('Judge')).toBeVisible();
  const { use } = await keyboard(page);
  await use(button('Judge'));
  await expect(button('Cancel')).toBeFocused();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(judgement).toHaveText('Right for 2 values of N. Cancelled at N = 3.');
  await expect(button('Judge')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Cancel')).toBeFocused();
  await expect(rows).toHaveCount(2);
});

test('an endless program is stopped by its limit', async ({ page, button }) => {
  const { judgement } = judgeParts(page);
  await runProgram(page, ENDLESS);
  await button('Judge').click();
  await expect(judgement).toHaveText(
    'Right for 2 values of N. N = 3: It does not end within 10,000,000 lines. Larger N are not tried.',
    { timeout: 60_000 },
  );
});

test('a program is compared with a solver in step, and where they part is shown', async ({ page, context }) => {
  const { button, field, timeline } = named(page);
  const { paste, verdict } = programParts(page);
  const { beside } = judgeParts(page);
  await runProgram(page, FOUR);
  await expect(verdict).not.toBeEmpty();
  await field('Compare with').selectOption('Marks');
  await expect(beside).toHaveText('The same 16 placements in the same order as Marks.');
  await button('First step').click();
  await expect(page.getByText('Marks after 0 placements', { exact: true })).toBeVisible();
  await field('Stride').selectOption('By board');
  await button('Step forward').click();
  await button('Step forward').click();
  await expect(page.getByText('Marks after 2 placements', { exact: true })).toBeVisible();
  await button('Step forward').click();
  await button('Step back').click();
  const same = await page.getByRole('link', { name: 'Show it in Marks', exact: true }).getAttribute('href');
  const marks = await context.newPage();
  await marks.goto(`./${same}`);
  await expect.poll(named(marks).standing).toEqual(await named(page).standing());
  await field('Compare with').selectOption('Bit masks');
  await expect(beside).toHaveText(
    'The first placement is not that of Bit masks. Then the program puts a queen on row 1, column 1. ' +
      'Bit masks puts it on row 1, column 4.',
  );
  await button('Last step').click();
  await button('Show it in the program').click();
  await expect(timeline).not.toHaveValue(await timeline.getAttribute('max').then(String));
  const link = page.getByRole('link', { name: 'Show it in Bit masks', exact: true });
  const other = await context.newPage();
  await other.goto(`./${await link.getAttribute('href')}`);
  await expect(named(other).square('row 1, column 4, queen')).toBeVisible();
  await paste(FOUR.replace('n = 4', 'n = 5'));
  await button('Run').click();
  await expect(beside).toBeEmpty();
});

test('a tour is not judged for N', async ({ page, field, button }) => {
  const { verdict } = programParts(page);
  await page.goto('./#1/knight/6x6');
  await field('Watch').selectOption('Your program');
  await button('Run').click();
  await expect(verdict).not.toBeEmpty();
  await expect(button('Judge')).toBeHidden();
  await expect(field('Compare with')).toBeHidden();
});

test('on a phone the table fits', async ({ page, field }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { judgement, rows } = judgeParts(page);
  await page.goto('./#1/queens/6');
  await page
    .getByRole('button', { name: /^8|6 × 6/ })
    .first()
    .waitFor();
  await field('Solver').selectOption('program');
  await field('Examples').selectOption('A mistake: one diagonal only');
  await named(page).button('Run').click();
  await named(page).button('Judge').click();
  await expect(judgement).toHaveText(
    /^Wrong for 7 values of N, first for N = 2: Board 1: The queens of row 1, column 2 and of row 2, column 1 attack/,
  );
  await expect(rows).toHaveCount(8);
  const pane = page.locator('#pane-program');
  expect(await pane.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectAccessible(page);
});
