import { createServer } from 'node:http';
import { follow, named, openAnew } from './names.mjs';
import { FOUR } from './program.mjs';
import { laidOut, openLaidOut } from './settled.mjs';
import { expect, expectAccessible, test } from './test.mjs';
import { packed } from '../packed.mjs';
import { sizesOf } from '../sizes.mjs';

/**
 * A foreign page, on another origin, with a frame.
 *
 * @param {string} html
 */
async function lecture(html) {
  const page = `<!doctype html><html lang="en"><title>A lecture</title><body style="margin:0">${html}</body></html>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

const frameOf = (/** @type {string} */ src, width = 480, height = 660) =>
  `<iframe src="${src.replaceAll('&', '&amp;')}" title="Board" width="${width}" height="${height}" style="border:0"></iframe>`;

test('a frame in a page of another origin shows board and transport alone, and plays', async ({ context, baseURL }) => {
  const { url, close } = await lecture(frameOf(`${baseURL}#1/queens/8?solver=marks&step=980&embed`));
  const page = await context.newPage();
  await page.goto(url);
  const frame = page.frameLocator('iframe');
  const timeline = frame.getByRole('slider', { name: 'Timeline', exact: true });
  await expect(timeline).toHaveValue('980');
  await expect(frame.getByRole('grid', { name: 'Board', exact: true })).toHaveAttribute('aria-busy', 'false');
  for (const tab of ['Queens', 'Count', 'Explain']) await expect(frame.getByRole('tab', { name: tab })).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await frame.getByRole('button', { name: 'Next solution', exact: true }).click();
  await expect(timeline).toHaveValue('982');
  await expect(frame.getByRole('status', { name: 'Caption' })).toHaveText(/^Solution 1: /);
  const full = frame.getByRole('link', { name: 'Open the full page', exact: true });
  await expect(full).toHaveAttribute('href', `${baseURL}#1/queens/8?solver=marks&step=982`);
  await expect(full).toHaveAttribute('target', '_blank');
  await expect(full).toHaveAttribute('rel', 'noopener');
  const [whole] = await Promise.all([context.waitForEvent('page'), full.click()]);
  await expect(whole.getByRole('tab', { name: 'Queens', exact: true })).toBeVisible();
  await expect(whole.getByRole('slider', { name: 'Timeline', exact: true })).toHaveValue('982');
  close();
});

test('an embed stores nothing and asks no store', async ({ context, baseURL }) => {
  await context.addInitScript(() => {
    /** @type {string[]} */
    const asked = [];
    Object.assign(globalThis, { asked });
    const watch = (/** @type {any} */ owner, /** @type {string[]} */ names) => {
      for (const name of names) {
        const real = owner[name];
        owner[name] = function (/** @type {unknown[]} */ ...words) {
          asked.push(name);
          return real.apply(this, words);
        };
      }
    };
    watch(Storage.prototype, ['getItem', 'setItem', 'removeItem', 'key']);
    watch(IDBFactory.prototype, ['open', 'databases']);
    if (typeof CacheStorage === 'function') watch(CacheStorage.prototype, ['open', 'match', 'keys', 'has']);
    if (typeof ServiceWorkerContainer === 'function') watch(ServiceWorkerContainer.prototype, ['register']);
  });
  const { url, close } = await lecture(frameOf(`${baseURL}#1/knight/8x8?embed`));
  const page = await context.newPage();
  await page.goto(url);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('gridcell', { name: 'c3, empty', exact: true }).click();
  await expect(frame.getByRole('gridcell', { name: 'c3, move 1', exact: true })).toBeVisible();
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const inside = page.frames()[1];
  expect(await inside.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual([]);
  expect(await inside.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
  expect(await inside.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await inside.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(await inside.evaluate(() => history.length)).toBe(await page.evaluate(() => history.length));
  expect(await context.cookies()).toEqual([]);
  close();
});

for (const [width, height] of sizesOf(
  '240x320 240x240 320x240 320x320 320x400 400x300 320x480 480x660 560x315 640x360 640x480 800x600 1280x720',
)) {
  test(`it fits a frame of ${width} by ${height}`, async ({ page, board, button, caption, timeline }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#1/queens/8?embed');
    await expect(board).toHaveAttribute('aria-busy', 'false');
    for (const link of [
      '#1/queens/8?solver=marks&step=982&embed',
      '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=40&embed',
      '#1/knight/8x8/a1?embed',
      '#1/queens/8/15863724?embed',
    ]) {
      await follow(page, link);
      await expect(board).toHaveAttribute('aria-busy', 'false');
      await laidOut(page);
      const box = await board.boundingBox();
      expect(box?.width).toBeGreaterThan(0.35 * Math.min(width, height));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      if (link.includes('15863724')) continue;
      if (height > 280) await expect(timeline).toBeVisible();
      if (height > 280) await expect(caption).toBeInViewport({ ratio: 1 });
      for (const name of ['First step', 'Step back', 'Play', 'Step forward', 'Last step'])
        await expect(button(name)).toBeInViewport({ ratio: 1 });
      // A smaller frame scrolls a long sentence.
      if (width >= 480)
        expect(await caption.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
    }
  });
}

for (const [width, height] of sizesOf('400x300 480x660 800x500')) {
  test(`a program in a frame of ${width} by ${height} shows the line that comes next`, async ({
    page,
    board,
    button,
    caption,
    timeline,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#1/program/4/~${packed(FOUR)}?by=line&step=80&embed`);
    const lines = page.getByRole('list', { name: 'Lines around the next', exact: true });
    await button('Run').click();
    await expect(timeline).toHaveValue('80');
    const next = lines.locator('[aria-current="step"]');
    const before = await next.textContent();
    await button('Step forward').click();
    await expect(timeline).toHaveValue('81');
    await expect(next).not.toHaveText(before ?? '');
    const texts = FOUR.split('\n');
    expect(texts[Number(await next.getAttribute('value')) - 1]).toBe(await next.textContent());
    for (const part of [board, caption, next, button('Step forward')]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await lines.getByRole('listitem').count()).toBe(height > 760 ? 9 : height > 440 ? 5 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });
}

test('an embed loads less than the whole page', async ({ context, baseURL }) => {
  const weigh = async (/** @type {string} */ link) => {
    const page = await context.newPage();
    await page.goto(`${baseURL}${link}`);
    await expect(named(page).board).toHaveAttribute('aria-busy', 'false');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? entry.decodedBodySize : [],
        ),
    );
    await page.close();
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await weigh('#1/queens/8?embed')).toBeLessThan(0.92 * (await weigh('#1/queens/8')));
});

test('what is more than a board is left to the full page', async ({ page, baseURL, caption }) => {
  for (const link of ['#1/count/14', '#1/solutions/8?only=fundamental', '#1/race/8']) {
    await openAnew(page, `./${link}${link.includes('?') ? '&' : '?'}embed`);
    await expect(caption).toHaveText('This link shows more than a board: it opens on the full page.');
    await expect(page.getByRole('link', { name: 'Open the full page' })).toHaveAttribute('href', `${baseURL}${link}`);
  }
});

test('a low frame has the sentence of a board, and below it the player of one that can be played', async ({ page }) => {
  const { caption, button } = named(page);
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [link, sentence] of /** @type {[string, string][]} */ ([
    ['queens/8/15863724', 'A solution: 8 queens, and none attacks another.'],
    ['count/14', 'This link shows more than a board: it opens on the full page.'],
    ['knight/8x8', 'Choose a square: the knight starts there. It moves two squares one way and one to the side.'],
  ])) {
    await page.goto(`./#1/${link}?embed`);
    await expect(caption).toHaveText(sentence);
    await expect(caption).toBeInViewport({ ratio: 1 });
    await expect(button('Play')).toBeHidden();
  }
  await page.goto('./#1/knight/8x8/c3?embed');
  await expect(caption).toHaveText(/^Move 63/);
  await expect(button('Play')).toBeInViewport({ ratio: 1 });
  await expect(caption).toBeInViewport({ ratio: 1 });
  // Lower still, the board needs the room.
  await page.setViewportSize({ width: 280, height: 280 });
  await expect(button('Play')).toBeInViewport({ ratio: 1 });
  await expect(caption).not.toBeInViewport({ ratio: 1 });
});

test('the smallest frames have a whole sentence beside the board, and no button over it', async ({ page, caption }) => {
  for (const [width, height] of sizesOf('320x240 360x240 400x300')) {
    await page.setViewportSize({ width, height });
    for (const link of ['queens/8?solver=marks&step=939&embed', 'knight/8x8/c3?tour=closed&embed']) {
      await page.goto('about:blank');
      await openLaidOut(page, `./#1/${link}`);
      await expect(caption).toBeInViewport({ ratio: 1 });
      expect(await caption.evaluate((it) => it.scrollHeight - it.clientHeight), link).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
    }
  }
});

test('a bad link in a frame gives one sentence and a board', async ({ page, alert, board }) => {
  await page.goto('./#1/queens/99?embed');
  await expect(alert).toHaveText('The board size must be a whole number from 1 to 32, not 99 (at character 11).');
  await expect(board).toHaveAttribute('aria-busy', 'false');
});

for (const { locale, told } of [
  {
    locale: 'en-GB',
    told: [
      'Row 2, column 2, empty, attacked from row 1, column 1. This board is for watching; on the full page you can place the pieces yourself.',
      'Row 1, column 1, queen. This board is for watching; on the full page you can place the pieces yourself.',
      'b3, move 2. This board is for watching; on the full page you can place the pieces yourself.',
    ],
  },
  {
    locale: 'zh-CN',
    told: [
      '第 2 行第 2 列，空，受第 1 行第 1 列攻击。这里的棋盘只供观看；想自己摆放，请打开完整页面。',
      '第 1 行第 1 列，皇后。这里的棋盘只供观看；想自己摆放，请打开完整页面。',
      'b3，第 2 格。这里的棋盘只供观看；想自己摆放，请打开完整页面。',
    ],
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a square that is chosen with the keyboard is answered, and stays as it is', async ({ page, keys }) => {
      test.slow();
      const squares = page.getByRole('grid');
      const links = /** @type {const} */ ([
        ['#1/queens/8?solver=marks&step=1&embed', ['ArrowDown', 'ArrowRight']],
        ['#1/queens/8/15863724?embed', []],
        ['#1/knight/5x5/a1/072143603560134671245703?embed', ['ArrowDown', 'ArrowDown', 'ArrowRight']],
      ]);
      for (const [index, [link, ways]] of links.entries()) {
        await openAnew(page, `./${link}`);
        await expect(squares, link).toHaveAttribute('aria-busy', 'false');
        await expect(page.locator('.caption'), link).not.toBeEmpty();
        const caption = await page.locator('.caption').textContent();
        await keys.to(squares.locator('[tabindex="0"]'));
        for (const key of ['Enter', 'Space']) {
          await keys.press('Control+Home', ...ways, key);
          const answer = page.getByRole('status').filter({ hasText: told[index] });
          await expect(answer, link).toHaveText(told[index]);
          const name = (await page.locator(':focus').getAttribute('aria-label')) ?? 'nothing';
          expect(told[index].toLowerCase()).toContain(name.toLowerCase());
          // The next key is answered on its own.
          await answer.evaluate(({ firstChild }) => {
            if (firstChild instanceof Text) firstChild.data = '';
          });
        }
        await expect(page.locator('.caption'), link).toHaveText(caption ?? '');
        if (index === 0) await expectAccessible(page);
      }
    });
  });
}

test('a page that is open turns into an embed and back', async ({ page, tab, timeline }) => {
  await page.goto('./#1/queens/8');
  await expect(tab('Count')).toBeVisible();
  await page.evaluate(() => location.assign('#1/queens/8?solver=scan&step=5&embed'));
  await expect(page.getByRole('link', { name: 'Open the full page', exact: true })).toBeVisible();
  await expect(timeline).toHaveValue('5');
  await expect(tab('Count')).toBeHidden();
  await page.evaluate(() => location.assign('#1/queens/6'));
  await expect(tab('Count')).toBeVisible();
});

test('the snippet of Share puts what is shown into another page', async ({ page, context, share }) => {
  await page.goto('./#1/knight/6x6/a1?tour=closed&step=20');
  await expect(named(page).timeline).toHaveValue('20');
  await named(page).button('Share').click();
  const snippet = await share.snippet.inputValue();
  expect(snippet).toMatch(/^<iframe src="[^"<>]*" title="Queens &amp; Knights" width="480" height="660" /);
  const { url, close } = await lecture(snippet);
  const other = await context.newPage();
  await other.goto(url);
  const frame = other.frameLocator('iframe');
  await expect(frame.getByRole('slider', { name: 'Timeline', exact: true })).toHaveValue('20');
  await expect(frame.getByRole('link', { name: 'Open the full page' })).toBeInViewport({ ratio: 1 });
  close();
});
