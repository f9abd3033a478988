import { enter, named } from './names.mjs';
import { expect, test } from './test.mjs';

test('a click starts the knight, which then rides by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { tab, square, caption, button, timeline, speed } = named(page);
  await page.goto('./');
  await tab('Knight').click();
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await square('c3, empty').click();
  await expect(square('c3, move 1')).toBeVisible();
  await expect(button('Pause')).toBeVisible();
  await speed.press('End');
  await expect(timeline).toHaveValue('63');
  await expect(button('Play')).toBeVisible();
  await expect(caption).toHaveText(/^Move 63: from .. to ..\. Every square has been visited once\.$/);
  await button('Play').click();
  await expect.poll(async () => Number(await timeline.inputValue())).toBe(63);
});

test('a square that is none is told in one sentence', async ({ page, tab, field, square, alert, caption }) => {
  await page.goto('./');
  await tab('Knight').click();
  for (const name of ['z9', 'a1?', '<b>', 'a1/0']) {
    await enter(field('Start square'), name);
    await expect(alert).toHaveText(`${name} is not a square of this board.`);
    await expect(field('Start square')).toHaveValue('');
  }
  await expect(caption).toHaveText(/^Choose a square: the knight starts there\./);
  await enter(field('Start square'), 'H1');
  await expect(square('h1, move 1')).toBeVisible();
});

test('a tour is offered to be drawn in ten seconds only where there is one', async ({ page, button, caption }) => {
  const ten = button('Draw in ten seconds');
  for (const [link, told, offered] of /** @type {[string, RegExp, number][]} */ ([
    ['8x8/c3', /^Move 63: /, 1],
    ['5x5/b1', /^No tour: /, 0],
    ['8x8/c3?tour=closed', /^The closing move /, 1],
    ['5x5/c3?tour=closed', /^No closed tour: /, 0],
    ['1x1/a1', /^The knight stands on a1/, 0],
    ['8x8', /^Choose a square: /, 0],
    ['51x51/a1', /^Move 2,600: /, 1],
    ['51x51/b1', /^No tour: /, 0],
    ['8x8/c3?solver=plain', /^The knight starts /, 0],
    ['6x6/a1?tour=closed&number=3', /^This is closed tour number 3 /, 1],
    ['3x4/a1?tour=closed&number=1', /^No closed tour: /, 0],
  ])) {
    await page.goto(`./#1/knight/${link}`);
    await expect(caption, link).toHaveText(told);
    await expect(ten, link).toHaveCount(offered);
    if (offered) await expect(ten, link).toHaveAttribute('aria-disabled', 'false');
  }
});

test('board and kind of tour can be changed under the knight', async ({ page }) => {
  const { tab, field, square, timeline, caption } = named(page);
  await page.goto('./#1/knight/8x8/c3');
  await expect(timeline).toHaveValue('63');
  await field('Tour').selectOption('Closed');
  await expect(timeline).toHaveValue('64');
  await enter(field('Files'), '5');
  await expect(timeline).toHaveValue('40');
  await enter(field('Ranks'), '5');
  await expect(caption).toHaveText(/^No closed tour: /);
  await expect(page.getByText(/^There is nothing to ride here\./)).toBeVisible();
  await expect(timeline).toHaveValue('0');
  await field('Tour').selectOption('Open');
  await expect(timeline).toHaveValue('24');
  await enter(field('Files'), '50');
  await enter(field('Ranks'), '50');
  await expect(timeline).toHaveValue('2499');
  await expect(page.getByRole('gridcell')).toHaveCount(2500);
  await expect(square('c3, move 1')).toBeVisible();
  await enter(field('Files'), '2');
  await expect(field('Start square')).toHaveValue('');
  await tab('Queens').click();
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  await tab('Knight').click();
  await expect(page.getByRole('gridcell')).toHaveCount(100);
});

test('a tab that one comes back to is as it was left', async ({ page, tab, timeline }) => {
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  await tab('Knight').click();
  await tab('Queens').click();
  await expect(timeline).toHaveValue('982');
});
