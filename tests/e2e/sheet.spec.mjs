import { follow, named } from './names.mjs';
import { overlap } from './overlap.mjs';
import { introduced, laidOut, openLaidOut } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

for (const [width, height] of sizesOf('360x740 740x360')) {
  test(`at ${width}x${height} the panes are a sheet that leaves board and player in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#1/queens/8?solver=marks&step=63');
    const { board, button, caption, tab } = named(page);
    const code = page.getByText('search(row):', { exact: true });
    await expect(code).toBeAttached();
    await expect(code).toBeHidden();
    await button('Details').click();
    await expect(code).toBeVisible();
    await expect(board).toBeInViewport({ ratio: 1 });
    // The caption is its first line, seen and not covered.
    await expect(caption).toHaveCount(1);
    const line = await caption.boundingBox();
    expect(line?.y).toBeGreaterThan((await page.locator('.panes').boundingBox())?.y ?? Infinity);
    expect(overlap(line, await tab('Explain').boundingBox())).toBe(false);
    await expect(button('Step forward')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await tab('Numbers').click();
    await expect(page.getByText('Candidates tested', { exact: true })).toBeVisible();
    await tab('Numbers').click();
    await expect(page.getByText('Candidates tested', { exact: true })).toBeHidden();
    await tab('Explain').press('Enter');
    await expect(code).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await expect(button('Details')).toBeFocused();
    await expect(button('Details')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('on a phone what a placement leaves open stands above the tabs of the sheet, not behind them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/solutions/8');
  const { caption, tab } = named(page);
  const open = page.getByText('All 92 solutions are still open.', { exact: true });
  await expect(page.getByText('92 solutions.', { exact: true })).toBeVisible();
  await expect(open).toBeInViewport({ ratio: 1 });
  for (const part of [caption, open]) {
    expect(overlap(await part.boundingBox(), await tab('Solutions').boundingBox())).toBe(false);
  }
});

test('on a phone the sheet is dragged higher, lower and away, and its caption comes along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
  const { board, button, caption, tab } = named(page);
  /** @param {string} part @param {number} by */
  const drag = async (part, by) => {
    const { x = 0, y = 0, width = 0 } = (await page.locator(part).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 6);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 6 + by / 2);
    await page.mouse.move(x + width / 2, y + 6 + by);
    await page.mouse.up();
    await laidOut(page);
  };
  const top = async () => (await page.locator('.panes').boundingBox())?.y ?? 0;
  const code = page.getByText('search(row):', { exact: true });
  await drag('.handle', -200);
  await expect(code).toBeVisible();
  await expect(tab('Explain')).toHaveAttribute('aria-selected', 'true');
  const dragged = await top();
  const { height = 0 } = (await board.boundingBox()) ?? {};
  await drag('.grip', 60);
  expect(await top()).toBeCloseTo(dragged + 60, 0);
  expect((await board.boundingBox())?.height).toBeGreaterThan(height);
  expect((await caption.boundingBox())?.y).toBeGreaterThan(dragged + 60);
  await drag('.grip', -400);
  expect(await top()).toBeLessThan(100);
  expect((await caption.boundingBox())?.y).toBeLessThan(120);
  await drag('.grip', 600);
  await expect(code).toBeHidden();
  await expect(button('Details')).toHaveAttribute('aria-expanded', 'false');
  await tab('Numbers').click();
  await expect(page.getByText('Candidates tested', { exact: true })).toBeVisible();
});

test('a sentence about a square that is touched covers neither the tabs of the sheet nor the player', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
  const { square, tab, timeline } = named(page);
  await square(/^row 3, column 5,/).click();
  const toast = page.locator('.toast');
  await expect(toast.getByRole('button', { name: 'Place your own', exact: true })).toBeVisible();
  const box = await toast.boundingBox();
  for (const part of [tab('Explain'), tab('Race'), timeline]) {
    expect(overlap(box, await part.boundingBox())).toBe(false);
  }
});

for (const height of [600, 640, 740]) {
  test(`on a phone of 360x${height} a visit without a link shows what is solved, the caption and the chip above the sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await introduced(page);
    await openLaidOut(page, './');
    const sheet = (await page.locator('.panes').boundingBox())?.y ?? 0;
    for (const part of [page.locator('.aim'), page.locator('.caption').first(), page.locator('.chip')]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet + 1);
    }
    const side = (await named(page).board.boundingBox())?.width ?? 0;
    expect(side).toBeGreaterThanOrEqual(200);
  });
}

test('on a phone a chip goes to the size and the solver', async ({ page, button, field }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
  await button('Details').click();
  await button('Details').click();
  await expect(button('8 × 8 · Marks')).toBeInViewport({ ratio: 1 });
  await button('8 × 8 · Marks').click();
  await expect(field('Board size')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(field('Board size')).toBeFocused();
  await field('Solver').selectOption('permute');
  await expect(button('8 × 8 · Permutations')).toBeVisible();
  await button('Place your own').click();
  await expect(button('8 × 8 · Place your own')).toBeVisible();
  await follow(page, '#1/knight/6x8/a1?tour=closed');
  await expect(button('6 × 8 · Closed tour')).toBeVisible();
});

for (const [width, height] of sizesOf('360x740 740x360')) {
  test(`at ${width}x${height} what a click on the board means is said beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#1/knight/8x8/c3');
    const { board, button, tab } = named(page);
    for (const [name, said] of [
      ['Choose end', 'Choose the square where the tour ends.'],
      ['Edit squares', 'Choose squares to take out or put back.'],
    ]) {
      await button(name).click();
      const prompt = page.getByText(said, { exact: true });
      await expect(board).toBeInViewport({ ratio: 0.9 });
      await expect(prompt).toBeInViewport({ ratio: 1 });
      const box = await prompt.boundingBox();
      expect(overlap(box, await page.locator('.panes').boundingBox())).toBe(false);
      expect(overlap(box, await board.boundingBox())).toBe(false);
    }
    await tab('Queens').click();
    await expect(page.locator('.prompt')).toBeHidden();
  });
}

test('Explain begins at its top when the solver or the mode changes', async ({ page, button, board }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await button('Details').click();
  await expect(page.getByText('search(row):', { exact: true })).toBeVisible();
  const pane = page.locator('.pane:visible');
  const top = () => pane.evaluate((it) => it.scrollTop);
  for (const link of [
    '#1/queens/8?solver=scan&step=63',
    '#1/queens/8/15863724',
    '#1/knight/8x8/a1?solver=warnsdorff',
  ]) {
    await pane.evaluate((it) => (it.scrollTop = 60));
    expect(await top(), link).toBe(60);
    await follow(page, link);
    await expect(board).toHaveAttribute('aria-busy', 'false');
    await expect.poll(top, link).toBe(0);
  }
});
