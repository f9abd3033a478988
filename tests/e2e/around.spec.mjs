import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';
import { expect, test } from './test.mjs';

/**
 * A foreign page, on another origin.
 *
 * @param {string} html
 * @param {Record<string, string>} [headers]
 * @param {string} [folder] whose files it can ask for
 */
async function lecture(html, headers = {}, folder) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = folder !== undefined && path !== '/' ? join(folder, path) : '';
    const isThere = path === '/' || existsSync(file);
    const type = { '.css': 'text/css', '.js': 'text/javascript' }[extname(path)] ?? 'text/html';
    response.writeHead(isThere ? 200 : 404, { 'content-type': type, ...headers });
    response.end(path === '/' ? html : isThere ? readFileSync(file) : '');
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
  expect(deck).toContain('"queens/#');
  const around = await lecture(deck.replace('"queens/#', `"${baseURL}#`), {}, join(ROOT, 'node_modules'));
  const tab = await context.newPage();
  await tab.emulateMedia({ reducedMotion: 'no-preference' });
  await tab.goto(around.url);
  const slide = (/** @type {string} */ name) => tab.getByRole('heading', { name, exact: true });
  const inside = tab.frameLocator('iframe');
  const button = (/** @type {string} */ name) => inside.getByRole('button', { name, exact: true });
  await expect(slide('Eight queens')).toBeVisible();
  await tab.keyboard.press('PageDown');
  await expect(button('Pause')).toBeVisible();
  // By then the deck has made all announcements of the turn.
  await expect(inside.getByRole('slider', { name: 'Timeline' })).not.toHaveValue(/^[0-2]$/);
  await button('Pause').click();
  await button('Play').click();

  await tab.keyboard.press('PageDown');
  await expect(slide('Questions?')).toBeVisible();
  // Out of sight, and so without a role.
  const stands = inside.getByRole('button', { name: 'Play', exact: true, includeHidden: true });
  await expect(stands).toHaveCount(1);
  await tab.keyboard.press('PageUp');
  await expect(button('Pause')).toBeVisible();

  await button('Pause').click();
  await tab.keyboard.press('PageUp');
  await expect(slide('Eight queens')).toBeVisible();
  await tab.keyboard.press('PageDown');
  // A pause by the viewer persists.
  await expect(button('Play')).toBeVisible();
  await button('Play').focus();
  await tab.keyboard.press('Escape');
  await expect(tab.locator('.reveal.overview')).toBeVisible();
  around.close();
});
