import { named, openAnew } from './names.mjs';
import { expect, test } from './test.mjs';

/**
 * Records announcements as a screen reader does: changes in a visible live region that existed before. A region that is
 * inserted with a text is not announced.
 *
 * @param {import('@playwright/test').Page} page
 */
async function listen(page) {
  await page.addInitScript(() => {
    const world = /** @type {any} */ (globalThis);
    world.heard = [];
    world.arrived = [];
    const regions = '[role=status], [role=alert], [aria-live]';
    /** @type {Set<Element>} */
    const known = new Set();
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')].filter((each) => each.matches(regions))) {
          if (!region.isConnected) continue;
          known.delete(region);
        }
      }
      const changed = new Set(
        records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions)),
      );
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? '';
        const speaks = known.has(region)
          ? changed.has(region) && region.getAttribute('aria-live') !== 'off'
          : region.getAttribute('role') === 'alert';
        if (!known.has(region)) world.arrived.push({ caption: region.classList.contains('caption'), text });
        known.add(region);
        // Hidden parts of a region are not announced.
        const seen = region instanceof HTMLElement && region.checkVisibility() && region.innerText.trim() !== '';
        if (speaks && seen) world.heard.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return {
    /** The announcements since the last call. @returns {Promise<string[]>} */
    heard: () => page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0)),
    /** The texts with which captions came into the page. @returns {Promise<string[]>} */
    captions: () =>
      page.evaluate(() =>
        /** @type {any} */ (globalThis).arrived
          .filter((/** @type {any} */ { caption }) => caption)
          .map((/** @type {any} */ { text }) => text),
      ),
  };
}

/** Every kind of link. */
const openings = [
  '#1/queens/8?solver=marks&step=63',
  '#1/queens/8/1xxxxxxx?solver=mask&step=40',
  '#1/queens/8/15863724',
  '#1/queens/8?at=a8.d8.e5',
  '#1/solutions/8?only=fundamental&with=d5',
  '#1/race/8',
  '#1/knight/8x8',
  '#1/knight/8x8/c3?tour=closed',
  '#1/knight/8x8/a1?step=20',
  '#1/knight/5x5/a1?tour=closed',
  '#1/knight/8x8/c3?tour=closed&solver=warnsdorff&step=20',
  '#1/knight/6x8/a1?tour=closed&number=1234',
  '#1/knight/5x5/a1/072143603560134671245703',
  '#1/queens/8?solver=scan&embed',
  '#1/knight/8x8/c3?embed',
];

for (const { locale, start, solved } of [
  {
    locale: 'en-GB',
    start: 'Count',
    solved: 'Row 1, column 2, empty, attacked from row 1, column 1. To place queens, press Place your own.',
  },
  {
    locale: 'zh-CN',
    start: '开始计数',
    solved: '第 1 行第 2 列，空，受第 1 行第 1 列攻击。想自己摆，请按“手动摆放”。',
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the caption is there, empty, before what a link shows is told', async ({ page }) => {
      test.slow();
      const { heard, captions } = await listen(page);
      for (const link of openings) {
        await openAnew(page, `./${link}`);
        const caption = page.locator('.caption');
        await expect(caption, link).not.toBeEmpty();
        await expect(page.locator('[role=grid]'), link).toHaveAttribute('aria-busy', 'false');
        expect([...new Set(await captions())], link).toEqual(['']);
        expect(await heard(), link).toContain(await caption.textContent());
      }
    });

    test('a square that a solver has in hand says what is on it, and how to place a queen oneself', async ({
      page,
    }) => {
      const { heard } = await listen(page);
      await page.goto('./#1/queens/8?solver=marks&step=1');
      const square = page.getByRole('gridcell', { name: /^row 1, column 2,|^第 1 行第 2 列，/ });
      await expect(page.locator('.caption')).not.toBeEmpty();
      const [caption, address] = [await page.locator('.caption').textContent(), page.url()];
      for (const act of [() => square.press('Enter'), () => square.press('Space'), () => square.click()]) {
        await heard();
        await act();
        await expect(page.getByText(solved, { exact: true })).toBeVisible();
        expect(await heard()).toEqual([solved]);
        await expect(square).toBeFocused();
      }
      await expect(page.locator('.caption')).toHaveText(caption ?? '');
      expect(page.url()).toBe(address);
    });

    test('what is counted and what is wrong are heard', async ({ page }) => {
      const { heard } = await listen(page);
      await page.goto('./#1/count/8');
      await page.getByRole('button', { name: start, exact: true }).press('Enter');
      const result = page.locator('#count [role=status]').filter({ hasText: /^N = 8/ });
      await expect(result).toHaveText(/92/);
      expect(await heard()).toContain(await result.textContent());
      await page.goto('./#1/queens/99');
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(/99/);
      expect(await heard()).toContain(await alert.textContent());
    });
  });
}

test.describe('on a first visit', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a run that plays by itself is told once, and the clock says nothing', async ({ page }) => {
    const { heard, captions } = await listen(page);
    const { button, caption, timeline } = named(page);
    await page.goto('./');
    await expect(button('Pause')).toBeVisible();
    const first = Number(await timeline.inputValue());
    await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(first + 5);
    expect([...new Set(await captions())]).toEqual(['']);
    const opened = new Set(await heard());
    expect([...opened]).toEqual([expect.any(String)]);

    await button('Pause').click();
    expect(await heard()).toEqual([await caption.textContent()]);
    await button('Step forward').click();
    expect(await heard()).toEqual([await caption.textContent()]);
    const start = await caption.textContent();
    await button('Play').click();
    expect(await heard()).toEqual([start]);
    const later = Number(await timeline.inputValue());
    await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(later + 5);
    expect(await heard()).toEqual([]);
  });
});

for (const { locale, next, tab, play, eight, twelve } of [
  {
    locale: 'en-GB',
    next: 'Next board',
    tab: 'Solutions',
    play: 'Play',
    eight: ['2 of 92', '3 of 92'],
    twelve: ['1 of 14,200', '2 of 14,200'],
  },
  {
    locale: 'zh-CN',
    next: '下一个棋盘',
    tab: '全部解',
    play: '播放',
    eight: ['第 2 个，共 92 个', '第 3 个，共 92 个'],
    twelve: ['第 1 个，共 14,200 个', '第 2 个，共 14,200 个'],
  },
]) {
  test.describe(`the gallery in ${locale}`, () => {
    test.use({ locale });

    test('tells which board is shown, once for each, and never on a clock', async ({ page }) => {
      const { heard } = await listen(page);
      const link = page.getByRole('link', { name: next, exact: true });
      await page.goto('./#1/solutions/8');
      await page.locator('.miniatures.solutions a').first().click();
      await expect(page.getByText(eight[0].replace('2', '1'), { exact: true })).toBeVisible();
      await heard();
      for (const place of eight) {
        await link.press('Enter');
        await expect(page.getByText(place, { exact: true })).toBeVisible();
        expect(await heard()).toEqual([place]);
      }
      await page.goto('./#1/solutions/12');
      await expect(page.getByText('14,200').first()).toBeAttached();
      await expect(page.locator('.gallery [role=status]').first()).toHaveAttribute('aria-busy', 'false');
      for (const place of twelve) {
        await heard();
        await link.press('Enter');
        await expect(page.getByText(place, { exact: true })).toBeVisible();
        expect((await heard()).filter((words) => twelve.includes(words))).toEqual([place]);
      }
      await page.goto('./#1/queens/6?solver=marks&step=20');
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('button', { name: play, exact: true }).click();
      await heard();
      const timeline = page.locator('.timeline input');
      const first = Number(await timeline.inputValue());
      await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(first + 5);
      expect(await heard()).toEqual([]);
    });
  });
}

test('the end of a run is heard, and leaving the board for the hand and coming back', async ({ page }) => {
  const { heard } = await listen(page);
  const { button, caption, field, speed } = named(page);
  await page.goto('./#1/queens/6?solver=marks&step=160');
  await expect(caption).not.toBeEmpty();
  await field('Stop at each solution').check();
  await speed.press('End');
  await heard();
  await button('Play').click();
  await expect(caption).toHaveText(/^Solution \d+:|^Every way has been tried/);
  const told = await heard();
  expect(told.at(-1)).toBe(await caption.textContent());
  expect(told.length).toBe(2);
  await button('Place your own').click();
  await expect(button('Solve from here')).toBeVisible();
  expect(await heard()).toContain(await caption.textContent());
});
