import { copied, saved } from './files.mjs';
import { enter, hash, named } from './names.mjs';
import { laidOut } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const boards = (page) => page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link');

/** @param {import('@playwright/test').Page} page */
const shown = (page) => page.getByRole('status', { name: 'Solutions shown', exact: true });

/**
 * Hundreds of boards are laid out in turns. Asking for all of them by their role takes a busy machine seconds each time, so
 * that is done when they are there.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function expectBoards(page, count) {
  await expect(page.locator('.miniatures.solutions a')).toHaveCount(count);
  await expect(boards(page)).toHaveCount(count);
}

test('the twelve fundamental solutions are seen whole, with what is said of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/solutions/8?only=fundamental');
  await expect(boards(page)).toHaveCount(12);
  await expect(page.locator('.solutions li').last()).toBeInViewport({ ratio: 1 });
});

test('a selection of the whole page is cleared where hundreds of boards come into it, and text in a field is not', async ({
  page,
}) => {
  const { field, tab } = named(page);
  const selectAll = () => page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  const selected = () => page.evaluate(() => String(getSelection()).length);
  await page.goto('./#1/queens/9');
  await expect(tab('Queens')).toBeVisible();
  await selectAll();
  await page.evaluate(() => location.assign('#1/solutions/9'));
  await expectBoards(page, 352);
  expect(await selected()).toBe(0);
  await selectAll();
  expect(await selected()).toBeGreaterThan(0);
  await tab('Count').press('Enter');
  await expect(tab('Count')).toHaveAttribute('aria-selected', 'true');
  expect(await selected()).toBe(0);
  await field('Open').fill('text');
  await field('Open').selectText();
  await page.evaluate(() => location.assign('#1/solutions/9'));
  await expectBoards(page, 352);
  await page.keyboard.type('else');
  await expect(field('Open')).toHaveValue('else');
});

test('the gallery shows all 92 solutions or the 12 fundamental ones', async ({ page, keys, field }) => {
  await page.goto('./#1/solutions/8');
  await expect(shown(page)).toHaveText('92 solutions.');
  await expect(boards(page)).toHaveCount(92);
  await keys.choose(field('Show'), 'fundamental');
  await expect(shown(page)).toHaveText('12 solutions.');
  await expect(boards(page)).toHaveCount(12);
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?only=fundamental');
  await page.goBack();
  await expect(boards(page)).toHaveCount(92);
});

test('a link filters the gallery by a square, and so does the field', async ({ page, keys, field, square, alert }) => {
  await page.goto('./#1/solutions/8?only=fundamental&with=d5');
  await expect(square('row 4, column 4, queen')).toBeVisible();
  await expect(field('With a queen on')).toHaveValue('4,4');
  await expect(field('Show')).toHaveValue('fundamental');
  await keys.choose(field('Show'), 'all');
  await keys.type(field('With a queen on'), 'a8');
  await expect(shown(page)).toHaveText('4 solutions with a queen on row 1, column 1.');
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?with=a8');
  // Two squares are refused, and none of them is dropped.
  await keys.type(field('With a queen on'), 'a8 b6');
  await expect(alert).toHaveText('a8 b6 is not a square of this board.');
  await expect(field('With a queen on')).toHaveValue('1,1');
  await expect(shown(page)).toHaveText('4 solutions with a queen on row 1, column 1.');

  await keys.type(field('With a queen on'), 'z9');
  await expect(alert).toHaveText('z9 is not a square of this board.');
  await expect(boards(page)).toHaveCount(4);
});

test('each board is a link that opens it, and the others are reached from there', async ({ page, keys }) => {
  const { caption, field, square } = named(page);
  await page.goto('./#1/solutions/8');
  await keys.use(page.getByRole('link', { name: 'Solution 1: 15863724', exact: true }));
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
  await expect(page.getByText('1 of 92', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Solution 1 is fundamental\. It has no symmetry\. Its 8 images:/)).toBeVisible();
  // Another list leaves the board, and its link, as they are.
  await keys.choose(field('Show'), 'fundamental');
  await expect(boards(page)).toHaveCount(12);
  await expect(square('row 1, column 1, queen')).toBeVisible();
  expect(hash(page)).toBe('#1/queens/8/15863724');
  await expect(page.getByText('1 of 12', { exact: true })).toBeVisible();
  await keys.choose(field('Show'), 'all');
  await keys.use(page.getByRole('link', { name: 'Next board', exact: true }));
  await expect.poll(() => hash(page)).toBe('#1/queens/8/16837425');
  await expect(page.getByText('2 of 92', { exact: true })).toBeVisible();
  await keys.use(page.getByRole('link', { name: 'Previous board', exact: true }));
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
});

test('a board clicked in the gallery can be gone back from', async ({ page, square }) => {
  await page.goto('./#1/solutions/8?with=a8');
  await expect(boards(page)).toHaveCount(4);
  await square('row 2, column 3, empty').click();
  await expect.poll(() => hash(page)).toBe('#1/queens/8/13xxxxxx');
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?with=a8');
  await expect(boards(page)).toHaveCount(4);
});

test('724 solutions are listed, and only those in sight are drawn', async ({ page }) => {
  await page.goto('./#1/solutions/10');
  await expectBoards(page, 724);
  const drawn = () =>
    page.evaluate(() => {
      const canvases = [...document.querySelectorAll('.miniatures canvas')];
      return canvases.filter((canvas) => canvas instanceof HTMLCanvasElement && canvas.style.width !== '').length;
    });
  await expect.poll(drawn).toBeGreaterThan(5);
  await laidOut(page);
  expect(await drawn()).toBeLessThan(200);
});

test('a solution is shown with its images', async ({ page, keys }) => {
  await page.goto('./#1/queens/8/35281746');
  await keys.turnTo('Solutions');
  const images = page.getByRole('list', { name: 'Images', exact: true }).getByRole('link');
  await expect(images).toHaveCount(4);
  // Each has the number that it has among all.
  const numbers = await page.locator('.family').getByRole('link').allTextContents();
  expect(numbers).toHaveLength(3);
  for (const number of numbers) {
    await expect(images.and(page.getByRole('link', { name: new RegExp(`^Solution ${number}: `) }))).toHaveCount(1);
    await expect(
      page.getByRole('list', { name: 'Images', exact: true }).getByText(number, { exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByText(/ A half turn leaves it as it is\. Its 4 images:/)).toBeVisible();
  await keys.use(images.nth(1));
  await expect(images.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(/^Solution \d+ is an image of solution \d+\./)).toBeVisible();
});

test('larger boards are gone through by number', async ({ page, keys, field, button, alert, standing }) => {
  const next = page.getByRole('link', { name: 'Next board', exact: true });
  await page.goto('./#1/solutions/12');
  await expect(shown(page)).toHaveText('14,200 solutions.');
  await keys.use(next);
  await expect.poll(() => hash(page)).toBe('#1/queens/12/1.3.5.8.10.12.6.11.2.7.9.4');
  await expect(page.getByText('1 of 14,200', { exact: true })).toBeVisible();
  await keys.type(field('Number'), '14200');
  await expect(page.getByText('14,200 of 14,200', { exact: true })).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#1/queens/12/12.10.8.5.3.1.7.2.11.6.4.9');
  await expect.poll(standing).toHaveLength(12);
  await keys.use(button('Mirror'));
  await expect(page.getByText('1 of 14,200', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This solution is fundamental\. It has no symmetry\./)).toBeVisible();
  const images = page.getByRole('list', { name: 'Images', exact: true }).getByRole('link');
  await expect(images).toHaveCount(8);
  await keys.use(button('Rotate'));
  await expect(page.getByText(/^This solution is an image of the first one below\./)).toBeVisible();
  await keys.type(field('Number'), '14201');
  await expect(alert).toHaveText('There are 14,200 solutions here, so there is no solution 14,201.');
});

test('a number that is being typed is not overwritten by the one of another board', async ({ page, field, button }) => {
  await page.goto('./#1/solutions/12');
  await page.getByRole('link', { name: 'Next board', exact: true }).click();
  await expect(field('Number')).toHaveValue('1');
  await field('Number').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('142');
  await page.evaluate(() => (location.hash = '#1/queens/12/12.10.8.5.3.1.7.2.11.6.4.9'));
  await expect(page.getByText('14,200 of 14,200', { exact: true })).toBeVisible();
  await expect(field('Number')).toHaveValue('142');
  await field('Number').press('Enter');
  await expect(page.getByText('142 of 14,200', { exact: true })).toBeVisible();
  await button('Mirror').click();
  await expect(field('Number')).not.toHaveValue('142');
});

test('larger boards are filtered', async ({ page, field }) => {
  await page.goto('./#1/solutions/11?only=fundamental');
  await expect(shown(page)).toHaveText('341 solutions.');
  await enter(field('With a queen on'), 'a11');
  await expect.poll(() => hash(page)).toBe('#1/solutions/11?only=fundamental&with=a11');
  await expect(shown(page)).toHaveText(/^\d+ solutions with a queen on row 1, column 1\.$/);
  await field('Show').selectOption('all');
  await expect(shown(page)).toHaveText('96 solutions with a queen on row 1, column 1.');
});

test('axe finds nothing in the gallery', async ({ page }) => {
  await page.goto('./#1/solutions/6');
  await expect(boards(page)).toHaveCount(4);
  await boards(page).first().click();
  await expect(boards(page).first()).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('the solutions listed are text for other programs, to copy or to save', async ({ page, button, field }) => {
  const dialog = page.getByRole('dialog', { name: 'As text', exact: true });
  const text = dialog.getByRole('group', { name: 'Text', exact: true });
  await page.goto('./#1/solutions/6');
  await button('As text').click();
  await expect(text).toHaveText('2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2');
  await expect(dialog.getByRole('status').filter({ hasText: 'written' })).toHaveText('4 solutions written.');
  await dialog.getByLabel('Format').selectOption('LeetCode strings');
  await expect(text).toContainText('[[".Q....","...Q..",".....Q","Q.....","..Q...","....Q."],');
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const pasted = await copied(page);
  expect(JSON.parse(pasted)).toHaveLength(4);
  await dialog.getByLabel('Format').selectOption('CSV');
  await expect(text).toContainText('2,4,6,1,3,5');
  const file = await saved(page, () => dialog.getByRole('button', { name: 'Download text' }).click());
  expect(file.name).toBe('queens-6-solutions.csv');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The copied text is read back as an answer.
  await enter(field('Open'), pasted);
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('4 boards: 4 right');
});

test('only the fundamental solutions are text where only these are listed', async ({ page, button }) => {
  await page.goto('./#1/solutions/8?only=fundamental');
  await button('As text').click();
  const dialog = page.getByRole('dialog', { name: 'As text', exact: true });
  await expect(dialog.getByRole('status').filter({ hasText: 'written' })).toHaveText('12 solutions written.');
  await expectAccessible(page);
});

test('the solutions of a large board are written in a worker, and the writing can be cancelled', async ({ page }) => {
  const { button } = named(page);
  await page.goto('./#1/solutions/14');
  await button('As text').click();
  const dialog = page.getByRole('dialog', { name: 'As text', exact: true });
  const status = dialog.getByRole('status').last();
  await expect(dialog.getByRole('button', { name: 'Copy text' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Download text' }).click();
  await expect(status).toHaveText(/^[\d,]+ solutions written so far\.$/);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter'); // which waits for nothing
  await expect(status).toBeEmpty();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeHidden();
  const { text } = await saved(page, () => dialog.getByRole('button', { name: 'Download text' }).click());
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(365_596);
  expect(lines[0]).toBe('1 3 5 7 12 10 13 4 14 9 2 6 8 11');
});
