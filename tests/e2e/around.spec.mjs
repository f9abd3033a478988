import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test.use({ reducedMotion: 'reduce' });

const TITLES = [
  'The board',
  'Forward and back',
  'The whole run',
  'What is behind a step',
  'Three things to watch',
  'Everything is a link',
];

/** @param {import('@playwright/test').Page} page */
const parts = (page) => ({
  card: page.locator('.around'),
  outline: page.locator('.around-outline'),
  /** @param {string} name */
  stop: (name) => page.getByRole('dialog', { name, exact: true }),
});

/**
 * Asserts that two boxes have nothing in common.
 * @param {import('@playwright/test').Locator} one
 * @param {import('@playwright/test').Locator} other
 */
async function expectApart(one, other) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not to be seen');
  const apart = a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y;
  expect(apart, JSON.stringify([a, b])).toBe(true);
}

test('the walk is gone through with the keyboard alone, and gives the focus back', async ({ page }) => {
  const keys = await keyboard(page);
  const { button, timeline } = named(page);
  const { card, stop } = parts(page);
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await keys.use(button('Help'));
  await keys.use(button('Show me around'));
  await expect(stop(TITLES[0])).toBeVisible();
  await expect(stop(TITLES[0])).toHaveAccessibleDescription(
    'One step of a search at a time. The sentence beneath says what happened, and why.',
  );
  await expect(button('Next')).toBeFocused();
  await expect(button('Back')).toBeHidden();
  for (const title of TITLES.slice(1)) {
    await keys.press('Enter');
    await expect(stop(title)).toBeVisible();
  }
  await expect(card).toContainText('6 of 6');
  await expect(button('Next')).toBeHidden();
  await expect(button('End')).toBeFocused();
  await keys.press('ArrowLeft', 'ArrowLeft');
  await expect(stop(TITLES[3])).toBeVisible();
  await keys.press('ArrowRight');
  await expect(stop(TITLES[4])).toBeVisible();
  await keys.use(button('Back'));
  await expect(stop(TITLES[3])).toBeVisible();
  await keys.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(button('Help')).toBeFocused();

  // From the player by its key; the page goes on behind the card.
  await keys.to(timeline);
  await keys.press('?');
  await keys.use(button('Show me around'));
  await expect(stop(TITLES[0])).toBeVisible();
  await keys.to(timeline);
  await keys.press('ArrowRight');
  await expect(timeline).toHaveValue('64');
  await expect(stop(TITLES[0])).toBeVisible();
  await keys.use(button('End'));
  await expect(card).toHaveCount(0);
  await expect(timeline).toBeFocused();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${viewport.width} × ${viewport.height} each card is in sight, and beside what it speaks of`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { board, button, tab, timeline } = named(page);
    const { card, outline, stop } = parts(page);
    await page.goto('./#1/queens/8?solver=marks&step=63');
    await button('Help').click();
    await button('Show me around').click();
    const about = [board, button('Play'), timeline, tab('Explain'), tab('Knight'), button('Share')];
    for (const [index, title] of TITLES.entries()) {
      await expect(stop(title)).toBeInViewport({ ratio: 1 });
      await expect(about[index]).toBeInViewport({ ratio: 0.9 });
      const [part, line] = [await about[index].boundingBox(), await outline.boundingBox()];
      if (!part || !line) throw new Error('one of them is not to be seen');
      // At the edge of the window the line is within it.
      expect(line.x, title).toBeLessThanOrEqual(Math.max(part.x, 2));
      expect(line.y, title).toBeLessThanOrEqual(Math.max(part.y, 2));
      const [right, bottom] = [part.x + part.width, part.y + part.height];
      expect(line.x + line.width, title).toBeGreaterThanOrEqual(Math.min(right, viewport.width - 2));
      expect(line.y + line.height, title).toBeGreaterThanOrEqual(Math.min(bottom, viewport.height - 2));
      await expectApart(card, about[index]);
      if (index === 3) await expectAccessible(page);
      if (index < TITLES.length - 1) await button('Next').click();
    }
    await button('End').click();
    await expect(outline).toHaveCount(0);
  });
}

test('the card is announced once by its dialog, and from stop to stop by a live region', async ({ page }) => {
  const { button } = named(page);
  const { card } = parts(page);
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await button('Help').press('Enter');
  await button('Show me around').press('Enter');
  await expect(card).toMatchAriaSnapshot(`
    - dialog "The board":
      - heading "The board" [level=2]
      - paragraph: 1 of 6
      - paragraph: /One step of a search/
      - button "End"
      - button "Next"
  `);
  await expect(card.locator('[aria-live=polite]')).toContainText('The board');
});

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('./');
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await page.waitForLoadState('networkidle');
  await named(page).button('Help').click();
  await expect(named(page).button('Show me around')).toBeVisible();
  const walks = () => loaded.filter((path) => /\/walk-[^/]*\.(?:js|css)$/.test(path));
  expect(walks()).toEqual([]);
  await named(page).button('Show me around').click();
  await expect(parts(page).card).toBeVisible();
  expect(walks()).toHaveLength(2);
});

test('from Count it leads to a board, and it ends when the board is left', async ({ page }) => {
  const { button, field, tab } = named(page);
  const { card, stop } = parts(page);
  await page.goto('./#1/count/12');
  await button('Help').click();
  await button('Show me around').click();
  await expect(stop(TITLES[0])).toBeVisible();
  await expect(tab('Queens')).toHaveAttribute('aria-selected', 'true');
  await field('Language').selectOption('zh');
  await expect(stop('棋盘')).toContainText('第 1 处，共 6 处');
  await page.getByRole('tab', { name: '计数', exact: true }).click();
  await expect(card).toHaveCount(0);
});

test('where what is shown has no timeline, the walk passes it by', async ({ page }) => {
  const { button } = named(page);
  const { card } = parts(page);
  await page.goto('./#1/queens/8/15863724');
  await button('Help').click();
  await button('Show me around').click();
  await expect(card).toContainText('1 of 4');
});

test('in forced colours the outline is drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { button } = named(page);
  const { outline } = parts(page);
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await button('Help').click();
  await button('Show me around').click();
  await expect(outline).toHaveCSS('border-top-width', '3px');
  await expect(outline).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});
