import { named } from './names.mjs';
import { laidOut } from './settled.mjs';
import { expect, test } from './test.mjs';

test('a link to a moment of a search shows it: the way, the candidates and the line of the code', async ({ page }) => {
  const { caption, timeline, square, button, standing } = named(page);
  await page.goto('./#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20');
  await expect(timeline).toHaveValue('20');
  await expect(timeline).toHaveAttribute('max', '74');
  await expect(caption).toHaveText('Move 20: from a3 to b1. Of 2 squares c3 has the fewest ways on: 3.');
  await expect.poll(async () => (await standing()).filter((name) => name.includes(', move '))).toHaveLength(21);
  await expect(square('d5, move 1')).toBeVisible();
  await expect(square('c3, empty, candidate 1: degree 3, distance 3')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pseudo-code' }).locator('[aria-current=step]')).toHaveText(
    'ride(candidate, k + 1)',
  );
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('C++');
  await expect(page.getByRole('list', { name: 'Program in C++' }).locator('[aria-current=step]')).toHaveText(
    'if (ride(candidate, k + 1)) return true;',
  );
  await expect(page.getByRole('row', { name: '1. c3 3 3' })).toBeVisible();
  await button('Next backtrack').click();
  await expect(caption).toHaveText(/^Move \d+ is taken back: /);
  await expect(button('Play')).toBeVisible();
  await expect(page).toHaveURL(/solver=warnsdorff&step=(?!20$)\d+$/);
});

test('the tour found is numbered anew from the square that was asked for, and that is said', async ({ page }) => {
  const { caption, button, square } = named(page);
  await page.goto('./#1/knight/8x8/a1?tour=closed&solver=warnsdorff');
  await button('Next solution').click();
  await expect(square('a1, move 1')).toBeVisible();
  await expect(caption).toHaveText(
    'A closed tour has no first square, so it is numbered anew from a1, which was square 38: number ← (number − 38) mod 64 + 1.',
  );
  await button('Step back').click();
  await expect(square('d5, move 1')).toBeVisible();
});

test('one can go over from the tour to both searches and back, and switch the prune', async ({ page, keys }) => {
  const { field, timeline, caption, button } = named(page);
  await page.goto('./#1/knight/6x8/a1?tour=closed');
  await keys.choose(field('Watch'), 'warnsdorff');
  await expect(timeline).toHaveValue('0');
  await expect(timeline).toHaveAttribute('max', '54');
  await expect(caption).toHaveText(/^The search starts on c5, the centre; /);
  await keys.use(field('Go back at once when nothing can return to the start'), 'Space');
  await expect(timeline).toHaveAttribute('max', '50');
  await expect(
    page.getByText('Moves taken back until the tour is found: 1 when it goes back at once, 3 when it does not.'),
  ).toBeVisible();
  await keys.use(button('Next backtrack'));
  await expect(caption).toHaveText(/is taken back: nothing could have returned to c5\./);
  await keys.choose(field('Watch'), 'plain');
  await expect(caption).toHaveText(/^The knight starts on a1\. /);
  await expect(page).toHaveURL(/\?tour=closed&solver=plain/);
  await keys.use(button('Step forward'));
  await expect(caption).toHaveText(/comes first by its move; nothing else counts/);
  await keys.turnTo('Numbers');
  await expect(page.getByText('Moves taken back', { exact: true })).toBeVisible();
  await keys.choose(field('Watch'), '');
  await expect(timeline).toHaveValue('48');
});

test('an example shows what going back at once saves on the board where it saves most', async ({ page }) => {
  await page.goto('./#1/knight/6x6/a1?solver=warnsdorff');
  await page.getByRole('link', { name: '12×12, closed, going back at once' }).click();
  await expect(named(page).timeline).toHaveAttribute('max', '146');
  const saved = page.getByText('1 when it goes back at once, 6,072,554 when it does not.');
  await expect(saved).toBeVisible({ timeout: 60_000 });
});

test('an example opens, and a search that finds nothing says so at its end', async ({ page }) => {
  const { caption, button, timeline } = named(page);
  await page.goto('./#1/knight/6x6/a1?solver=warnsdorff');
  await page.getByRole('link', { name: '3×4 from b1, without the rule' }).click();
  await expect(timeline).toHaveAttribute('max', '50');
  await button('Last step').click();
  await expect(caption).toHaveText('A tour: every square has been visited, and 19 moves were taken back on the way.');
  await page.goto('./#1/knight/4x3/a1?tour=closed&solver=plain');
  await expect(caption).toHaveText(/^No closed tour: .+ The search can only try every way\.$/);
  await button('Last step').click();
  await expect(caption).toHaveText('Every way has been tried: there is no such tour.');
});

test('the board says at once that no start will do, and marks the squares that show why', async ({ page, caption }) => {
  await page.goto('./#1/knight/3x3');
  await expect(caption).toHaveText("No tour: No knight's move reaches b2.");
  await page.getByRole('link', { name: '4×3', exact: true }).click();
  await expect(caption).toHaveText(/^Choose a square/);
  await page.goto('./#1/knight/5x5/b1');
  await expect(caption).toHaveText(/^No tour: 5×5 has 13 dark and 12 light squares, .+ b1 is light\.$/);
  await page.getByRole('link', { name: 'Start on a1' }).click();
  await expect(named(page).timeline).toHaveAttribute('max', '24');
  await page.goto('./#1/knight/4x7/a1?tour=closed');
  await expect(caption).toHaveText(/ miss the marked squares \(Schwenk 1991\)\.$/);
  await expect(page.getByText('Source: Schwenk, Mathematics Magazine 64, 1991')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Nearest tours' }).getByRole('link')).toHaveText(['Open tour', '6×7']);
  await page.goto('./#1/knight/5x5?tour=closed');
  await expect(caption).toHaveText(/^No closed tour: A closed tour needs an even number of squares: 5×5 has 25\.$/);
  await page.goto('./#1/knight/8x8/a1?holes=b3.e4');
  await expect(caption).toHaveText(/^(No tour: |Move )/);
});

test('the player stays in its place, however long the sentence above it is', async ({ page, caption, button }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/knight/6x6/a1?tour=closed&solver=warnsdorff');
  await expect(caption).toHaveText(/^The search starts on c4, the centre; .{80,}$/);
  await laidOut(page);
  const place = await button('Play').boundingBox();
  await page.goto('./#1/knight/8x8');
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await laidOut(page);
  expect(await button('Play').boundingBox()).toMatchObject({ y: place?.y });
});

test('the article’s own search is a press away on the first screen, and beside a tour', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const article = page.getByRole('link', { name: 'Watch the article’s search', exact: true });
  await page.goto('./#1/knight/8x8');
  await expect(article).toBeInViewport({ ratio: 1 });
  await article.click();
  await expect(page).toHaveURL(/8x8\/b7\?tour=closed&solver=warnsdorff$/);
  await expect(named(page).caption).toHaveText(/^The search starts on d5, the centre; at the end b7 is the first\./);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/knight/8x8/a1');
  await expect(article).toBeVisible();
});
