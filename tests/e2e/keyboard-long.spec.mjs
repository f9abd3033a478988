import { chooseFiles, hold, saved } from './files.mjs';
import { named, untilMoreIsCounted } from './names.mjs';
import { drawing } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';

// Long tasks: progress, cancelling, and resuming after a reload.
// Every control is gone to, stop by stop.

test('a race to all solutions is foretold, begun and cancelled', async ({ page, keys, button, field }) => {
  await page.goto('./#1/queens/16');
  await keys.turnTo('Race');
  await keys.choose(field('Run to'), 'all');
  await expect(page.getByText(/^All solutions on 16 × 16: three of the solvers will test about /)).toBeVisible();
  await keys.use(button('Start race'));
  await expect(button('Cancel race')).toBeFocused();
  await expect(page.getByRole('rowheader', { name: /^Marks: three arrays about .* left$/ })).toBeVisible();
  await keys.press('Enter');
  await expect(button('Start race')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Race result', exact: true })).toHaveText(/^The race was stopped; /);
});

test('the way to a far step is given up', async ({ page, keys, board, button, caption, timeline }) => {
  await page.goto('./#1/queens/32?solver=marks&step=1000000000');
  await expect(board).toHaveAttribute('aria-busy', 'true');
  await keys.use(button('Cancel'));
  await expect(button('Cancel')).toHaveCount(0);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(timeline).toHaveValue('0');
  await keys.use(button('Step forward'));
  await expect(timeline).toHaveValue('1');
  await expect(caption).toHaveText('Row 1, column 1: no queen attacks it, so a queen is placed.');
});

test('a knight starts on a board that is a picture by the name of a square, and is zoomed by buttons', async ({
  page,
  keys,
}) => {
  const { button, caption, field } = named(page);
  const board = page.getByRole('img', { name: 'Board', exact: true });
  await page.goto('./#1/knight/60x60');
  await keys.type(field('Start square'), 'c3');
  await expect(caption).toHaveText(/^Move 3,599: /);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await keys.to(board);
  const before = await drawing(board);
  await keys.use(button('Zoom in'));
  await expect.poll(() => drawing(board)).not.toBe(before);
  await keys.use(button('Zoom out'));
  await keys.use(button('Whole board'));
  await keys.use(button('First step'));
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText(/^Move 1: /);
});

test('a placement is mended, and handed to a solver of one’s choice', async ({ page, keys }) => {
  const { field, standing, timeline } = named(page);
  await page.goto('./#1/queens/8?at=a8.b6');
  await keys.square('b6', 8);
  await expect.poll(standing).toEqual(['row 1, column 1, queen']);
  await keys.square('b6', 8);
  await keys.choose(field('Solver'), 'mask');
  await expect(timeline).toHaveValue('0');
  await expect(page).toHaveURL(/#1\/queens\/8\/1x2xxxxx\?solver=mask$/);
});

test('a ride is begun by names, and goes on where it is told why it cannot be finished', async ({ page, keys }) => {
  const { button, caption, field, square } = named(page);
  await page.goto('./#1/knight/5x5');
  await keys.use(button('Ride it yourself'));
  await keys.type(field('Square'), 'a1');
  await expect(square('a1, move 1')).toBeVisible();
  await keys.choose(field('Tour'), 'closed');
  await keys.use(button('Finish from here'));
  await expect(caption).toHaveText(/^No closed tour: .+25\.$/);
  await keys.type(field('Square'), 'b3');
  await expect(caption).toHaveText(/^Move 1: from a1 to b3\./);
  await expectAccessible(page);
});

test('a knight starts in a frame', async ({ page, keys, button, square }) => {
  await page.goto('./#1/knight/8x8?embed');
  await expect(square('a8, empty')).toBeVisible();
  await keys.square('c3', 8);
  await expect(square('c3, move 1')).toBeFocused();
  await keys.use(button('Step back'));
  await expect(square(/, move 63$/)).toHaveCount(1);
  await expect(square(/, move 64$/)).toHaveCount(0);
  await keys.use(button('First step'));
  await keys.use(button('Play'));
  await keys.use(button('Pause'));
  await keys.to(page.getByRole('link', { name: 'Open the full page', exact: true }));
});

test('a count that was left is gone on with, or discarded', async ({ page, keys, button, field }) => {
  await page.goto('./');
  await keys.turnTo('Count');
  await keys.type(field('Board size'), '19');
  await keys.choose(field('Workers'), '1');
  await keys.use(button('Count'));
  await untilMoreIsCounted(page);
  await keys.use(button('Pause count'));
  await page.reload();
  await expect(page.getByText(/ of N = 19 is counted, in /)).toBeVisible();
  await keys.use(button('Resume count'));
  await keys.use(button('Cancel'));
  await keys.use(button('Discard'));
  await keys.use(button('Discard the count'));
  await expect(button('Resume count')).toHaveCount(0);
  await expect(button('Count')).toBeVisible();
});

test('what was measured is saved, and forgotten', async ({ page, keys, button }) => {
  await page.goto('./#1/count/8');
  await keys.use(button('Count'));
  await expect(page.getByRole('status', { name: 'Count result', exact: true })).toHaveText('N = 8: 92 solutions');
  const csv = await saved(page, () => keys.use(button('Save as CSV')));
  expect(csv.text).toMatch(/^n,solutions,seconds,workers,method,measured\r\n8,92,/);
  const json = await saved(page, () => keys.use(button('Save as JSON')));
  expect(json.text).toMatch(/^\[\n {2}\{\n {4}"n": 8,\n {4}"solutions": "92",/);
  await keys.use(button('Forget all'));
  await keys.use(button('Forget the times'));
  await expect(button('Forget all')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Known and measured', exact: true })).toBeFocused();
});

test('a link is sent to an app where the system offers that', async ({ page, keys, share }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (/** @type {ShareData} */ { url }) => {
        document.documentElement.dataset.sent = url;
      },
    });
  });
  await page.goto('./#1/count/12');
  await keys.use(named(page).button('Share'));
  await keys.use(share.button('Send to an app'));
  await expect(page.locator('html')).toHaveAttribute('data-sent', page.url());
});

test('what is too long for a link is saved as a file, and the file opens', async ({ page, keys, share }) => {
  const { alert, button, caption, field, timeline } = named(page);
  // A walk to and fro of 4,100 moves.
  const long = `#1/knight/8x8/a1/${'04'.repeat(2050)}`;
  await page.goto('./#1/queens/8');
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await keys.to(field('Open'));
  await keys.press('Control+V');
  await expect(caption).toHaveText(/^Move 1 reaches b3, and there the rules are broken: /);
  await keys.use(button('Copy link'));
  await expect(alert).toHaveText(
    'This link would have 4,116 characters, and a link has at most 4,096. A file can hold it, to be opened in the field Open.',
  );
  const file = await saved(page, () => keys.use(button('Save as file')));
  expect(file.name).toBe('board.txt');
  expect(file.text).toMatch(/^#1\/knight\/8x8\/a1\/0404/);
  await keys.use(button('Close'));
  await expect(alert).toHaveCount(0);
  await keys.use(button('Share'));
  await expect(share.dialog.getByText(/^This link would have 4,116 characters/)).toBeVisible();
  await keys.press('Escape');
  await keys.type(field('Open'), '15863724');
  await expect(page).toHaveURL(/#1\/queens\/8\/15863724$/);
  await keys.to(button('From a file'));
  await chooseFiles(page, () => page.keyboard.press('Enter'), file.path);
  await expect(timeline).toHaveValue('1');
});

test('the focus stays in the field Open while the part for knights is loaded', async ({ page, keys }) => {
  const { field, tab, square } = named(page);
  await page.goto('./#1/queens/8');
  await keys.type(field('Open'), '2 4 1 3');
  await expect(square('row 3, column 1, queen')).toBeVisible();
  const { held, release } = await hold(page, /\.js$/);
  await keys.type(field('Open'), '#1/knight/5x5/a1/00');
  await expect(tab('Knight')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // A hidden element loses the focus in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(field('Open')).toBeFocused();
  await release();
  await expect(field('Start square')).toBeVisible();
  await expect(field('Open')).toBeFocused();
});
