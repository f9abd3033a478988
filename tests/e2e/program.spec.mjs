import { deflateSync, inflateSync } from 'node:zlib';
import { follow, named } from './names.mjs';
import { FOUR, WAITING, programParts, runProgram } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** The program in a link. @param {string} url */
const textOf = (url) => inflateSync(Buffer.from(/~([^?]*)/.exec(url)?.[1] || 'eJwDAAAAAAE', 'base64url')).toString();

test('a program is pasted, run, stepped back, and its board read from another variable', async ({ page }) => {
  const { field, button, caption, square, standing, board } = named(page);
  const { paste, verdict, output, variables, lit } = programParts(page);
  await page.goto('./#1/queens/4');
  await field('Solver').selectOption('Your program');
  await paste(FOUR);
  await expect(caption).toHaveText(WAITING);
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(verdict).toBeEmpty();
  await button('Run').click();
  await expect(verdict).toHaveText('2 boards, all right, all different: every solution of 4 × 4.');
  await expect(caption).toContainText('4 queens, and none attacks another.');
  await expect(square(/^row 1, column 2, queen/)).toBeVisible();
  await expect.poll(standing).toHaveLength(4);
  await expect(lit).toHaveText('            place()');
  await expect(variables.getByText('place, line 17')).not.toHaveCount(0);
  await button('Step back').click();
  await expect.poll(standing).toHaveLength(3);
  await expect(caption).toHaveText(/^Line \d+: the queen of row 4, column \d goes\.|^Line \d+: a queen comes to row 3/);
  await field('Stride').selectOption('By line');
  await button('Step forward').click();
  await expect(caption).toHaveText(/^Line \d+/);
  await button('Last step').click();
  await expect(output).toHaveText('[1, 3, 0, 2]\n[2, 0, 3, 1]\n');
  await expect(caption).toHaveText(/^(.* )?The program has ended after \d+ lines\.$/);
  await field('Board from').selectOption('no board');
  await expect.poll(standing).toHaveLength(0);
});

test('a program without a statement ends at once, with no line lit', async ({ page, button, caption }) => {
  const { paste, lit } = programParts(page);
  await page.goto('./#1/program/4/~eJzjAgAACwAL');
  await expect(caption).toHaveText(WAITING);
  await button('Run').click();
  await expect(caption).toHaveText('The program has no statements.');
  await button('Last step').click();
  await expect(caption).toHaveText('The program has no statements.');
  await expect(lit).toHaveCount(0);
  await paste(FOUR);
  await expect(caption).toHaveText(WAITING);
});

test('a line is not sought in a text that has come in its place', async ({ page, field, button }) => {
  const { lit } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('program');
  await button('Run').click();
  await expect(lit).toHaveText(/place/);
  await button('First step').click();
  await expect(lit).toHaveText(/^def/);
  await page.evaluate(() => {
    const [frame, held] = [window.requestAnimationFrame, /** @type {FrameRequestCallback[]} */ ([])];
    // As on a busy machine, the editor is measured late.
    window.requestAnimationFrame = (act) => (/\bmeasure\(/.test(`${act}`) ? held.push(act) : frame(act));
    Object.assign(window, { measure: () => held.forEach((act) => act(performance.now())) });
  });
  await button('Next solution').click();
  await expect(lit).toHaveText(/place/);
  await follow(page, '#1/program/4/~eJzjAgAACwAL');
  await expect(lit).toHaveCount(0);
  await page.evaluate(() => /** @type {any} */ (window).measure());
  expect(await page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTop)).toBe(0);
});

test('while a run is shown its line, board, caption, verdict and variables are in sight', async ({ page }) => {
  const { field, button, caption, board } = named(page);
  const { verdict, variables, lit, editor } = programParts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('program');
  const height = async () => (await page.locator('.program-editor').boundingBox())?.height ?? 0;
  await expect(editor).toBeVisible();
  const before = await height();
  await button('Run').click();
  await expect(verdict).not.toBeEmpty();
  for (const part of [board, caption, button('Run'), verdict, button('Step over'), lit]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(variables.getByText(/^place, line \d+$/).nth(3)).toBeInViewport({ ratio: 1 });
  expect(await height()).toBeLessThan(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const [line, frame] = await Promise.all([lit.boundingBox(), page.locator('.program-editor').boundingBox()]);
  expect(line?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  // The editor has the room again.
  await editor.focus();
  await editor.press('Control+End');
  await editor.press('Enter');
  await expect.poll(height).toBe(before);
});

test('what is refused is said at its line, and Run says it again', async ({ page, button, alert, caption }) => {
  const { editor, verdict } = programParts(page);
  await runProgram(page, 'import numpy\nboard = numpy.zeros(8)\n', './#1/queens/8');
  await expect(alert).toContainText('numpy');
  await expect(editor).toContainText('numpy');
  await expect(page.locator('.program-editor .refusal')).toContainText('numpy');
  await expect(caption).toHaveText(WAITING);
  await button('Close').click();
  await button('Run').click();
  await expect(alert).toContainText('numpy');
  await expect(verdict).toContainText('numpy');
});

test('a board that is too large for a program is said at no line', async ({ page, button, alert }) => {
  await page.goto('./#1/program/9x87/~eJwDAAAAAAE');
  await button('Run').click();
  await expect(alert).toHaveText(/87/);
  await expect(page.locator('.own-verdict')).toHaveText(/87/);
  await expect(page.locator('.refusal')).toHaveCount(0);
});

test('a program without an end, and those that go too far, end in a sentence', async ({ page, field, button }) => {
  const { editor, paste, verdict } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('Your program');
  for (const [text, sentence] of /** @type {[string, RegExp][]} */ ([
    ['def f(n):\n    return f(n + 1)\n\n\nf(0)\n', /RecursionError/],
    ['a = []\nwhile True:\n    a = [a, list(range(1000))]\n', /Line \d+ ends the program: /],
    ['while True:\n    print("Q" * 1000)\n', /Line \d+ ends the program: it has printed a million characters\./],
  ])) {
    await paste(text);
    await button('Run').click();
    await expect(verdict).toHaveText(sentence);
    await expect(editor).toContainText(text.split('\n')[1].trim());
  }
  // Each line takes so long that the look ahead does not come to its own end before it is stopped.
  await paste('while True:\n    n = sum(range(100_000))\n');
  await button('Run').click();
  await button('Stop').click();
  await expect(verdict).not.toBeEmpty();
  await expect(editor).toContainText('n = sum');
});

test('the error that ends a program is below its output, and no long word widens the page', async ({
  page,
  field,
  button,
  caption,
}) => {
  const { verdict, output } = programParts(page);
  const long = 'q'.repeat(300);
  await page.setViewportSize({ width: 1024, height: 768 });
  await runProgram(page, `${long} = [1, 3, 0, 2]\nprint(4, end='')\nraise ValueError('${long}\\n${long}')\n`);
  await expect(verdict).toHaveText(/Line 3 ends the program: ValueError: q+…$/);
  await expect(page.locator('.variable', { hasText: long })).toBeVisible();
  await expect(output).toBeHidden();
  await button('Last step').click();
  await expect(caption).toHaveText(/^Line 3 ends the program: ValueError: q+…$/);
  await expect(output).toHaveText(
    new RegExp(`^4\\nTraceback [^]*, line 3, in <module>\\n.*\\nValueError: ${long}\\n${long}\\n$`),
    { useInnerText: true },
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await field('Stride').selectOption('By line');
  await button('Step back').click();
  await expect(output).toHaveText('4');
});

test('a wrong program is told what is wrong, and where that shows', async ({ page }) => {
  const { field, button, square, timeline } = named(page);
  const { verdict } = programParts(page);
  await page.goto('./#1/queens/6');
  await field('Solver').selectOption('program');
  await field('Examples').selectOption('A mistake: one diagonal only');
  await button('Run').click();
  await expect(verdict).toHaveText('83 boards, 4 right, 79 wrong.');
  const finding = page.getByRole('button', {
    name: /^Board 1: The queens of .* attack each other along the diagonal\.$/,
  });
  await button('First step').click();
  await finding.click();
  await expect(timeline).not.toHaveValue('0');
  await expect(square(/queen, attacked/).first()).toBeVisible();
});

test('a knight’s tour is found in its numbers', async ({ page, field, button, square, tab, caption }) => {
  const { verdict } = programParts(page);
  await page.goto('./#1/knight/8x8');
  await field('Watch').selectOption('Your program');
  await button('Run').click();
  await expect(verdict).toHaveText('A tour of 8 × 8, open.');
  await expect(square('a8, move 1')).toBeVisible();
  await expect(caption).toHaveText(/^Line 16: a tour, every one of the 64 squares is visited\.$/);
  await tab('Queens').click();
  await tab('Knight').click();
  await expect(square('a8, move 1')).toBeVisible();
});

test('what is typed before the text of a link is there stays', async ({ page, field }) => {
  const { editor, paste } = programParts(page);
  // A text is packed when this test says so.
  await page.addInitScript(() => {
    const { Response } = globalThis;
    const released = new Promise((release) => Object.assign(globalThis, { release }));
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
      if (this.url === '') await released;
      return arrayBuffer.call(this);
    };
  });
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('program');
  await paste('print("mine")\n');
  await page.evaluate(() => /** @type {any} */ (globalThis).release());
  await expect.poll(() => textOf(page.url())).toBe('print("mine")\n');
  await expect(editor).toHaveText('print("mine")');
});

test('programs are kept by name on the device', async ({ page, field, button }) => {
  const { editor, paste } = programParts(page);
  await page.goto('./#1/queens/8');
  await field('Solver').selectOption('program');
  await paste('print("mine")\n');
  await field('Name').fill('Mine');
  await button('Keep').click();
  await field('Examples').selectOption('Sets');
  await expect(editor).toContainText('solve_n_queens');
  await expect.poll(() => textOf(page.url())).toContain('solve_n_queens');
  await page.reload();
  await expect(editor).toContainText('solve_n_queens');
  await field('Kept programs').selectOption('Mine');
  await expect(editor).toHaveText('print("mine")');
  await button('Delete').click();
  await expect(field('Kept programs')).toBeHidden();
  await expect(editor).toHaveText('print("mine")');
});

test('F8 goes to the next time that the line of the cursor runs, and Help names the keys', async ({ page }) => {
  const { field, button, caption, timeline } = named(page);
  const { editor, paste, lit } = programParts(page);
  await page.goto('./#1/queens/4');
  await field('Solver').selectOption('program');
  await paste(FOUR);
  await editor.press('Control+Enter');
  await expect(caption).toContainText('none attacks another');
  await button('First step').click();
  await editor.focus();
  await editor.press('Control+Home');
  for (let line = 1; line < 16; line += 1) await editor.press('ArrowDown');
  const step = () => timeline.inputValue().then(Number);
  await editor.press('F8');
  await expect(lit).toHaveText('            queens.append(col)');
  const first = await step();
  await editor.press('F8');
  await expect.poll(step).toBeGreaterThan(first);
  await editor.press('Shift+F8');
  await expect.poll(step).toBe(first);
  await editor.press('Shift+F8');
  await expect(page.getByText('Line 16 does not run before this step.')).toBeVisible();
  await button('Help').click();
  const help = page.getByRole('dialog', { name: 'Help', exact: true });
  const section = help.locator('section', { has: page.getByRole('heading', { name: 'In the text of a program' }) });
  await expect(section.locator('kbd')).toHaveText(['Ctrl Enter', 'F8', 'Shift F8', 'Tab', 'Shift Tab', 'Esc', 'Tab']);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ page, field, button }) => {
    const { verdict } = programParts(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('./#1/queens/8');
    await field('Solver').selectOption('Your program');
    await expectAccessible(page);
    await field('Examples').selectOption('A mistake: one diagonal only');
    await button('Run').click();
    await expect(verdict).not.toBeEmpty();
    await button('Judge').click();
    await field('Compare with').selectOption('Marks');
    await expect(page.getByRole('status', { name: 'Judge', exact: true })).not.toBeEmpty();
    await expect(button('Show it in the program')).toBeVisible();
    await expectAccessible(page);
  });
}

test('verdict and findings are told again in another language', async ({ page }) => {
  await runProgram(page, 'n = 4\nqueens = [0, 1, 2, 3]\nprint(queens)\n');
  const findings = page.locator('.own-findings:not(.own-notes)');
  await expect(programParts(page).verdict).toContainText('1 wrong');
  await expect(findings).toContainText('row 1, column 1');
  const language = page.getByRole('combobox', { name: /Language$/ });
  await language.selectOption('zh');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'zh');
  await expect(findings).toContainText('第 1 行');
  await expect(findings).not.toContainText('row');
  await expect(page.getByRole('status', { name: '判定', exact: true })).toContainText('错');
});

test('another variable brings its own size of board, and all squares have names', async ({ page }) => {
  const { button, field, square } = named(page);
  const packed = deflateSync('small = [0]\nlarge = [1, 3, 0, 2]\nprint("done")\n').toString('base64url');
  await page.goto(`./#1/program/1/~${packed}?board=.small`);
  await button('Run').click();
  await expect(field('Board from')).toHaveValue('.small');
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await field('Board from').selectOption('large');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await button('Last step').click();
  await square(/^row 4, column 3, queen/).click();
  await expect(page.getByText('The program changes the board.')).toBeVisible();
});

test('the boards of variables take the colours of another theme, which are read once for all', async ({ page }) => {
  const calls =
    'def place(queens):\n    if len(queens) < 8:\n        place(queens + [len(queens) * 3 % 8])\n\nplace([])\n';
  await page.emulateMedia({ colorScheme: 'light' });
  await runProgram(page, calls);
  await named(page).button('Last step').click();
  await named(page).button('Step back').click();
  const boards = page.locator('.variables canvas.own-board');
  await expect.poll(() => boards.count()).toBeGreaterThan(5);
  const pictures = () =>
    boards.evaluateAll((all) => all.map((board) => /** @type {HTMLCanvasElement} */ (board).toDataURL()));
  const light = await pictures();
  await page.evaluate(() => {
    const read = getComputedStyle;
    const reading = Object.assign(globalThis, { readings: 0 });
    window.getComputedStyle = (...of) => {
      reading.readings += 1;
      return read(...of);
    };
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await pictures()).filter((picture) => light.includes(picture))).toEqual([]);
  // One for each colour, and some for what is not the canvas.
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).readings)).toBeLessThan(60);
});
