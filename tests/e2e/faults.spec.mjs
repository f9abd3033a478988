import { failStorage, useStorage } from './faults.mjs';
import { keptCounts } from './in-page.mjs';
import { LONG_COUNT, named, untilMoreIsCounted } from './names.mjs';
import { expect, test } from './test.mjs';

/** @import { Page } from '@playwright/test' */

const { n: N, answer: ANSWER, whole: WHOLE } = LONG_COUNT;

test.describe.configure({ timeout: 360_000 });

const HOUR = 3_600_000;

/** @param {Page} page */
const result = (page) => page.getByRole('status', { name: 'Count result', exact: true });

/** @param {Page} page */
const notes = (page) => page.getByRole('status', { name: 'Count notes', exact: true });

/** The figures of a count under way, or once it is complete. @param {Page} page */
const figures = async (page) => (await page.locator('.count-facts').textContent()) ?? '';

/**
 * Begins a count with one worker, or resumes the one that is kept.
 * @param {Page} page
 * @param {number} [kept] how many counts the browser keeps
 */
async function begin(page, kept = 0) {
  await page.goto(`./#1/count/${N}`);
  await page.getByRole('combobox', { name: 'Workers', exact: true }).selectOption('1');
  // It is offered once the storage has been read; until then a new one could be begun.
  await named(page)
    .button(kept > 0 ? 'Resume count' : 'Count')
    .click();
}

for (const [what, failing] of /** @type {const} */ ([
  ['from the first one on', { from: 1, to: 1e9 }],
  ['from the twelfth on', { from: 12, to: 1e9 }],
])) {
  test(`what is not kept works for this visit when every call of the storage fails ${what}`, async ({ page }) => {
    await page.addInitScript(failStorage, failing);
    expect(await useStorage(page)).toBeGreaterThan(15);
    await expect(notes(page)).toHaveText(/leave it open\.$/);
  });
}

test('times stay times while the clock goes back an hour and on by a day, and the count is exact', async ({ page }) => {
  const { button, timeline } = named(page);
  await page.addInitScript(() => {
    const world = /** @type {any} */ (globalThis);
    world.jump = 2 * 3_600_000; // no clock goes back before its start
    for (const clock of [performance, Date]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + world.jump;
    }
  });
  const jump = (/** @type {number} */ by) =>
    page.evaluate((ms) => {
      const world = /** @type {any} */ (globalThis);
      world.jump += ms;
    }, by);
  await page.goto('./#1/queens/8?solver=scan&step=20');
  await button('Play').click();
  for (const by of [-HOUR, 24 * HOUR]) {
    await jump(by);
    const step = Number(await timeline.inputValue());
    await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(step + 1);
    expect(Number(await timeline.inputValue())).toBeLessThan(step + 200);
  }
  await begin(page);
  await untilMoreIsCounted(page);
  for (const by of [-HOUR, 24 * HOUR]) {
    await jump(by);
    await button('Pause count').click();
    expect(await figures(page)).not.toMatch(/NaN|Infinity|undefined|[-−]\d/);
    await button('Resume count').click();
    expect(await figures(page)).not.toMatch(/NaN|Infinity|undefined|[-−]\d/);
  }
  await expect(result(page)).toHaveText(ANSWER, WHOLE);
  expect(await figures(page)).not.toMatch(/NaN|Infinity|undefined|[-−]\d+ /);
});

test('a tab that is frozen goes on where it was once it is thawed', async ({ page, alert, button, timeline }) => {
  const protocol = await page.context().newCDPSession(page);
  const freeze = async () => {
    await protocol.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await protocol.send('Page.setWebLifecycleState', { state: 'active' });
  };
  await page.goto('./#1/queens/8?solver=scan&step=20');
  await button('Play').click();
  await freeze();
  const step = Number(await timeline.inputValue());
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(step + 1);
  await begin(page);
  await freeze();
  await untilMoreIsCounted(page);
  await freeze();
  await button('Pause count').click();
  await freeze();
  await button('Resume count').click();
  await expect(result(page)).toHaveText(ANSWER, WHOLE);
  await expect(alert).toHaveCount(0);
  await expect(notes(page)).toBeEmpty();
});

test('a tab that crashes with a count, at once, in the middle or at rest, leaves it to the other one', async ({
  page: other,
  context,
}) => {
  await other.goto(`./#1/count/${N}`);
  await expect(other.getByText(`N = ${N} takes `)).toBeVisible();
  for (const moment of ['at once', 'in the middle', 'at rest']) {
    const page = await context.newPage();
    await begin(page, await other.evaluate(keptCounts));
    if (moment !== 'at once') {
      await untilMoreIsCounted(page);
      await expect(notes(other)).toHaveText(/^Another tab is at work on N = 19/);
      // Finished jobs are stored within a second.
      await expect.poll(() => other.evaluate(keptCounts)).toBe(1);
    }
    if (moment === 'at rest') await named(page).button('Pause count').click();
    const protocol = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    protocol.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    await expect(notes(other)).toHaveText(/^(?:|The other tab has let go of this count: it can go on here\.)$/);
    await expect(named(other).button('Resume count').or(named(other).button('Count'))).toBeEnabled();
    if (moment === 'in the middle') {
      await named(other).button('Discard').click();
      await named(other).button('Discard the count').click();
      await expect.poll(() => other.evaluate(keptCounts)).toBe(0);
    }
  }
  await named(other).button('Resume count').click();
  await expect(result(other)).toHaveText(ANSWER, WHOLE);
  await expect(
    other.getByRole('table', { name: 'Known and measured' }).getByRole('cell', { name: /^\d+\.\d{3}\s*s$/ }),
  ).toHaveCount(1);
});
