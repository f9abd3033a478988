import { paste } from './files.mjs';
import { enter, named } from './names.mjs';
import { expect, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const parts = (page) => ({
  answer: page.getByRole('status', { name: 'Answer' }),
  table: page.getByRole('table', { name: 'Verdict by line' }),
  row: (/** @type {string} */ line) =>
    page.getByRole('table', { name: 'Verdict by line' }).getByRole('row', { name: new RegExp(`^${line} `) }),
});

/** The solutions of N = 6 as printed by a program. */
const SIX = ['2 4 6 1 3 5', '3 6 2 5 1 4', '4 1 5 2 6 3', '5 3 1 6 4 2'];

test('the output of a program is judged line by line', async ({ page, field, alert, button }) => {
  const { answer, table, row } = parts(page);
  await page.goto('./#1/queens/8');
  await expect(answer).toBeEmpty();
  await enter(field('Open'), ['Enter n: 6', SIX[0], '3 6 2 5 4 1', SIX[0], SIX[3], 'Total: 5'].join('\n'));
  await expect(answer).toHaveText('4 boards: 2 right, 1 wrong, 1 twice, 2 missing');
  await expect(page).toHaveURL(/#1\/queens\/6\/246135$/);
  await expect(row('2')).toContainText('Right.');
  await expect(row('3')).toContainText(
    'The queens of row 3, column 2 and of row 5, column 4 attack each other along the diagonal.',
  );
  await expect(row('4')).toContainText('The same as line 2.');
  await expect(row('6')).toContainText('The total 5 is wrong.');
  await expect(alert).toBeHidden();
  await page.getByRole('link', { name: 'The first that is missing: 3 6 2 5 1 4' }).click();
  await expect(page).toHaveURL(/#1\/queens\/6\/362514$/);
  await button('Close').click();
  await expect(answer).toBeEmpty();
  await expect(table).toBeHidden();
  await expect(field('Open')).toBeFocused();
});

test('a judge’s form misses nothing, boards beneath each other are one row, and another text takes the verdict away', async ({
  page,
}) => {
  const { field } = named(page);
  const { answer, table, row } = parts(page);
  await page.goto('./#1/queens/8');
  await enter(field('Open'), `${SIX.slice(0, 3).join('\n')}\n4`);
  await expect(answer).toHaveText('3 boards: 3 right');
  await expect(row('1–3')).toContainText('Right.');
  await expect(row('4')).toContainText('The total 4 is right.');
  await enter(field('Open'), '15863724');
  await expect(page).toHaveURL(/#1\/queens\/8\/15863724$/);
  await expect(answer).toBeEmpty();
  await expect(table).toBeHidden();
});

test('tours are judged as well, and the verdict follows the language', async ({ page, field }) => {
  const { answer, row } = parts(page);
  await page.goto('./#1/knight/8x8');
  const tour = ' 1  4  7 10\n12  9  2  5\n 3  6 11  8';
  await enter(field('Open'), `${tour}\n\n 1  4  7 10\n12  9  2  6\n 3  5 11  8\n\n${tour}`);
  await expect(answer).toHaveText('3 tours: 1 right, 1 wrong, 1 twice');
  await expect(row('1')).toContainText('A tour, open.');
  await expect(row('5')).toContainText(/is not a knight's move/);
  await page.getByRole('combobox', { name: /Language$/ }).selectOption('zh');
  await expect(page.getByRole('status', { name: '答案' })).toHaveText('3 条周游：1 个正确，1 个错误，1 个重复');
  await expect(page.getByRole('table', { name: '各行的结果' })).toContainText('与第 1 行相同。');
});

test('a wrong tour is shown as far as it is right, and judged', async ({ page, field, alert }) => {
  const { answer, row } = parts(page);
  await page.goto('./#1/queens/8');
  // The numbers 7 and 12 have changed places.
  await enter(field('Open'), ' 1  4 12 10\n 7  9  2  5\n 3  6 11  8');
  await expect(answer).toHaveText('1 tour: 0 right, 1 wrong');
  await expect(row('1')).toContainText("Move 6 is not a knight's move: b1 to a2.");
  await expect(page).toHaveURL(/#1\/knight\/4x3\/a3\//);
  await expect(alert).toBeHidden();
});

test('a row of the verdict shows its board, by pointer and by keyboard', async ({ page, field }) => {
  const { row } = parts(page);
  await page.goto('./#1/queens/8');
  await enter(field('Open'), [SIX[0], '3 6 2 5 4 1', SIX[2]].join('\n'));
  await expect(page).toHaveURL(/#1\/queens\/6\/246135$/);
  await row('2').click();
  await expect(page).toHaveURL(/#1\/queens\/6\/362541$/);
  await row('3').getByRole('link', { name: '3 (show the board)' }).press('Enter');
  await expect(page).toHaveURL(/#1\/queens\/6\/415263$/);
});

test('an unfinished ride stops, and breaks no rule', async ({ page, field, caption }) => {
  await page.goto('./#1/knight/8x8');
  await enter(field('Open'), 'a1 b3 c5 d7');
  await expect(caption).toHaveText(/^Move 3 reaches d7\. The tour stops after 4 squares: 60 are not visited, .+\.$/);
});

test('squares that are a walk on the open knight’s board are a ride', async ({ page, field }) => {
  await page.goto('./#1/knight/8x8');
  await enter(field('Open'), 'a1 b3 c5');
  await expect(page).toHaveURL(/#1\/knight\/8x8\/a1\/00$/);
});

test('an output too long to be read at a stretch is read in a worker', async ({ page }) => {
  const { answer } = parts(page);
  await page.goto('./#1/queens/8');
  await expect(answer).toBeAttached();
  const lines = Array.from({ length: 2680 }, () => `Solution: 1 3 5 7 9 11 2 4 6 8 10`).join('\n');
  await paste(page.locator('body'), lines);
  await expect(answer).toHaveText('2,680 boards: 1 right, 2,679 twice, 2,679 missing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the verdict is in sight, and its table scrolls by itself', async ({ page }) => {
    const { answer, table } = parts(page);
    await page.goto('./#1/queens/8');
    await expect(answer).toBeAttached();
    const lines = Array.from({ length: 40 }, (_, index) => SIX[index % 2 === 0 ? 0 : 1]).join('\n');
    await paste(page.locator('body'), lines);
    await expect(answer).toHaveText('40 boards: 2 right, 38 twice, 2 missing');
    await expect(answer).toBeInViewport();
    await expect(table).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the verdict names squares as the setting says', async ({ page, field, button }) => {
  const { row } = parts(page);
  await page.goto('./#1/queens/8');
  await enter(field('Open'), [SIX[0], '3 6 2 5 4 1'].join('\n'));
  await expect(row('2')).toContainText('of row 3, column 2 and of row 5, column 4 attack');
  await button('Settings').click();
  await page
    .getByRole('group', { name: 'Squares', exact: true })
    .getByRole('radio', { name: 'a1', exact: true })
    .check();
  await page.keyboard.press('Escape');
  await expect(row('2')).toContainText('The queens of b4 and of d2 attack each other along the diagonal.');
});
