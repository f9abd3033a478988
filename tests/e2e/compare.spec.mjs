import { enter, follow, named, openAnew } from './names.mjs';
import { overlap } from './overlap.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

/** @param {import('@playwright/test').Page} page */
function sides(page) {
  const both = named(page);
  return {
    ...both,
    second: page.getByRole('grid', { name: 'Second board', exact: true }),
    secondCaption: page.getByRole('status', { name: 'Second caption', exact: true }),
    difference: page.getByRole('status', { name: 'Difference', exact: true }),
    counts: page.getByRole('table', { name: 'Counts up to this step' }).locator('tbody tr'),
  };
}

test('two solvers go in step by the keyboard, each as alone, to their ends and back', async ({ page }) => {
  const { board, second, caption, secondCaption, difference, counts, field, button } = sides(page);
  await page.goto('./#1/compare/8?left=scan&right=mask&by=placement&step=12');
  await expect(second.getByRole('gridcell', { name: 'row 4, column 1, queen' })).toBeVisible();
  await expect(board.getByRole('gridcell', { name: 'row 4, column 8, queen' })).toBeVisible();
  await expect(caption).toHaveText('Row 4, column 8: no queen attacks it, so a queen is placed.');
  await expect(secondCaption).toHaveText('Row 4, column 1: the lowest bit of pos, so a queen is placed.');
  await expect(difference).toHaveText(
    'Both have placed 12 queens; Scan rejected 69 squares, Bit masks none: it sees only free ones.',
  );
  await expect(counts).toHaveText([/^Tested81–$/, /^Placed1212$/, /^Taken back88$/, /^Solutions00$/]);
  await expectAccessible(page);

  await button('Play').focus();
  await page.keyboard.press('ArrowRight');
  await expect(difference).toHaveText(/^Both have placed 13 queens;/);
  await second.getByRole('gridcell', { name: 'row 1, column 1, empty' }).focus();
  await page.keyboard.press(',');
  await expect(difference).toHaveText(/^Both have placed 12 queens;/);
  await page.keyboard.press('n');
  await expect(difference).toHaveText(/^Both have placed 113 queens;/);
  await expect(page).toHaveTitle('8 queens · Scan · Bit masks · step 113');
  await button('Play').focus();
  await page.keyboard.press('End');
  await expect(difference).toHaveText(
    'Both have ended; Scan rejected 13,664 squares, Bit masks none: it sees only free ones.',
  );

  // In another unit the left side stays where it is.
  await page.keyboard.press('Home');
  await expect(difference).toHaveText('Both stand at the start.');
  await field('Step by').selectOption('solution');
  await expect(button('Next backtrack')).toBeHidden();
  await button('Step forward').click();
  await expect(caption).toHaveText(/^Solution 1: 8 queens/);
  await expect(secondCaption).toHaveText(/^Solution 1: 8 queens/);
  await field('Right solver').selectOption('permute');
  await expect(difference).toHaveText('Both have found one solution; Scan tested 540 squares more.');
  await expect(page).toHaveURL(/#1\/compare\/8\?left=scan&right=permute&by=solution&step=1$/);
  await page.reload();
  await expect(difference).toHaveText('Both have found one solution; Scan tested 540 squares more.');
  await expect(page.getByRole('link', { name: 'Open alone: Permutations' })).toHaveAttribute(
    'href',
    /^#1\/queens\/8\?solver=permute&step=\d+$/,
  );
  await page.getByRole('link', { name: 'Open alone: Scan' }).click();
  await expect(second).toHaveCount(0);
  await expect(field('Solver')).toHaveValue('scan');
  await expect(page).toHaveURL(/#1\/queens\/8\?solver=scan&step=982$/);
  await page.goBack();
  await expect(second).toBeVisible();
  await button('Close comparison').click();
  await expect(second).toHaveCount(0);
  await expect(caption).toHaveText(/^Solution 1: 8 queens/);
});

test('a side that has ended stays there, knights start from any square, and a tab comes back to both', async ({
  page,
}) => {
  const { board, second, difference, caption, secondCaption, tab, field, timeline } = sides(page);
  await page.goto('./#1/knight/6x6/c3?tour=closed&solver=warnsdorff&prune=1&step=38');
  await field('In step with').selectOption('warnsdorff');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(second).toBeVisible();
  await expect(timeline).toHaveValue('38');
  await expect(difference).toHaveText(/^Back at once ended after 38 steps; /);
  await page.keyboard.press('.');
  const stays = await caption.textContent();
  const moves = await secondCaption.textContent();
  await page.getByRole('button', { name: 'Step forward', exact: true }).click();
  await expect(secondCaption).not.toHaveText(`${moves}`);
  await expect(caption).toHaveText(`${stays}`);
  await tab('Count').click();
  await tab('Knight').click();
  await expect(difference).toHaveText(/^Back at once ended after 38 steps; /);
  await second.getByRole('gridcell', { name: /^a1,/ }).click();
  await expect(difference).toHaveText('Both stand at the start.');
  await expect(field('Start square')).toHaveValue('a1');
  await field('Tour').selectOption('open');
  await expect(field('Left solver')).toHaveValue('warnsdorff');
  await enter(field('Files'), '5');
  await expect(board.getByRole('gridcell')).toHaveCount(30);
  await expect(second.getByRole('gridcell')).toHaveCount(30);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the boards stand one above the other, opened from the race, and in a frame', async ({ page }) => {
    const { board, second, difference, field, button } = sides(page);
    await page.goto('./#1/race/6/1xxxxx');
    await field('In step with').selectOption('access');
    await button('Compare').click();
    await expect(second).toBeVisible();
    const [one, other] = await Promise.all([board.boundingBox(), second.boundingBox()]);
    if (!one || !other) throw new Error('both boards are seen');
    expect(one.y + one.height).toBeLessThan(other.y);
    expect(one.width).toBe(other.width);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    await button('Step forward').tap();
    await expect(difference).toHaveText(/^Both have taken one step; /);
    await expect(board.getByRole('gridcell', { name: 'row 1, column 1, queen' })).toBeVisible();
    await expect(second.getByRole('gridcell', { name: 'row 1, column 1, queen' })).toBeVisible();
    await expectAccessible(page);
    // A frame opens on a fresh page.
    await openAnew(page, './#1/compare/6/1xxxxx?left=marks&right=access&step=1&embed');
    await expect(difference).toHaveText(/^Both have taken one step; /);
    await expect(second.getByRole('gridcell', { name: 'row 1, column 1, queen' })).toBeVisible();
    await expect(field('Left solver')).toHaveCount(0);
    await button('Step forward').tap();
    await expect(difference).toHaveText(/^Both have taken 2 steps; /);
    await expectAccessible(page);
  });

  test('the longest names of solvers are whole, and nothing lies over the counts', async ({ page }) => {
    const { second, field } = sides(page);
    for (const [left, right] of [
      ['permute', 'access'],
      ['marks', 'permute'],
    ]) {
      await page.goto(`./#1/compare/8?left=${left}&right=${right}&step=200`);
      await expect(second).toBeVisible();
      const heads = page.locator('.compare-counts thead th');
      await expect(heads).toHaveCount(2);
      for (const head of await heads.all()) {
        expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      }
      for (const side of ['Left solver', 'Right solver']) {
        // A select does not show that its text is cut.
        const room = await field(side).evaluate((/** @type {HTMLSelectElement} */ select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const context = document.createElement('canvas').getContext('2d');
          if (context) context.font = font;
          const text = context?.measureText(select.selectedOptions[0].text).width ?? Infinity;
          return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
        });
        expect(room, `${side} of ${left}, ${right}`).toBeGreaterThanOrEqual(0);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
  });
});

test('in a low window the rows of bits stand below their board, and all is seen without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('./#1/compare/8?left=scan&right=mask&step=12');
  const { second, difference, caption, secondCaption } = sides(page);
  await expect(difference).toHaveText(/^Both have taken 12 steps; /);
  const bits = await page.locator('.bits').boundingBox();
  for (const part of [second, secondCaption]) expect(overlap(bits, await part.boundingBox())).toBe(false);
  const player = await page.locator('#player').boundingBox();
  for (const part of [caption, secondCaption, difference]) {
    expect(overlap(player, await part.boundingBox())).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
});

test('a link to a comparison is followed from one, and from a board', async ({ page }) => {
  const { second, difference, caption, button } = sides(page);
  await page.goto('./#1/queens/6?solver=marks&step=3');
  await follow(page, '#1/compare/6?left=marks&right=mask&step=4');
  await expect(difference).toHaveText(/^Both have taken 4 steps; /);
  await follow(page, '#1/compare/5x5/a1?left=warnsdorff&right=plain&by=placement&step=7');
  await expect(difference).toHaveText(/^Both have made 7 moves; /);
  await expect(button('Close comparison')).toHaveCount(1);
  await follow(page, '#1/queens/6?solver=marks&step=3');
  await expect(second).toHaveCount(0);
  await expect(caption).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Explain' })).toBeVisible();
});

test('the panes of a search are freed once a comparison takes its place', async ({ page }) => {
  const { second, caption } = sides(page);
  await page.goto('./#1/knight/6x6/c3?solver=warnsdorff&step=5');
  await expect(page.getByRole('tab', { name: 'Explain' })).toHaveAttribute('aria-selected', 'true');
  await follow(page, '#1/compare/6x6/c3?left=warnsdorff&right=plain&step=3');
  await expect(second).toBeVisible();
  // Another pane is in front, of the run that is gone.
  await follow(page, '#1/race/6');
  await expect(second).toHaveCount(0);
  await page.goBack();
  await expect(second).toBeVisible();
  await page.goBack();
  await expect(second).toHaveCount(0);
  await expect(caption).toBeVisible();
});

test('programs that are unfolded late are at the step of their boards', async ({ page }) => {
  const { button, timeline } = sides(page);
  await page.goto('./#1/compare/8?left=marks&right=mask&by=event&step=62');
  const [unfold, both] = [page.getByText('Programs and variables', { exact: true }), page.locator('.compare-programs')];
  const lit = both.getByRole('list', { name: 'Pseudo-code', exact: true }).locator('[aria-current=step]');
  await unfold.click();
  await expect(lit).toHaveCount(2);
  await unfold.click();
  await expect(lit).toHaveCount(0);
  await button('Step forward').click();
  await expect(timeline).toHaveValue('63');
  await unfold.click();
  await expect(lit.first()).toHaveText('main diagonal row − column + n is marked: next');
  await expect(both).toContainText('A mark is the row of the queen that made it.');
  await follow(page, '#1/compare/8?left=marks&right=mask&by=event&step=271');
  await expect(lit.last()).toHaveText('count(row | p, (rd | p) << 1, (ld | p) >> 1)');
  await expect(both).toContainText('00010110');
});

test('a lesson that is open stands above the boards, and no window is too narrow or too low', async ({ page }) => {
  const { second, button } = sides(page);
  await page.goto('./#1/lesson/access');
  await expect(page.getByRole('status', { name: 'Lesson', exact: true })).not.toBeEmpty();
  await follow(page, '#1/compare/8?left=marks&right=mask&step=3');
  await expect(second).toBeVisible();
  for (const [width, height] of sizesOf('320x568 360x640 640x360 900x500')) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [way, first] = [await button('Next stop').boundingBox(), await second.boundingBox()];
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  }
});

test('long numbers have room on the smallest phone', async ({ page }) => {
  const { second } = sides(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [link, tested] of [
    ['#1/compare/10?left=access&right=marks&by=solution&step=725', '348,150'],
    ['#1/compare/12?left=marks&right=scan&by=solution&step=14201', '10,103,868'],
  ]) {
    await page.goto(`./${link}`);
    await expect(second).toBeVisible();
    await expect(page.getByRole('cell', { name: tested })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
