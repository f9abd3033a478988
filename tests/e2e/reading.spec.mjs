import { chooseFiles, paste } from './files.mjs';
import { enter, hash, named } from './names.mjs';
import { FOUR, programParts } from './program.mjs';
import { expect, test } from './test.mjs';

/** @import { Page } from '@playwright/test' */

const C = `#include <stdio.h>
int n = 6, found; // 皇后
int place(int row) {
    if (row == n) { found++; return 1; }
    return 0;
}
int main() {
    printf("%d\\n", place(n));
    return 0;
}
`;

const OLD = `#include <iostream.h>
int a[9], at[9];
int sum(int i) {
  return a[i] + at[i] + a[at][i]];

int main() {
  cout << sum(1);
}
`;

/** As written for an online judge. */
const CLASS = `class Solution {
public:
    vector<vector<string>> found;
    void place(vector<string>& board, int row) {
        int n = board.size();
        if (row == n) { found.push_back(board); return; }
        for (int col = 0; col < n; col++) {
            bool free = true;
            for (int above = 0; above < row; above++) {
                int apart = row - above;
                if (board[above][col] == 'Q') free = false;
                if (col >= apart && board[above][col - apart] == 'Q') free = false;
                if (col + apart < n && board[above][col + apart] == 'Q') free = false;
            }
            if (!free) continue;
            board[row][col] = 'Q';
            place(board, row + 1);
            board[row][col] = '.';
        }
    }
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        place(board, 0);
        return found;
    }
};
`;

/** @param {string} text */
const numbered = (text) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => `${index + 1} ${line}\n`)
    .join('');

/** @param {Page} page */
function parts(page) {
  const { editor } = programParts(page);
  return {
    editor,
    readAs: page.getByRole('status', { name: 'Read as', exact: true }),
    lines: () => editor.locator('.cm-line').allTextContents(),
    /** Pastes into the page, outside any field. @param {string} text */
    pasteAnywhere: (text) => paste(page.locator('body'), text),
  };
}

test('a program pasted on a fresh page opens as one of its language, cleaned, and as it was', async ({ page }) => {
  const { readAs, lines, pasteAnywhere } = parts(page);
  const { button, alert } = named(page);
  await page.goto('./');
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await pasteAnywhere(`下面是程序:\n${numbered(C)}`);
  await expect(readAs).toContainText('C program. Line numbers were taken out. Text around the code was taken out.');
  await expect(named(page).field('Programming language')).toHaveValue('c');
  await expect.poll(async () => (await lines()).join('\n')).toBe(C);
  expect(hash(page)).toMatch(/^#1\/program\/8\/~/);
  await expect(alert).toBeHidden();
  await button('As pasted').click();
  await expect.poll(async () => (await lines())[1]).toBe('1 #include <stdio.h>');
  await expect(readAs).toHaveText('');
  await page.keyboard.press('Escape');
});

test('damage is named by its lines, mended a kind at a time, and taken back', async ({ page, button }) => {
  const { readAs, lines, pasteAnywhere } = parts(page);
  await page.goto('./#1/queens/5');
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await pasteAnywhere(OLD);
  await expect(readAs).toContainText('C++ program.');
  const damage = page.getByRole('list', { name: 'What can be mended', exact: true }).getByRole('listitem');
  await expect(damage).toContainText([
    'Line 4: a square bracket is in the wrong place.',
    'Line 6: a } is missing before main.',
    'Line 1: a header that C++ no longer has.',
  ]);
  await damage.first().getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(damage).toHaveCount(2);
  await expect.poll(async () => (await lines())[3]).toBe('  return a[i] + at[i] + a[at[i]];');
  await expect(button('Undo')).toBeFocused();
  await button('Undo').click();
  await expect(damage).toHaveCount(3);
  for (let left = 3; left > 0; left -= 1) {
    await expect(damage).toHaveCount(left);
    await damage.first().getByRole('button', { name: 'Mend', exact: true }).click();
  }
  await expect(damage).toHaveCount(0);
  expect((await lines()).slice(0, 6)).toEqual([
    '#include <iostream>',
    'using namespace std; int a[9], at[9];',
    'int sum(int i) {',
    '  return a[i] + at[i] + a[at[i]];',
    '}',
    'int main() {',
  ]);
});

test('a class in C++ that nothing calls is told what it lacks, and runs once it is mended', async ({ page }) => {
  const { readAs, lines, pasteAnywhere } = parts(page);
  const { verdict } = programParts(page);
  const { button } = named(page);
  await page.goto('./#1/queens/5');
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await pasteAnywhere(CLASS);
  await expect(readAs).toHaveText('C++ program.');
  await button('Run').click();
  await expect(verdict).toHaveText(
    'Line 3: `vector` is no type. The names of the standard library need two lines at the top: #include <bits/stdc++.h> and using namespace std;',
  );
  const damage = page.getByRole('list', { name: 'What can be mended', exact: true }).getByRole('listitem');
  await expect(damage).toContainText([
    'Line 3: headers of the standard library are missing.',
    'Line 1: a class that nothing calls.',
  ]);
  await damage.first().getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(damage).toContainText(['Line 3: a class that nothing calls.']);
  expect((await lines()).slice(0, 3)).toEqual(['#include <bits/stdc++.h>', 'using namespace std;', 'class Solution {']);
  await button('Run').click();
  await expect(verdict).toContainText(
    'there is no function `main`. The run begins at main: add one that calls what you want to see.',
  );
  await damage.first().getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(damage).toHaveCount(0);
  await button('Run').click();
  await expect(verdict).toContainText('92 boards, all right, all different: every solution of 8');
});

test('a program is typed into Open, pasted into the editor, and told from a board', async ({ page }) => {
  const { editor, readAs, lines, pasteAnywhere } = parts(page);
  const { button, field, alert } = named(page);
  await page.goto('./#1/queens/5');
  await enter(field('Open'), FOUR);
  await expect(readAs).toHaveText('Python program.');
  await expect(field('Open')).toHaveValue('');
  await programParts(page).paste(FOUR.replaceAll('    ', '\u{a0}\u{a0}  '));
  await expect(readAs).toHaveText('Python program. Special spaces were replaced.');
  await expect.poll(async () => (await lines()).join('\n')).toBe(FOUR);
  // An edited board is no longer the one that was read.
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially('#');
  await expect(readAs).toHaveText('');
  await page.goto('./#1/queens/5');
  await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
  await pasteAnywhere('>>> solve(8)\n[0, 4, 7, 5, 2, 6, 1, 3]');
  await button('Open as a board').click();
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
  await pasteAnywhere('fn main() {\n    let n = 8;\n    println!("{n}");\n}');
  await expect(alert).toContainText('This is a program in Rust, which does not run here.');
});

test('of several files the one with main is opened, and files of Chinese editors are read', async ({ page }) => {
  const { readAs, lines } = parts(page);
  await page.goto('./#1/queens/5');
  const text = { mimeType: 'text/plain' };
  // “皇后” in GB 18030.
  const chinese = Buffer.concat([
    Buffer.from('// '),
    Buffer.from([0xbb, 0xca, 0xba, 0xf3]),
    Buffer.from(`\n${C.replace(' // 皇后', '')}`),
  ]);
  await chooseFiles(page, () => named(page).button('From a file').click(), [
    { ...text, name: 'board.h', buffer: Buffer.from('int place(int row);\n') },
    { ...text, name: 'queens.c', buffer: chinese },
  ]);
  await expect(readAs).toContainText('C program. The file was read as GB 18030. Left out: board.h.');
  await expect.poll(async () => (await lines())[0]).toBe('// 皇后');
  const cells = [
    { cell_type: 'markdown', source: ['# Queens'] },
    { cell_type: 'code', source: ['%matplotlib inline\n', 'n = 8\n'] },
    { cell_type: 'code', source: 'print(n)' },
  ];
  await chooseFiles(page, () => named(page).button('From a file').click(), {
    ...text,
    name: 'queens.ipynb',
    buffer: Buffer.from(JSON.stringify({ cells, metadata: {} })),
  });
  await expect(readAs).toHaveText('Python program. The 2 code cells of a notebook.');
  expect(await lines()).toEqual(['# %matplotlib inline', 'n = 8', '', 'print(n)', '']);
});

test('the page says in Chinese what a text was read as', async ({ page }) => {
  await page.goto('./#1/queens/5');
  await page.getByRole('combobox', { name: /^Language|语言/ }).selectOption('zh');
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await paste(page.locator('body'), numbered(C));
  await expect(page.getByRole('status', { name: '识别为', exact: true })).toContainText('C 程序。已去掉行号。');
  await expect(page.getByRole('button', { name: '恢复原文', exact: true })).toBeVisible();
});

test('a link out of a sentence is opened, and the address becomes the link', async ({ page, alert }) => {
  await page.goto('./#1/queens/8?solver=scan&step=20).');
  await expect.poll(() => hash(page)).toBe('#1/queens/8?solver=scan&step=20');
  await expect(alert).toBeHidden();
  await enter(named(page).field('Open'), 'See https://example.org/#1/queens/6/246135?utm_source=mail, please.');
  await expect.poll(() => hash(page)).toBe('#1/queens/6/246135');
});
