import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { packed } from '../packed.mjs';
import { chooseFiles, saved } from './files.mjs';
import { named } from './names.mjs';
import { FOUR, waitingFor, programParts, runProgram } from './program.mjs';
import { expect, test } from './test.mjs';

/** The 80th line of the program. */
const LINK = `#1/program/4/~${packed(FOUR)}?by=line&step=80`;

test('a linked program is shown and waits, and Run goes to its step', async ({ page }) => {
  const { button, caption, board, standing, field, timeline } = named(page);
  const { editor, verdict, variables } = programParts(page);
  await page.goto(`./${LINK}`);
  await expect(editor).toContainText('def place():');
  await expect(caption).toHaveText(waitingFor('80'));
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(verdict).toBeEmpty();
  await expect(variables).toBeHidden();
  await expect(button('What comes next?')).toBeHidden();
  await expect.poll(standing).toEqual([]);
  await expect(field('Solver')).toHaveValue('program');
  expect(new URL(page.url()).hash).toBe(LINK);
  await button('Run').click();
  await expect(timeline).toHaveValue('80');
  await expect(verdict).not.toBeEmpty();
  expect(new URL(page.url()).hash).toBe(LINK);
  await button('Step back').click();
  await expect(page).toHaveURL(/&step=79$/);
});

test('a link made here opens elsewhere at the same moment', async ({ page, context }) => {
  const { button, caption, standing, timeline } = named(page);
  await runProgram(page, FOUR);
  await expect(caption).toContainText('none attacks another');
  const solution = await timeline.inputValue();
  await button('Step back').click();
  await expect(timeline).not.toHaveValue(solution);
  // The address follows a moment later.
  const step = await timeline.inputValue();
  await expect(page).toHaveURL(new RegExp(`step=${step}$`));
  const said = await caption.textContent();
  const stood = await standing();
  const other = await context.newPage();
  await other.goto(page.url());
  const there = named(other);
  await expect(there.caption).toHaveText(waitingFor(step));
  await there.button('Run').click();
  await expect(there.caption).toHaveText(said ?? '');
  await expect.poll(there.standing).toEqual(stood);
});

test('a program is a stop of a lesson, which waits as well, and is at its stop once it has run', async ({ page }) => {
  const { button, caption, timeline } = named(page);
  const stops = ['#1/queens/4?solver=marks&step=3', LINK, LINK.replace('step=80', 'step=120')];
  const lesson = `# Own\n\n${stops.map((link, i) => `Stop ${i}.\n\n${link}\n`).join('\n')}`;
  const address = `#1/lesson/~${packed(lesson)}`;
  await page.goto(`./${address}`);
  await expect(timeline).toHaveValue('3');
  await button('Next stop').click();
  await expect(caption).toHaveText(waitingFor('80'));
  await expect(page).toHaveURL(`${address}?stop=2`);
  await button('Run').click();
  await expect(timeline).toHaveValue('80');
  await expect(page).toHaveURL(`${address}?stop=2`);
  await button('Step back').click();
  await expect(page).toHaveURL(/#1\/program\/4\/~.*step=79$/);
  await button('Back to the lesson').click();
  await expect(timeline).toHaveValue('80');
  await button('Next stop').click();
  await expect(timeline).toHaveValue('120');
  await button('Previous stop').click();
  await expect(timeline).toHaveValue('80');
  await page.reload();
  await expect(caption).toHaveText(waitingFor('80'));
  await expect(page.getByText('Stop 2 of 3', { exact: true })).toBeVisible();
});

test('what cannot be unpacked is one sentence, and the page stays usable', async ({ page, alert, button }) => {
  await page.goto('./#1/program/8/~eJxxxx');
  await expect(alert).toHaveText(
    'The program in this link cannot be read: a part of the link is missing or was changed.',
  );
  await button('Close').click();
  await page.goto('./#1/queens/4');
  await expect(alert).toBeHidden();
});

test('in a frame there are the board, the player and Run', async ({ page, button, caption, standing, timeline }) => {
  const { editor } = programParts(page);
  await page.goto(`./${LINK}&embed`);
  await expect(caption).toHaveText(waitingFor('80'));
  await expect(editor).toHaveCount(0);
  await button('Run').click();
  await expect(timeline).toHaveValue('80');
  await expect.poll(standing).not.toEqual([]);
  await button('Step forward').click();
  await expect(timeline).toHaveValue('81');
});

test('on a phone the program is above its variables in the sheet', async ({ page, button, caption, board }) => {
  const { editor, variables, verdict } = programParts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`./${LINK}`);
  await expect(editor).toBeInViewport();
  await button('Run').click();
  await expect(verdict).not.toBeEmpty();
  await expect(board).toBeInViewport();
  await expect(caption).toBeInViewport();
  const [above, below] = await Promise.all([editor.boundingBox(), variables.boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const [width, height] of /** @type {const} */ ([
  [1024, 768],
  [360, 740],
])) {
  test(`at ${width} × ${height} a table wider than its place is scrolled with the keyboard, and stays so`, async ({
    page,
  }) => {
    const { button, caption } = named(page);
    const { variables } = programParts(page);
    const text = `attacked = [[False] * 27 for group in range(66)]
for square in range(27):
    attacked[0][square] = True
print(attacked[0])
`;
    await page.setViewportSize({ width, height });
    await page.goto(`./#1/program/8/~${packed(text)}?by=line&step=100`);
    await button('Run').click();
    const rows = variables.getByRole('row');
    await expect(rows).toHaveCount(65);
    await expect(rows.first().getByRole('cell')).toHaveCount(27);
    await expect(rows.last()).toHaveText('… +2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scrolled = () => variables.evaluate((region) => region.scrollLeft);
    const step = await caption.innerText();
    await variables.focus();
    await expect(variables).toBeFocused();
    for (const place of [40, 80, 120]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(scrolled).toBe(place);
    }
    await expect(caption).toHaveText(step);
    await button('Step forward').click();
    await expect(caption).not.toHaveText(step);
    expect(await scrolled()).toBe(120);
  });
}

test('with the keyboard alone a program is typed, run and stepped, and Tab leaves it after Escape', async ({
  page,
  keys: { use, to, choose, press },
}) => {
  const { button, field, caption } = named(page);
  const { editor, verdict } = programParts(page);
  await page.goto('./#1/queens/4');
  await choose(field('Solver'), 'program');
  await expect(editor).toBeVisible();
  await to(page.locator('.program-editor'));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(FOUR);
  await press('Control+Enter');
  await expect(verdict).not.toBeEmpty();
  await expect(caption).toContainText('none attacks another');
  await press('Tab');
  await expect(editor).toBeFocused();
  await press('Control+Z', 'Escape', 'Tab');
  await expect(editor).not.toBeFocused();
  await use(button('Run'));
  await expect(caption).toContainText('none attacks another');
  await use(button('Step back'));
  await expect(caption).toHaveText(/^Line \d+/);
});

test('a program too long for a link is saved as a file, which opens, and a reload keeps it', async ({
  page,
  share,
}) => {
  const { button, field, alert } = named(page);
  const { editor, verdict } = programParts(page);
  // Comments that hardly get smaller.
  const comments = Array.from(
    { length: 120 },
    (_, index) => `# ${createHash('sha512').update(`${index}`).digest('hex')}`,
  );
  const long = `${FOUR}${comments.join('\n')}\n`;
  await runProgram(page, long);
  await expect(verdict).toHaveText(/^2 boards, all right/);
  await button('Copy link').click();
  await expect(alert).toHaveText(
    /^This link would have \d+,\d+ characters, and a link has at most 4,096\. A file can hold it, to be opened in the field Open\.$/,
  );
  const { path } = await saved(page, () => button('Save as file').click());
  await button('Close').click();
  await button('Share').click();
  await expect(share.dialog.getByText(/^This link would have/)).toBeVisible();
  await share.button('Close').click();
  await page.reload();
  await expect(editor).toContainText(comments[0]);
  await expect(verdict).toBeEmpty();
  await field('Examples').selectOption('Sets');
  await expect(editor).not.toContainText(comments[0]);
  await chooseFiles(page, () => button('From a file').click(), path);
  await expect(editor).toContainText(comments[0]);
  await button('Run').click();
  await expect(verdict).toHaveText(/^2 boards, all right/);
});

for (const plain of [false, true]) {
  test(`the editor works with the policy ${plain ? 'in the page alone' : 'as a header as well'}`, async ({
    browser,
  }) => {
    const { url, close } = await serve(join(ROOT, 'dist'), { base: '/', plain });
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    /** @type {string[]} */
    const heard = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(error.message));
    const answer = await page.goto(`${url}${LINK}`);
    expect(Boolean(answer?.headers()['content-security-policy'])).toBe(!plain);
    const { editor, verdict, lit } = programParts(page);
    const { button, field } = named(page);
    await expect(editor).toContainText('def place():');
    await button('Run').click();
    await expect(verdict).not.toBeEmpty();
    await button('Judge').click();
    await expect(page.getByRole('status', { name: 'Judge', exact: true })).toHaveText('Right for every N from 1 to 8.');
    await field('Compare with').selectOption('Marks');
    await expect(page.getByRole('status', { name: 'Beside a solver', exact: true })).not.toBeEmpty();
    // Its style sheets are there, with the colours and marks of a line.
    await expect(page.locator('.program-editor .cm-scroller')).toHaveCSS('display', 'flex');
    await expect(lit).toHaveCSS('font-weight', '600');
    await editor.focus();
    await editor.press('Control+a');
    await page.keyboard.type('x = ( y');
    await button('Run').click();
    await expect(page.locator('.program-editor .refusal')).not.toBeEmpty();
    expect(heard).toEqual([]);
    await page.close();
    await close();
  });
}
