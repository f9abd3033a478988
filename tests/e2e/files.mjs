/**
 * Files, the clipboard and paper, out of the page and into it.
 *
 * @import { Locator, Page } from '@playwright/test'
 */

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** @param {Page} page */
export const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a text into a part of the page. @param {Locator} target @param {string} text */
export const paste = (target, text) =>
  target.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);

/**
 * The file that the page saves during an action.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function saved(page, act) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const path = await download.path();
  const bytes = await readFile(path);
  return { name: download.suggestedFilename(), path, bytes, text: bytes.toString() };
}

/** The dialog of the system that prints cannot be driven; its input can be checked. @param {Page} page */
export const withoutPrinter = (page) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });

/**
 * The sheet that a button prints, while the page is shown as on paper.
 *
 * @param {Page} page
 * @param {Locator} button
 * @param {(target: Locator) => Promise<unknown>} press
 */
export async function printed(page, button, press = (target) => target.click()) {
  await press(button);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  return page.getByRole('article');
}

/**
 * Chooses files in the dialog that an action opens.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @param {Parameters<Locator['setInputFiles']>[0]} files
 */
export async function chooseFiles(page, act, files) {
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate('0'); // by then the browser has the request, and a key cannot overtake it
  await act();
  await (await chooser).setFiles(files);
}

/**
 * Holds requests back until they are released.
 *
 * @param {Page} page
 * @param {string | RegExp} pattern
 */
export async function hold(page, pattern) {
  /** @type {import('@playwright/test').Route[]} */
  const held = [];
  let holding = true;
  await page.route(pattern, (route) => (holding ? void held.push(route) : route.continue()));
  const release = async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { held, release };
}
