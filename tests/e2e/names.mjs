import { expect } from '@playwright/test';

/** Long enough to be stored and interrupted with one worker: about ten seconds, beside other programs more than a hundred. */
export const LONG_COUNT = {
  n: 19,
  solutions: '4,968,057,848',
  answer: 'N = 19: 4,968,057,848 solutions',
  whole: { timeout: 300_000 },
};

/**
 * Goes to a link on the open page, without loading it again, and waits until its board is shown.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} link from its `#`
 */
export async function follow(page, link) {
  await page.evaluate(
    (fragment) =>
      new Promise((resolve) => {
        // The page has listened for longer, so it has begun to follow the link by then.
        addEventListener('hashchange', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
        location.assign(fragment);
      }),
    link,
  );
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/**
 * Opens a link as if it were the first one on the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} link
 */
export async function openAnew(page, link) {
  await page.goto('about:blank');
  await page.goto(link);
}

/** @param {import('@playwright/test').Page} page */
export const hash = (page) => new URL(page.url()).hash;

/**
 * Types a text in the place of another, and presses Enter.
 *
 * @param {import('@playwright/test').Locator} field
 * @param {string} text
 */
export async function enter(field, text) {
  await field.fill(text);
  await field.press('Enter');
}

/**
 * The part of a count that is done, from 0 to 1.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function partCounted(page) {
  const bar = page.getByRole('progressbar', { name: 'Part of the work done', exact: true });
  return Number(await bar.getAttribute('value'));
}

/**
 * Waits until more of a count is done than before.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function untilMoreIsCounted(page, before = 0) {
  await expect.poll(() => partCounted(page), { intervals: [20] }).toBeGreaterThan(before);
}

/**
 * The page by role and exact name.
 *
 * @param {import('@playwright/test').Page} page
 */
export function named(page) {
  return {
    board: page.getByRole('grid', { name: 'Board', exact: true }),
    caption: page.getByRole('status', { name: 'Caption', exact: true }),
    timeline: page.getByRole('slider', { name: 'Timeline', exact: true }),
    speed: page.getByRole('slider', { name: 'Speed', exact: true }),
    alert: page.getByRole('alert'),
    /** @param {string} name */
    tab: (name) => page.getByRole('tab', { name, exact: true }),
    /** @param {string} name */
    button: (name) => page.getByRole('button', { name, exact: true }),
    /** @param {string} name */
    field: (name) => page.getByLabel(name, { exact: true }),
    /** @param {string | RegExp} name */
    square: (name) => page.getByRole('gridcell', { name, exact: true }),
    /** The names of all squares that are not empty, once the task after the drawing has named their pieces. */
    async standing() {
      for (;;) {
        const names = await page
          .getByRole('gridcell')
          .evaluateAll((cells) =>
            cells.map((cell) => cell.ariaLabel ?? '').filter((name) => !name.includes(', empty')),
          );
        if (!names.some((name) => /^(?:row \d+, column \d+|[a-z]+\d+)$/.test(name))) return names.toSorted();
      }
    },
  };
}
