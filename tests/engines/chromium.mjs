import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser.mjs';
import { playwrightDriver } from './playwright.mjs';

export const NAME = 'Chromium';
export const REMEDY = 'install it (on Debian: apt install chromium) or set CHROME to the path of one';

/** The path of a Chromium, or undefined. */
export const find = findChromium;

/**
 * @param {string} executablePath
 * @param {string} url where the page is
 */
export async function drive(executablePath, url) {
  // Playwright turns off what keeps a page for going back.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return playwrightDriver(await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ignoreDefaultArgs }), url);
}
