import { enter, named } from './names.mjs';
import { expect, test } from './test.mjs';

test('an end is chosen in a mode of its own, by a click or by name, and given up again', async ({ page }) => {
  const { button, square, field, timeline } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await button('Choose end').click();
  await expect(button('Choose end')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Choose the square where the tour ends.')).toBeVisible();
  await square(/^h1, move/).click();
  await expect(page.getByText('Choose the square where the tour ends.')).toBeHidden();
  await expect(square('h1, move 64')).toBeVisible();
  await expect(button('Choose end')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/a1\?to=h1$/);
  await enter(field('End square'), 'a8');
  await expect(square('a8, move 64')).toBeVisible();
  await enter(field('End square'), 'h8');
  await expect(named(page).caption).toHaveText(/^No tour: .+ h8 is dark\.$/);
  await enter(field('End square'), '');
  await expect(timeline).toHaveValue('63');
  await expect(page).toHaveURL(/8x8\/a1$/);
});

test('the start as an end, and a square that is none, are told', async ({ page, field, alert }) => {
  await page.goto('./#1/knight/8x8/a1');
  await enter(field('End square'), 'a1');
  await expect(alert).toHaveText('The start and the end must be two squares.');
  await enter(field('End square'), 'z9');
  await expect(alert).toHaveText('z9 is not a square of this board.');
});

test('a ride of one’s own: move, undo, redo, hints, finish, and why not', async ({ page, keys }) => {
  const { button, square, field, caption, alert, timeline } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await keys.use(button('Ride it yourself'));
  await expect(caption).toHaveText('Your ride starts on a1. Choose a square a knight’s move away.');
  await expect(square('b3, empty, 5 ways on')).toBeVisible();
  await keys.square('b3', 8);
  await expect(caption).toHaveText('Move 1: from a1 to b3. 5 ways lead on.');
  await expect(page).toHaveURL(/8x8\/a1\/0$/);
  await keys.square('h8', 8);
  await expect(alert).toHaveText('From b3 a knight cannot go to h8.');
  await keys.square('d4', 8);
  await expect(square('d4, move 3')).toBeFocused();
  await keys.use(button('Undo'));
  await expect(square('d4, empty, 7 ways on')).toBeVisible();
  await keys.use(button('Redo'));
  await expect(square('d4, move 3')).toBeVisible();
  await keys.use(field('Hints'), 'Space');
  await expect(square('e6, empty')).toBeVisible();
  await keys.use(button('Finish from here'));
  await expect(timeline).toHaveAttribute('max', '63');
  await expect(square('d4, move 3')).toBeVisible();
  await keys.use(button('Undo'));
  await expect(timeline).toHaveAttribute('max', '2');
  await keys.use(button('Ride it yourself'));
  await expect(timeline).toHaveAttribute('max', '63');
});

test("on a phone one's own ride is undone in the player, above which no sheet lies", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { button, square, caption } = named(page);
  await page.goto('./#1/knight/8x8/a1');
  await button('Ride it yourself').click();
  await square(/^b3, /).click();
  await expect(caption).toHaveText(/^Move 1: from a1 to b3/);
  for (const name of ['Undo', 'Redo']) await expect(button(name)).toBeInViewport({ ratio: 1 });
  await button('Undo').click();
  await expect(caption).toHaveText(/^Your ride starts on a1/);
  await expect(button('Undo')).toBeFocused();
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await button('Redo').click();
  await expect(caption).toHaveText(/^Move 1: from a1 to b3/);
  await button('Ride it yourself').click();
  await expect(button('Undo')).toHaveCount(0);
});

test('a given tour that breaks marks where, and the degrees can be seen as heat', async ({ page, keys }) => {
  const { caption, field, button, timeline } = named(page);
  await page.goto('./#1/knight/5x5/a1/04');
  await expect(caption).toHaveText(
    /^Move 1 reaches b3, and there the rules are broken: Move 2 enters a1 a second time\.$/,
  );
  await page.goto('./#1/knight/8x8/a1?step=10');
  await keys.use(field('Degrees'), 'Space');
  await expect(timeline).toHaveValue('10');
  await keys.use(button('Draw in ten seconds'));
  await expect(button('Pause')).toBeVisible();
});
