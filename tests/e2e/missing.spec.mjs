import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { expect, expectAccessible, test } from './test.mjs';

const SENTENCE = 'This part of the page could not be loaded: the network does not answer.';

/**
 * Resolves when the probe of the host has failed, after another failure: if the host answered, the page would reload.
 *
 * @param {import('@playwright/test').Page} page
 */
const unanswered = (page) => page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');

/**
 * A page at a link, whose network can be cut. Failures may be reported from then on.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} link
 */
async function cut(context, link) {
  const page = await context.newPage();
  await page.goto(`./${link}`);
  await expect(page.locator('#board [role=grid]')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await context.setOffline(true);
  return {
    page,
    ...named(page),
    /** Tries again without a network. */
    async failAgain() {
      await Promise.all([unanswered(page), named(page).button('Try again').click()]);
    },
    /** Whether the page has not been reloaded. */
    isSame: () => page.evaluate(() => 'same' in globalThis),
  };
}

test('what takes its time has all its files asked for at once, before the click, and says that it is loading', async ({
  page,
}) => {
  const { board, caption, field, tab } = named(page);
  await page.goto('./#1/queens/6?solver=marks&step=20');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  const asked = /** @type {string[]} */ ([]);
  const held = /** @type {import('@playwright/test').Route[]} */ ([]);
  let holds = true;
  await page.route(/\/assets\//, (route) => {
    asked.push(/([^/]*)-.{8}\./.exec(route.request().url())?.[1] ?? '');
    return holds ? held.push(route) : route.continue();
  });
  const release = () => {
    holds = false;
    return Promise.all(held.splice(0).map((route) => route.continue()));
  };

  await tab('Knight').hover();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['tab', 'lazy', 'lazy_bg', 'en-rest']));
  await tab('Knight').click();
  await expect(caption).toHaveText('Loading …');
  await release();
  await expect(caption).toHaveText(/^Choose a square/);
  await expect(field('Files')).toBeVisible();

  holds = true;
  await tab('Count').hover();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['view', 'count', 'count_bg']));
  await tab('Count').click();
  const panel = page.getByRole('tabpanel', { name: 'Count', exact: true });
  await expect(panel.getByRole('status')).toHaveText('Loading …');
  await release();
  await expect(panel.getByRole('heading', { name: 'Count every way', exact: true })).toBeVisible();
  await expect(page.getByText('Loading …')).toHaveCount(0);
});

test('a pane that has not come says so, and comes when it is tried again, with its style', async ({ context }) => {
  const { page, tab, button, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  const failed = unanswered(page);
  await tab('Solutions').click();
  const pane = page.getByRole('tabpanel', { name: 'Solutions', exact: true });
  await expect(pane.getByRole('status')).toHaveText(SENTENCE);
  await expectAccessible(page);

  // Still no network: the sentence is announced again, after at most one frame without it.
  const told = await pane.getByRole('status').evaluateHandle((status) => {
    const texts = /** @type {(string | null)[]} */ ([]);
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { subtree: true, characterData: true });
    return texts;
  });
  await button('Try again').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => told.jsonValue()).toEqual(['', SENTENCE]);
  await expect(button('Try again')).toBeFocused();
  await button('Step forward').click();
  await expect(pane.getByRole('status')).toHaveText(SENTENCE);

  await failed;
  await context.setOffline(false);
  await button('Try again').focus();
  await page.keyboard.press('Enter');
  const boards = pane.getByRole('list', { name: 'Boards', exact: true });
  await expect(boards.getByRole('link')).toHaveCount(4);
  expect(await boards.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
  await expect(button('Try again')).toHaveCount(0);
  expect(await pane.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  expect(await isSame()).toBe(true);
});

test('what has not come is asked for again with the keyboard alone', async ({ context }) => {
  test.slow();
  const { page, alert, button, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  const keys = await keyboard(page);
  await keys.turnTo('Solutions');
  await Promise.all([unanswered(page), keys.use(button('Try again'))]);
  await expect(button('Try again')).toBeFocused();
  await keys.use(button('Share'));
  await expect(alert).toHaveText(SENTENCE);
  await context.setOffline(false);
  await keys.use(button('Try again').first());
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await expect(dialog).toBeVisible();
  await expect(alert).toHaveCount(0);
  await keys.press('Escape');
  await expect(page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link')).toHaveCount(4);
  expect(await isSame()).toBe(true);
});

test('a style that has not come is asked for again, too', async ({ context }) => {
  const page = await context.newPage();
  const { tab, button } = named(page);
  await page.route(/\.css$/, (route) => (route.request().url().includes('index-') ? route.continue() : route.abort()));
  await page.goto('./#1/queens/6?solver=marks&step=20');
  await tab('Solutions').click();
  await expect(button('Try again')).toBeVisible();
  await page.unroute(/\.css$/);
  await button('Try again').click();
  const boards = page.getByRole('list', { name: 'Boards', exact: true });
  await expect(boards.getByRole('link')).toHaveCount(4);
  expect(await boards.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
});

test('a dialog that has not come is told in an alert, which goes when it comes', async ({ context }) => {
  const { page, alert, button, failAgain, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await button('Share').click();
  await expect(alert).toHaveText(SENTENCE);
  await expectAccessible(page);
  await failAgain();
  await expect(alert).toHaveText(SENTENCE);
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  await button('Try again').click();
  await expect(dialog).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button('Share')).toBeFocused();
  expect(await isSame()).toBe(true);
});

test('the knights that have not come say so once, where their controls will be, and are there when tried again', async ({
  context,
}) => {
  const { page, alert, board, caption, tab, timeline, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  await tab('Knight').click();
  const setup = page.locator('#setup');
  await expect(setup.getByRole('status')).toHaveText(SENTENCE);
  await expect(caption).toHaveText('');
  await page.evaluate(() => location.assign('#1/knight/6x6/a1?tour=closed&step=20'));
  await expect(board).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(SENTENCE)).toHaveCount(1);
  await expect(alert).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await setup.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(timeline).toHaveValue('20');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(await isSame()).toBe(true);
});

test('on a phone the knights that have not come are told, and tried again, in sight', async ({ context }) => {
  const { page, tab, button, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  await page.setViewportSize({ width: 360, height: 740 });
  await tab('Knight').click();
  await expect(page.getByText(SENTENCE)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const player = await page.locator('#player').boundingBox();
      const box = await button('Try again').boundingBox();
      return box && player && box.y + box.height < player.y;
    })
    .toBe(true);
  expect(await isSame()).toBe(true);
});

test('in a frame, which has no controls, the knights that have not come are told in an alert', async ({ context }) => {
  const { page, alert, button, timeline, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20&embed');
  await page.evaluate(() => location.assign('#1/knight/6x6/a1?tour=closed&step=20&embed'));
  await expect(alert).toHaveText(SENTENCE);
  await context.setOffline(false);
  await button('Try again').click();
  await expect(timeline).toHaveValue('20');
  await expect(alert).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('a language that has not come is told in an alert, and spoken once it is tried again', async ({ context }) => {
  const { page, alert, button, failAgain, tab, isSame } = await cut(context, '#1/queens/6?solver=marks&step=20');
  const language = page.getByRole('combobox', { name: /Language$/ });
  await language.selectOption('zh');
  await expect(alert).toHaveText('The language could not be loaded; the page stays in this one.');
  await expect(language).toHaveValue('en');
  await failAgain();
  await expect(alert).toHaveText('The language could not be loaded; the page stays in this one.');
  await expect(tab('Queens')).toBeVisible();
  await context.setOffline(false);
  await button('Try again').click();
  await expect(tab('皇后')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(language).toHaveValue('zh');
  expect(await isSame()).toBe(true);
  await page.reload();
  await expect(tab('皇后')).toBeVisible();
});

test('a language that does not come although the host answers is spoken when the page is opened again', async ({
  context,
}) => {
  const page = await context.newPage();
  const { board, button, tab, timeline } = named(page);
  await page.route(/\/zh[^/]*\.js$/, (route) => route.abort());
  await page.goto('./#1/queens/8?solver=scan&step=20');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('combobox', { name: /Language$/ }).selectOption('zh');
  await expect(button('Try again')).toBeVisible();
  await page.unroute(/\/zh[^/]*\.js$/);
  await page.route(/\/zh[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await Promise.all([page.waitForEvent('load'), button('Try again').click()]);
  await expect(tab('皇后')).toBeVisible();
  await expect(timeline).toHaveCount(0);
  await expect(page.getByRole('slider', { name: '时间轴', exact: true })).toHaveValue('20');
});

test('what does not come although the host answers has the page opened again where it was', async ({ context }) => {
  const page = await context.newPage();
  const { board, button, tab, timeline } = named(page);
  // As in an engine that caches failed imports, or on a host with another release.
  await page.route(/\/pane-[^/]*\.js$/, (route) => route.abort());
  await page.goto('./#1/queens/8?solver=scan&step=20');
  await expect(board).toHaveAttribute('aria-busy', 'false');
  await tab('Solutions').click();
  await expect(button('Try again')).toBeVisible();
  await button('Play').click();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(20);
  await page.unroute(/\/pane-[^/]*\.js$/);
  await page.route(/\/pane-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await Promise.all([page.waitForEvent('load'), button('Try again').click()]);
  await expect(button('Play')).toBeVisible();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(20);
  await tab('Solutions').click();
  await expect(page.getByRole('list', { name: 'Boards', exact: true }).getByRole('link').first()).toBeVisible();
});

test('it is said in Chinese as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL, serviceWorkers: 'block' });
  const { page } = await cut(context, '#1/queens/6?solver=marks&step=20');
  await page.getByRole('tab', { name: '全部解', exact: true }).click();
  await expect(page.getByText('这部分页面没能载入：网络没有响应。')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  await context.close();
});
