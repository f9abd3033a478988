import { readFileSync } from 'node:fs';
import { packed } from '../packed.mjs';
import { named, openAnew } from './names.mjs';
import { WAITING, programParts } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** An example of the page. @param {string} name */
const example = (name, ending = 'c') =>
  readFileSync(new URL(`../../content/examples/${name}.${ending}`, import.meta.url), 'utf8');

/** Rows from 1 in an array that is larger than the board, three boards and the total; N is read. */
const MARKS = example('marks');

/** @param {import('@playwright/test').Page} page */
const notesOf = (page) => page.getByRole('list', { name: 'Notes', exact: true });

/**
 * Pastes a program on a board of queens, where nothing was chosen, and runs it.
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 * @param {{ input?: string, link?: string, language?: string }} [how]
 */
async function runC(page, text, { input, link = './#1/queens/6', language = 'c' } = {}) {
  const { button, field } = named(page);
  await page.goto(link);
  await field('Solver').selectOption('program');
  await programParts(page).paste(text);
  await expect(field('Programming language')).toHaveValue(language);
  if (input !== undefined) {
    await field('Input').fill(input);
    await field('Input').blur();
  }
  await button('Run').click();
}

test('a program in C is pasted, known as C, run and stepped back, with its board in a larger array', async ({
  page,
  context,
}) => {
  const { field, button, caption, square, standing, timeline } = named(page);
  const { verdict, output, variables, lit } = programParts(page);
  await runC(page, MARKS, { input: '6' });
  await expect(verdict).toHaveText('3 boards, all right, all different.');
  await expect(field('Board from')).toHaveValue('.queen');
  await expect(caption).toContainText('6 queens, and none attacks another.');
  await expect(square(/^row 1, column 2, queen/)).toBeVisible();
  await expect.poll(standing).toHaveLength(6);
  await expect(page.getByRole('button', { name: 'The total 4 is right.', exact: true })).toBeVisible();
  await expect(variables.getByText(/^place, line \d+$/)).toHaveCount(6);
  await button('Step back').click();
  // What an earlier branch has left further down is no part of the board.
  await expect.poll(standing).toHaveLength(5);
  await field('Stride').selectOption('By line');
  await button('Step forward').click();
  await expect(caption).toHaveText(/^Line \d+/);
  await expect(lit).toHaveCount(1);
  await button('Last step').click();
  await expect(output).toHaveText('2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n');
  await expect(caption).toHaveText(/^(.* )?The program has ended after [\d,]+ lines\.$/);

  await field('Stride').selectOption('By board');
  await button('Previous solution').click();
  // The address follows a moment later.
  await expect(page).toHaveURL(new RegExp(`\\?lang=c&input=6&step=${await timeline.inputValue()}$`));
  const [step, stood, said] = [await timeline.inputValue(), await standing(), await caption.textContent()];
  const other = await context.newPage();
  await other.goto(page.url());
  const there = named(other);
  await expect(there.caption).toHaveText(/^The program waits: /);
  await expect(there.field('Programming language')).toHaveValue('c');
  await there.button('Run').click();
  await expect(there.timeline).toHaveValue(step);
  await expect(there.caption).toHaveText(said ?? '');
  await expect.poll(there.standing).toEqual(stood);
});

test('an index past the end ends the run in a sentence, and the step before it is there', async ({ page }) => {
  const { field, button, caption } = named(page);
  const { verdict, lit } = programParts(page);
  await runC(page, example('past-the-end'), { link: './#1/queens/8' });
  await expect(verdict).toContainText(
    'Line 16 ends the program: diagonal[0][16] is outside diagonal[0], which has 16 elements.',
  );
  await field('Stride').selectOption('By line');
  await button('Last step').click();
  await expect(caption).toContainText('outside diagonal[0]');
  await expect(lit).toContainText('diagonal[0][row + col]');
  await button('Step back').click();
  await expect(caption).not.toContainText('outside');
});

test('what the compiler keeps silent about is a note, which leads to its step', async ({ page, button, caption }) => {
  await runC(page, example('unset'));
  const notes = notesOf(page);
  await expect(notes).toContainText('Line 15: attacked is used and nobody has set it.');
  await expect(notes).toContainText(/\d+ times\./);
  const go = notes.getByRole('button', { name: 'Go there', exact: true });
  await expect(go).toHaveAccessibleDescription(/attacked is used and nobody has set it/);
  await go.click();
  await expect(caption).toContainText('attacked is used and nobody has set it.');
  await expectAccessible(page);
  await button('Step back').click();
  await expect(caption).not.toContainText('nobody has set it');
});

test('the board of a class of C++ is found in its member, and nothing of the library is listed', async ({ page }) => {
  const { field, caption, standing } = named(page);
  const { verdict, variables } = programParts(page);
  await runC(page, example('class', 'cpp'), { language: 'cpp' });
  await expect(verdict).toHaveText('3 boards, all right, all different.');
  await expect(field('Board from')).toHaveValue('self.column');
  await expect(field('Board from').getByRole('option', { selected: true })).toHaveText('this->column');
  await expect(caption).toContainText('8 queens, and none attacks another.');
  await expect.poll(standing).toHaveLength(8);
  await expect(variables).toContainText('column');
  await expect(variables).not.toContainText('ios_base');
});

test('a comparison that is no order is noted, and no line of its sentence ends beside a sign', async ({ page }) => {
  await runC(page, example('no-order', 'cpp'), { language: 'cpp' });
  const notes = notesOf(page);
  await expect(notes).toContainText('Line 21: this comparison says a < b and b < a, which is no order.');
  await notes.getByRole('button', { name: 'Go there', exact: true }).click();
  await expect(named(page).caption.locator('span', { hasText: /^[ab] < [ab]$/ })).toHaveText(['a < b', 'b < a']);
});

test('what gcc refuses is said at its line', async ({ page, alert }) => {
  const { editor } = programParts(page);
  await runC(page, '#include <stdio.h>\nint main(void) {\n    int row = 0\n    return row;\n}\n');
  await expect(alert).toContainText('Line 4: expected `,` or `;` before `return`.');
  await expect(editor).toContainText('expected `,` or `;` before `return`');
});

test('where the input is too short, the verdict says which line was asked for', async ({ page }) => {
  const text = '#include <stdio.h>\nint main(void) {\n    int n, m;\n    scanf("%d", &n);\n    scanf("%d", &m);\n}\n';
  await runC(page, text, { input: '8' });
  await expect(programParts(page).verdict).toContainText('It asked for line 2 of its input.');
});

test('the language follows what is pasted until it is chosen by hand, with its examples', async ({ page }) => {
  const { field, button } = named(page);
  const { paste, editor, verdict } = programParts(page);
  await page.goto('./#1/queens/6');
  await field('Solver').selectOption('program');
  const language = field('Programming language');
  await expect(language).toHaveValue('python');
  await expect(field('Examples').locator('option', { hasText: 'Generator' })).toHaveCount(1);
  await paste(MARKS);
  await expect(language).toHaveValue('c');
  await expect(field('Examples').locator('option', { hasText: 'scanf without &' })).toHaveCount(1);
  await field('Examples').selectOption('own-stack');
  await expect(editor).toContainText('int stack[N];');
  await button('Run').click();
  await expect(verdict).toHaveText('3 boards, all right, all different.');
  await language.selectOption('python');
  await paste(example('class', 'cpp'));
  await expect(editor).toContainText('iostream');
  await expect(language).toHaveValue('python');
  await button('Run').click();
  await expect(verdict).toHaveText('This is C++, not Python.');
  // One is in the alert.
  const again = button('Run as C++');
  await expect(again).toHaveCount(2);
  await again.last().press('Enter');
  await expect(language).toHaveValue('cpp');
  await expect(verdict).toHaveText('3 boards, all right, all different.');
  await expect(again).toHaveCount(0);
});

for (const [language, key, words] of [
  ['C', 'c', 'int main('],
  ['Python', 'python', 'def search('],
]) {
  test(`the ${language} beside an exhibit is run in Your program`, async ({ page, button, field }) => {
    const { editor, verdict } = programParts(page);
    await page.goto('./#1/queens/8?solver=marks&step=5');
    await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(language);
    await button('Run this program').click();
    await expect(field('Programming language')).toHaveValue(key);
    await expect(editor).toContainText(words);
    await expect(verdict).toContainText('92');
  });
}

test('a frame shows a program in C, which waits and runs', async ({ page, button, caption, standing }) => {
  await page.goto(`./#1/program/6/~${packed(example('permutations'))}?lang=c&board=.columns&embed`);
  await expect(caption).toHaveText(WAITING);
  await button('Run').click();
  await expect(caption).toContainText('6 queens, and none attacks another.');
  await expect.poll(standing).toHaveLength(6);
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'zh-CN', hasTouch: true });

  test('notes and faults are said in Chinese', async ({ page }) => {
    await page.goto(`./#1/program/6/~${packed(example('unset'))}?lang=c`);
    await page.getByRole('button', { name: '运行', exact: true }).click();
    const notes = page.getByRole('list', { name: '疑点', exact: true });
    await expect(notes).toContainText('第 15 行：使用了 attacked，但从未给它赋值。');
    await expectAccessible(page);
    await openAnew(page, `./#1/program/8/~${packed(example('past-the-end'))}?lang=c`);
    await page.getByRole('button', { name: '运行', exact: true }).click();
    await expect(page.getByRole('status', { name: '判定', exact: true })).toContainText(
      '第 16 行使程序结束：diagonal[0][16] 越界：diagonal[0] 有 16 个元素。',
    );
    await openAnew(page, `./#1/program/8/~${packed('int main(void) {\n    return x;\n}\n')}?lang=c`);
    await page.getByRole('button', { name: '运行', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('第 2 行：`x` 没有声明。');
  });
});
