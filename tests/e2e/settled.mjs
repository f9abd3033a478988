import { expect } from './test.mjs';

/**
 * Waits until every part of the page has its place: what is hidden until the first display is there has come, and what is
 * measured in a frame and placed by that has been.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function laidOut(page) {
  await expect(page.locator('#board [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator(':is(#setup, #open, #panes)[hidden]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Opens a link with a board, and waits until it is laid out.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} link
 */
export async function openLaidOut(page, link) {
  await page.goto(link);
  await expect(page.locator('#board [aria-busy=false]').first()).toBeAttached();
  await laidOut(page);
}

/**
 * The picture of a large board once its path is complete. Until then there is more of it in each frame, or the last complete
 * drawing stands in; a frame draws 2,000 moves at least, and no board of the tests has more than 24,000.
 *
 * @param {import('@playwright/test').Locator} board
 */
export const drawing = (board) =>
  board.evaluate(async (picture) => {
    const looks = () => /** @type {HTMLCanvasElement} */ (picture).toDataURL();
    let [before, now] = ['', looks()];
    while (now !== before) {
      for (let frames = 0; frames < 16; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      [before, now] = [now, looks()];
    }
    return now;
  });

/**
 * Keeps passing announcements until they have been read, however late that is. Call it before the page is
 * opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} [passing] how long it would be shown, as in www/ui/notices.js: 8000 for what advises
 */
export const toastsStay = (page, passing = 2500) =>
  page.addInitScript((time) => {
    const wait = globalThis.setTimeout;
    const lasting = /** @type {any} */ (
      (/** @type {TimerHandler} */ act, /** @type {number | undefined} */ after, /** @type {unknown[]} */ ...values) =>
        after === time ? 0 : wait(act, after, ...values)
    );
    globalThis.setTimeout = lasting;
  }, passing);

/**
 * Pages opened from now on belong to a returning visitor, who has left the introduction.
 *
 * @param {import('@playwright/test').Page} page
 */
export const introduced = (page) =>
  page.addInitScript(() => localStorage.setItem(`queens-and-knights ${location.pathname} door`, 'search'));
