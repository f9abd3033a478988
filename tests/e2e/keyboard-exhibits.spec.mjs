import { writeFile } from 'node:fs/promises';
import { copied } from './files.mjs';
import { named } from './names.mjs';
import { toastsStay } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';

// Every control is gone to, stop by stop.

test('the class of scan is asked for its first solution and for the next, which is copied as text', async ({
  page,
  keys,
}) => {
  const { button, caption, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=scan&step=5');
  await keys.use(button('get_first_solution'));
  await expect(caption).toHaveText(/^Solution 1: /);
  await expect(timeline).toHaveValue('982');
  await keys.use(button('get_next_solution'));
  await expect(caption).toHaveText(/^Solution 2: /);
  const title = 'The board as text';
  await keys.use(page.locator('summary', { hasText: title }));
  const text = page.getByRole('group', { name: title, exact: true });
  await keys.use(page.locator('details', { has: text }).getByRole('button', { name: 'Copy text', exact: true }));
  await expect.poll(async () => (await copied(page)).match(/Q/g)).toHaveLength(8);
});

test('the answer to the Checker Challenge is opened and copied', async ({ page, keys }) => {
  await page.goto('./#1/queens/7?solver=marks&step=1');
  const title = 'The answer to the Checker Challenge';
  await keys.use(page.locator('summary', { hasText: title }));
  const answer = page.getByRole('group', { name: title, exact: true });
  const text = '1 3 5 7 2 4 6\n1 4 7 3 6 2 5\n1 5 2 6 3 7 4\n40\n';
  await expect(answer).toHaveText(text, { useInnerText: true });
  await expectAccessible(page);
  await keys.to(answer);
  await keys.use(page.locator('details', { has: answer }).getByRole('button', { name: 'Copy text', exact: true }));
  await expect.poll(() => copied(page)).toBe(text);
});

for (const [solver, name, step] of [
  ['scan', 'The first solution, on 8 × 8', '982'],
  ['marks', 'Whose is the square in row 3, column 3?', '4'],
  ['mask', 'pos = 00010110, so p = 00000010', '271'],
  ['permute', 'The first pair on a diagonal: letters 0 and 1', '2'],
  ['access', 'The queen of column 2 in row 5: rows 4, 5 and 6 of column 3 are out', '718'],
]) {
  test(`the worked example of ${solver} is followed`, async ({ page, keys, field, timeline }) => {
    await page.goto('./#1/queens/8');
    await keys.choose(field('Solver'), solver);
    await keys.use(page.getByRole('link', { name, exact: true }));
    await expect(timeline).toHaveValue(step);
    await page.goBack();
    await expect(timeline).toHaveValue('0');
  });
}

test('the article’s example of a knight’s search is followed, and stepped on the board', async ({ page, keys }) => {
  const { button, caption } = named(page);
  await page.goto('./#1/knight/6x6/c3?solver=warnsdorff');
  await keys.use(
    page.getByRole('link', { name: 'The article’s: 8×8, closed, from its (1, 1), counted from 0: b7', exact: true }),
  );
  await expect(page).toHaveURL(/8x8\/b7\?tour=closed&solver=warnsdorff$/);
  await keys.use(button('Next solution'));
  await expect(caption).toHaveText(/^A closed tour has no first square, so it is numbered anew from b7/);
  await keys.turnTo('Table');
  await keys.use(page.getByRole('button', { name: 'Copy table', exact: true }));
  await expect.poll(async () => (await copied(page)).match(/\d+/g)).toHaveLength(64);
});

test('on the board a run is stepped, leapt along and helped with, and the focus keeps its square', async ({
  page,
  keys,
}) => {
  await toastsStay(page, 8000);
  const { caption, timeline } = named(page);
  await page.goto('./#1/queens/6?solver=marks&step=3');
  const squares = page.getByRole('grid', { name: 'Board', exact: true });
  await keys.to(squares.locator('[tabindex="0"]'));
  await keys.press('Control+Home', 'ArrowDown', 'ArrowRight');
  const here = () => expect(page.locator(':focus')).toHaveAccessibleName(/^row 2, column 2,/);
  for (const [key, told] of /** @type {[string, RegExp][]} */ ([
    ['.', /^Row 2/],
    ['n', /^Solution 1: /],
    ['b', /is taken back/],
    ['Shift+N', /^Solution 1: /],
    ['Shift+B', /is taken back/],
  ])) {
    await keys.press(key);
    await expect(caption, key).toHaveText(told);
    await here();
  }
  const step = Number(await timeline.inputValue());
  await keys.press(',');
  await expect(timeline).toHaveValue(String(step - 1));
  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Help', exact: true })).toBeVisible();
  await keys.press('Escape');
  await here();
  await keys.press('f');
  await expect(page.getByRole('button', { name: 'Leave projector mode', exact: true })).toBeVisible();
  await here();
  await keys.press('f');
  await here();
  await keys.press('Enter');
  const advice = page.getByText(/^Row 2, column 2, .*To place queens, press Place your own\.$/);
  await expect(advice).toBeVisible();
  await here();
  // Advice that is followed goes; it has the button that it names.
  await keys.use(page.locator('#notices').getByRole('button', { name: 'Place your own', exact: true }));
  await expect(advice).toBeHidden();
});

test('on a phone the panes are opened as a sheet and put away', async ({ page, keys, button }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.use(button('Details'));
  await expect(page.getByText('search(row):', { exact: true })).toBeVisible();
  await keys.turnTo('Numbers');
  await expect(page.getByText('Candidates tested', { exact: true })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByText('Candidates tested', { exact: true })).toBeHidden();
  await expect(button('Details')).toBeFocused();
  await keys.use(button('Step forward'));
  await expect(named(page).timeline).toHaveValue('64');
});

test('a text is typed, pasted and taken from a file; what is wrong with it is told, and closed', async ({
  page,
  keys,
}, info) => {
  const { alert, button, field, square } = named(page);
  // Wait for the dialog before pressing the key that opens it, or its event is missed.
  /** @type {Promise<import('@playwright/test').FileChooser>} */
  const chosen = new Promise((resolve) => page.once('filechooser', resolve));
  await page.goto('./#1/queens/4/2413');
  const texts = {
    typed: ['1 5 8 6 3 7 2 4', 'row 1, column 1, queen'],
    pasted: ['8/8/8/8/8/8/8/Q7', 'row 8, column 1, queen'],
  };
  await keys.type(field('Open'), texts.typed[0]);
  await expect(square(texts.typed[1])).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), texts.pasted[0]);
  await keys.to(field('Open'));
  await keys.press('Control+V');
  await expect(square(texts.pasted[1])).toBeVisible();
  await expect(field('Open')).toHaveValue('');

  const path = info.outputPath('board.txt');
  await writeFile(path, '#1/queens/6/246135');
  await keys.to(button('From a file'));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles(path);
  await expect(square('row 1, column 2, queen')).toBeVisible();

  await keys.type(field('Open'), '9/9');
  await expect(alert).not.toBeEmpty();
  await expect(field('Open')).toBeFocused();
  await keys.use(button('Close'), 'Space');
  await expect(alert).toHaveCount(0);
  await expect(field('Open')).toBeFocused();
});
