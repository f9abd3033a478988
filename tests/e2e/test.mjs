import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { keyboard } from './keyboard.mjs';
import { named } from './names.mjs';
import { sharing } from './sharing.mjs';

export { expect };

/**
 * @typedef {ReturnType<typeof named>} Named
 * @typedef {{ keys: Awaited<ReturnType<typeof keyboard>>, share: ReturnType<typeof sharing> }} Own
 */

const partsOfPage = Object.fromEntries(
  ['board', 'caption', 'timeline', 'speed', 'alert', 'tab', 'button', 'field', 'square', 'standing'].map((name) => [
    name,
    async (/** @type {any} */ { page }, /** @type {(part: unknown) => Promise<void>} */ use) =>
      use(Reflect.get(named(page), name)),
  ]),
);

/**
 * A test fails when the console says anything, a request fails, or a request leaves the folder of the page. With `keys` it
 * uses the page by the keyboard alone; `share` is the dialog, and the parts of the page go by their names in `named`.
 *
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs &
 *     import('@playwright/test').PlaywrightTestOptions & Own & Named,
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions
 * >}
 */
export const test = base.extend({
  context: async ({ context, serviceWorkers }, use) => {
    // A blocked service worker warns when the page registers it; without the API, the page does not try.
    if (serviceWorkers === 'block') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    }
    await use(context);
  },
  page: async ({ page, baseURL }, use) => {
    /** @type {string[]} */
    const heard = [];
    page.on('console', (message) => heard.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // A preview may go, with its dialog, before the browser has read it.
      const dropped =
        request.url().startsWith('blob:') && request.resourceType() === 'image' && why === 'net::ERR_ABORTED';
      if (!dropped) heard.push(`failed: ${request.url()}: ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      // Blobs and data addresses are made by the page itself.
      const made = /^(blob|data):/.test(request.url());
      if (!made && !request.url().startsWith(baseURL ?? '')) heard.push(`left the page's folder: ${request.url()}`);
    });
    await use(page);
    expect(heard).toEqual([]);
  },
  keys: async ({ page }, use) => use(await keyboard(page)),
  share: async ({ page }, use) => use(sharing(page)),
  ...partsOfPage,
});

/**
 * Asserts that axe finds no violation on the page as it is now.
 *
 * Its rule of skip links takes links to a state of the page, which begin with `#` as well, for such where they are
 * scrolled out of sight. The page has no frames, so one run in the page itself does: by default axe merges the results
 * of frames in a second page, and describes what it has nothing against, which takes three times as long.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } })
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}
