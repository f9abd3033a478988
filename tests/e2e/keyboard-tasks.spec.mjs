import { copied } from './files.mjs';
import { named } from './names.mjs';
import { drawing } from './settled.mjs';
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
  await keys.to(timeline);
  await keys.press('ArrowRight', 'ArrowRight', 'ArrowRight', '.', ',', 'n');
  await expect(caption).toHaveText(/^Solution 1:/);
  await keys.use(speed, 'Home');
  await keys.to(timeline);
  await keys.press('Space');
  await expect(button('Pause')).toBeVisible();
  await keys.press('Space');
  await expect(button('Play')).toBeVisible();
  await keys.use(button('First step'));
  await expect(timeline).toHaveValue('0');
});

test('the panes are turned, the tree and the numbers lead to other steps', async ({ page, keys }) => {
  const { caption, timeline, field } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.turnTo('Tree');
  const node = page.getByRole('tabpanel', { name: 'Tree', exact: true }).locator('button[tabindex="0"]');
  await keys.to(node);
  await keys.press('ArrowUp', 'Enter');
  await expect(timeline).not.toHaveValue('63');
  await keys.turnTo('Numbers');
  await keys.type(field('Go to solution'), '2');
  await expect(caption).toHaveText(/^Solution 2: /);
  await keys.turnTo('Explain');
  await keys.use(page.getByRole('link', { name: 'The walk 1, 3, 5, 7, 2, 4, 6: row 8 is dead', exact: true }));
  await expect(timeline).toHaveValue('63');
});

test('queens are placed, undone, turned, hinted at and handed to a solver', async ({ page, keys }) => {
  const { button, field, caption, square, standing } = named(page);
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
  await keys.use(button('Undo'));
  await keys.use(button('Redo'));
  await keys.use(button('Undo'));
  await keys.use(button('Rotate'));
  await expect.poll(standing).toEqual(['row 1, column 8, queen']);
  await keys.use(button('Mirror'));
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
  await keys.use(button('Hint'), 'Space');
  await expect(page.getByText(/^A queen on row \d, column \d leads on to a solution\.$/)).toBeVisible();
  await keys.use(field('Solutions left by each square'), 'Space');
  await expect(square('row 2, column 7, empty, leaves 2 solutions')).toHaveCount(1);
  await keys.use(button('Solve from here'));
  await keys.use(button('Pause'));
  await expect(caption).not.toBeEmpty();
});

test('solutions are filtered and opened', async ({ page, keys, field, caption }) => {
  await page.goto('./#1/queens/8');
  await keys.turnTo('Solutions');
  await keys.choose(field('Show'), 'fundamental');
  await expect(page.getByText('12 solutions.', { exact: true })).toBeVisible();
  await keys.type(field('With a queen on'), 'd5');
  await expect(page).toHaveURL(/#1\/solutions\/8\?only=fundamental&with=d5$/);
  await keys.use(page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link').first());
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
});

test('the solutions of a larger board are leafed through, and opened by their number', async ({ page, keys }) => {
  const { alert, button, field, standing } = named(page);
  await page.goto('./#1/solutions/12');
  await expect(page.getByText('14,200 solutions.', { exact: true })).toBeVisible();
  await keys.type(field('Number'), '14199');
  await expect(page.getByText('14,199 of 14,200', { exact: true })).toBeVisible();
  await expect.poll(standing).toHaveLength(12);
  await keys.use(page.getByRole('link', { name: 'Next board', exact: true }));
  await expect(page.getByText('14,200 of 14,200', { exact: true })).toBeVisible();
  await keys.use(page.getByRole('link', { name: 'Previous board', exact: true }));
  await expect(page.getByText('14,199 of 14,200', { exact: true })).toBeVisible();
  const images = page.getByRole('list', { name: 'Images', exact: true }).getByRole('link');
  await keys.use(images.nth(1));
  await expect(images.nth(1)).toHaveAttribute('aria-current', 'true');
  await keys.type(field('Number'), '14201');
  await expect(alert).toHaveText('There are 14,200 solutions here, so there is no solution 14,201.');
  await keys.use(button('Close'));
  await expect(alert).toHaveCount(0);
});

test('a square is typed, a placement is cleared, and its text is copied', async ({ page, keys }) => {
  const { button, field, standing } = named(page);
  await page.goto('./#1/queens/8/xxxxxxxx');
  await keys.type(field('Square'), 'd5');
  await expect.poll(standing).toEqual(['row 4, column 4, queen']);
  await keys.use(page.getByText('The board as text', { exact: true }));
  const text = page.getByRole('group', { name: 'The board as text', exact: true });
  await keys.use(page.locator('details', { has: text }).getByRole('button', { name: 'Copy text', exact: true }));
  await expect.poll(() => copied(page)).toContain('+---+');
  await keys.use(button('Clear'));
  await expect.poll(standing).toEqual([]);
});

test('the solvers race', async ({ page, keys }) => {
  await page.goto('./');
  await keys.turnTo('Race');
  await keys.use(named(page).button('Start race'));
  await expect(page.getByRole('status', { name: 'Race result', exact: true })).toHaveText(
    /was first|Some solvers took less/,
  );
  await expect(named(page).button('Start race')).toBeFocused();
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

test('the search by Warnsdorff’s rule is watched', async ({ page, keys, button, caption, field }) => {
  await page.goto('./#1/knight/6x6/c3');
  await keys.choose(field('Watch'), 'warnsdorff');
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText(/^Move 1: /);
  await keys.use(field('Degrees'), 'Space');
  await keys.use(button('Next backtrack'));
  await expect(caption).toHaveText(/taken back/);
});

test('the search without a rule is watched, and one that turns back at once where nothing can return', async ({
  page,
  keys,
}) => {
  const { button, caption, field } = named(page);
  await page.goto('./#1/knight/6x6/a1?tour=closed');
  await keys.choose(field('Watch'), 'plain');
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText(/comes first by its move; nothing else counts/);
  await keys.choose(field('Watch'), 'warnsdorff');
  await keys.use(field('Go back at once when nothing can return to the start'), 'Space');
  await keys.use(button('Next backtrack'));
  await expect(caption).toHaveText(/taken back/);
  await keys.turnTo('Numbers');
  await expect(page.getByText('Moves taken back', { exact: true })).toBeVisible();
});

test('the table of a tour is read and copied', async ({ page, keys }) => {
  await page.goto('./#1/knight/6x6/a1');
  await keys.turnTo('Table');
  const copy = page.getByRole('tabpanel', { name: 'Table', exact: true }).getByRole('button').first();
  await keys.use(copy);
  await expect.poll(() => copied(page)).toMatch(/36/);
});

test('a board in a frame is played and stepped', async ({ page, keys, button, timeline }) => {
  await page.goto('./#1/queens/8?solver=marks&step=63&embed');
  await keys.use(button('Step forward'));
  await expect(timeline).toHaveValue('64');
  await keys.use(button('Play'));
  await keys.use(button('Pause'));
  await keys.to(page.getByRole('link', { name: 'Open the full page', exact: true }));
});

test('a ride of one’s own is ridden, undone and finished', async ({ page, keys, button, caption, field, square }) => {
  await page.goto('./#1/knight/8x8/a1');
  await keys.use(button('Ride it yourself'));
  await keys.square('b3', 8);
  await expect(caption).toHaveText(/^Move 1: from a1 to b3\./);
  await keys.use(button('Undo'));
  await keys.use(button('Redo'));
  await keys.use(field('Hints'), 'Space');
  await keys.use(button('Finish from here'));
  await expect(square(/, move 64$/)).toHaveCount(1);
});

test('tours are counted, and one is asked for by its number or by chance', async ({ page, keys, button, field }) => {
  await page.goto('./#1/knight/6x6/a1?tour=closed');
  await keys.turnTo('How many');
  await keys.use(button('Count tours'));
  await expect(page.getByText('Counted here: 6×6 has 9,862 closed tours.')).toBeVisible();
  await keys.type(field('Tour number'), '17');
  await expect(page).toHaveURL(/number=17$/);
  await keys.use(button('Random tour'));
  await expect(page).not.toHaveURL(/number=17$/);
});

test('a board that is a picture is zoomed and moved', async ({ page, keys }) => {
  await page.goto('./#1/knight/60x60/a1');
  const board = page.getByRole('img', { name: 'Board', exact: true });
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await keys.to(board);
  const before = await drawing(board);
  await keys.press('+', '+', 'ArrowLeft');
  await expect.poll(() => drawing(board)).not.toBe(before);
  await keys.press('0');
});

test('solutions are counted; a count is paused, gone on with and given up', async ({ page, keys, button, field }) => {
  const result = page.getByRole('status', { name: 'Count result', exact: true });
  await page.goto('./');
  await keys.turnTo('Count');
  await keys.use(button('Count'));
  await expect(result).toHaveText(/^N = 12: 14,200 solutions/);
  await keys.type(field('Board size'), '20');
  await keys.use(button('Count'));
  await keys.use(button('Pause count'));
  await keys.use(button('Resume count'));
  await keys.use(button('Cancel'));
  await expect(page.getByRole('button', { name: /^(Count|Begin again)$/ })).toBeVisible();
  await keys.choose(field('Workers'), '1');
});

test('a state is copied as a link, with its step, and shared', async ({ page, keys, share, button }) => {
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.use(button('Copy link'));
  await expect.poll(() => copied(page)).toMatch(/#1\/queens\/8\?step=63$|solver=marks&step=63$/);
  await keys.use(button('Copy link to this step'));
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

test('everything that takes the focus has a name, in every mode', async ({ page, button, field }) => {
  for (const [place, control] of /** @type {const} */ ([
    ['#1/queens/8?solver=marks&step=63', button('Place your own')],
    ['#1/queens/8/15863724', button('Solve from here')],
    ['#1/knight/8x8/c3', field('Start square')],
    ['#1/count/12', button('Count')],
  ])) {
    await page.goto(`./${place}`);
    await expect(page.getByRole('tab', { name: 'Queens', exact: true })).toBeVisible();
    await expect(control).toBeVisible();
    const tree = await page.locator('body').ariaSnapshot();
    const nameless = tree
      .split('\n')
      .filter((line) => /- (button|link|textbox|slider|combobox|tab|checkbox)$/.test(line));
    expect(nameless, place).toEqual([]);
  }
});
