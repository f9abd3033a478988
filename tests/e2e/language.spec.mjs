import { expect, expectAccessible, test } from './test.mjs';

/** @param {import('@playwright/test').Page} page */
const choice = (page) => page.getByRole('combobox', { name: /Language$/ });

/**
 * Everything that the page says: its texts and the names and values of what is in it, but for the choice of language.
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
    await page.goto('./', { waitUntil: 'commit' });
    // Until it speaks, the title of the page is not to be seen.
    await expect(page.locator('html[data-spoken], html:not([data-spoken]) h1:visible')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-spoken', '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle('皇后与马周游');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('皇后与马周游');
    await expect(page.getByRole('grid', { name: '棋盘', exact: true })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('status', { name: '说明', exact: true })).toHaveText(/^第 \d+ (行|个解)/);
    await expect(page.getByRole('combobox', { name: /Language/ })).toHaveValue('zh');
    expect(loaded.filter((name) => /^(?:zh|en)-/.test(name))).toHaveLength(1);
  });

  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`every tab is accessible in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('./');
      for (const tab of ['皇后', '马周游', '计数']) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expectAccessible(page);
      }
    });
  }
});

test('the language can be changed in the middle of a run, which goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#1/queens/8/15863724');
  await choice(page).selectOption('简体中文');
  await expect(page.getByRole('tab', { name: '皇后', exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#1/queens/8/15863724');
  await page.reload();
  await expect(page.getByRole('status', { name: '说明', exact: true })).toHaveText('这是一个解：8 个皇后互不攻击。');
});
