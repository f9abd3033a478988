import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from '../../tools/commit.mjs';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { untilMoreIsCounted } from './names.mjs';
import { expect, test } from './test.mjs';

const html = readFileSync(join(ROOT, 'dist', 'index.html'), 'utf8');

/**
 * Every value that an attribute has on the built page.
 *
 * @param {string} name
 */
const attributes = (name) => [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('the built page refers to files beside it only, so that it works at any path', () => {
  const references = [...attributes('src'), ...attributes('href')];
  expect(references.length).toBeGreaterThan(1);
  expect(references.filter((reference) => !reference.startsWith('./'))).toEqual([]);
  expect(references.filter((reference) => !existsSync(join(ROOT, 'dist', reference)))).toEqual([]);
});

test('the page can be installed, and a link to it has a picture', async ({ page, request }) => {
  await page.goto('./');
  const at = (/** @type {string} */ selector, /** @type {string} */ name) =>
    page.locator(`head ${selector}`).evaluate((found, attribute) => found.getAttribute(attribute) ?? '', name);
  /** @param {string} address @param {string} [from] */
  const sizeOf = async (address, from = page.url()) => {
    const response = await request.get(new URL(address, from).href);
    expect(response.headers()['content-type']).toBe('image/png');
    const bytes = await response.body();
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`; // where a PNG has its width and height
  };
  const manifestUrl = new URL(await at('[rel=manifest]', 'href'), page.url()).href;
  const manifest = await (await request.get(manifestUrl)).json();
  expect(manifest).toMatchObject({ name: await page.title(), start_url: './', scope: './', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src, manifestUrl)).toBe(sizes);
  const kinds = manifest.icons.map((/** @type {any} */ { purpose, sizes }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  expect(await sizeOf(await at('[rel=apple-touch-icon]', 'href'))).toBe('180x180');
  // A page built for an address has the full address of the picture.
  const { PAGE_ADDRESS: address = '' } = process.env;
  const picture = await at('[property="og:image"]', 'content');
  expect(picture.startsWith(address || './')).toBe(true);
  expect(await sizeOf(`.${new URL(picture, page.url()).pathname.slice(-'/social.png'.length)}`)).toBe('1200x630');
});

test('the policy lets in nothing inline, nothing from elsewhere and of eval only wasm', () => {
  const policies = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/);
  const sources = new Set(
    (policies?.[1] ?? '').split(';').flatMap((directive) => directive.trim().split(/\s+/).slice(1)),
  );
  expect([...sources].toSorted()).toEqual(["'none'", "'self'", "'wasm-unsafe-eval'", 'blob:', 'data:']);
  expect(policies?.[1]).toContain("default-src 'none'");
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('no worker can ask for anything or run a text as code', () => {
  const assets = join(ROOT, 'dist', 'assets');
  const workers = readdirSync(assets).filter((name) => /\.worker-[^.]*\.js$/.test(name));
  const sources = readdirSync(join(ROOT, 'www'), { recursive: true }).filter((name) =>
    `${name}`.endsWith('.worker.js'),
  );
  expect(workers).toHaveLength(sources.length);
  const means =
    /\b(?:eval|Function|fetch|import|importScripts|XMLHttpRequest|WebSocket|WebTransport|EventSource|sendBeacon|RTCPeerConnection|Worker|location|caches)\b/;
  for (const name of workers) {
    const text = readFileSync(join(assets, name), 'utf8');
    // A bundle contains all that a worker runs, but for the wasm that the page hands to it.
    expect(text.match(means)?.[0], name).toBeUndefined();
  }
});

test('where the host sends the policy it holds in workers as well', async ({ page, request }) => {
  const elsewhere = await serve(join(ROOT, 'dist'));
  const [, policy] = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/) ?? [];
  await page.goto('./#1/count/19');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await untilMoreIsCounted(page); // the short ones, which measure the machine, have ended
  await page.getByRole('button', { name: 'Pause count', exact: true }).click();
  // The first may be one that measured the machine and is ending.
  const worker = page.workers().slice(-1)[0];
  expect((await request.get(worker.url())).headers()['content-security-policy']).toBe(policy);
  // The policy does not apply to code evaluated by the driver, but to the code that it starts later.
  const tried = await worker.evaluate(
    (url) =>
      new Promise((done) => {
        setTimeout(async () => {
          const outcomes = [];
          // oxlint-disable-next-line no-eval -- it is to be refused
          for (const attempt of [() => (0, eval)('1'), () => fetch(url, { mode: 'no-cors' })]) {
            outcomes.push(
              await Promise.resolve()
                .then(attempt)
                .then(
                  () => 'done',
                  (error) => error.name,
                ),
            );
          }
          done(outcomes);
        });
      }),
    elsewhere.url,
  );
  await elsewhere.close();
  expect(tried).toEqual(['EvalError', 'TypeError']);
});

test('wasm is a file of its own, served with its type', async ({ page }) => {
  const wasm = page.waitForResponse((response) => response.url().endsWith('.wasm'));
  await page.goto('./');
  expect((await wasm).headers()['content-type']).toBe('application/wasm');
});

for (const { link, locale } of [
  { link: './', locale: 'en-GB' },
  { link: './', locale: 'zh-CN' },
  { link: './#1/queens/8?solver=marks&embed', locale: 'zh-CN' },
  { link: './#1/queens/8?solver=marks&%65mbed', locale: 'en-GB' },
]) {
  test.describe(`${link} in ${locale}`, () => {
    test.use({ locale });

    test('what the page begins with is asked for before any module runs, and once', async ({ page }) => {
      const language = locale.slice(0, 2);
      const beginning = link.includes('mbed') ? 'main' : 'page';
      // Loads that wait for idle time are no part of the first view.
      await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
      /** @type {string[]} */
      const asked = [];
      page.on('request', (request) => asked.push(request.url().replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')));
      const all = Promise.all(
        ['page_bg-[^/]*wasm', `${beginning}-[^/]*js`, `${language}-[^/]*js`].map((name) =>
          page.waitForRequest(new RegExp(`/${name}$`)),
        ),
      );
      await page.route(/\/(index|base)-[^/]*\.js$/, async (route) => {
        await all;
        await route.continue();
      });
      await page.goto(link);
      await expect(page.locator('#board [role=grid]')).toHaveAttribute('aria-busy', 'false');
      for (const name of ['page_bg.wasm', `${beginning}.js`, `${language}.js`]) {
        expect(asked.filter((each) => each === name)).toEqual([name]);
      }
      expect(asked).not.toContain(language === 'en' ? 'zh.js' : 'en.js');
    });
  });
}

test('Help says the version, and the commit that the page was made from', async ({ page, button, field }) => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [release] = attributes('content').filter((content) => content.startsWith(version));
  expect(release.slice(version.length)).toMatch(commit() ? /^ [0-9a-f]{10}( changed)?$/ : /^$/);
  const [, short, changed] = release.split(' ');
  await page.goto('./');
  await button('Help').click();
  const english = short
    ? `${version}, made from commit ${short}${changed ? ' and changes that are not in it' : ''}`
    : version;
  await expect(page.getByRole('dialog').getByText(english, { exact: true })).toBeVisible();
  // Its columns do not go on beyond its side.
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await field('Language').selectOption('zh');
  await button('帮助').click();
  const chinese = short ? `${version}，由提交 ${short} ${changed ? '和未提交的改动' : ''}构建` : version;
  await expect(page.getByRole('dialog').getByText(chinese, { exact: true })).toBeVisible();
});

test('a host that does not know the type of wasm serves the page all the same', async ({ page }) => {
  await page.route(/\.wasm$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await page.goto('./#1/count/8');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Count result' })).toHaveText(/^N = 8: 92 solutions/);
});

test('a core that was not to be had at once is asked for again', async ({ context }) => {
  const page = await context.newPage(); // where what fails may be told
  let asked = 0;
  await page.route(/\.wasm$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('./');
  await expect(page.locator('#board [role=grid]')).toHaveAttribute('aria-busy', 'false');
  expect(asked).toBe(2);
});
