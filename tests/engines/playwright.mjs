/** @import {Driver, Place} from './smoke.mjs' */

/**
 * A browser that Playwright has started, with one page in a new context.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url where the page is
 * @returns {Driver}
 */
export function playwrightDriver(browser, url) {
  /** @type {import('@playwright/test').Page | undefined} */
  let page;
  /** @type {string[]} */
  let heard = [];
  const shown = () => {
    if (!page) throw new Error('No page is open.');
    return page;
  };
  const at = (/** @type {Place} */ { role, name }) => shown().getByRole(role, { name, exact: true });

  return {
    async open(link) {
      await page?.context().close();
      heard = [];
      page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
      page.on('pageerror', (error) => heard.push(error.message));
      await page.goto(`${url}${link}`);
    },
    goTo: (link) => shown().goto(`${url}${link}`),
    // Playwright would wait for a page to load, and one that the browser has kept does not.
    back: () => shown().evaluate(() => void setTimeout(() => history.back())),
    click: (place) => at(place).click(),
    read: async (place) => {
      const [text] = await at(place).evaluateAll((found) =>
        found.map((element) =>
          element.matches('input, textarea') ? Reflect.get(element, 'value') : element.textContent,
        ),
      );
      return text;
    },
    async type(place, text) {
      await at(place).fill(text);
      await at(place).press('Enter');
    },
    run: (script, ...args) => shown().evaluate(`(${script})(...${JSON.stringify(args)})`),
    heard: () => heard,
    close: () => browser.close(),
  };
}
