import { test } from '@playwright/test';
import { hold } from './files.mjs';
import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { expect, expectAccessible, test as quiet } from './test.mjs';

// The `test` of Playwright itself: the console may report the failures made here.

const LINK = './#1/queens/8?solver=marks&step=63';
const LOST = 'The page could not be started. Nothing is lost: its address keeps what is to be shown.';
const LOST_IN_CHINESE = '页面没能启动。什么都没有丢失：要显示的内容记在地址里。';

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const sentence = (page, text) => page.getByText(text, { exact: true });

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('what does not come is told, and loading again, with a key, opens what was asked for', async ({ page }) => {
      const keys = await keyboard(page);
      await page.route('**/*.wasm', (route) => route.abort());
      await page.goto(LINK);
      await expect(page.getByRole('alert')).toContainText(LOST);
      await expect(sentence(page, LOST_IN_CHINESE)).toBeHidden();
      const reload = named(page).button('Reload');
      await expect(reload).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.unroute('**/*.wasm');
      await keys.to(reload);
      await page.keyboard.press('Enter');
      await expect(named(page).timeline).toHaveValue('63');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('where not even the words come, it is told in both languages', async ({ page }) => {
  await page.route(/assets\/(?:main|en)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(LINK);
  await expect(sentence(page, LOST)).toBeVisible();
  await expect(sentence(page, LOST_IN_CHINESE)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Queens & Knights', exact: true })).toBeVisible();
});

test('in Chinese it is told in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(LINK);
  await expect(sentence(page, LOST_IN_CHINESE)).toBeVisible();
  await expect(sentence(page, LOST)).toBeHidden();
  await expect(named(page).button('重新加载')).toBeVisible();
  await context.close();
});

/** In the page: a browser that does not know a part of CSS. @param {string} style */
function forgetStyle(style) {
  const { supports } = CSS;
  CSS.supports = (/** @type {string} */ text) => !text.includes(style) && supports(text);
}

for (const [lacks, forget] of /** @type {[string, (lacks: string) => void][]} */ ([
  [
    'SIMD',
    () => {
      WebAssembly.validate = () => false;
      WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('no SIMD'));
    },
  ],
  ['WebAssembly', () => void Reflect.deleteProperty(globalThis, 'WebAssembly')],
  ['checkVisibility', () => void Reflect.deleteProperty(Element.prototype, 'checkVisibility')],
  [':has(', forgetStyle],
  ['light-dark(', forgetStyle],
])) {
  test(`a browser that is too old is told so: without ${lacks}`, async ({ page }) => {
    await page.addInitScript(forget, lacks);
    await page.goto(LINK);
    const needs = 'The page needs Chrome or Edge 123, Firefox 121, Safari 17.5, or a newer one.';
    await expect(sentence(page, `This browser is too old for the page, or has no WebAssembly. ${needs}`)).toBeVisible();
    await expect(sentence(page, LOST)).toBeHidden();
    await expect(named(page).button('Reload')).toBeHidden();
    await expect(page.locator('#board [role=grid]')).toHaveCount(0);
  });
}

test('a frame in another page tells it as well', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 640 });
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./#1/queens/8?solver=marks&step=63&embed');
  await expect(page.getByRole('alert')).toContainText(LOST);
  await expect(named(page).button('Reload')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in both languages', async ({ page }) => {
    await page.goto('./');
    const told = page.getByText(/every search runs in the browser|所有搜索都在浏览器里进行/);
    await expect(told).toHaveCount(2);
    for (const each of await told.all()) await expect(each).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('The board is being loaded.')).toBeHidden();
    await expect(named(page).button('Reload')).toBeHidden();
  });
});

quiet('a wait is told under the board, and nothing moves when it is over', async ({ page }) => {
  const { release } = await hold(page, '**/*.wasm');
  // Recorded in the page from the first frame on; a query from here would come too late.
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const told = document.querySelector('.begin .wait');
      if (told) Object.assign(globalThis, { atFirst: getComputedStyle(told).visibility });
      else requestAnimationFrame(look);
    });
  });
  await page.goto(LINK, { waitUntil: 'commit' });
  const wait = sentence(page, 'The board is being loaded.');
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'atFirst'))).toBe('hidden');
  await expect(wait).toBeVisible();
  await expect(sentence(page, '正在载入棋盘。')).toBeHidden();
  await expect(page.getByText(/^The network is slow\./)).toBeHidden();
  const place = await page.locator('#board').boundingBox();
  await release();
  await expect(named(page).timeline).toHaveValue('63');
  await expect(wait).toHaveCount(0);
  await expect(named(page).field('Open')).toBeVisible();
  expect(await page.locator('#board').boundingBox()).toEqual(place);
});
