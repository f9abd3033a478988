import { hold } from './files.mjs';
import { enter, named, openAnew } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/**
 * The colour of a pixel of the board's drawing, as parts of its sides.
 * @param {import('@playwright/test').Page} page
 * @param {number} x
 * @param {number} y
 */
const pixel = (page, x, y) => pixelOf(page.locator('#board canvas'), x, y);

/**
 * @param {Pick<import('@playwright/test').Locator, 'evaluate'>} board its canvas
 * @param {number} x
 * @param {number} y
 */
const pixelOf = (board, x, y) =>
  board.evaluate(
    (canvas, [across, down]) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(
        /** @type {HTMLCanvasElement} */ (canvas),
        -Math.floor(width * across),
        -Math.floor(height * down),
      );
      const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    },
    [x, y],
  );

test('a theme is chosen, seen at once, remembered, and not part of the link', async ({ page, button, square }) => {
  await page.goto('./#1/queens/4');
  await expect(square('row 1, column 1, empty')).toBeVisible();
  const before = page.url();
  await button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  await expect(dialog.getByRole('radio', { name: 'Paper', exact: true })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Print', exact: true }).check();
  await expect.poll(() => pixel(page, 0.3, 0.3)).toBe('rgb(255, 255, 255)');
  await expect(dialog.getByRole('radio', { name: 'Dark', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'High contrast', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button('Settings')).toBeFocused();
  expect(page.url()).toBe(before);
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(square('row 1, column 1, empty')).toBeVisible();
  await expectAccessible(page);
});

test('the squares of queens boards are named as in chess by choice, as a whole, and a knight’s are always', async ({
  page,
}) => {
  const { button, caption, field, square, tab } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=3');
  await expect(caption).toHaveText('Row 2, column 2: attacked by the queen of row 1 along the diagonal.');
  await button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  const squares = dialog.getByRole('group', { name: 'Squares', exact: true });
  await expect(squares.getByRole('radio', { name: 'Rows and columns', exact: true })).toBeChecked();
  await squares.getByRole('radio', { name: 'a1', exact: true }).check();
  await expect(caption).toHaveText('b7: attacked by the queen of a8 along the diagonal.');
  await page.keyboard.press('Escape');
  await expect(square('b7, empty, attacked from a8')).toBeVisible();
  await square(/^b7,/).hover();
  await expect(page.getByRole('tooltip')).toContainText('b7 is attacked by the queen of');
  expect(page.url()).toContain('#1/queens/8?solver=marks&step=3');
  await page.reload();
  await expect(caption).toHaveText('b7: attacked by the queen of a8 along the diagonal.');
  await button('Place your own').click();
  await enter(field('Square'), '3,3');
  await expect(square('c6, queen, attacked from a8')).toBeVisible();
  await tab('Knight').click();
  await enter(field('Start square'), '１，１');
  await expect(square('a8, move 1')).toBeVisible();
});

test('a board behind Count is drawn in a new look once it is shown, and not before', async ({ page, tab }) => {
  await page.goto('./#1/queens/4');
  await expect(named(page).square('row 1, column 1, empty')).toBeVisible();
  const canvas = /** @type {import('@playwright/test').ElementHandle} */ (
    await page.locator('#board canvas').elementHandle()
  );
  const light = await pixelOf(canvas, 0.3, 0.3);
  await tab('Count').click();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await pixelOf(canvas, 0.3, 0.3)).toBe(light);
  await tab('Queens').click();
  await expect.poll(() => pixel(page, 0.3, 0.3)).toBe('rgb(59, 54, 47)');
});

test('on paper a dark board is ink on white, drawn before the browser takes the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('./#1/queens/4');
  await expect(named(page).square('row 1, column 1, empty')).toBeVisible();
  await expect.poll(() => pixel(page, 0.3, 0.3)).toBe('rgb(59, 54, 47)');
  await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#board canvas'));
    matchMedia('print').addEventListener('change', ({ matches }) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(canvas, -Math.floor(canvas.width * 0.3), -Math.floor(canvas.height * 0.3));
      if (matches) document.body.dataset.printed = String(context?.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  });
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '255,255,255');
  await expect.poll(() => pixel(page, 0.3, 0.3)).toBe('rgb(59, 54, 47)');
});

test('the look that was chosen is there before anything is painted, in the browser around the page as well', async ({
  page,
}) => {
  const { board, button } = named(page);
  const root = page.locator('html');
  const around = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => [...new Set(all.map((meta) => meta.getAttribute('content')))]);
  await page.goto('./');
  await button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  await dialog.getByRole('radio', { name: 'Walnut', exact: true }).check();
  expect(await around()).toEqual(['rgb(246, 240, 231)']);
  await dialog.getByRole('radio', { name: 'Dark', exact: true }).check();
  expect(await around()).toEqual(['rgb(23, 17, 12)']);

  // Nothing of the page has run yet while its modules are on their way.
  const { held, release } = await hold(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('header')).toBeAttached();
  await expect(root).toHaveCSS('background-color', 'rgb(23, 17, 12)');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(root).not.toHaveAttribute('data-motion');
  await release();
  await expect(board).toBeVisible();
  await expect(root).toHaveCSS('background-color', 'rgb(23, 17, 12)');
  expect(await around()).toEqual(['rgb(23, 17, 12)']);
});

test('a frame in another page begins without what was chosen', async ({ page, board }) => {
  await page.goto('./');
  await expect(board).toHaveAttribute('aria-busy', 'false'); // nothing is on its way that would fail with the page
  await page.evaluate(() => localStorage.setItem(`queens-and-knights ${location.pathname} theme`, 'dark'));
  await page.goto('about:blank');
  await page.goto('./#1/queens/8?solver=scan&embed', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
});

test('motion can be reduced and given back, whatever the system says', async ({ page, button }) => {
  const choose = async (/** @type {string} */ name) => {
    await button('Settings').click();
    const motion = page.getByRole('group', { name: 'Motion', exact: true });
    await motion.getByRole('radio', { name, exact: true }).check();
    await openAnew(page, './');
  };
  await page.goto('./');
  await expect(button('Play')).toBeVisible();
  await choose('Full');
  await expect(button('Pause')).toBeVisible();
  await choose('Reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button('Play')).toBeVisible();
});

test('where somebody asks for more contrast the theme of high contrast comes by itself', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await page.goto('./');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await named(page).button('Settings').click();
  await expect(page.getByRole('radio', { name: 'High contrast', exact: true })).toBeChecked();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`forced colours are those of page and board, ${colorScheme}`, async ({ page, square, button }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('./#1/queens/4');
    await expect(square('row 1, column 1, empty')).toBeVisible();
    const canvas = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    // Between the names of the ranks and the middle of the upper left square, which is light.
    await expect.poll(() => pixel(page, 0.12, 0.12)).toBe(canvas);
    await expect(page.locator('html')).toHaveCSS('background-color', canvas);
    await expectAccessible(page);
    await button('Settings').click();
    await expect(page.getByText('The system sets the colours of this page, whichever theme is chosen.')).toBeVisible();
  });
}
