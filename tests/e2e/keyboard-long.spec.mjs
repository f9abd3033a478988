import { readFile } from 'node:fs/promises';
import { keyboard } from './keyboard.mjs';
import { named, untilMoreIsCounted } from './names.mjs';
import { drawing } from './settled.mjs';
import { expect, test } from './test.mjs';

// Long tasks: progress, cancelling, and resuming after a reload.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

// Every control is gone to, stop by stop.

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} press
 */
async function download(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'utf8');
}

test('a race to all solutions is foretold, begun and cancelled', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, field } = named(page);
  await page.goto('./#1/queens/16');
  await keys.turnTo('Race');
  await keys.choose(field('Run to'), 'all');
  await expect(page.getByText(/^All solutions on 16 × 16: three of the solvers will test about /)).toBeVisible();
  await keys.use(button('Start race'));
  await expect(button('Cancel race')).toBeFocused();
  await keys.press('Enter');
  await expect(button('Start race')).toBeFocused();
  await expect(page.getByRole('status', { name: 'Race result', exact: true })).toHaveText(/^The race was stopped; /);
});

test('the way to a far step is given up', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, timeline } = named(page);
  await page.goto('./#1/queens/24?solver=scan&step=1000000000');
  await keys.use(button('Cancel'));
  await expect(button('Cancel')).toHaveCount(0);
  await keys.use(button('Step forward'));
  await expect(timeline).toHaveValue('1');
});

test('a knight starts on a board that is a picture by the name of a square, and is zoomed by buttons', async ({
  page,
}) => {
  const keys = await keyboard(page);
  const { button, caption, field } = named(page);
  const board = page.getByRole('img', { name: 'Board', exact: true });
  await page.goto('./#1/knight/60x60');
  await keys.type(field('Start square'), 'c3');
  await expect(caption).toHaveText(/^Move 3,599: /);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const before = await drawing(board);
  await keys.use(button('Zoom in'));
  await expect.poll(() => drawing(board)).not.toBe(before);
  await keys.use(button('Zoom out'));
  await keys.use(button('Whole board'));
  await keys.use(button('First step'));
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText(/^Move 1: /);
});

test('a placement is mended, and handed to a solver of one’s choice', async ({ page }) => {
  const keys = await keyboard(page);
  const { field, standing, timeline } = named(page);
  await page.goto('./#1/queens/8?at=a8.b6');
  await keys.square('b6', 8);
  expect(await standing()).toEqual(['row 1, column 1, queen']);
  await keys.square('b6', 8);
  await keys.choose(field('Solver'), 'mask');
  await expect(timeline).toHaveValue('0');
  await expect(page).toHaveURL(/#1\/queens\/8\/1x2xxxxx\?solver=mask$/);
});

test('a ride is begun by names, and why it cannot be finished is told', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, caption, field, square } = named(page);
  await page.goto('./#1/knight/5x5');
  await keys.use(button('Ride it yourself'));
  await keys.type(field('Square'), 'a1');
  await expect(square('a1, move 1')).toBeVisible();
  await keys.type(field('Square'), 'b3');
  await expect(caption).toHaveText(/^Move 1: from a1 to b3\./);
  await keys.choose(field('Tour'), 'closed');
  await keys.use(button('Finish from here'));
  await expect(caption).toHaveText(/^No closed tour: /);
});

test('a square taken out by its name is put back', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, field, square } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await keys.use(button('Edit squares'));
  await keys.type(field('Square'), 'd4');
  await expect(square('d4, taken out')).toHaveCount(1);
  await keys.square('d4', 8);
  await expect(square('d4, taken out')).toHaveCount(0);
});

test('counting tours is given up', async ({ page }) => {
  const keys = await keyboard(page);
  const { button } = named(page);
  // Those of a smaller board may be counted before the button is reached.
  await page.goto('./#1/knight/7x8/a1?tour=closed');
  await keys.turnTo('How many');
  await keys.use(button('Count tours'));
  await keys.use(button('Cancel counting'));
  await expect(page.getByText('The count was cancelled.', { exact: true })).toBeVisible();
});

test('a knight starts in a frame', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, square } = named(page);
  await page.goto('./#1/knight/8x8?embed');
  await expect(square('a8, empty')).toBeVisible();
  await keys.square('c3', 8);
  await expect(square('c3, move 1')).toBeFocused();
  await keys.use(button('Step back'));
  await expect(square(/, move 63$/)).toHaveCount(1);
  await expect(square(/, move 64$/)).toHaveCount(0);
});

test('a count that was left is gone on with, or discarded', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, field } = named(page);
  await page.goto('./#1/count/19');
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

test('what was measured is saved, and forgotten', async ({ page }) => {
  const keys = await keyboard(page);
  const { button } = named(page);
  await page.goto('./#1/count/8');
  await keys.use(button('Count'));
  await expect(page.getByRole('status', { name: 'Count result', exact: true })).toHaveText('N = 8: 92 solutions');
  expect(await download(page, () => keys.use(button('Save as CSV')))).toMatch(/^n,solutions,.*\r\n8,92,/);
  expect(JSON.parse(await download(page, () => keys.use(button('Save as JSON'))))).toMatchObject([{ n: 8 }]);
  await keys.use(button('Forget all'));
  await keys.use(button('Forget the times'));
  await expect(button('Forget all')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Known and measured', exact: true })).toBeFocused();
});

test('a link is sent to an app where the system offers that', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (/** @type {ShareData} */ { url }) => {
        document.documentElement.dataset.sent = url;
      },
    });
  });
  const keys = await keyboard(page);
  await page.goto('./#1/count/12');
  await keys.use(named(page).button('Share'));
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await keys.use(dialog.getByRole('button', { name: 'Send to an app', exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-sent', page.url());
});

test('what is too long for a link is saved as a file', async ({ page }) => {
  const keys = await keyboard(page);
  const { alert, button, caption, field } = named(page);
  await page.goto('./#1/queens/8');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `#1/knight/8x8/a1/${'04'.repeat(2050)}`);
  await keys.to(field('Open'));
  await keys.press('Control+V');
  await expect(caption).toHaveText(/^Move 1 reaches b3, and there the rules are broken: /);
  await keys.use(button('Copy link'));
  await expect(alert).toHaveText(/^This link would have 4,116 characters/);
  expect(await download(page, () => keys.use(button('Save as file')))).toMatch(/^#1\/knight\/8x8\/a1\/0404/);
  await keys.use(button('Close'));
  await expect(alert).toHaveCount(0);
});

test('the focus stays in the field Open while the part for knights is loaded', async ({ page }) => {
  const keys = await keyboard(page);
  const { field, tab, square } = named(page);
  await page.goto('./#1/queens/8');
  await keys.type(field('Open'), '2 4 1 3');
  await expect(square('row 3, column 1, queen')).toBeVisible();
  /** @type {import('@playwright/test').Route[]} */
  const held = [];
  let holding = true;
  await page.route(/\.js$/, (route) => (holding ? void held.push(route) : route.continue()));
  await keys.type(field('Open'), '#1/knight/5x5/a1/00');
  await expect(tab('Knight')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // A hidden element loses the focus in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(field('Open')).toBeFocused();
  holding = false;
  for (const route of held) await route.continue();
  await expect(field('Start square')).toBeVisible();
  await expect(field('Open')).toBeFocused();
});
