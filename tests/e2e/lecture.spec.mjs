import { packed } from '../packed.mjs';
import { laidOut, openLaidOut } from './settled.mjs';
import { named } from './names.mjs';
import { overlap } from './overlap.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { sizesOf } from '../sizes.mjs';

const lesson = `# Marks and masks

First the marks alone: one queen and its zone.

#1/queens/8?solver=marks&step=40

Both solvers stand at step 200. The left one has tested each square in turn; the right one sees only those that are free, and so it is farther with the same number of steps.

#1/compare/8?left=marks&right=mask&step=200

The knight by Warnsdorff’s rule, beside the plain search.

#1/compare/8x8/c3?tour=closed&left=warnsdorff&right=plain&step=60
`;
const lessonLink = `#1/lesson/~${packed(lesson)}`;

const sizes = sizesOf('960x540 1280x800 1920x1080');

/**
 * Enters projector mode by its key.
 * @param {import('@playwright/test').Page} page
 */
async function project(page) {
  await named(page).button('Play').focus();
  await page.keyboard.press('f');
  await expect(named(page).tab('Queens')).toBeHidden();
  await laidOut(page);
}

/** @param {import('@playwright/test').Locator} part */
const boxOf = async (part) =>
  /** @type {{ x: number, y: number, width: number, height: number }} */ (await part.boundingBox());

/** @param {import('@playwright/test').Locator} part */
const sizeOf = (part) => part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

for (const [width, height] of sizes) {
  for (const projector of [false, true]) {
    test(`a comparison is a stop of a lesson at ${width}x${height}${projector ? ', in projector mode' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openLaidOut(page, `./${lessonLink}?stop=1`);
      const { board, button } = named(page);
      if (projector) await project(page);
      for (const stop of [2, 3]) {
        await button('Next stop').click();
        await expect(page.getByText(`Stop ${stop} of 3`, { exact: true })).toBeVisible();
        await expect(page.getByRole('grid', { name: 'Second board', exact: true })).toHaveAttribute(
          'aria-busy',
          'false',
        );
        await laidOut(page);
        const bar = page.getByRole('region', { name: 'Marks and masks', exact: true });
        const second = page.getByRole('grid', { name: 'Second board', exact: true });
        const player = page.getByRole('group', { name: 'Player', exact: true });
        for (const part of [bar, board, second, player, button('Next stop'), button('Play')])
          await expect(part).toBeInViewport({ ratio: 1 });
        const [barBox, left, right, below] = await Promise.all([bar, board, second, player].map(boxOf));
        expect(left.y).toBeCloseTo(right.y, 0);
        expect(left.width).toBeCloseTo(right.width, 0);
        expect(barBox.y + barBox.height).toBeLessThanOrEqual(left.y + 1);
        for (const one of [left, right]) expect(overlap(one, below)).toBe(false);
      }
    });
  }
}

for (const [width, height] of sizes) {
  test(`in projector mode the pane stands beside the board at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLaidOut(page, './#1/queens/8?solver=marks&step=40');
    await project(page);
    const { board, button, caption, tab } = named(page);
    const program = page.getByRole('list', { name: 'Program in Python', exact: true });
    await expect(tab('Explain')).toBeHidden();
    await button('Details').click();
    await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('Python');
    await expect(button('Details')).toHaveAttribute('aria-expanded', 'true');
    await laidOut(page);
    const player = page.getByRole('group', { name: 'Player', exact: true });
    for (const part of [board, caption, player]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(program).toBeInViewport();
    const boxes = await Promise.all([board, caption, tab('Explain'), player].map(boxOf));
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    await expectAccessible(page);
    await button('Step forward').click();
    await expect(program.locator('[aria-current=step]').first()).toBeInViewport();
    await tab('Numbers').click();
    await expect(page.locator('#pane-numbers dt').first()).toBeInViewport();
    await button('Details').click();
    await expect(tab('Numbers')).toBeHidden();
  });
}

test('in projector mode questions and lessons are as large as captions', async ({ page, button, caption }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLaidOut(page, './#1/lesson/marks?stop=5');
  await project(page);
  await button('What comes next?').click();
  const spoken = await sizeOf(caption);
  expect(spoken).toBeGreaterThan(30);
  expect(await sizeOf(page.getByRole('status', { name: 'Lesson', exact: true }))).toBe(spoken);
  expect(await sizeOf(page.getByText('Choose what comes next, or its square.', { exact: true }))).toBe(spoken);
  for (const answer of ['Placed', 'Show me']) expect(await sizeOf(button(answer))).toBeGreaterThan(18);
  await expect(button('Play')).toBeInViewport({ ratio: 1 });
});

test('the two programs of a comparison are chosen at once, and the boards stay in sight', async ({ page }) => {
  const { board, button, field } = named(page);
  for (const [width, height] of sizes.slice(1)) {
    await page.setViewportSize({ width, height });
    await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
    await button('Learn').click();
    await field('In step with').selectOption('Marks');
    await button('Compare').click();
    await page.getByText('Programs and variables', { exact: true }).click();
    const [left, right] = await page.getByRole('combobox', { name: 'Program', exact: true }).all();
    await left.selectOption('Python');
    await right.selectOption('C++');
    await button('Step forward').click();
    for (const [choice, language] of /** @type {const} */ ([
      [left, 'Python'],
      [right, 'C++'],
    ])) {
      await expect(choice).toHaveValue(language);
      const program = page.getByRole('list', { name: `Program in ${language}`, exact: true });
      await expect(program).toBeInViewport({ ratio: 0.8 });
    }
    for (const part of [board, page.getByRole('grid', { name: 'Second board', exact: true }), button('Play')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.getByText('Programs and variables', { exact: true }).click();
  }
});

test('a lesson that is tried is scrolled to, with the keyboard on its next stop', async ({ page, button }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=40');
  await button('Learn').click();
  await button('Make a lesson').click();
  const stops = Array.from({ length: 6 }, (_, stop) => `Step ${stop}.\n\n#1/queens/8?solver=marks&step=${stop}\n`);
  await page
    .getByRole('region', { name: 'Make a lesson', exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'six.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(`# Six\n\n${stops.join('\n')}`),
    });
  await expect(page.getByText('This lesson is open now. Undo brings the one before back.')).toBeVisible();
  await button('Try it').click();
  await expect(button('Next stop')).toBeFocused();
  await expect(button('Next stop')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status', { name: 'Lesson', exact: true })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of sizesOf('360x740 1280x800')) {
  test(`a long word of a lesson is broken at ${width}x${height}`, async ({ page }) => {
    const text = `# ${'T'.repeat(80)}\n\n${'x'.repeat(900)}\n\n#1/queens/4/2413\n`;
    await page.setViewportSize({ width, height });
    await page.goto(`./#1/lesson/~${packed(text)}`);
    await expect(page.getByRole('status', { name: 'Lesson', exact: true })).toHaveText('x'.repeat(900));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

const queens = `def place(row, board):
    if row == 4:
        print(board)
        return True
    for column in range(4):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(board)):
            board.append(column)
            if place(row + 1, board): return True
            board.pop()
    return False
place(0, [])
`;

test('in projector mode Page Down runs a program that waits, and goes on from a click into its code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const text = `# A program\n\nFour queens.\n\n#1/program/4/~${packed(queens)}\n\nAnd eight.\n\n#1/queens/8?solver=marks&step=40\n`;
  await page.goto(`./#1/lesson/~${packed(text)}?stop=1&present`);
  const { button, caption, field, timeline } = named(page);
  await expect(page.getByText('Stop 1 of 2', { exact: true })).toBeVisible();
  await expect(caption).toHaveText(/Run/);
  for (const part of [named(page).board, caption, button('Next stop')])
    await expect(part).toBeInViewport({ ratio: 0.98 });
  await expect(field('Your program')).toBeInViewport();
  await field('Your program').click();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => Number(await timeline.getAttribute('max'))).toBeGreaterThan(10);
  await expect(page.getByText('Stop 1 of 2', { exact: true })).toBeVisible();
  await field('Your program').click();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Stop 2 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByText('Stop 1 of 2', { exact: true })).toBeVisible();
  // The first key leaves the field, the second one projector mode.
  await field('Your program').click();
  await page.keyboard.press('Escape');
  await expect(button('Leave projector mode')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Leave projector mode')).toBeHidden();
});
