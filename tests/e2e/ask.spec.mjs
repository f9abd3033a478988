import { hold } from './files.mjs';
import { follow, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

const QUEENS = './#1/queens/8?solver=marks&step=40&ask';

/** @param {import('@playwright/test').Page} page */
const askedOn = (page) => ({
  ...named(page),
  toggle: named(page).button('What comes next?'),
  line: page.getByRole('group', { name: 'What comes next?', exact: true }).getByRole('status'),
  every: page.getByRole('checkbox', { name: 'Ask at every step', exact: true }),
});

test('Bit masks, which reject nothing, do not offer it', async ({ page }) => {
  const { button } = askedOn(page);
  await page.goto('./#1/queens/8?solver=mask&step=4&ask');
  await expect(button('Placed')).toBeVisible();
  await expect(button('Rejected')).toHaveCount(0);
  await follow(page, '#1/queens/8?solver=marks&step=4&ask');
  await expect(button('Rejected')).toBeVisible();
});

test('a queens search asks, by mouse: a wrong answer moves nothing, a right one a step', async ({ page }) => {
  const { button, caption, every, line, speed, square, timeline, toggle } = askedOn(page);
  await page.goto(QUEENS);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toHaveText(/^Choose what comes next/);
  await expectAccessible(page);
  const before = await caption.textContent();
  for (const wrong of ['Placed', 'Taken back', 'Solution found']) {
    await button(wrong).click();
    await expect(line).toHaveText(`Not ${wrong}: try again.`);
  }
  await square(/^row 4, column 7,/).click();
  await expect(line).toHaveText('Not row 4, column 7, since another square comes before it: try again.');
  await expect(timeline).toHaveValue('40');
  await expect(caption).toHaveText(before ?? '');
  expect(page.url()).toMatch(/step=40&ask$/);

  // The second part of a rejection.
  await button('Rejected').click();
  await expect(line).toHaveText('Row 4, column 5 is rejected: which queen attacks it?');
  await button('Row 1').click();
  await expect(line).toHaveText('Row 1, column 1 does not attack row 4, column 5: try again.');
  await expect(timeline).toHaveValue('40');
  await square(/^row 3, column 5, queen/).click();
  await expect(caption).toHaveText('Right. Row 4, column 5: attacked by the queen of row 3 along the column.');
  await expect(timeline).toHaveValue('41');
  await expect(page).toHaveURL(/step=41&ask$/);

  // A square also answers; Step forward shows the answer.
  await every.check();
  await expect(line).toHaveText(/^Choose what comes next/);
  await square(/^row 4, column 6,/).click();
  await button('Row 3').click();
  await expect(caption).toHaveText(/^Right\. Row 4, column 6: /);
  await button('Step forward').click();
  await expect(timeline).toHaveValue('43');
  await expect(caption).toHaveText(/^Row 4, column 7: no queen/);
  await expect(caption).toHaveAttribute('aria-live', 'polite');
  await every.uncheck();

  // Play continues to the next question; the end of the run has none.
  await speed.fill('13');
  await button('Play').click();
  await expect(line).toHaveText(/^Choose what comes next/);
  await expect(button('Play')).toBeVisible();
  await button('Show me').click();
  await button('Last step').click();
  await expect(line).toHaveText(/^The run has ended: there is nothing to ask\. 1 of 4 right at the first try\. Missed/);
  await expectAccessible(page);
  const again = page.getByRole('link', { name: /^Step .* once more$/ });
  await again.click();
  await expect(line).toHaveText(/^Choose what comes next/);
  await expect(page).toHaveURL(/&ask$/);

  // Turned off, it shows the score, and the link no longer asks.
  await button('Show me').click();
  await toggle.click();
  await expect(line).toHaveText(/^0 of 1 right/);
  await expect(page).not.toHaveURL(/ask/);
  await button('Close').click();
  await expect(line).toBeHidden();
});

test('a knight’s search asks, by the keyboard alone', async ({ page, keys }) => {
  const { button, caption, line, square, timeline, toggle } = askedOn(page);
  await page.goto('./#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20');
  await expect(caption).toHaveText('Move 20: from a3 to b1. Of 2 squares c3 has the fewest ways on: 3.');
  await keys.use(toggle);
  await expect(caption).toHaveText('Move 20: from a3 to b1.');
  await expect(square('c3, empty: degree 3, distance 3')).toBeVisible();
  await expect(line).toHaveText(/^Choose what comes next/);
  await keys.square('d2', 8);
  await expect(line).toHaveText('Not d2, since another square comes before it: try again.');
  await expect(timeline).toHaveValue('20');
  await keys.use(button('Moves'), 'Space');
  const answer = 'Right. Of 2 squares c3 has the fewest ways on: 3. Move 21: from b1 to c3.';
  await expect(caption).toHaveText(answer);
  await expect(button('Moves')).toBeFocused();
  await keys.press('ArrowLeft');
  await expect(timeline).toHaveValue('20');
  await keys.square('c3', 8);
  await expect(caption).toHaveText(answer);
  await expect(page).toHaveURL(/step=21&ask$/);
  // The square of an answer chosen again does not start another tour.
  await keys.press('Enter');
  await expect(timeline).toHaveValue('21');
  await keys.use(toggle);
  await expect(page).not.toHaveURL(/ask/);
});

test('a square that is chosen before the question has been loaded starts no other search', async ({ page }) => {
  const { caption, line, square, timeline, toggle } = askedOn(page);
  const { held, release } = await hold(page, /\/questions-[^/]*\.js$/);
  await page.goto('./#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20');
  await expect(timeline).toHaveValue('20');
  await toggle.click();
  await expect(caption).toHaveText('Move 20: from a3 to b1.');
  await expect.poll(() => held.length).toBe(1);
  await square(/^d2,/).click();
  await release();
  await expect(line).toHaveText(/^Choose what comes next/);
  await expect(timeline).toHaveValue('20');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the question is answered with a thumb, beside the board', async ({ page }) => {
    const { board, button, caption, line, square, timeline } = askedOn(page);
    await page.goto('./#1/queens/6/xxxxx4?solver=access&step=2&ask');
    await expect(line).toHaveText(/^Choose what comes next/);
    for (const part of [board, caption, line, button('Solution found'), button('Show me')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
    for (let step = 2; step < 8; step += 1) {
      await expect(timeline).toHaveValue(String(step));
      await button('Step forward').tap();
    }
    await follow(page, '#1/queens/6/xxxxx4?solver=access&step=1&ask');
    await expect(line).toHaveText(/^Choose what comes next/);
    await button('Rejected').tap();
    await expect(line).toHaveText(/which queen attacks it\?$/);
    await expect(button('Column 4, given')).toBeVisible();
    await square(/^row 1, column 1, queen/).tap();
    await expect(caption).toHaveText(/^Right\. /);
    await expect(timeline).toHaveValue('2');
  });
});

test('a frame asks as well, and leads on to the page that does', async ({ page }) => {
  const { button, caption, line, timeline } = askedOn(page);
  await page.setViewportSize({ width: 480, height: 660 });
  await page.goto(`${QUEENS}&embed`);
  await expect(line).toHaveText(/^Choose what comes next/);
  await expectAccessible(page);
  const full = page.getByRole('link', { name: 'Open the full page', exact: true });
  await expect(full).toBeInViewport({ ratio: 1 });
  await button('Rejected').click();
  await button('Row 2').click();
  await expect(caption).toHaveText(/^Right, it attacks too; the search meets another first\. Row 4, column 5: /);
  await expect(timeline).toHaveValue('41');
  await expect(full).toHaveAttribute('href', /#1\/queens\/8\?solver=marks&step=41&ask$/);
});
