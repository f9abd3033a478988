import { golden } from '../golden.mjs';
import { chooseFiles } from './files.mjs';
import { enter, hash, named, openAnew } from './names.mjs';
import { expect, test } from './test.mjs';

/** A board among words, which the reader of answers recognises. */
const ANSWER = '[2, 4, 1, 3] and so on';

/**
 * Blanks around a text do not matter here, a field knows one kind of line break, and pictures have another sentence.
 *
 * @param {{ text: string }} golden
 */
const apart = ({ text }) => !/^[\s<]|\s$|[\r\0]/.test(text) && text !== ANSWER && !opened.has(text);

/** Texts that the parsers refuse and the page opens: links with something behind them, FENs with fields or other pieces. */
const opened = new Set([...golden('mended-links').map(({ text }) => text), '1Q2/3Q/Q3/2Q1 w - - 0 1', '1Q2/3Q/K3/2Q1']);

/** @type {[what: string, text: string, link: string][]} */
const texts = [
  ['a placement by its columns', '15863724', '#1/queens/8/15863724'],
  ['a FEN', 'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1', '#1/queens/8/15863724'],
  ['squares', 'a8 d8 e5', '#1/queens/8?at=a8.d8.e5'],
  ['a text board', '+---+---+\n| Q |   |\n+---+---+\n|   |   |\n+---+---+\n', '#1/queens/2/1x'],
  ['a board of dots', '.Q..\n...Q\nQ...\n..Q.', '#1/queens/4/2413'],
  ['a Chinese list', '［１，５，８，６，３，７，２，４］', '#1/queens/8/15863724'],
  ['a list of moves', 'a1-b3-c5', '#1/knight/8x8/a1/00'],
  ['moves with dashes', 'a1–b3–C5', '#1/knight/8x8/a1/00'],
  ['a grid of numbers', '1,6,3\n4,,8\n7,2,5\n', '#1/knight/3x3/a3/3052741?holes=b2'],
  ['a link', '#1/knight/8x8/c3?tour=closed&step=20', '#1/knight/8x8/c3?tour=closed&step=20'],
  ['an address', 'https://example.org/page#1/solutions/6', '#1/solutions/6'],
  ['the link of a race', '#1/race/8', '#1/race/8'],
  ['the link of a frame', '1/queens/8?solver=scan&step=5&embed', '#1/queens/8?solver=scan&step=5'],
  [
    'a picture that carries its link',
    '<svg xmlns="http://www.w3.org/2000/svg"><metadata>https://example.org/#1/queens/8?solver=mask&amp;step=7</metadata></svg>',
    '#1/queens/8?solver=mask&step=7',
  ],
];

test('a text is opened as soon as it is pasted', async ({ page, field, alert }) => {
  await page.goto('./#1/queens/5');
  for (const [what, text, link] of texts) {
    await test.step(what, async () => {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await field('Open').focus();
      await page.keyboard.press('Control+v');
      await expect.poll(() => hash(page)).toBe(link);
      await expect(field('Open')).toHaveValue('');
      await page.keyboard.press('Enter');
      await expect(alert).toBeHidden();
      await page.goBack();
      await expect.poll(() => hash(page)).toBe('#1/queens/5');
    });
  }
});

/**
 * Drops something on the board by events in the page, since the driver cannot drag files.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ text?: string, file?: string }} dropped
 */
async function drop(page, { text, file }) {
  const data = await page.evaluateHandle(
    ([plain, contents]) => {
      const transfer = new DataTransfer();
      if (plain !== undefined) transfer.setData('text/plain', plain);
      if (contents !== undefined) transfer.items.add(new File([contents], 'board.txt', { type: 'text/plain' }));
      return transfer;
    },
    [text, file],
  );
  const { board } = named(page);
  await board.dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.locator('html')).toHaveAttribute('data-drop', '');
  await board.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator('html')).not.toHaveAttribute('data-drop');
}

test('a text is pasted anywhere, and texts and files are dropped on the board', async ({ page }) => {
  const { board, field, alert, caption, button } = named(page);
  await page.goto('./#1/queens/5');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const paste = async (/** @type {string} */ text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  await button('Play').focus();
  await paste('[0, 4, 7, 5, 2, 6, 1, 3]');
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
  await expect(page.getByText('A 0 occurs in the text, so it was read as counted from 0.')).toBeVisible();
  await expect(alert).toBeHidden();
  await paste('neither this nor that');
  await expect(alert).toHaveText(/^This is neither a link nor a FEN/);
  await expect(caption).toHaveText('A solution: 8 queens, and none attacks another.');
  await field('Board size').focus();
  await field('Board size').fill('');
  await paste('6');
  await expect(field('Board size')).toHaveValue('6');
  await drop(page, { text: '[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]' });
  await expect.poll(() => hash(page)).toBe('#1/queens/4/2413');
  await expect(page.getByText('The text holds 2 boards; this is the first.')).toBeVisible();
  await expect(alert).toBeHidden();
  await drop(page, { file: '[[1, 6, 3],\n [4, None, 8],\n [7, 2, 5]]\n' });
  await expect.poll(() => hash(page)).toBe('#1/knight/3x3/a3/3052741?holes=b2');
});

test('a size that is being typed stays while the board is shown anew, until another is opened', async ({
  page,
  field,
}) => {
  await page.goto('./#1/queens/8/42751863');
  await field('Board size').fill('5');
  const attacked = field('Attacked squares');
  await attacked.evaluate((/** @type {HTMLInputElement} */ box) => box.click());
  await expect(attacked).toBeChecked();
  await expect(field('Board size')).toHaveValue('5');
  await drop(page, { text: '15863724' });
  await expect.poll(() => hash(page)).toBe('#1/queens/8/15863724');
  await expect(field('Board size')).toHaveValue('8');
  await page.goto('./#1/knight/8x8/a1');
  await field('Files').fill('6');
  await field('Degrees').evaluate((/** @type {HTMLInputElement} */ box) => box.click());
  await expect(field('Degrees')).toBeChecked();
  await expect(field('Files')).toHaveValue('6');
  await field('Files').press('Enter');
  await expect.poll(() => hash(page)).toBe('#1/knight/6x8/a1');
});

test('a text is typed and opened with Enter, in Knight as well', async ({ page, field, standing }) => {
  await page.goto('./#1/knight/8x8');
  await enter(field('Open'), '2 4 1 3');
  await expect.poll(() => hash(page)).toBe('#1/queens/4/2413');
  await expect
    .poll(standing)
    .toEqual(['row 1, column 2, queen', 'row 2, column 4, queen', 'row 3, column 1, queen', 'row 4, column 3, queen']);
  await expect(field('Open')).toBeFocused();
});

/**
 * In the page: types each text, and returns the value of the field and the text of the alert.
 *
 * @param {Element} field
 * @param {string[]} given
 */
async function typeEach(field, given) {
  const input = /** @type {HTMLTextAreaElement} */ (field);
  const told = [];
  for (const text of given) {
    for (const alert of document.querySelectorAll('[role=alert]')) alert.textContent = '';
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    let expected = '';
    for (let turns = 0; turns < 1000 && expected === ''; turns += 1) {
      await new Promise((done) => setTimeout(done));
      expected = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('');
    }
    told.push({ text: input.value, expected });
  }
  return told;
}

test('every bad text gives its sentence, and changes nothing', async ({ page, field, alert, timeline }) => {
  await page.goto('./#1/queens/8?solver=marks&step=982');
  await expect(timeline).toHaveValue('982');
  const links = golden('bad-links').filter(({ text }) => text.startsWith('#'));
  const bad = [...golden('bad-pasted'), ...links].filter(apart);
  expect(bad.length).toBeGreaterThan(350);
  const entries = await page.evaluate(() => history.length);
  // The first by hand; the others in the page itself, which types as many in the time that one takes from here.
  await enter(field('Open'), bad[0].text);
  await expect(alert).toHaveText(bad[0].expected);
  await expect(field('Open')).toHaveValue(bad[0].text);
  const told = await field('Open').evaluate(
    typeEach,
    bad.map(({ text }) => text),
  );
  expect(told).toEqual(bad.map(({ text, expected }) => ({ text, expected })));
  await expect(timeline).toHaveValue('982');
  expect(hash(page)).toBe('#1/queens/8?solver=marks&step=982');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the caret stands where the sentence says', async ({ page, field, alert }) => {
  await page.goto('./#1/queens/8');
  await enter(field('Open'), 'a8 d8 i9x');
  await expect(alert).toHaveText('A square is a file and a rank, such as e4, not "i9x" (at character 7).');
  const caret = await field('Open').evaluate((input) => /** @type {HTMLTextAreaElement} */ (input).selectionStart);
  expect(caret).toBe(6);
  // The message is at the field until its text is changed; then it is gone.
  await expect(field('Open')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Open')).toHaveAccessibleDescription(/^A square is a file and a rank/);
  await field('Open').press('Delete');
  await expect(alert).toBeHidden();
  await expect(field('Open')).not.toHaveAttribute('aria-invalid');
  await expect(field('Open')).toHaveAccessibleDescription('');
});

test('pictures that carry no link, and files that are too large, are refused in a sentence', async ({ page }) => {
  const { field, alert } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=40');
  for (const text of ['<svg xmlns="x"></svg>', '<svg><metadata>hello</metadata></svg>']) {
    await enter(field('Open'), text);
    await expect(alert).toHaveText('This picture holds no board that could be read.');
    await named(page).button('Close').click();
    await expect(alert).toBeHidden();
  }
  await enter(field('Open'), '<svg><metadata>#1/queens/99</metadata></svg>');
  await expect(alert).toHaveText('The board size must be a whole number from 1 to 32, not 99 (at character 11).');
  const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(8_000_001, 49) };
  await chooseFiles(page, () => named(page).button('From a file').click(), large);
  await expect(alert).toHaveText('A file to be opened has at most 8 MB.');
  expect(hash(page)).toBe('#1/queens/8?solver=marks&step=40');
});

for (const link of ['#1/queens/8?solver=scan&step=20', '#1/knight/6x6/a1?tour=closed&step=9', '#1/queens/6?at=a6.b6']) {
  test(`a picture of ${link} that was saved as SVG opens again`, async ({ page, share, button, alert }) => {
    await share.open(link);
    const { path } = await share.download('Download SVG');
    await openAnew(page, './#1/queens/5');
    await chooseFiles(page, () => button('From a file').click(), path);
    await expect.poll(() => hash(page)).toBe(link);
    await expect(alert).toBeHidden();
  });
}
