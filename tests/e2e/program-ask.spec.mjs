import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { FOUR, programParts, runProgram } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const line = (page) => page.getByRole('group', { name: 'What comes next?', exact: true }).getByRole('status');

/** @param {import('@playwright/test').Page} page */
async function asked(page) {
  const { button, caption } = named(page);
  await runProgram(page, FOUR);
  await expect(programParts(page).verdict).not.toBeEmpty();
  await button('First step').click();
  await expect(caption).toHaveText('Line 1 comes first.');
  await button('What comes next?').click();
  await expect(line(page)).toHaveText('Choose how the board changes next, or the square.');
}

test('the next change of the board is asked for, and answered on it or by a button', async ({ page, context }) => {
  const { button, caption, square, standing } = named(page);
  await asked(page);
  await expect(page.getByRole('button', { name: 'Rejected', exact: true })).toHaveCount(0);
  await square(/^row 2, column 2/).click();
  await expect(line(page)).toHaveText('Not row 2, column 2: try again.');
  await square(/^row 1, column 1/).click();
  await expect(caption).toHaveText(/^Right\. Line 16: a queen comes to row 1, column 1\./);
  await expect.poll(standing).toHaveLength(1);
  await button('Taken back').click();
  await expect(line(page)).toHaveText('Not Taken back: try again.');
  await square(/^row 1, column 1/).click();
  await expect(line(page)).toHaveText('Not row 1, column 1, where a queen stands already: try again.');
  await button('Placed').click();
  await expect(caption).toHaveText(/^Right\. Line 16: a queen comes to row 2, column 3\./);
  await button('Show me').click();
  await expect(caption).toHaveText(/^Line 18: the queen of row 2, column 3 goes\./);
  await expectAccessible(page);
  await expect(page).toHaveURL(/&ask$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(line(other)).toHaveCount(0);
  await named(other).button('Run').click();
  await expect(line(other)).toHaveText('Choose how the board changes next, or the square.');
  await named(other)
    .square(/^row 2, column 4/)
    .click();
  await expect(named(other).caption).toHaveText(/^Right\./);
});

test('line by line, the next line is asked for, and answered by its number or on it, with the keyboard alone', async ({
  page,
}) => {
  const { button, caption, field, timeline } = named(page);
  await asked(page);
  await field('Stride').selectOption('By line');
  await expect(line(page)).toHaveText('Which line comes after line 1?');
  const { use } = await keyboard(page);
  const typed = page.getByRole('spinbutton', { name: 'Line', exact: true });
  await typed.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveText('Not line 3: try again.');
  await expect(typed).toHaveValue('');
  await expect(typed).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(caption).toHaveText('Right. Line 1 is done; line 2 comes next.');
  await expect(timeline).toHaveValue('1');
  await expect(line(page)).toHaveText('Which line comes after line 2?');
  await use(button('Step forward'));
  await expect(caption).toHaveText(/^Line 2 is done; line \d+ comes next\.$/);
  const [, next] = /line (\d+) comes next/.exec((await caption.textContent()) ?? '') ?? [];
  await expect(line(page)).toHaveText(`Which line comes after line ${next}?`);
  await page.locator('.cm-lineNumbers .cm-gutterElement').filter({ hasText: /^1$/ }).click();
  await expect(line(page)).toHaveText('Not line 1: try again.');
  await expectAccessible(page);
  await field('Stride').selectOption('By board');
  await expect(line(page)).toHaveText('Choose how the board changes next, or the square.');
  await use(button('Placed'));
  await expect(caption).toHaveText(/^Right\. Line 16: a queen comes to row 1, column 1\./);
  await use(button('What comes next?'));
  await expect(line(page)).toHaveText('1 of 3 right at the first try.');
});

test('playing pauses where something new is to be asked, and without a board nothing is', async ({ page }) => {
  const { button, field } = named(page);
  await asked(page);
  await button('Show me').click();
  await button('Play').click();
  // The first queen that goes.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await button('Taken back').click();
  await expect(named(page).caption).toHaveText(/^Right\. Line 18: the queen of row \d, column \d goes\./);
  await field('Board from').selectOption('no board');
  await expect(button('What comes next?')).toBeHidden();
  await field('Stride').selectOption('By line');
  await expect(line(page)).toHaveText(/^Which line comes after line \d+\?$/);
});
