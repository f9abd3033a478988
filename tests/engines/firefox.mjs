/** @import {Driver, Place} from './smoke.mjs' */

import { firefox } from '@playwright/test';
import { isProgram, which } from '../../tools/process.mjs';

export const NAME = 'Firefox';
export const REMEDY = 'install it (on Debian: apt install firefox-esr) or set FIREFOX to the path of one';

const INSTALLED_ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox, or undefined. */
export function find() {
  const { FIREFOX } = process.env;
  return [FIREFOX, which('firefox-esr'), which('firefox'), ...INSTALLED_ELSEWHERE].find(
    (path) => path !== undefined && isProgram(path),
  );
}

/**
 * The system's Firefox by WebDriver BiDi: Playwright's other way to drive one needs a build of its own.
 *
 * @param {string} executablePath
 * @param {string} url where the page is
 * @returns {Promise<Driver>}
 */
export async function drive(executablePath, url) {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
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
      page = await browser.newPage({ locale: 'en-GB' });
      page.on('pageerror', (error) => heard.push(error.message));
      await page.goto(`${url}${link}`);
    },
    goTo: (link) => shown().goto(`${url}${link}`),
    kept: () => shown().evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
    click: (place) => at(place).click(),
    read: async (place) => {
      const [text] = await at(place).evaluateAll((found) =>
        found.map((element) => (element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''))),
      );
      return text;
    },
    heard: () => heard,
    close: () => browser.close(),
  };
}
