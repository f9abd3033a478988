import { enter, named } from './names.mjs';
import { laidOut } from './settled.mjs';
import { expect, test } from './test.mjs';

test('buttons of the player go where their names say, and do nothing at an end', async ({ page }) => {
  const { button, timeline, caption } = named(page);
  await page.goto('./');
  const toast = page.locator('.toast');
  for (const [name, step, idle] of /** @type {[string, string, string?][]} */ ([
    ['First step', '0'],
    ['Step back', '0', 'This is the first step.'],
    ['Previous backtrack', '0', 'Nothing is taken back before this step.'],
    ['Step forward', '1'],
    ['Step forward', '2'],
    ['Step back', '1'],
    ['Next solution', '982'],
    ['Next backtrack', '983'],
    ['Previous solution', '982'],
    ['Previous solution', '982', 'No solution comes before this step.'],
    ['Previous backtrack', '961'],
    ['Last step', '17868'],
    ['Step forward', '17868', 'This is the last step.'],
    ['Next solution', '17868', 'No solution comes after this step.'],
    ['Next backtrack', '17868', 'Nothing is taken back after this step.'],
    ['First step', '0'],
  ])) {
    // A button with nothing to do can be pressed, and gives the reason.
    await expect(button(name), name).toHaveAttribute('aria-disabled', String(idle !== undefined));
    await button(name).focus();
    await page.keyboard.press('Enter');
    await expect(timeline, name).toHaveValue(step);
    await expect(button(name)).toBeFocused();
    if (idle) await expect(toast).toHaveText(idle);
  }
  await expect(caption).toHaveText('The board is empty. The search begins in row 1, at column 1.');
  await page.goto('./#1/queens/3?solver=marks&step=1');
  await timeline.focus();
  await page.keyboard.press('n');
  await expect(toast).toHaveText('N = 3 has no solution.');
  await page.goto('./#1/knight/8x8');
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await expect(button('Play')).toHaveAttribute('aria-disabled', 'true');
  await button('Play').click({ force: true });
  await expect(toast).toHaveText('There is nothing to play here.');
});

test('the keys of the player step, jump, and play', async ({ page, timeline, button }) => {
  await page.goto('./');
  await timeline.focus();
  for (const [key, step] of /** @type {[string, string][]} */ ([
    ['Home', '0'],
    ['ArrowRight', '1'],
    ['.', '2'],
    [',', '1'],
    ['ArrowLeft', '0'],
    ['n', '982'],
    ['b', '983'],
    ['Shift+N', '982'],
    ['Shift+N', '982'],
    ['Shift+B', '961'],
    ['n', '982'],
    ['End', '17868'],
  ])) {
    await page.keyboard.press(key);
    await expect(timeline, key).toHaveValue(step);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(button('Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button('Play')).toBeVisible();
});

test('letters act only in the player and on the board', async ({ page, timeline, tab, square }) => {
  await page.goto('./');
  const before = await timeline.inputValue();
  await tab('Queens').focus();
  await page.keyboard.type('nb,.?');
  await expect(timeline).toHaveValue(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await square('row 1, column 1, queen').focus();
  await page.keyboard.press('n');
  await expect(timeline).toHaveValue('982');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the board is one tab stop with arrows, Home and End', async ({ page, board, button }) => {
  await page.goto('./');
  await button('First step').click();
  await expect(board.locator('[tabindex="0"]')).toHaveCount(1);
  await board.locator('[tabindex="0"]').focus();
  for (const [key, square] of /** @type {[string, string][]} */ ([
    ['Control+Home', 'row 1, column 1'],
    ['ArrowRight', 'row 1, column 2'],
    ['ArrowDown', 'row 2, column 2'],
    ['End', 'row 2, column 8'],
    ['ArrowRight', 'row 2, column 8'],
    ['Home', 'row 2, column 1'],
    ['ArrowUp', 'row 1, column 1'],
    ['ArrowUp', 'row 1, column 1'],
    ['ArrowLeft', 'row 1, column 1'],
    ['Control+End', 'row 8, column 8'],
  ])) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus'), key).toHaveAccessibleName(`${square}, empty`);
  }
  await expect(board.locator('[tabindex="0"]')).toHaveCount(1);
});

test('squares say what stands on them and who attacks them', async ({ page, timeline, square }) => {
  await page.goto('./');
  await timeline.fill('1');
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await expect(square('row 8, column 1, empty, attacked from row 1, column 1')).toBeVisible();
  await expect(square('row 8, column 8, empty, attacked from row 1, column 1')).toBeVisible();
  await expect(square('row 3, column 2, empty')).toBeVisible();
  await timeline.fill('4');
  await expect(square('row 2, column 3, queen')).toBeVisible();
  await expect(square('row 3, column 3, empty, attacked from row 1, column 1 and row 2, column 3')).toBeVisible();
});

test('the caption is silent while the clock plays and speaks when it stops', async ({ page }) => {
  const { caption, button, speed } = named(page);
  await page.goto('./');
  await expect(caption).toHaveAttribute('aria-live', 'polite');
  await speed.fill('2');
  await button('Play').click();
  await expect(caption).toHaveAttribute('aria-live', 'off');
  await button('Pause').click();
  await expect(caption).toHaveAttribute('aria-live', 'polite');
});

test('a bad board size is told in one sentence and changes nothing', async ({ page }) => {
  const { field, alert, square, timeline } = named(page);
  await page.goto('./');
  await expect(alert).toHaveCount(0);
  for (const [input, sentence] of [
    ['99', 'Board size must be a whole number from 1 to 32, not 99.'],
    ['0', 'Board size must be a whole number from 1 to 32, not 0.'],
    ['8.7', 'Board size must be a whole number from 1 to 32, not 8.7.'],
    ['', 'Board size must be a whole number from 1 to 32.'],
  ]) {
    await enter(field('Board size'), input);
    await expect(alert).toHaveText(sentence);
    await expect(field('Board size')).toHaveValue('8');
    await expect(field('Board size')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Board size')).toHaveAccessibleDescription(sentence);
  }
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await timeline.press('ArrowRight');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(alert).toHaveCount(0);
});

test('every board size and every solver can be watched', async ({ page, field, timeline, square, caption, button }) => {
  await page.goto('./');
  for (const [size, length] of [
    ['1', '3'],
    ['5', ''],
    ['32', ''],
  ]) {
    await enter(field('Board size'), size);
    await expect(timeline).toHaveValue('0');
    if (length) await expect(timeline).toHaveAttribute('max', length);
    await button('Step forward').click();
    await expect(square('row 1, column 1, queen')).toBeVisible();
  }
  await enter(field('Board size'), '8');
  for (const [solver, length] of Object.entries({
    scan: 17_868,
    marks: 17_868,
    mask: 4204,
    permute: 7656,
    access: 17_868,
  })) {
    await field('Solver').selectOption(solver);
    await expect(timeline, solver).toHaveAttribute('max', String(length));
    await button('Last step').click();
    await expect(caption).toHaveText('Every way has been tried: 92 solutions.');
  }
});

/**
 * Gives the page a core that traps a number of times, which is kept in `globalThis.traps`.
 * @param {import('@playwright/test').Page} page
 */
const withTraps = (page) =>
  page.addInitScript(() => {
    const { instantiate, Instance } = WebAssembly;
    const world = /** @type {any} */ (globalThis);
    world.traps = 0;
    const trapping = (/** @type {WebAssembly.Instance} */ instance) => {
      const exports = /** @type {any} */ ({ ...instance.exports });
      const goTo = exports.player_goTo;
      exports.player_goTo = (/** @type {any[]} */ ...parameters) => {
        world.traps -= 1;
        if (world.traps >= 0) throw new WebAssembly.RuntimeError('unreachable');
        return goTo(...parameters);
      };
      return new Proxy(instance, { get: (target, key) => (key === 'exports' ? exports : Reflect.get(target, key)) });
    };
    WebAssembly.instantiate = /** @type {any} */ (
      async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) =>
        trapping(await instantiate(module, imports))
    );
    /** @type {any} */
    const make = function instance(
      /** @type {WebAssembly.Module} */ module,
      /** @type {WebAssembly.Imports} */ imports,
    ) {
      return trapping(new Instance(module, imports));
    };
    make.prototype = Instance.prototype;
    WebAssembly.Instance = make;
  });

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
const trap = (page, times) => page.evaluate((traps) => Object.assign(globalThis, { traps }), times);

test('a trap is told in a sentence, and the page goes on where it was', async ({ page }) => {
  await withTraps(page);
  const { button, timeline, alert, square } = named(page);
  await page.goto('./');
  await button('Last step').click();
  await expect(timeline).toHaveValue('17868');
  await timeline.fill('982');
  await trap(page, 1);
  await button('Step forward').click();
  await expect(alert).toHaveText('The solver stopped on an internal error; it was started again where the link says.');
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await button('Step forward').click();
  await expect(timeline).not.toHaveValue('982');
});

test('a place that traps again is left for the start, and can be loaded again', async ({ page }) => {
  await withTraps(page);
  const { button, timeline, alert, square } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  // The panes, which are shown with the names of the squares, go to steps as well.
  await expect(square('row 1, column 1, queen')).toBeVisible();
  await trap(page, 2);
  await button('Step forward').click();
  await expect(alert).toHaveText(
    'The solver stopped again on an internal error. Nothing is lost: the link is in the address bar.',
  );
  await expect(timeline).toHaveValue('0');
  await button('Reload').click();
  await expect(timeline).toHaveValue('982');
});

test('at the width of a phone every button of the player can be hit, and nothing runs over', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await expect(named(page).square('row 1, column 1, queen')).toBeVisible();
  await laidOut(page);
  const transports = page.getByRole('group', { name: 'Player', exact: true }).getByRole('button');
  const boxes = await transports.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]),
  );
  const shown = boxes.filter(([, , wide]) => wide > 0);
  expect(shown).toHaveLength(10);
  for (const [x, y, width, height] of shown) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(740);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('where it has room, a jump is told in a word below its icon, within the height of the player', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/queens/8?solver=marks&step=63');
  const { button } = named(page);
  const jumps = ['Previous solution', 'Previous backtrack', 'Next backtrack', 'Next solution'];
  for (const name of jumps) {
    const word = button(name).getByText(/^(Solution|Backtrack)$/);
    await expect(word).toBeVisible();
    const [inner, outer] = [await word.boundingBox(), await button(name).boundingBox()];
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
    expect(outer?.height).toBe((await button('Play').boundingBox())?.height);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of jumps) await expect(button(name).getByText(/./)).toBeHidden();
});

test('a step that is played is painted in the frame that makes it', async ({ page, button, timeline }) => {
  await page.addInitScript(() => {
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const seen = { made: /** @type {number[]} */ ([]), painted: /** @type {number[]} */ ([]) };
    Object.assign(globalThis, { seen });
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function clear(...area) {
      if (this.canvas.closest('#board')) seen.painted.push(frame);
      clearRect.apply(this, area);
    };
    const value = /** @type {Required<Pick<PropertyDescriptor, 'get' | 'set'>>} */ (
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    );
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...value,
      set(/** @type {string} */ next) {
        if (this.type === 'range') seen.made.push(frame);
        value.set.call(this, next);
      },
    });
  });
  await page.goto('./#1/queens/8?solver=marks');
  await expect(timeline).toHaveValue('0');
  await button('Play').click();
  await page.evaluate('seen.made.length = 0');
  await expect.poll(() => page.evaluate('seen.made.length')).toBeGreaterThan(8);
  const { made, painted } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(made.filter((/** @type {number} */ frame) => !painted.includes(frame))).toEqual([]);
});
