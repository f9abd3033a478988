import { copied } from './files.mjs';
import { named } from './names.mjs';
import { expect, test } from './test.mjs';

// Every control is gone to, stop by stop.

test('a solver is chosen, played, paused, stepped and sought through', async ({ page, keys }) => {
  const { button, field, timeline, speed, caption, square } = named(page);
  await page.goto('./');
  await keys.type(field('Board size'), '6');
  await expect(square('row 1, column 1, empty')).toBeVisible();
  await keys.choose(field('Solver'), 'scan');
  await keys.use(field('Stop at each solution'), 'Space');
  await keys.use(button('Step forward'));
  await keys.use(button('Step forward'), 'Space');
  await expect(timeline).toHaveValue('2');
  await keys.use(button('Step back'));
  await expect(timeline).toHaveValue('1');
  await keys.use(speed, 'End');
  await keys.use(button('Play'));
  await expect(caption).toHaveText(/^Solution 1:/);
  await expect(button('Play')).toBeFocused();
  await keys.use(button('Next solution'));
  await expect(caption).toHaveText(/^Solution 2:/);
  await keys.use(button('Previous solution'));
  await expect(caption).toHaveText(/^Solution 1:/);
  await keys.use(button('Next backtrack'));
  await keys.use(button('Previous backtrack'));
  await keys.use(button('Last step'));
  await expect(caption).toHaveText('Every way has been tried: 4 solutions.');
  await keys.use(button('First step'));
  await expect(timeline).toHaveValue('0');
});

test('the panes are turned, and the tree leads to another step', async ({ page, keys, timeline }) => {
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.turnTo('Tree');
  const node = page.getByRole('tabpanel', { name: 'Tree', exact: true }).locator('button[tabindex="0"]');
  await keys.to(node);
  await keys.press('ArrowUp', 'Enter');
  await expect(timeline).not.toHaveValue('63');
});

test('queens are placed on the board, undone and redone', async ({ page, keys, button, caption, square, standing }) => {
  const completions = page.getByRole('status', { name: 'Completions', exact: true });
  await page.goto('./#1/queens/8');
  await keys.use(button('Place your own'));
  await expect(square('row 1, column 1, empty')).toBeFocused();
  await keys.press('Enter');
  await expect(completions).toHaveText('4 of the 92 solutions contain it.');
  await keys.press('ArrowDown', 'ArrowRight', 'Space');
  await expect(caption).toHaveText(
    'Conflict: the queens of row 1, column 1 and row 2, column 2 attack each other along the diagonal.',
  );
  await expect(square('row 2, column 2, queen, attacked from row 1, column 1')).toBeFocused();
  await keys.press('Control+Z');
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
  await keys.press('Control+Shift+Z');
  await expect
    .poll(standing)
    .toEqual([
      'row 1, column 1, queen, attacked from row 2, column 2',
      'row 2, column 2, queen, attacked from row 1, column 1',
    ]);
});

test('a knight starts from a square, by arrows and by name, open, closed and to an end', async ({ page, keys }) => {
  const { board, button, caption, field, square, timeline } = named(page);
  await page.goto('./');
  await keys.turnTo('Knight');
  await keys.type(field('Files'), '6');
  await keys.type(field('Ranks'), '6');
  await keys.square('c3', 6);
  await expect(square('c3, move 1')).toBeFocused();
  await keys.press('ArrowRight', 'Space');
  await expect(square('d3, move 1')).toBeFocused();
  await keys.choose(field('Tour'), 'closed');
  await expect(timeline).toHaveAttribute('max', '36');
  await keys.type(field('Start square'), 'a1');
  await expect(square('a1, move 1')).toBeVisible();
  await keys.choose(field('Tour'), 'open');
  await keys.use(button('Choose end'));
  await expect(page.getByText('Choose the square where the tour ends.')).toBeVisible();
  await keys.square('b1', 6);
  await expect(square('b1, move 36')).toBeFocused();
  await expect(button('Choose end')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/a1\?to=b1$/);
  await keys.type(field('End square'), 'f1');
  await expect(square('f1, move 36')).toBeVisible();
  await keys.type(field('End square'), '');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await keys.to(timeline);
  await keys.press('Home', 'ArrowRight', 'ArrowRight');
  await expect(caption).toHaveText(/^Move 2: /);
  await keys.use(button('Draw in ten seconds'));
  await expect(button('Pause')).toBeVisible();
  await keys.use(button('Pause'));
  await keys.type(field('Files'), '5');
  await keys.choose(field('Tour'), 'closed');
  await keys.type(field('Ranks'), '5');
  await expect(caption).toHaveText(/^No closed tour: /);
});

test('squares are taken out of the board and put back, by arrows and by name', async ({ page, keys }) => {
  const { button, field, square, standing } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await keys.use(button('Edit squares'));
  await keys.square('d4', 8);
  await expect(square('d4, taken out')).toBeFocused();
  await keys.press('ArrowRight', 'Space');
  await expect(square('e4, taken out')).toBeFocused();
  await expect(page).toHaveURL(/a1\?holes=d4\.e4$/);
  await expect.poll(async () => (await standing()).filter((name) => name.includes('move'))).toHaveLength(62);
  await keys.press('Enter');
  await expect(square('e4, taken out')).toHaveCount(0);
  await keys.type(field('Square'), 'h8');
  await expect(square('h8, taken out')).toHaveCount(1);
  await keys.square('h8', 8);
  await expect(square('h8, taken out')).toHaveCount(0);
  await keys.use(button('Put all squares back'));
  await expect(square('d4, taken out')).toHaveCount(0);
  await expect(page).toHaveURL(/8x8\/a1$/);
  await keys.use(button('Edit squares'));
  await keys.square('c3', 8);
  await expect(square('c3, move 1')).toBeVisible();
});

test('a state is shared', async ({ page, keys, share, button }) => {
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.use(button('Share'));
  await expect(share.code).toBeVisible();
  await keys.use(share.button('Copy address'));
  await expect(share.dialog.getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied(page)).toBe(page.url());
  await keys.use(share.button('Copy snippet'));
  await expect.poll(() => copied(page)).toContain('<iframe');
  await share.leave();
});

test('settings, help and the language are reached, and give the focus back', async ({ page, keys, button, field }) => {
  await page.goto('./');
  await keys.use(button('Settings'));
  await keys.to(page.getByRole('radio', { name: 'Paper', exact: true }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Walnut', exact: true })).toBeChecked();
  await keys.to(page.getByRole('group', { name: 'Light and dark', exact: true }).getByRole('radio', { checked: true }));
  await keys.press('ArrowRight', 'ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await keys.to(page.getByRole('group', { name: 'Motion', exact: true }).getByRole('radio', { checked: true }));
  await keys.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await keys.use(button('Projector mode'));
  await expect(page.getByRole('tab', { name: 'Queens', exact: true })).toBeHidden();
  await keys.use(button('Leave projector mode'));
  await keys.use(button('Settings'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(button('Settings')).toBeFocused();
  await keys.use(button('Help'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(button('Help')).toBeFocused();
  await keys.to(field('Language'));
  await keys.press('ArrowDown');
  await expect(page.getByRole('tab', { name: '皇后', exact: true })).toBeVisible();
});
