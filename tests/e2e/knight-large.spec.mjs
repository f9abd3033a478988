import { enter, named } from './names.mjs';
import { drawing } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test('a large board is a picture of its path, zoomed and moved around by keyboard and pointer', async ({ page }) => {
  const { caption, timeline, field, button } = named(page);
  const picture = page.getByRole('img', { name: 'Board', exact: true });
  const looks = () => drawing(picture);
  await page.goto('./#1/knight/200x120?tour=closed');
  await expect(caption).toHaveText('Choose a square, or type its name: the knight starts there.');
  await enter(field('Start square'), 'd4');
  await expect(caption).toHaveText(/back to d4: the tour is closed\.$/);
  // A click chooses a square, a drag does not.
  const box = await picture.boundingBox();
  if (!box) throw new Error('the board is not visible');
  const cell = Math.min((box.width - 48) / 200, (box.height - 48) / 120);
  const position = { x: box.width / 2 + (2.5 - 100) * cell, y: box.height / 2 + (60 - 2.5) * cell };
  await picture.dragTo(picture, { sourcePosition: { x: box.width / 2, y: box.height / 2 }, targetPosition: position });
  await expect(field('Start square')).toHaveValue('d4');
  await picture.click({ position });
  await expect(caption).toHaveText(/^The closing move leads from .+ back to c3: the tour is closed\.$/);
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  await expect(picture).toHaveAccessibleDescription(
    'A picture of 200 × 120 squares: + and − zoom, the arrows move it.',
  );
  await expect(timeline).toHaveValue('24000');
  await expect(button('Ride it yourself')).toBeHidden();
  const whole = await looks();
  await picture.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect.poll(looks).not.toBe(whole);
  await page.keyboard.press('0');
  await expect.poll(looks).toBe(whole);
  await picture.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(looks).not.toBe(whole);
  await button('First step').click();
  await expect(caption).toHaveText('The knight starts on c3.');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await expect(button('Zoom in')).toBeHidden();
});

test('a large board is dragged with one finger and zoomed with two', async ({ page }) => {
  const picture = page.getByRole('img', { name: 'Board', exact: true });
  const looks = () => drawing(picture);
  await page.goto('./#1/knight/200x120/c3?tour=closed');
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  const { x, y, width, height } = /** @type {NonNullable<Awaited<ReturnType<typeof picture.boundingBox>>>} */ (
    await picture.boundingBox()
  );
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const devtools = await page.context().newCDPSession(page);
  /** @type {(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) => Promise<unknown>} */
  const touch = (type, ...points) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([across, down], id) => ({ x: middleX + across, y: middleY + down, id })),
    });
  const whole = await looks();
  await touch('touchStart', [-40, 0], [40, 0]);
  for (let apart = 50; apart <= 160; apart += 10) await touch('touchMove', [-apart, 0], [apart, 0]);
  await touch('touchEnd');
  await expect.poll(looks).not.toBe(whole);
  const zoomed = await looks();
  await touch('touchStart', [0, 0]);
  for (let along = 10; along <= 100; along += 10) await touch('touchMove', [along, along]);
  await touch('touchEnd');
  await expect.poll(looks).not.toBe(zoomed);
  await touch('touchStart', [-160, 0], [160, 0]);
  for (let apart = 150; apart >= 10; apart -= 10) await touch('touchMove', [-apart, 0], [apart, 0]);
  await touch('touchEnd');
  await expect.poll(looks).toBe(whole);
});

test('a large board is zoomed by buttons and dragged by the mouse', async ({ page, button }) => {
  const picture = page.getByRole('img', { name: 'Board', exact: true });
  const looks = () => drawing(picture);
  await page.goto('./#1/knight/200x120/c3?tour=closed');
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  const whole = await looks();
  await button('Zoom in').click();
  await button('Zoom in').click();
  await expect.poll(looks).not.toBe(whole);
  const zoomed = await looks();
  await picture.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 5 });
  await page.mouse.up();
  await expect.poll(looks).not.toBe(zoomed);
  await button('Whole board').click();
  await expect.poll(looks).toBe(whole);
  await expectAccessible(page);
});

/** @param {number} index from 0 */
const fileName = (index) => (index < 26 ? '' : 'a') + String.fromCharCode(97 + (index % 26));

/** Two rooms joined by two doors: there is no closed tour, but no theorem, flow or count of parts shows it. */
const ROOMS = Array.from({ length: 40 }, (_, file) => fileName(file))
  .flatMap((file) => (file === 'k' || file === 'u' ? [`${file}21`] : [`${file}20`, `${file}21`]))
  .concat('e4', 'h7')
  .join('.');

/** A worker that waits where an answer must not come before Cancel is pressed. */
const WORKER = /knight\.worker-[^/]*\.js$/;

test('what takes long is made aside, can be given up, and is said to be undecided', async ({ page }) => {
  const { caption, button, board } = named(page);
  await page.route(WORKER, () => {});
  await page.goto(`./#1/knight/40x40/a1?tour=closed&holes=${ROOMS}`);
  await button('Cancel').click();
  await expect(caption).toHaveText('Not decided: the search for a tour was given up.');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await page.unroute(WORKER);
  await page.goto('./#1/knight/40x40/b1');
  await page.goto(`./#1/knight/40x40/a1?tour=closed&holes=${ROOMS}`);
  const undecided = 'Not decided: no tour was found.';
  await expect(caption).toHaveText(undecided, { timeout: 60_000 });
  await expect(board).toHaveAttribute('aria-busy', 'false');
});

test('a tour that is still being made waits to be drawn; given up, it is not, and the focus stays in the page', async ({
  page,
}) => {
  const { caption, button } = named(page);
  const ten = button('Draw in ten seconds');
  await page.route(WORKER, () => {});
  await page.goto('./#1/knight/8x8/a1');
  await expect(ten).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate((link) => location.assign(link), `#1/knight/40x40/a1?tour=closed&holes=${ROOMS}`);
  await expect(button('Cancel')).toBeVisible();
  await expect(ten).toHaveAttribute('aria-disabled', 'true');
  await ten.press('Enter');
  await expect(ten).toBeFocused();
  await button('Cancel').press('Enter');
  await expect(caption).toHaveText('Not decided: the search for a tour was given up.');
  await expect(ten).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('finishing a ride can be stopped, and the ride goes on', async ({ page, caption, button, field, square }) => {
  await page.route(WORKER, () => {});
  await page.goto(`./#1/knight/40x40/a1?tour=closed&holes=${ROOMS}`);
  await button('Ride it yourself').click();
  await expect(field('Tour')).toHaveValue('closed');
  await button('Finish from here').click();
  await button('Stop finishing').click();
  await expect(button('Finish from here')).toBeVisible();
  await square(/^b3, /).click();
  await expect(caption).toHaveText(/^Move 1: from a1 to b3\. /);
});

test('a million squares are toured in a worker', async ({ page, caption, timeline }) => {
  await page.goto('./#1/knight/1000x1000/a1?step=500000');
  await expect(timeline).toHaveValue('500000', { timeout: 60_000 });
  await expect(timeline).toHaveAttribute('max', '999999');
  await expect(caption).toHaveText(/^Move 500,000: /);
  await expect(page).toHaveURL(/1000x1000\/a1\?step=500000$/);
  await page.goto('./#1/knight/51x51/b1');
  await expect(caption).toHaveText(/^No tour: /);
});

test('a search of a board too large for it is refused in a sentence, and the knight waits for a start under it', async ({
  page,
}) => {
  const { alert, board, caption } = named(page);
  await page.goto('./#1/knight/60x60/a1?solver=warnsdorff');
  await expect(alert).toHaveText('Number of files must be a whole number from 1 to 50, not 60.');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  // The address is written when the state has been quiet for 300 ms.
  await page.waitForTimeout(600);
  expect(page.url()).toMatch(/60x60\/a1\?solver=warnsdorff$/);
});

test('the squares of a large board come a few with each frame, or all where the keyboard asks for the last', async ({
  page,
}) => {
  const { board, square, field } = named(page);
  const squares = board.getByRole('gridcell');
  await page.goto('./#1/knight/8x8/c3');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  // Frames wait until the next one or all are released.
  await page.evaluate(() => {
    const asked = requestAnimationFrame;
    /** @type {FrameRequestCallback[]} */
    const waiting = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    addEventListener('let in', () => waiting.splice(0).forEach((callback) => asked(callback)));
    addEventListener('let go', () => {
      window.requestAnimationFrame = asked;
      dispatchEvent(new Event('let in'));
    });
  });
  await page.evaluate(() => location.assign('#1/knight/50x50/c3'));
  await expect(board).toHaveAttribute('aria-busy', 'true');
  await expect(squares).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('let in')));
  await expect(squares).toHaveCount(200);
  await expect(board).toHaveAttribute('aria-busy', 'true');
  await square(/^a50, move /).focus();
  await page.keyboard.press('Control+End');
  await expect(square(/^ax1, move /)).toBeFocused();
  await expect(squares).toHaveCount(2500);
  await expect(board).toHaveAttribute('aria-busy', 'false');

  // A change of language shows them again, and leaves the focus where it is.
  await field('Language').evaluate((select) => {
    /** @type {HTMLSelectElement} */ (select).value = 'zh';
    select.dispatchEvent(new Event('change'));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.evaluate(() => dispatchEvent(new Event('let go')));
  await expect(square(/^ax1，第/)).toBeFocused();
  await expect(page.getByRole('gridcell', { name: /^[a-z]+\d+，第/ })).toHaveCount(2500);
  const order = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map(({ ariaLabel }) => ariaLabel?.split('，')[0]));
  expect([order[0], order[49], order[50], order[2499]]).toEqual(['a50', 'ax50', 'a49', 'ax1']);
});

test('on a phone small squares are zoomed, by buttons and fingers, and the keyboard stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { board, button, square, standing, field } = named(page);
  const sideOf = async (/** @type {string} */ name) =>
    (await square(new RegExp(`^${name},`)).boundingBox())?.width ?? 0;
  await page.goto('./#1/queens/16?solver=mask&step=20');
  const bits = await page.locator('.bits').boundingBox();
  const nearer = await button('Zoom in').boundingBox();
  expect(nearer?.y).toBeGreaterThanOrEqual((bits?.y ?? Infinity) + (bits?.height ?? 0));
  await page.goto('./#1/queens/16?at=a16');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.bits')).toHaveCount(0);
  expect(await sideOf('row 3, column 2')).toBeLessThan(24);
  await expect(button('Whole board')).toBeHidden();
  // The button lies over no square and no word.
  const [last, zoom, caption] = await Promise.all([
    square(/^row 16, column 16,/).boundingBox(),
    button('Zoom in').boundingBox(),
    named(page).caption.evaluate((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return words.getBoundingClientRect().right;
    }),
  ]);
  expect(zoom?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  expect(zoom?.x).toBeGreaterThanOrEqual(caption);
  await button('Zoom in').click();
  await button('Zoom in').click();
  await expect.poll(() => sideOf('row 3, column 2')).toBeGreaterThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // A click places a queen, a drag moves the board.
  await square(/^row 3, column 2,/).click();
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 3, column 2, queen']);
  const before = await square(/^row 4, column 4,/).boundingBox();
  await page.mouse.move(200, 250);
  await page.mouse.down();
  await page.mouse.move(140, 250, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await square(/^row 4, column 4,/).boundingBox())?.x).toBe((before?.x ?? 0) - 60);
  await expect.poll(standing).toEqual(['row 1, column 1, queen', 'row 3, column 2, queen']);
  // The arrow keys go to squares beyond the edge.
  await square(/^row 3, column 2,/).focus();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(square(/^row 3, column 12,/)).toBeFocused();
  await expect(square(/^row 3, column 12,/)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await button('Whole board').click();
  await expect.poll(() => sideOf('row 3, column 2')).toBeLessThan(24);
  const devtools = await page.context().newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ ...places) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x, id) => ({ x, y: 250, id })) });
  await touch('touchStart', 160, 200);
  for (let apart = 30; apart <= 90; apart += 10) await touch('touchMove', 180 - apart, 180 + apart);
  await touch('touchEnd');
  await expect.poll(() => sideOf('row 3, column 2')).toBeGreaterThan(40);
  // Two fingers do not scroll the page, and where it scrolls already nobody asks it to stop.
  const asked = await square(/^row 3, column 2,/).evaluate((target) =>
    [true, false].map((cancelable) => {
      const touches = [1, 2].map((identifier) => new Touch({ identifier, target }));
      const event = new TouchEvent('touchstart', { touches, bubbles: true, cancelable });
      let isAsked = false;
      event.preventDefault = () => (isAsked = true);
      target.dispatchEvent(event);
      return isAsked;
    }),
  );
  expect(asked).toEqual([true, false]);
  await enter(field('Board size'), '8');
  await expect(square(/^row 8, column 8,/)).toBeVisible();
  await expect(button('Zoom in')).toBeHidden();
});
