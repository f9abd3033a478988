import { hash, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const completions = (page) => page.getByRole('status', { name: 'Completions', exact: true });

/** @param {import('@playwright/test').Page} page */
test('queens are placed and taken back by clicks, and the page says what can become of them', async ({ page }) => {
  const { button, caption, square, standing } = named(page);
  await page.goto('./#1/queens/8');
  await button('Place your own').click();
  await expect(caption).toHaveText('0 of 8 queens; 8 to go.');
  await expect(completions(page)).toHaveText('All 92 solutions are still open.');
  await square('row 1, column 1, empty').click();
  await expect(caption).toHaveText('1 of 8 queens; 7 to go.');
  await expect(completions(page)).toHaveText('4 of the 92 solutions contain it.');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/1xxxxxxx');
  await square('row 1, column 2, empty, attacked from row 1, column 1').click();
  await expect(caption).toHaveText(
    'Conflict: the queens of row 1, column 1 and row 1, column 2 attack each other along the row.',
  );
  await expect(completions(page)).toHaveText('No solution contains queens that attack each other.');
  await expect.poll(() => hash(page)).toBe('#1/queens/8?at=a8.b8');
  await square('row 1, column 2, queen, attacked from row 1, column 1').click();
  await expect(completions(page)).toHaveText('4 of the 92 solutions contain it.');
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
});

test('undo, redo and clear go along everything that was placed, and Back leaves it all', async ({ page, keys }) => {
  const { button, standing, timeline } = named(page);
  await page.goto('./#1/queens/8');
  await keys.use(button('Place your own'));
  await keys.square('a8', 8);
  await keys.square('c7', 8);
  await keys.use(button('Clear'));
  await expect.poll(standing).toEqual([]);
  await keys.use(button('Undo'));
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 2, column 3, queen']);
  await keys.use(button('Undo'));
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
  await keys.use(button('Redo'));
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 2, column 3, queen']);
  await keys.square('e6', 8);
  await expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/135xxxxx');
  await page.goBack();
  await expect(timeline).toHaveValue('0');
});

test('in a field the keys of undo take back what was typed, and no queen', async ({ page }) => {
  const { button, square, standing } = named(page);
  await page.goto('./#1/queens/8/1xxxxxxx');
  await square('row 2, column 3, empty').click();
  const placed = ['row 1, column 1, queen', 'row 2, column 3, queen'];
  await button('Learn').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a lesson', exact: true }).click();
  await button('Add this moment').click();
  for (const field of [
    page.getByLabel('Text of stop 1', { exact: true }),
    page.getByRole('textbox', { name: 'Title', exact: true }),
    page.getByRole('spinbutton', { name: 'Board size', exact: true }),
    page.locator('#open-field'),
  ]) {
    const before = await field.inputValue();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await expect(field).toHaveValue(`${before}9`);
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue(before);
    await expect.poll(standing).toEqual(placed);
    await page.keyboard.press('Control+y');
    await expect(field).toHaveValue(`${before}9`);
    await page.keyboard.press('Control+z');
    await expect.poll(standing).toEqual(placed);
  }
  await page.getByRole('gridcell', { name: 'row 2, column 3, queen', exact: true }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
});

test('undo and redo outlast a reload', async ({ page, button, square, standing }) => {
  await page.goto('./#1/queens/8/xxxxxxxx');
  await square('row 1, column 1, empty').click();
  await square('row 2, column 3, empty').click();
  await button('Undo').click();
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
  await expect.poll(() => hash(page)).toBe('#1/queens/8/1xxxxxxx');
  await page.reload();
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await button('Redo').click();
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 2, column 3, queen']);
  await button('Undo').click();
  await button('Undo').click();
  await expect.poll(standing).toEqual([]);
});

test('a placement is turned and mirrored', async ({ page, keys, button, standing }) => {
  await page.goto('./#1/queens/8/1xxxxxx3');
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 8, column 3, queen']);
  await keys.use(button('Rotate'));
  await expect.poll(standing).toEqual(['row 1, column 8, queen', 'row 3, column 1, queen']);
  await keys.use(button('Mirror'));
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 3, column 8, queen']);
});

test('the squares tell how many solutions a queen there leaves, and they add up', async ({
  page,
  keys,
  field,
  square,
}) => {
  await page.goto('./#1/queens/8/1xxxxxxx');
  await keys.use(field('Solutions left by each square'), 'Space');
  await expect(square('row 2, column 7, empty, leaves 2 solutions')).toBeVisible();
  const names = await page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  const left = names.map((name) => (name.includes('leaves one') ? 1 : Number(name.match(/leaves (\d+)/)?.[1] ?? 0)));
  expect(left.reduce((sum, count) => sum + count, 0)).toBe(4 * 7);
});

test('a hint is off until asked for and never leads into a dead end', async ({ page, button, caption }) => {
  await page.goto('./#1/queens/8/1xxxxxxx');
  const hint = page.getByText(/^A queen on row \d, column \d leads on to a solution\.$/);
  await expect(completions(page)).toHaveText('4 of the 92 solutions contain it.');
  await expect(hint).toBeHidden();
  for (let queens = 1; queens < 8; queens += 1) {
    await button('Hint').click();
    const name = (await hint.textContent())?.match(/on (row \d, column \d)/)?.[1] ?? '';
    await page.getByRole('gridcell', { name: `${name}, empty`, exact: true }).click();
    await expect(completions(page)).toHaveText(/of (the )?92( solutions contains? it)?\.$/);
    // It was for the placement before.
    await expect(hint).toBeHidden();
  }
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
  await expect(completions(page)).toHaveText(/^This is solution [1-4] of 92\.$/);
  await button('Hint').click();
  await expect(page.getByText('Nothing is left to place.')).toBeVisible();
});

test('any solver goes on from what was placed', async ({ page, keys, button, field, caption, square }) => {
  await page.goto('./#1/queens/8/1xxxxxxx');
  await keys.choose(field('Solver'), 'mask');
  await expect(caption).toHaveText('One queen is given. The search places the others around it.');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/1xxxxxxx?solver=mask');
  await keys.use(button('Place your own'));
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await keys.use(button('Solve from here'));
  await expect(field('Solver')).toHaveValue('mask');
  await expect(button('Pause')).toBeVisible();
  // Placing continues from the solver's placement.
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(caption).toHaveText(/^Solution 1/);
  await keys.use(button('Place your own'));
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
  await expect(completions(page)).toHaveText('This is solution 1 of 92.');
});

test('the placement can be had as a text board and as FEN', async ({ page }) => {
  await page.goto('./#1/queens/8/15863724');
  await page.getByText('The board as FEN', { exact: true }).click();
  const fen = page.getByRole('group', { name: 'The board as FEN', exact: true });
  await expect(fen).toHaveText('Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1');
  await page.getByText('The board as text', { exact: true }).click();
  const board = page.getByRole('group', { name: 'The board as text', exact: true });
  await expect(board).toContainText('| Q |   |   |   |   |   |   |   |');
  // That of a large one scrolls in its place.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`./#1/queens/23/${'x.'.repeat(22)}x`);
  await expect(board).toContainText('+---'.repeat(23));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('a large board is counted by a worker, and the next click gives that count up', async ({ page, square }) => {
  await page.goto('./#1/queens/20?at=a20');
  await expect(completions(page)).toHaveText(/^At least [\d,]+ of the 39,029,188,884 solutions contain it so far\.$/);
  const least = async () =>
    Number((await completions(page).textContent())?.match(/least ([\d,]+)/)?.[1].replaceAll(',', ''));
  const before = await least();
  await expect.poll(least).toBeGreaterThan(before);
  for (const [index, column] of [3, 5, 2, 4, 13, 11, 17, 20].entries()) {
    await square(`row ${index + 2}, column ${column}, empty`).click();
  }
  await expect(completions(page)).toHaveText(/^([\d,]+|One|None) of the 39,029,188,884 solutions contains? /, {
    timeout: 60_000,
  });
});

test('boards without a solution, and boards that nobody has counted, are told as such', async ({ page }) => {
  await page.goto('./#1/queens/3/xxx');
  await expect(completions(page)).toHaveText('A board of this size has no solution.');
  await page.goto('./#1/queens/32?at=a32');
  await expect(completions(page)).toHaveText(/^At least [\d,]+ solutions contain it so far\.$/);
});

test('axe finds nothing while placing', async ({ page, keys, button, field }) => {
  await page.goto('./#1/queens/8/1xxxxxxx');
  await keys.use(button('Hint'), 'Space');
  await expect(page.getByText(/^A queen on row \d, column \d leads on to a solution\.$/)).toBeVisible();
  await keys.use(field('Solutions left by each square'), 'Space');
  await keys.use(field('Attacked squares'), 'Space');
  await expectAccessible(page);
});
