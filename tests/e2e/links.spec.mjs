import { copied } from './files.mjs';
import { enter, named, openAnew } from './names.mjs';
import { toastsStay } from './settled.mjs';
import { expect, test } from './test.mjs';

test('a link to a placement shows it', async ({ page, board, caption, standing }) => {
  await page.goto('./#1/queens/8/15863724');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
  await expect
    .poll(standing)
    .toEqual([1, 5, 8, 6, 3, 7, 2, 4].map((column, row) => `row ${row + 1}, column ${column}, queen`));
});

test('a link to a moment of a search shows that moment', async ({ page, caption, timeline, tab, standing, button }) => {
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(caption).toHaveText('Solution 1: 8 queens, and none attacks another.');
  await expect(timeline).toHaveValue('982');
  await expect(timeline).toHaveAttribute('max', '17868');
  await expect(button('Play')).toBeVisible();
  await expect.poll(standing).toHaveLength(8);
  await tab('Numbers').click();
  await expect(page.getByRole('definition').nth(1)).toHaveText('876');
});

test('a link without a step opens a search at its start and a tour at its end', async ({ page }) => {
  const { timeline, standing } = named(page);
  await page.goto('./#1/queens/6?solver=access&step=0');
  await expect(timeline).toHaveValue('0');
  await page.goto('./#1/knight/8x8/a1');
  await expect(timeline).toHaveValue('63');
  await expect.poll(standing).toHaveLength(64);
  await page.goto('./#1/knight/8x8/a1?step=20');
  await expect(timeline).toHaveValue('20');
  await expect.poll(standing).toHaveLength(21);
});

test('a link to a closed tour shows a closed tour from its start', async ({ page }) => {
  const { caption, timeline, square, standing, field } = named(page);
  await page.goto('./#1/knight/8x8/c3?tour=closed');
  await expect(caption).toHaveText(/^The closing move leads from .. back to c3: the tour is closed\.$/);
  await expect(timeline).toHaveAttribute('max', '64');
  await expect(field('Tour')).toHaveValue('closed');
  await expect(square('c3, move 1')).toBeVisible();
  const at = new Map(
    (await standing()).map((name) => /** @type {[number, string]} */ ([Number(name.match(/\d+$/)), name])),
  );
  const place = (/** @type {number} */ move) => {
    const name = at.get(move) ?? '';
    return [name.charCodeAt(0), Number(name[1])];
  };
  for (let move = 1; move <= 64; move += 1) {
    const [[file, rank], [nextFile, nextRank]] = [place(move), place((move % 64) + 1)];
    expect([Math.abs(file - nextFile), Math.abs(rank - nextRank)].toSorted(), `move ${move}`).toEqual([1, 2]);
  }
});

test('a given tour that breaks the rules shows its legal beginning and where it breaks', async ({ page }) => {
  const { caption, square, standing } = named(page);
  await page.goto('./#1/knight/5x5/a1/0000');
  await expect(caption).toHaveText(/^Move 2 reaches c5, and there the rules are broken: .+\.$/);
  await expect.poll(standing).toEqual(['a1, move 1', 'b3, move 2', 'c5, move 3']);
  await expect(square('c5, move 3')).toBeVisible();
});

test('a link with a given end, or with holes, shows such a tour', async ({ page, square, standing }) => {
  await page.goto('./#1/knight/8x8/a1?to=h1');
  await expect(square('h1, move 64')).toBeVisible();
  await page.goto('./#1/knight/8x8/a1?holes=d4.e4');
  await expect(square('d4, taken out')).toBeVisible();
  expect((await standing()).filter((name) => name.includes('move'))).toHaveLength(62);
});

test('attacking queens are shown with their conflict', async ({ page, caption, standing, button, alert, square }) => {
  await page.goto('./#1/queens/8/11111111');
  await expect(caption).toHaveText(
    /^Conflict: the queens of row 1, column 1 and row 2, column 1 attack each other along the column/,
  );
  await expect.poll(standing).toHaveLength(8);
  await button('Play').click();
  await expect(alert).toHaveText('The given queens on row 1, column 1 and row 2, column 1 attack each other.');
  await expect(square(/^row 1, column 1, queen, attacked from /)).toBeVisible();
});

test('a step beyond the end shows the end and says so', async ({ page, caption, timeline, button }) => {
  await page.goto('./#1/queens/8?solver=marks&step=99999');
  await expect(timeline).toHaveValue('17868');
  await expect(caption).toHaveText(
    'This run has 17,868 steps, so step 99,999 is beyond its end: this is the last one. Every way has been tried: 92 solutions.',
  );
  await button('Step back').click();
  await expect(caption).not.toContainText('beyond');
});

test('a far step is reached in slices', async ({ page, board, timeline }) => {
  await page.goto('./#1/queens/12?solver=marks&step=9000000');
  await expect(timeline).toHaveValue('9000000', { timeout: 60_000 });
  await expect(board).toHaveAttribute('aria-busy', 'false');
});

/** @type {[string, RegExp][]} */
const refused = [
  ['#1/queens/99', /32/],
  ['#2/queens/8', /newer version/],
  ['#1/queens/8?step=1&step=2', /step/],
  ['#nonsense', /./],
  ['#1/queens/8/%3Cimg%20src=x%20onerror=alert(1)%3E', /./],
  ['#1/solutions/16', /^Solutions can be gone through on boards up to 15×15; /],
];

test('a bad link gives one plain sentence and a page that can be used', async ({ page }) => {
  const { alert, board, timeline, button, square } = named(page);
  for (const [link, sentence] of refused) {
    await test.step(link, async () => {
      await openAnew(page, `./${link}`);
      await expect(alert).toHaveText(sentence);
      await expect(alert).toHaveText(/^[^.!<>]+.*\.$/);
      await expect(board).toHaveAttribute('aria-busy', 'false');
      await expect(timeline).toHaveValue('0');
      expect(new URL(page.url()).hash).toBe(link);
      await button('Step forward').click();
      await expect(square('row 1, column 1, queen')).toBeVisible();
      // The alert about the address is withdrawn with it.
      await expect(alert).toBeHidden();
      expect(new URL(page.url()).hash).toBe('#1/queens/8?solver=marks&step=1');
    });
  }
});

test('a bad link to the knight opens on the board of the knight, which waits for a start', async ({ page }) => {
  const { alert, board, caption, field, square, tab } = named(page);
  const link = '#1/knight/8x8/z9';
  await page.goto(`./${link}`);
  await expect(alert).toHaveText('The square z9 is not on the 8×8 board (at character 15).');
  await expect(tab('Knight')).toHaveAttribute('aria-selected', 'true');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await expect(field('Files')).toHaveValue('8');
  expect(new URL(page.url()).hash).toBe(link);
  await square('c3, empty').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#1/knight/8x8/c3');
  await expect(alert).toBeHidden();
});

test('ten thousand random characters give one plain sentence', async ({ page, alert, board, button, square }) => {
  let seed = 7;
  const random = Array.from({ length: 10_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCodePoint(33 + ((seed >> 8) % 400));
  });
  await page.goto(`./#${random.join('')}`);
  await expect(alert).toHaveText(/\.$/);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await button('Step forward').click();
  await expect(square('row 1, column 1, queen')).toBeVisible();
});

test('a bad link on an open page leaves what was shown', async ({ page, alert, timeline }) => {
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  await page.evaluate(() => location.assign('#1/queens/33'));
  await expect(alert).toHaveText(/\.$/);
  await expect(timeline).toHaveValue('982');
});

test('a bad link on a page with a count leaves it in front', async ({ page, alert, tab }) => {
  await page.goto('./#1/count/7');
  await expect(tab('Count')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => location.assign('#1/queens/33'));
  await expect(alert).toHaveText(/\.$/);
  await expect(tab('Count')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('the address and the title follow what is shown, and Back and Forward go between the changes', async ({
  page,
}) => {
  const { field, timeline, tab, square, caption, button } = named(page);
  const hash = async () => new URL(page.url()).hash;
  await page.goto('./#1/queens/8');
  await expect(timeline).toHaveValue('0');
  await expect(page).toHaveTitle('8 queens · Marks');
  await button('Next solution').click();
  await expect.poll(hash).toBe('#1/queens/8?solver=marks&step=982');
  await expect(page).toHaveTitle('8 queens · Marks · step 982');
  await enter(field('Board size'), '6');
  await expect.poll(hash).toBe('#1/queens/6');
  await field('Solver').selectOption('mask');
  await expect.poll(hash).toBe('#1/queens/6?solver=mask');
  await tab('Knight').click();
  await expect.poll(hash).toBe('#1/knight/8x8');
  await square('c3, empty').click();
  await expect.poll(hash).toBe('#1/knight/8x8/c3');
  await button('Step back').click();
  await expect.poll(hash).toBe('#1/knight/8x8/c3?step=62');
  await expect(page).toHaveTitle('Knight 8×8 · Tour from c3 · step 62');
  await field('Language').selectOption('zh');
  await expect(page).toHaveTitle('马周游 8×8 · 从 c3 出发 · 第 62 步');
  await page.getByRole('combobox', { name: /Language/ }).selectOption('en');
  await page.goBack();
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await page.goBack();
  await expect(field('Solver')).toHaveValue('mask');
  await page.goBack();
  await expect(field('Board size')).toHaveValue('6');
  await page.goBack();
  await expect(timeline).toHaveValue('982');
  await page.goForward();
  await expect(field('Board size')).toHaveValue('6');
  await expect(page).toHaveTitle('6 queens · Marks');
  expect(await hash()).toBe('#1/queens/6');
});

test('a link is rewritten to its canonical form', async ({ page, timeline }) => {
  await page.goto('./#1/queens/8?step=40&solver=marks');
  await expect(timeline).toHaveValue('40');
  await expect.poll(() => new URL(page.url()).hash).toBe('#1/queens/8?solver=marks&step=40');
});

test('Copy link copies the link to this step', async ({ page, button, timeline }) => {
  await toastsStay(page);
  await page.goto('./#1/queens/8');
  await expect(timeline).toHaveAttribute('max', '17868');
  await timeline.fill('982');
  await button('Copy link').click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await copied(page);
  expect(link).toBe(page.url());
  expect(new URL(link).hash).toBe('#1/queens/8?solver=marks&step=982');
});

test('where no knight stands yet, the link to the step is that of the board', async ({ page, board, button }) => {
  await toastsStay(page);
  await page.goto('./#1/knight/8x8?tour=closed');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await button('Copy link to this step').click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(new URL(await copied(page)).hash).toBe('#1/knight/8x8?tour=closed');
});

test('a thousand random steps end where a direct link ends', async ({ page }) => {
  const { timeline, caption, standing, tab, button } = named(page);
  const shown = async () => [
    await standing(),
    await caption.textContent(),
    await page.locator('.numbers').textContent(),
  ];
  await page.goto('./#1/queens/8?solver=marks&step=9000');
  await tab('Numbers').click();
  await expect(timeline).toHaveValue('9000');
  let [seed, expected] = [2025, 9000];
  for (let round = 0; round < 20; round += 1) {
    const keys = [];
    for (let count = 0; count < 50; count += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const forward = ((seed >> 12) & 1) === 1;
      expected += forward ? 1 : -1;
      keys.push(forward ? '.' : ',');
    }
    // Pressed in the page itself, which takes no time between one and the next.
    await timeline.evaluate((slider, pressed) => {
      for (const key of pressed) slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, keys);
    await expect(timeline).toHaveValue(String(expected));
  }
  const walked = await shown();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#1/queens/8?solver=marks&step=${expected}`);
  const link = page.url();
  await openAnew(page, link);
  await tab('Numbers').click();
  await expect(button('Play')).toBeVisible();
  await expect(timeline).toHaveValue(String(expected));
  expect(await shown()).toEqual(walked);
});
