import { follow, named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

const SENTENCE = 'This part of the page could not be loaded: the network does not answer.';

/** @param {import('@playwright/test').Page} page */
const learning = (page) => ({
  ...named(page),
  lesson: page.locator('.lesson'),
  sentences: page.getByRole('status', { name: 'Lesson', exact: true }),
  /** @param {string} link */
  at: (link) => expect.poll(() => page.evaluate(() => location.hash)).toBe(link),
});

test('a link to a stop about a count opens the count', async ({ page }) => {
  const { at, button, field, lesson, sentences, tab } = learning(page);
  await page.goto('./#1/lesson/mask?stop=11');
  await expect(sentences).toHaveText(/for N = 14 there are 365,596 solutions/);
  await expect(lesson).toContainText('Stop 11 of 12');
  await expect(tab('Count')).toHaveAttribute('aria-selected', 'true');
  await expect(field('Board size')).toHaveValue('14');
  await expect(button('Back to the lesson')).toBeHidden();
  await at('#1/lesson/mask?stop=11');
});

test('a lesson leads from stop to stop, lets one step away, and brings one back', async ({ page }) => {
  const { alert, at, button, caption, field, lesson, sentences, tab, timeline } = learning(page);
  await page.goto('./#1/queens/8/15863724');
  await expect(button('Lesson: Marks')).toBeVisible();
  await button('Learn').click();
  const list = page.getByRole('dialog', { name: 'Learn', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Marks: / }).click();
  await expect(list).toBeHidden();
  await expect(sentences).toHaveText(/^Once a queen stands, /);
  await expect(button('Next stop')).toBeFocused();
  await expect(button('Previous stop')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Back to the lesson')).toBeHidden();
  await at('#1/lesson/marks');
  await expect(page).toHaveTitle(/^Marks: three arrays instead of a walk · 1\/12$/);

  await button('Next stop').click();
  await expect(lesson).toContainText('Stop 2 of 12');
  await expect(sentences).toHaveText(/^May a queen stand in row 2, column 2\?/);
  await expect(timeline).toHaveValue('3');
  await at('#1/lesson/marks?stop=2');
  await expectAccessible(page);

  // Away, and back in both ways.
  await button('Step forward').click();
  await at('#1/queens/8?solver=marks&step=4');
  await expect(button('Back to the lesson')).toBeVisible();
  await button('Back to the lesson').click();
  await at('#1/lesson/marks?stop=2');
  await expect(timeline).toHaveValue('3');
  await expect(button('Next stop')).toBeFocused();
  await page.goBack();
  await at('#1/queens/8?solver=marks&step=4');
  await expect(button('Back to the lesson')).toBeVisible();
  await page.goBack();
  await at('#1/lesson/marks?stop=2');
  await page.goBack();
  await expect(lesson).toContainText('Stop 1 of 12');
  await expect(timeline).toHaveValue('1');
  await page.goForward();
  await expect(lesson).toContainText('Stop 2 of 12');
  // Elsewhere on the page it stays.
  await tab('Count').click();
  await expect(sentences).toBeVisible();
  await button('Next stop').click();
  await expect(timeline).toHaveValue('4');

  await button('Share').click();
  await expect(field('Address')).toHaveValue(/#1\/lesson\/marks\?stop=3$/);
  await page.keyboard.press('Escape');
  await page.reload();
  await at('#1/lesson/marks?stop=3');
  await expect(sentences).toHaveText(/^Here the article stops and asks: /);
  await field('Language').selectOption('zh');
  await expect(page.getByRole('status', { name: '课程', exact: true })).toHaveText(/^文章在这里/);
  await field('语言 / Language').selectOption('en');
  await expect(sentences).toHaveText(/^Here the article stops and asks: /);
  await button('Learn').click();
  await expect(list.getByRole('button', { name: /^Marks: / })).toContainText('Stop 3 of 12');
  await page.keyboard.press('Escape');

  await follow(page, '#1/lesson/marks?stop=99');
  await expect(lesson).toContainText('Stop 12 of 12');
  await expect(
    page.getByText('This lesson has 12 stops, so stop 99 is beyond its end: this is the last one.'),
  ).toBeVisible();
  await at('#1/lesson/marks?stop=12');
  await expect(button('Next stop')).toHaveAttribute('aria-disabled', 'true');
  await button('Next stop').press('Enter');
  await expect(page.getByText('This is the last stop.')).toBeVisible();
  await button('Next lesson: Bit masks').click();
  await expect(lesson).toContainText('Bit masks: a row is a number');
  await at('#1/lesson/mask');

  // A stop may ask; the answer is a step away, and the way on stays.
  await follow(page, '#1/lesson/marks?stop=4');
  await button('Taken back').click();
  await expect(caption).toHaveText(/^Right\./);
  await expect(button('Back to the lesson')).toBeVisible();
  await button('Next stop').click();
  await expect(lesson).toContainText('Stop 5 of 12');
  await expect(button('Taken back')).toHaveCount(0);
  await button('Close the lesson').click();
  await expect(lesson).toHaveCount(0);
  await at('#1/queens/8?solver=marks&step=24');
  await expect(caption).toBeVisible();
  await expect(alert).toBeHidden();
});

test('on a phone the sentences stand below the board, and keys alone lead through', async ({ page }) => {
  const { board, button, caption, lesson, sentences } = learning(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#1/lesson/warnsdorff?stop=3');
  await expect(sentences).toHaveText(/^From d1 there is a tie/);
  for (const part of [board, sentences]) await expect(part).toBeInViewport({ ratio: 0.95 });
  await button('Next stop').focus();
  await page.keyboard.press('Enter');
  await expect(lesson).toContainText('Stop 4 of 12');
  await expect(button('Next stop')).toBeFocused();
  await expect(board).toBeInViewport({ ratio: 0.95 });
  await expect(sentences).toBeInViewport({ ratio: 0.95 });
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(lesson).toContainText('Stop 3 of 12');
  await button('Step forward').press('Enter');
  await expect(button('Back to the lesson')).toBeInViewport({ ratio: 1 });
  await expect(caption).toBeInViewport({ ratio: 1 });
  await button('Back to the lesson').press('Enter');
  await expect(sentences).toBeInViewport({ ratio: 0.95 });
  await expect(button('Next stop')).toBeFocused();
});

test('a frame shows the sentences of a stop below the board, and remembers nothing', async ({ page, baseURL }) => {
  const { board, button, caption, sentences, timeline } = learning(page);
  await page.setViewportSize({ width: 480, height: 660 });
  await page.goto('./#1/lesson/marks?stop=2&embed');
  await expect(sentences).toHaveText(/^May a queen stand in row 2, column 2\?/);
  await expect(timeline).toHaveValue('3');
  await button('Next stop').click();
  await expect(sentences).toHaveText(/^Here the article stops and asks: /);
  await expect(timeline).toHaveValue('4');
  for (const part of [board, sentences, button('Next stop'), button('Play')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const full = page.getByRole('link', { name: 'Open the full page', exact: true });
  await expect(full).toHaveAttribute('href', `${baseURL}#1/lesson/marks?stop=3`);
  await button('Step forward').click();
  await expect(full).toHaveAttribute('href', `${baseURL}#1/queens/8?solver=marks&step=5`);
  await expect(caption).toBeInViewport({ ratio: 1 });
  await button('Back to the lesson').click();
  await expect(sentences).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(await page.evaluate(() => [location.hash, localStorage.length, history.length])).toEqual([
    '#1/lesson/marks?stop=2&embed',
    0,
    2,
  ]);
});

test('a lesson that does not come is tried again, and nothing is lost', async ({ context }) => {
  const page = await context.newPage();
  const { alert, at, board, button, sentences } = learning(page);
  await page.goto('./#1/queens/8/15863724');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(button('Lesson: Marks')).toBeVisible();
  await context.setOffline(true);
  await button('Lesson: Marks').click();
  await expect(alert).toHaveText(SENTENCE);
  await at('#1/queens/8/15863724');
  await context.setOffline(false);
  await button('Try again').click();
  await expect(sentences).toHaveText(/^Once a queen stands, /);
  await expect(alert).toBeHidden();
  await at('#1/lesson/marks');
});

for (const { width, height, where } of [
  { width: 320, height: 568, where: 'above a count' },
  { width: 1024, height: 768, where: 'beside the board' },
  { width: 1280, height: 800, where: 'in the projector' },
]) {
  test(`${where} the lesson that one has left is no wider than its column`, async ({ page }) => {
    const { board, button, lesson, sentences, tab } = learning(page);
    await page.setViewportSize({ width, height });
    await page.goto('./#1/lesson/scan?stop=2');
    await expect(sentences).not.toBeEmpty();
    if (where === 'above a count') await tab('Count').click();
    else await button('Last step').click();
    if (where === 'in the projector') {
      await board.press('f');
      await expect(page.locator(':root')).toHaveAttribute('data-projector');
    }
    await expect(button('Back to the lesson')).toBeVisible();
    await expect(lesson.getByText('Stop 2 of 12')).toBeVisible();
    const edge = await lesson.evaluate((pane) => pane.getBoundingClientRect().right);
    for (const part of [button('Back to the lesson'), lesson.getByText('Stop 2 of 12'), sentences]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
