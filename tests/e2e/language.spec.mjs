import { hold } from './files.mjs';
import { enter } from './names.mjs';
import { expect, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const choice = (page) => page.getByRole('combobox', { name: /Language$/ });

/**
 * All words of the page: its texts, and the names and values of its controls, except the choice of language.
 *
 * @param {import('@playwright/test').Page} page
 */
const said = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const words = [document.title, document.documentElement.lang];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('.language, noscript, script')) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']) {
        const value = element.getAttribute(name);
        if (value) words.push(`${name}: ${value}`);
      }
      for (const { nodeType, data } of /** @type {Iterable<Text>} */ (element.childNodes)) {
        if (nodeType === 3 && data.trim() !== '') words.push(data.trim());
      }
    }
    return words;
  });

test('the page speaks English where no other language is welcome, and loads no other', async ({ page }) => {
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  await page.goto('./');
  await expect(page.getByRole('grid', { name: 'Board', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(loaded.filter((name) => /^(?:zh|en)-/.test(name))).toHaveLength(1);
});

test.describe('for a reader of Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the page is in Chinese from its first word', async ({ page }) => {
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
    const { held, release } = await hold(page, /\/zh-[^/]*\.js$/);
    await page.goto('./', { waitUntil: 'commit' });
    // Until it has a text, the title of the page is hidden.
    await expect(page.locator('html:not([data-language]) h1')).toBeAttached();
    await expect(page.locator('h1')).toBeHidden();
    await expect.poll(() => held.length).toBe(1);
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-language', 'zh');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle('皇后与马周游');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('皇后与马周游');
    await expect(page.getByRole('grid', { name: '棋盘', exact: true })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('status', { name: '说明', exact: true })).toHaveText(/^第 \d+ (行|个解)/);
    await expect(page.getByRole('combobox', { name: /Language/ })).toHaveValue('zh');
    expect(loaded.filter((name) => /^(?:zh|en)-/.test(name))).toHaveLength(1);
  });

  test('names on the chip, and the words below a small board, stand in one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./#1/queens/20?solver=permute&step=200');
    const chip = page.locator('.chip span');
    await expect(chip).toHaveText('20 × 20 · 排列');
    // A hundredth of a pixel too little already cuts the line.
    const lacks = await chip.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().width - words.getBoundingClientRect().width;
    });
    expect(lacks).toBeLessThanOrEqual(0);
    // Above a sheet that is up a short sentence has two lines as well.
    await page.goto('./#1/race/13');
    const caption = page.getByRole('status', { name: '说明', exact: true });
    await expect(caption).toHaveText('棋盘是空的。搜索从第 1 行第 1 列开始。');
    await expect.poll(() => caption.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./#1/solutions/9?with=e9');
      const last = page.locator('.miniatures li > span').last();
      await expect(last).toHaveText(/^\d+ · 8 种变换$/);
      expect(await last.evaluate((words) => words.getClientRects().length)).toBe(1);
    }
  });

  for (const [link, sentence] of [
    ['#1/queens/99', '棋盘大小必须是 1 到 32 的整数，不能是 99（第 11 个字符）。'],
    [
      '#1/rooks/8',
      '链接通向 queens、solutions、race、knight、count、lesson、compare 或 program，不能是“rooks”（第 4 个字符）。',
    ],
    ['#1/knight/60x60/a1?solver=plain', '列数必须是 1 到 50 的整数，不能是 60。'],
  ]) {
    test(`the bad link ${link} gives one plain sentence`, async ({ page }) => {
      await page.goto(`./${link}`);
      await expect(page.getByRole('alert')).toHaveText(sentence);
      // It is announced again when the language changes.
      await choice(page).selectOption('English');
      await expect(page.getByRole('alert')).toHaveText(/^[A-Z][^\p{Script=Han}]*\.$/u);
    });
  }

  for (const [link, caption] of [
    ['#1/knight/5x5/a1?tour=closed', '没有闭合周游：闭合周游需要偶数个格：5×5 有 25 格。'],
    ['#1/knight/8x8/a1/04', '第 1 步到达 b3，再往下就不合规则了：第 2 步又走到 a1，那里已经走过。'],
    ['#1/knight/3x4/a1?tour=closed&number=1', /^没有闭合周游：从 3×4 外侧的两条线，.+（Schwenk 1991）。$/],
  ]) {
    test(`${link} is told why it shows no tour`, async ({ page }) => {
      await page.goto(`./${link}`);
      await expect(page.getByRole('status', { name: '说明', exact: true })).toHaveText(caption);
    });
  }

  test('a number out of range is told in a sentence', async ({ page }) => {
    await page.goto('./');
    const size = page.getByLabel('棋盘大小', { exact: true });
    await enter(size, '99');
    await expect(page.getByRole('alert')).toHaveText('棋盘大小必须是 1 到 32 的整数，不能是 99。');
  });
});

test('the language can be changed in the middle of a run, which goes on', async ({ page }) => {
  await page.goto('./#1/queens/8/1xxxxxxx?solver=marks&step=40');
  const caption = page.getByRole('status').and(page.locator('.caption'));
  await expect(caption).toHaveText(/^Row \d/);
  await page.getByRole('button', { name: 'Step forward', exact: true }).click();
  await expect(page).toHaveURL(/step=41$/);
  const [english, address] = [await said(page), page.url()];
  await choice(page).focus();
  await choice(page).selectOption('简体中文');
  await expect(caption).toHaveText(/^第 \d+ 行/);
  await expect(page.getByRole('slider', { name: '时间轴', exact: true })).toHaveValue('41');
  await expect(choice(page)).toBeFocused();
  expect(page.url()).toBe(address);
  await choice(page).selectOption('English');
  await expect.poll(() => said(page)).toEqual(english);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await choice(page).selectOption('简体中文');
  await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
  const timeline = page.getByRole('slider', { name: '时间轴', exact: true });
  const step = Number(await timeline.inputValue());
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(step);
});

test('the language that was chosen is remembered, and is in no link', async ({ page }) => {
  await page.goto('./#1/queens/8/15863724');
  await choice(page).selectOption('简体中文');
  await expect(page.getByRole('tab', { name: '皇后', exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#1/queens/8/15863724');
  await page.reload();
  await expect(page.getByRole('status', { name: '说明', exact: true })).toHaveText('这是一个解：8 个皇后互不攻击。');
});

/** Latin text that Chinese has as well: squares, keys, names and code. */
const LATIN = new RegExp(
  [
    '\\b[a-z]{1,2}\\d+\\b|\\b[A-Za-z]\\b|Language|English|Home|End|Space|Enter|Ctrl|Shift|Warnsdorff|Checker Challenge|QUEEN',
    'getAccessRows|get_(?:first|next)_solution|next_solution|select_place|solution|current_(?:row|col)|check|forward',
    'backward|search|rows|cols|column|row|count|upper|given|queen|solve|ride|true|false|mod|pos|col|ld|rd|rightdiagonal|leftdiagonal|FEN|CSV|JSON',
    'Java(?:Script)?|LeetCode|Python|Rust|QR|MB|OEIS|A\\d{6}|Schwenk(?:, Mathematics Magazine)?',
  ].join('|'),
  'g',
);

const places = [
  '#1/queens/8?solver=marks&step=63',
  '#1/queens/8?solver=scan&step=40',
  '#1/queens/8?solver=mask&step=40',
  '#1/queens/8?solver=permute&step=60',
  '#1/queens/8/1xxxxxxx?solver=access&step=71',
  '#1/queens/8?at=a8.d8.e5',
  '#1/queens/8/15863724',
  '#1/solutions/6?only=fundamental',
  '#1/knight/8x8',
  '#1/knight/6x6/c3?tour=closed&step=20',
  '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&prune=1&step=20',
  '#1/knight/4x6/a1?tour=closed',
  '#1/count/8',
];

/** @param {import('@playwright/test').Page} page */
const panes = (page) => page.locator('.panes [role=tab]:visible');

/** Masks measurements, which differ from page to page: times, and the board proposed for a race. @param {string[]} texts */
const unmeasured = (texts) => texts.filter((text) => !/估计 |上竞速/.test(text));

for (const place of places) {
  test(`${place} says in Chinese all that it says, at once and after a change of language`, async ({
    browser,
    page,
  }) => {
    const chinese = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const base = test.info().project.use.baseURL ?? '';
    const born = await chinese.newPage();
    await born.goto(new URL(`./${place}`, base).href);
    await page.goto(`./${place}`);
    await page.locator('html[data-language]').waitFor();
    await choice(page).selectOption('简体中文');
    // A hidden pane is translated when it is shown.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(born.locator('.tabs').first()).toBeVisible();
    await expect(born.locator('#board [aria-busy=true]')).toHaveCount(0);
    // Nothing but a board has panes, which are offered all at once.
    if (!place.startsWith('#1/count')) await expect(panes(born).first()).toBeVisible();
    const count = await panes(born).count();
    for (let pane = 0; pane < Math.max(1, count); pane += 1) {
      if (count > 0) for (const where of [born, page]) await panes(where).nth(pane).click();
      await expect(async () => expect(unmeasured(await said(page))).toEqual(unmeasured(await said(born)))).toPass();
      const left = (await said(born)).filter((text) =>
        /[A-Za-z]/.test(text.replace(/^[a-z-]+: /, '').replaceAll(LATIN, '')),
      );
      expect(left.filter((text) => text !== 'zh-CN')).toEqual([]);
    }
    await chinese.close();
  });
}
