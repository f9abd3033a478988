import { follow, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** Queens on a8 and c7: the square c6 is attacked by both. */
const TWO = './#1/queens/8?solver=marks&step=4';

test('a square of the zones tells under the pointer who attacks it, the earliest queen first', async ({ page }) => {
  const { square } = named(page);
  await page.goto(TWO);
  const tip = page.getByRole('tooltip');
  await square('row 3, column 3, empty, attacked from row 1, column 1 and row 2, column 3').hover();
  await expect(tip).toContainText('Row 3, column 3 is attacked by the queen of row');
  await expect(tip.getByRole('listitem')).toHaveText(['1 along the diagonal: its own zone', '2 along the column']);
  await expectAccessible(page);

  // The pointer can go onto the tip, and it stays; beside the board it goes.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(tip).toBeHidden();

  await square('row 4, column 2, empty').hover();
  await expect(tip).toHaveText('Row 4, column 2: no queen attacks it.');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('gridcell', { name: 'row 5, column 3, empty, attacked from' }).hover();
  await expect(tip).toBeVisible();
  await square('row 1, column 1, queen').hover();
  await expect(tip).toBeHidden();
});

test('the keyboard has the same tips, and Escape puts one away without leaving the square', async ({ page, keys }) => {
  await page.goto(TWO);
  const tip = page.getByRole('tooltip');
  await keys.to(named(page).square('row 1, column 1, queen'));
  await keys.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    'row 3, column 3, empty, attacked from row 1, column 1 and row 2, column 3',
  );
  await expect(page.locator(':focus')).toHaveAccessibleDescription(
    /^Row 3, column 3 is attacked by the queen of row: 1 along the diagonal: its own zone 2 along/,
  );
  await expect(tip.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(
    'row 3, column 3, empty, attacked from row 1, column 1 and row 2, column 3',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(tip).toContainText('Row 3, column 2 is attacked by');
  // A step changes the facts about the square, and the tip with them.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(',');
  await expect(tip.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
});

test('a tip goes when the board changes under a pointer that rests, until the pointer moves', async ({ page }) => {
  await page.goto(TWO);
  const tip = page.getByRole('tooltip');
  const square = page.getByRole('gridcell', { name: 'row 6, column 6, ' });
  await square.hover();
  await expect(tip).toBeVisible();
  await named(page).button('Step back').press('Enter');
  await expect(tip).toBeHidden();
  await square.hover({ position: { x: 5, y: 5 } });
  await expect(tip).toBeVisible();
});

test('at the edges of a narrow board a tip stays within the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(TWO);
  const tip = page.getByRole('tooltip');
  for (const name of [
    'row 8, column 1, empty',
    'row 1, column 8, empty',
    'row 8, column 8, empty',
    'row 2, column 1, empty',
  ]) {
    await page.getByRole('gridcell', { name }).focus();
    // Until the board is laid out a tip has no place.
    await expect(tip).toHaveAttribute('style', /left/);
    const box = await tip.boundingBox();
    expect(box?.x, name).toBeGreaterThan(-1);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThan(361);
    expect(box?.y, name).toBeGreaterThanOrEqual(0);
  }
});

test('a smaller board does not ask for the tip of a square that it has not', async ({ page, board, square }) => {
  await page.goto('./#1/queens/9?solver=marks&step=5');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await square(/^row 9, column 9, /).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await follow(page, '#1/queens/2?solver=marks');
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await expect(page.getByRole('tooltip', { includeHidden: true })).not.toContainText('Row 9, column 9');
});
