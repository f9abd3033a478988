import { laidOut, openLaidOut } from './settled.mjs';
import { hash, named, openAnew } from './names.mjs';
import { expect, test } from './test.mjs';

test.use({ viewport: { width: 1280, height: 800 } });

test('a step is typed into the counter, which keeps its place', async ({ page, alert, board, timeline }) => {
  const step = page.getByRole('textbox', { name: 'Step', exact: true });
  await openLaidOut(page, './#1/queens/8?solver=marks&step=200');
  const before = await board.boundingBox();
  const end = await page.locator('.readout .whole').boundingBox();
  await step.click();
  await page.keyboard.type('12,345');
  await page.keyboard.press('Enter');
  await expect(timeline).toHaveValue('12345');
  await expect(step).toHaveValue('12,345');
  await expect(step).toBeFocused();
  expect(await board.boundingBox()).toEqual(before);
  expect(await page.locator('.readout .whole').boundingBox()).toEqual(end);
  for (const [typed, sentence] of [
    ['mid', 'Step must be a whole number from 0 to 17,868, not mid.'],
    ['17869', 'Step must be a whole number from 0 to 17,868, not 17869.'],
    ['', 'Step must be a whole number from 0 to 17,868.'],
  ]) {
    await step.fill(typed);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(sentence);
    await expect(step).toHaveValue('12,345');
  }
  await step.fill('９８２');
  await page.keyboard.press('Enter');
  await expect(timeline).toHaveValue('982');
  await expect(alert).toHaveCount(0);
  // Unsubmitted input is forgotten.
  await step.fill('7');
  await page.keyboard.press('Escape');
  await expect(step).toHaveValue('982');
});

test('a question takes the keyboard, says a repeated verdict again, and gives it back', async ({ page }) => {
  const { button, square } = named(page);
  await openLaidOut(page, './#1/queens/8?solver=marks&step=40');
  await button('What comes next?').focus();
  await page.keyboard.press('Enter');
  await expect(button('Placed')).toBeFocused();
  const verdict = page.locator('.ask-line');
  await verdict.evaluate((line) => {
    const said = /** @type {string[]} */ (/** @type {any} */ (window).said = []);
    new MutationObserver(() => said.push(line.textContent ?? '')).observe(line, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const said = () => page.evaluate(() => /** @type {any} */ (window).said.filter((/** @type {string} */ text) => text));
  for (const times of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(said).toEqual(Array.from({ length: times }, () => 'Not Placed: try again.'));
  }
  for (const [name, why] of /** @type {const} */ ([
    [/^row 1, column 1,/, 'Not row 1, column 1, where a queen stands already: try again.'],
    [/^row 8, column 8,/, 'Not row 8, column 8, since the search is in another row: try again.'],
    [/^row 4, column 8,/, 'Not row 4, column 8, since another square comes before it: try again.'],
  ])) {
    await square(name).click();
    await expect(verdict).toHaveText(why);
  }
  await button('Placed').focus();
  await page.keyboard.press('Escape');
  await expect(button('What comes next?')).toBeFocused();
  await expect(button('Placed')).toBeHidden();
});

test('a question about a knight says why a square is wrong', async ({ page, square }) => {
  await openLaidOut(page, './#1/knight/6x6/a1?tour=closed&solver=warnsdorff&step=3&ask');
  const verdict = page.locator('.ask-line');
  await expect(verdict).toHaveText('Choose what comes next, or its square.');
  await square(/^c4,/).click();
  await expect(verdict).toHaveText('Not c4, which the knight has visited: try again.');
  await square(/^f1,/).click();
  await expect(verdict).toHaveText(/^Not f1, (to which the knight has no move|since another square comes before it)/);
});

test('a race on a larger board starts, and a verdict stays with its board', async ({ page, button, field, tab }) => {
  await openLaidOut(page, './#1/queens/6');
  await tab('Race').click();
  await button('Start race').click();
  const caption = page.locator('table.race caption');
  await expect(caption).toContainText('6 × 6');
  const larger = page.getByRole('button', { name: /^Race on \d+ × \d+$/ });
  await expect(button('Start race')).toBeVisible();
  const size = /\d+/.exec((await larger.textContent()) ?? '')?.[0] ?? '';
  await larger.click();
  await expect.poll(() => hash(page)).toBe(`#1/race/${size}`);
  await expect(caption).toContainText(`${size} × ${size}`);
  await expect(page.locator('table.race tr:is(.running, .finished)').first()).toBeVisible();
  if (await button('Cancel').isVisible()) await button('Cancel').click();
  await expect(button('Start race')).toBeVisible();
  await field('Board size').fill('7');
  await page.keyboard.press('Enter');
  await expect(caption).toBeHidden();
});

test('a link opens in projector mode, and Share offers one', async ({ page, button, tab, timeline }) => {
  await openLaidOut(page, './#1/queens/8?solver=marks&step=40&present');
  await expect(tab('Queens')).toBeHidden();
  await page.keyboard.press('PageDown');
  await expect(timeline).toHaveValue('41');
  await expect.poll(() => hash(page)).toBe('#1/queens/8?solver=marks&step=41&present');
  await page.keyboard.press('Escape');
  await expect(tab('Queens')).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#1/queens/8?solver=marks&step=41');
  await button('Share').click();
  await page.getByLabel('Open in projector mode', { exact: true }).check();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/#1\/queens\/8\?solver=marks&step=41&present$/);
  await page.keyboard.press('Escape');
  for (const link of ['#1/lesson/marks?stop=3&present', '#1/compare/8?left=marks&right=mask&step=20&present']) {
    await openAnew(page, `./${link}`);
    await laidOut(page);
    await expect(tab('Queens')).toBeHidden();
    await expect.poll(() => hash(page)).toBe(link);
  }
});

test('Numbers says up to which board there is a tab of all solutions', async ({ page, tab }) => {
  const told = page.getByText(/^Solutions can be gone through on boards up to 15×15; /);
  await page.goto('./#1/queens/16?solver=marks&step=3');
  await tab('Numbers').click();
  await expect(told).toBeVisible();
  await expect(tab('Solutions')).toHaveCount(0);
  await page.goto('./#1/queens/15?solver=marks&step=3');
  await expect(tab('Solutions')).toBeVisible();
  await expect(told).toBeHidden();
});
