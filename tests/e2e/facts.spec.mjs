import { enter, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page @param {string} label */
const fact = (page, label) =>
  page
    .locator('.tour-facts div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

/** William Beverley, 1848. */
const SEMI_MAGIC = `1 48 31 50 33 16 63 18
30 51 46 3 62 19 14 35
47 2 49 32 15 34 17 64
52 29 4 45 20 61 36 13
5 44 25 56 9 40 21 60
28 53 8 41 24 57 12 37
43 6 55 26 39 10 59 22
54 27 42 7 58 23 38 11`;

test('Numbers says what is true of a pasted tour', async ({ page, field, tab }) => {
  await page.goto('./#1/knight/8x8');
  await enter(field('Open'), SEMI_MAGIC);
  await tab('Numbers').click();
  await expect(fact(page, 'Tour')).toHaveText('given');
  await expect(fact(page, 'Ranks')).toHaveText('all sum to 260');
  await expect(fact(page, 'Files')).toHaveText('all sum to 260');
  await expect(fact(page, 'Square of numbers')).toHaveText('semi-magic');
  await expect(fact(page, 'Symmetry')).toHaveText('none');
  await expectAccessible(page);
});

test('a tour by its number has its number and its symmetries, and one that is sought has facts once it is found', async ({
  page,
}) => {
  const { button, tab } = named(page);
  await page.goto('./#1/knight/6x6/a1?tour=closed&number=1');
  await tab('Numbers').click();
  await expect(fact(page, 'Tour')).toHaveText('number 1 of 9,862');
  await expect(fact(page, 'Changes of direction')).toHaveText(/^\d+ in 36 moves$/);
  await page.goto('./#1/knight/6x6/a1?tour=closed&solver=warnsdorff&prune=1&step=3');
  await expect(tab('Numbers')).toBeVisible();
  await tab('Numbers').click();
  await expect(page.locator('.tour-facts')).toBeHidden();
  await button('Next solution').click();
  await expect(fact(page, 'Tour')).toHaveText('found by this search');
});

test('a large tour gets its facts from a worker', async ({ page, tab }) => {
  await page.goto('./#1/knight/120x100/a1?tour=closed');
  await tab('Numbers').click();
  await expect(fact(page, 'Tour')).toHaveText('made by construction');
  await expect(fact(page, 'Changes of direction')).toHaveText(/^[\d,]+ in 12,000 moves$/);
});
