import { named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test.use({ reducedMotion: 'reduce' });

/** @param {import('@playwright/test').Page} page */
const boards = (page) => page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link');

/** @param {import('@playwright/test').Page} page */
const shown = (page) => page.getByRole('status', { name: 'Solutions shown', exact: true });

/** @param {import('@playwright/test').Page} page */
const hash = (page) => new URL(page.url()).hash;

test('the gallery shows all 92 solutions or the 12 fundamental ones', async ({ page }) => {
  const { field } = named(page);
  await page.goto('./#1/solutions/8');
  await expect(shown(page)).toHaveText('92 solutions.');
  await expect(boards(page)).toHaveCount(92);
  await field('Show').selectOption('fundamental');
  await expect(shown(page)).toHaveText('12 solutions.');
  await expect(boards(page)).toHaveCount(12);
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?only=fundamental');
  await page.goBack();
  await expect(boards(page)).toHaveCount(92);
});

test('a link filters the gallery by a square, and so does the field', async ({ page }) => {
  const { field, square, alert } = named(page);
  await page.goto('./#1/solutions/8?only=fundamental&with=d5');
  await expect(square('d5, queen')).toBeVisible();
  await expect(field('With a queen on')).toHaveValue('d5');
  await expect(field('Show')).toHaveValue('fundamental');
  await field('Show').selectOption('all');
  await field('With a queen on').fill('a8');
  await field('With a queen on').press('Enter');
  await expect(shown(page)).toHaveText('4 solutions with a queen on a8.');
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?with=a8');
  await field('With a queen on').fill('z9');
  await field('With a queen on').press('Enter');
  await expect(alert).toHaveText('z9 is not a square of this board.');
  await expect(boards(page)).toHaveCount(4);
});

test('each board is a link that opens it, and the others are reached from there', async ({ page }) => {
  const { caption } = named(page);
  await page.goto('./#1/solutions/8');
  await page.getByRole('link', { name: 'Solution 1: 15863724', exact: true }).click();
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
  expect(hash(page)).toBe('#1/queens/8/15863724');
  await expect(page.getByText('1 of 92', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Solution 1 is fundamental\. No turn and no mirror leaves it as it is\. Its 8 images:/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Next board', exact: true }).click();
  await expect.poll(() => hash(page)).toBe('#1/queens/8/16837425');
  await expect(page.getByText('2 of 92', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous board', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
});

test('a board clicked in the gallery can be gone back from', async ({ page }) => {
  const { square } = named(page);
  await page.goto('./#1/solutions/8?with=a8');
  await expect(boards(page)).toHaveCount(4);
  await square('c7, empty').click();
  await expect.poll(() => hash(page)).toBe('#1/queens/8/13xxxxxx');
  await page.goBack();
  await expect.poll(() => hash(page)).toBe('#1/solutions/8?with=a8');
  await expect(boards(page)).toHaveCount(4);
});

test('724 solutions are listed, and only those in sight are drawn', async ({ page }) => {
  await page.goto('./#1/solutions/10');
  await expect(boards(page)).toHaveCount(724);
  const drawn = () =>
    page.evaluate(() => {
      const canvases = [...document.querySelectorAll('.stamps canvas')];
      return canvases.filter((canvas) => canvas instanceof HTMLCanvasElement && canvas.style.width !== '').length;
    });
  await expect.poll(drawn).toBeGreaterThan(5);
  expect(await drawn()).toBeLessThan(200);
});

test('axe finds nothing in the gallery', async ({ page }) => {
  await page.goto('./#1/solutions/6');
  await expect(boards(page)).toHaveCount(4);
  await boards(page).first().click();
  await expectAccessible(page);
});
