import { firefox } from '@playwright/test';
import { isProgram, which } from '../../tools/process.mjs';
import { playwrightDriver } from './playwright.mjs';

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
 * The system's Firefox by WebDriver BiDi: Playwright's other way to drive one needs a special build.
 *
 * @param {string} executablePath
 * @param {string} url where the page is
 */
export async function drive(executablePath, url) {
  return playwrightDriver(await firefox.launch({ channel: 'moz-firefox', executablePath }), url);
}
