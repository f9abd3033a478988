import { packed } from '../packed.mjs';
import { sizesOf } from '../sizes.mjs';
import { printed, withoutPrinter } from './files.mjs';
import { named } from './names.mjs';
import { FOUR } from './program.mjs';
import { laidOut } from './settled.mjs';
import { expect, test } from './test.mjs';

const STOPS = [
  ['A program places four queens.', `#1/program/4/~${packed(FOUR)}?by=line&step=80`],
  ['Which of the two is further?', '#1/compare/6?left=scan&right=marks&step=20'],
  ['A knight looks for its way.', '#1/knight/6x6/a1?solver=warnsdorff&step=20'],
  ['One of the twelve.', '#1/queens/8/15863724'],
];
const LESSON = `# A lecture\n\n${STOPS.map(([text, link]) => `${text}\n\n${link}`).join('\n\n')}\n`;

/**
 * Parts that must be visible at a stop: its sentence, board and caption, and the way on.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} index
 */
async function expectStop(page, index) {
  const [text] = STOPS[index];
  await expect(page.getByText(`Stop ${index + 1} of 4`, { exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { button } = named(page);
  for (const part of [page.getByText(text, { exact: true }), button('Next stop')])
    await expect(part, `stop ${index + 1}`).toBeInViewport({ ratio: 0.98 });
  for (const part of await page.locator('[role=grid]').all()) await expect(part).toBeInViewport({ ratio: 0.98 });
  for (const part of await page.locator('.caption').filter({ visible: true, hasText: /./ }).all())
    await expect(part).toBeInViewport({ ratio: 0.9 });
}

for (const [width, height] of sizesOf('360x740 960x540 1280x720')) {
  test(`a lecture is walked by Page Down alone in projector mode at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#1/lesson/~${packed(LESSON)}?present`);
    const { field, timeline } = named(page);
    await expectStop(page, 0);
    // Upright there is no room for the editor.
    const code =
      width > height ? field('Your program') : page.getByRole('list', { name: 'Lines around the next', exact: true });
    await expect(code).toBeInViewport();
    await page.keyboard.press('PageDown');
    await expect(timeline).toHaveValue('80');
    await expectStop(page, 0);
    const next = code.locator('[aria-current="step"]');
    await expect(next).toHaveText('    if len(queens) == n:');
    // Its box is as wide as the longest line.
    await expect(next).toBeInViewport({ ratio: 0.5 });
    await code.click();
    for (let index = 1; index < STOPS.length; index += 1) {
      await page.keyboard.press('PageDown');
      await laidOut(page);
      await expectStop(page, index);
    }
    for (let index = STOPS.length - 2; index >= 0; index -= 1) {
      await page.keyboard.press('PageUp');
      await expectStop(page, index);
    }
  });
}

for (const [width, height] of sizesOf('480x660 800x500')) {
  test(`a lecture is walked in a frame of ${width} by ${height}`, async ({ page, button, timeline }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#1/lesson/~${packed(LESSON)}?embed`);
    const line = page.getByRole('list', { name: 'Lines around the next', exact: true });
    await expectStop(page, 0);
    await expect(line).toBeInViewport({ ratio: 0.98 });
    await button('Run').click();
    await expect(timeline).toHaveValue('80');
    await expectStop(page, 0);
    await expect(line.locator('[aria-current="step"]')).toBeInViewport({ ratio: 0.98 });
    for (let index = 1; index < STOPS.length; index += 1) {
      await button('Next stop').click();
      await expectStop(page, index);
      if (!STOPS[index][1].startsWith('#1/compare')) continue;
      // Of both boards, and nothing has to be scrolled to.
      for (const caption of await page.locator('.caption').all()) {
        await expect(caption).toBeInViewport({ ratio: 0.98 });
        await expect(caption).not.toHaveAttribute('tabindex');
      }
    }
  });
}

test('a lecture is printed with every sentence and board, its program with the line that comes next', async ({
  page,
}) => {
  await withoutPrinter(page);
  await page.goto(`./#1/lesson/~${packed(LESSON)}`);
  const { button } = named(page);
  await button('Learn').click();
  await button('Make a lesson').click();
  await button('Edit the open lesson').click();
  const stops = (await printed(page, button('Print a worksheet…'))).locator('.stop');
  await expect(stops).toHaveCount(STOPS.length);
  for (const [index, [text]] of STOPS.entries()) await expect(stops.nth(index)).toContainText(text);
  for (const [index, boards] of [1, 2, 1, 1].entries()) {
    await expect(stops.nth(index).locator('.boards img')).toHaveCount(boards);
  }
  const [program] = await stops.all();
  for (const line of FOUR.trimEnd().split('\n')) await expect(program.locator('.listing')).toContainText(line.trim());
  await expect(program.locator('.listing')).toHaveCSS('text-align', 'left');
  await expect(program.locator('[aria-current="step"]')).toHaveText('    if len(queens) == n:');
  await expect(program.getByRole('img', { name: 'Queens on 4×4, step 80', exact: true })).toBeVisible();
});
