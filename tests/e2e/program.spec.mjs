import { named } from './names.mjs';
import { FOUR, WAITING, programParts } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

test.use({ reducedMotion: 'reduce' });

test('a program is pasted, run, stepped back, and its board read from another variable', async ({ page }) => {
  const { field, button, caption, square, standing, board } = named(page);
  const { paste, verdict, output, variables, lit } = programParts(page);
  await page.goto('./#1/queens/4');
  await field('Solver').selectOption('Your program (Python)');
  await paste(FOUR);
  await expect(caption).toHaveText(WAITING);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(verdict).toBeEmpty();
  await button('Run').click();
  await expect(verdict).not.toBeEmpty();
  await expect(caption).toContainText('4 queens, and none attacks another.');
  await expect(square(/^row 1, column 2, queen/)).toBeVisible();
  expect(await standing()).toHaveLength(4);
  await expect(lit).toHaveText('            place()');
  await expect(variables.getByText('place, line 17')).not.toHaveCount(0);
  await button('Step back').click();
  expect(await standing()).toHaveLength(3);
  await expect(caption).toHaveText(/^Line \d+: the queen of row 4, column \d goes\.|^Line \d+: a queen comes to row 3/);
  await field('Stride').selectOption('By line');
  await button('Step forward').click();
  await expect(caption).toHaveText(/^Line \d+/);
  await button('Last step').click();
  await expect(output).toHaveText('[1, 3, 0, 2]\n[2, 0, 3, 1]\n');
  await expect(caption).toHaveText(/^(.* )?The program has ended after \d+ lines\.$/);
  await field('Board from').selectOption('no board');
  expect(await standing()).toHaveLength(0);
});

test('what is refused is said at its line, and Run says it again', async ({ page }) => {
  const { field, button, alert, caption } = named(page);
  const { editor, paste, verdict } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('Your program (Python)');
  await paste('import numpy\nboard = numpy.zeros(8)\n');
  await button('Run').click();
  await expect(alert).toContainText('numpy');
  await expect(editor).toContainText('numpy');
  await expect(page.locator('.program-editor .refusal')).toContainText('numpy');
  await expect(caption).toHaveText(WAITING);
  await button('Close').click();
  await button('Run').click();
  await expect(alert).toContainText('numpy');
  await expect(verdict).toContainText('numpy');
});

test('a program without an end, and those that go too far, end in a sentence', async ({ page }) => {
  const { field, button } = named(page);
  const { editor, paste, verdict } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('Your program (Python)');
  for (const [text, sentence] of /** @type {[string, RegExp][]} */ ([
    ['def f(n):\n    return f(n + 1)\n\n\nf(0)\n', /RecursionError/],
    ['a = []\nwhile True:\n    a = [a, list(range(1000))]\n', /Line \d+ ends the program: /],
    ['while True:\n    print("Q" * 1000)\n', /Line \d+ ends the program: it has printed a million characters\./],
  ])) {
    await paste(text);
    await button('Run').click();
    await expect(verdict).toHaveText(sentence, { timeout: 30_000 });
    await expect(editor).toContainText(text.split('\n')[1].trim());
  }
  await paste('n = 0\nwhile True:\n    n += 1\n');
  await button('Run').click();
  await button('Stop').click();
  await expect(verdict).not.toBeEmpty();
  await expect(editor).toContainText('n += 1');
});

test('axe finds nothing', async ({ page }) => {
  const { field, button } = named(page);
  const { verdict } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('Your program (Python)');
  await button('Run').click();
  await expect(verdict).not.toBeEmpty();
  await expectAccessible(page);
});
