import { deflateSync } from 'node:zlib';
import { packed } from '../packed.mjs';
import { chooseFiles, copied, printed, saved, withoutPrinter } from './files.mjs';
import { enter, follow, named, openAnew } from './names.mjs';
import { FOUR } from './program.mjs';
import { expect, expectAccessible, test } from './test.mjs';

/** @type {[link: string, text: string][]} */
const moments = [
  ['#1/queens/8?solver=marks&step=982', 'The first solution. It took 982 steps.'],
  ['#1/queens/8?solver=scan&step=40', 'What does the machine do now?'],
  ['#1/knight/5x5/b1', 'No tour starts here: b1 is light.'],
  ['#1/knight/8x8/c3?tour=closed', 'All the way round.\n\n皇后也看着。'],
];

/** @param {import('@playwright/test').Page} page */
function maker(page) {
  const panel = page.getByRole('region', { name: 'Make a lesson', exact: true });
  return {
    panel,
    /** @param {string} name */
    button: (name) => panel.getByRole('button', { name, exact: true }),
    /** @param {number} number */
    text: (number) => panel.getByLabel(`Text of stop ${number}`, { exact: true }),
    async open() {
      await page.getByRole('button', { name: 'Learn', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make a lesson', exact: true }).click();
      await expect(panel).toBeVisible();
    },
  };
}

/** @param {import('@playwright/test').Page} page */
const lessonShown = (page) => page.getByRole('region', { name: 'Four moments', exact: true });

test('a teacher collects four moments, saves, prints, shares and embeds them', async ({ page, browser, baseURL }) => {
  await withoutPrinter(page);
  const { panel, button, text, open } = maker(page);
  const { alert } = named(page);
  await page.goto(`./${moments[0][0]}`);
  await open();
  for (const [index, [link, words]] of moments.entries()) {
    if (index > 0) await follow(page, link);
    await button('Add this moment').click();
    await expect(text(index + 1)).toBeFocused();
    await text(index + 1).fill(words);
  }
  const links = () => panel.locator('.moment').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(await links()).toEqual(moments.map(([link]) => link));
  await panel.getByLabel('Ask what comes next').nth(1).check();
  await expectAccessible(page);

  await test.step('the order is changed, and a stop that was removed comes back', async () => {
    await button('Move stop 4 up').click();
    await expect(button('Move stop 3 up')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await button('Remove stop 1').click();
    await expect(text(1)).toHaveValue(moments[1][1]);
    await button('Undo').click();
    await expect(text(1)).toHaveValue(moments[0][1]);
    await expect(text(4)).toHaveValue(moments[3][1]);
  });

  await test.step('nothing is saved without a title, and nothing is lost over a reload', async () => {
    await button('Save as file').click();
    await expect(alert).toHaveText('The lesson has no title yet.');
    await expect(panel.getByLabel('Title', { exact: true })).toBeFocused();
    await page.keyboard.type('Four moments');
    await expect(alert).toBeHidden();
    await page.reload();
    await open();
    await expect(text(4)).toHaveValue(moments[3][1]);
  });

  const file = await saved(page, () => button('Save as file').click());
  expect(file.name).toBe('four-moments.md');
  const asked = `${moments[1][0]}&ask`;
  expect(file.text).toBe(
    `# Four moments\n\n${moments.map(([link, words], index) => `${words}\n\n${index === 1 ? asked : link}\n`).join('\n')}`,
  );

  await test.step('the worksheet has the boards, the sentences, codes, and room for an answer', async () => {
    const sheet = await printed(page, button('Print a worksheet…'));
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Four moments');
    for (const [, words] of moments) await expect(sheet).toContainText(words.split('\n')[0]);
    await expect(sheet.locator('img')).toHaveCount(5);
    await expect(sheet.getByRole('img', { name: 'Empty board', exact: true })).toHaveCount(1);
    await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toHaveCount(4);
    await expect(sheet.getByText('What comes next, and why?').filter({ visible: true })).toHaveCount(1);
    await expect(named(page).board).toBeHidden();
    await expect(panel).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('it is tried, and a frame shows it', async () => {
    await button('Try it').click();
    await expect(lessonShown(page)).toContainText(moments[0][1]);
    await expect(text(1)).toBeHidden();
    await named(page).button('Share').click();
    const snippet = await page.getByLabel('Snippet', { exact: true }).inputValue();
    const address = snippet.replaceAll('&amp;', '&').match(/src="([^"]+)"/)?.[1] ?? '';
    expect(address).toMatch(/#1\/lesson\/~[\w-]+\?embed$/);
    const frame = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await frame.goto(address);
    await expect(frame.getByText(moments[0][1])).toBeVisible();
    await frame.getByRole('button', { name: 'Next stop', exact: true }).click();
    await expect(frame.getByText(moments[1][1])).toBeVisible();
    await frame.close();
    await page.keyboard.press('Escape');
  });

  await button('Show the stops').click();
  await button('Copy link to the lesson').click();
  await expect(panel.getByText('Link copied')).toBeVisible();
  const link = await copied(page);
  expect(new URL(link).hash.length).toBeLessThan(700);

  await test.step('in another browser the link and the file open the same lesson', async () => {
    const other = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const student = await other.newPage();
    await student.goto(link);
    await expect(lessonShown(student)).toContainText(moments[0][1]);
    await student.getByRole('button', { name: 'Next stop', exact: true }).click();
    await expect(lessonShown(student)).toContainText(moments[1][1]);
    await openAnew(student, './#1/queens/5');
    await chooseFiles(student, () => named(student).button('From a file').click(), file.path);
    await expect(lessonShown(student)).toContainText(moments[0][1]);
    expect(new URL(student.url()).hash).toBe(new URL(link).hash);
    await other.close();
  });
});

test('a lesson that came by link is edited and printed, its program and comparison by name', async ({ page }) => {
  await withoutPrinter(page);
  const lesson = [
    '# From a colleague',
    'A program.',
    `#1/program/4/~${packed(FOUR)}?step=80`,
    'Which is further?',
    '#1/compare/6?left=scan&right=marks&step=20',
  ].join('\n\n');
  const { panel, button, text, open } = maker(page);
  await page.goto(`./#1/lesson/~${packed(lesson)}`);
  await open();
  await button('Edit the open lesson').click();
  await expect(text(2)).toHaveValue('Which is further?');
  await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('From a colleague');
  const first = FOUR.split('\n')[0];
  await expect(panel.locator('.moment').first()).toContainText(`Program: ${first.replace(/:$/, '')}`);
  await text(1).fill('A program that places four queens.');
  const sheet = await printed(page, button('Print a worksheet…'));
  await expect(sheet).toContainText('A program that places four queens.');
  for (const line of FOUR.trimEnd().split('\n')) await expect(sheet.locator('.listing')).toContainText(line.trim());
  const pair = sheet.locator('.stop').nth(1);
  const names = pair.locator('.name');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toBeVisible();
  // Each of the two boards stands below its name.
  for (const index of [0, 1]) {
    const [name, board] = await Promise.all(
      [names.nth(index), pair.locator('img').nth(index)].map((part) => part.boundingBox()),
    );
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
  }
});

/** Texts with the names of their fields. @param {string[]} values */
const numbered = (...values) => values.map((value, index) => [`Text of stop ${index + 1}`, value]);

test('the keyboard stays with a stop where its row is drawn late', async ({ page }) => {
  const { panel, button, text, open } = maker(page);
  await page.goto('./#1/queens/5?solver=scan&step=40');
  await open();
  await page.evaluate(() => {
    let late = 0;
    const now = performance.now.bind(performance);
    // Every row seems to take a task of its own.
    performance.now = () => now() + (late += 20);
  });
  for (const number of [1, 2, 3]) {
    await button('Add this moment').click();
    await expect(text(number)).toBeFocused();
    await page.keyboard.type(`Text ${number}`);
  }
  await page.keyboard.press('Alt+ArrowUp');
  // Between two rows that are drawn, two have the same number.
  const texts = panel.getByLabel(/^Text of stop/);
  const inOrder = () =>
    texts.evaluateAll((rows) => rows.map((row) => [row.ariaLabel, /** @type {HTMLTextAreaElement} */ (row).value]));
  await expect.poll(inOrder).toEqual(numbered('Text 1', 'Text 3', 'Text 2'));
  await expect(text(2)).toBeFocused();
  await button('Remove stop 1').click();
  await expect.poll(inOrder).toEqual(numbered('Text 3', 'Text 2'));
  await expect(button('Remove stop 1')).toBeFocused();
});

test('a lesson with mistakes is refused with each of them, and nothing is lost', async ({ page }) => {
  const { field, alert, button, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=40');
  await expect(timeline).toHaveValue('40');
  const text = '# T\n\n<img src=x onerror=alert(1)>\n\n#1/queens/99\n\n#1/lesson/marks\n';
  await enter(field('Open'), text);
  await expect(alert).toContainText('This lesson has 3 mistakes, here the first. Line 5: this link cannot be read.');
  await expect(field('Open')).toHaveValue(text);
  await button('All mistakes').click();
  const items = page.getByRole('dialog', { name: 'The mistakes in this lesson' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.last()).toHaveText('Line 7: a stop cannot lead to a lesson.');
  await page.keyboard.press('Escape');
  const long = { name: 'long.md', mimeType: 'text/markdown', buffer: Buffer.alloc(9_000_000, 97) };
  await chooseFiles(page, () => button('From a file').click(), long);
  await expect(alert).toHaveText('Line 1: a lesson has at most 65,536 characters, and here they are used up.');
  expect(new URL(page.url()).hash).toBe('#1/queens/8?solver=marks&step=40');
  const whole = deflateSync('# T\n\nA.\n\n#1/queens/8\n');
  for (const bytes of [whole.subarray(0, -1), Buffer.concat([whole, Buffer.of(0)]), deflateSync('a'.repeat(3e6))]) {
    await follow(page, '#1/queens/5');
    await follow(page, `#1/lesson/~${bytes.toString('base64url')}`);
    await expect(alert).toContainText('The lesson in this link cannot be read');
    await expect(field('Board size')).toHaveValue('5');
  }
});

test('on a phone the maker is a page of its own, and folded a row below the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { panel, button, text, open } = maker(page);
  const { board, timeline } = named(page);
  await page.goto('./#1/queens/8?solver=marks&step=40');
  await expect(timeline).toHaveValue('40');
  await open();
  await expect(board).toBeHidden();
  await expectAccessible(page);
  await button('Show the stops').click();
  await expect(board).toBeVisible();
  await named(page).button('Step forward').click();
  await button('Add this moment').click();
  await expect(panel.getByText('Added as stop 1.')).toBeVisible();
  await expect(button('Add this moment')).toBeInViewport();
  await button('Show the stops').click();
  await expect(text(1)).toHaveValue('');
  await expect(panel.locator('.moment')).toHaveAttribute('href', '#1/queens/8?solver=marks&step=41');
  await button('Close').click();
  await expect(panel).toBeHidden();
  await expect(board).toBeVisible();
});

test('while another tab is in front the maker is laid out anew with the window', async ({ page, tab }) => {
  const { panel, button, open } = maker(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#1/queens/8?solver=marks&step=63');
  await open();
  await tab('Count').click();
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await tab('Queens').click();
  await button('Show the stops').click();
  const [board, below] = [await page.locator('#board').boundingBox(), await panel.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0) - 1);
});
