import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { expect, test } from './test.mjs';

/**
 * Somebody else's page, on another origin.
 *
 * @param {string} html
 * @param {Record<string, string>} [headers]
 */
async function lecture(html, headers = {}) {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html', ...headers });
    response.end(isPage ? html : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><title>A lecture</title><body>${body}</body></html>`;
const frame = (/** @type {string} */ src, attributes = '') =>
  `<iframe src="${src.replaceAll('&', '&amp;')}" title="Board" width="480" height="660" ${attributes}></iframe>`;

/** @type {[what: string, attributes: string, headers: Record<string, string>][]} */
const WAYS = [
  ['a sandbox without allow-same-origin', 'sandbox="allow-scripts"', {}],
  ['a page with COEP', '', { 'Cross-Origin-Embedder-Policy': 'require-corp' }],
];
for (const [what, attributes, headers] of WAYS) {
  test(`with the headers of the build the board stands in ${what}`, async ({ context, baseURL }) => {
    const around = await lecture(page(frame(`${baseURL}#1/queens/8?solver=marks&step=980&embed`, attributes)), headers);
    const tab = await context.newPage();
    await tab.goto(around.url);
    const inside = tab.frameLocator('iframe');
    await expect(inside.getByRole('grid', { name: 'Board', exact: true })).toHaveAttribute('aria-busy', 'false');
    await inside.getByRole('button', { name: 'Next solution', exact: true }).click();
    await expect(inside.getByRole('status', { name: 'Caption' })).toHaveText(/^Solution 1: /);
    around.close();
  });
}

test('on a host without those headers a sandboxed frame says why it is empty', async ({ context }) => {
  const host = await serve(join(ROOT, 'dist'), { plain: true });
  const around = await lecture(page(frame(`${host.url}#1/queens/8?embed`, 'sandbox="allow-scripts"')));
  const tab = await context.newPage();
  await tab.goto(around.url);
  await expect(tab.frameLocator('iframe').getByRole('alert')).toContainText(/sandboxed it without\s+allow-same-origin/);
  around.close();
  await host.close();
});

test('the deck of the documentation turns by the keys pressed in its frame, and pauses it out of sight', async ({
  context,
  baseURL,
}) => {
  const text = readFileSync(join(ROOT, 'docs', 'EMBEDDING.md'), 'utf8');
  const [, deck = ''] = /```html\n(<!doctype html>.*?)```/s.exec(text) ?? [];
  // The deck program itself is not part of the project: what the page asks of it is written down instead.
  const stand =
    '<script>globalThis.asked = []; globalThis.Reveal = Object.fromEntries(["initialize", "next", "prev", "toggleOverview"]' +
    '.map((name) => [name, () => asked.push(name)]));</script>';
  const html = deck
    .replace(/<link[^>]*>/g, '')
    .replace('<script src="reveal.js/dist/reveal.js"></script>', stand)
    .replace('"queens/#', `"${baseURL}#`);
  expect(html).toContain(stand);
  const around = await lecture(html);
  const tab = await context.newPage();
  await tab.emulateMedia({ reducedMotion: 'no-preference' });
  await tab.goto(around.url);
  const inside = tab.frameLocator('iframe');
  await expect(inside.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const say = (/** @type {string} */ message) =>
    tab.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message);
  await say('slide:stop');
  await expect(inside.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await say('slide:start');
  await expect(inside.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await inside.getByRole('button', { name: 'Pause', exact: true }).click();
  for (const key of ['PageDown', 'PageUp', 'Escape']) await tab.keyboard.press(key);
  await expect
    .poll(() => tab.evaluate(() => Reflect.get(globalThis, 'asked')))
    .toEqual(['initialize', 'next', 'prev', 'toggleOverview']);
  // What the viewer has paused stays so.
  await say('slide:stop');
  await say('slide:start');
  await expect(inside.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  around.close();
});
