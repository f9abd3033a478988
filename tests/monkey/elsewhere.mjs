/**
 * Compares what two pages show for the same link.
 *
 * @import { Page } from '@playwright/test'
 *
 * @typedef {object} Shown
 * @property {string} hash
 * @property {string} tab
 * @property {string} caption
 * @property {string} step
 * @property {string} squares
 * @property {string} language
 * @property {boolean} isByRows whether squares are named by row and column, and not as in chess
 * @property {boolean} isAhead whether a program is being looked ahead, or is not to its end
 */

import { AxeBuilder } from '@axe-core/playwright';
import { en, zh } from '../../www/i18n/catalogues.js';

/** A ride without a move has no link: the link of its start shows a tour. */
const RIDES = [en, zh].map((catalogue) => catalogue['own.start'].split('{square}')[1]);

/** A board that waits for a start square: its link has no step, though an argument why there is no tour has steps. */
const WAITING = /^#1\/knight\/\d+x\d+(?:\?|$)/;

/** A link to a question: answers given are not part of it. */
const ASKS = /[?&]ask\b/;

/** How the caption of a program that has not been run begins. */
const UNRUN = [en, zh].map((catalogue) => catalogue['program.waiting'].slice(0, -1));

/** @param {{ caption: string }} shown */
const isUnrun = ({ caption }) => UNRUN.some((start) => caption.startsWith(start));

/** *Stop*, and what looks further. */
const AHEAD = '.run-row button:not(.run, [hidden])';

/** How long the page must be idle, in milliseconds: the address is written after 300. */
const QUIET = 800;

/**
 * @param {Page} page
 * @param {boolean} atRest whether the page must be idle and its link complete
 * @returns {Promise<Shown | null>} `null` if it is not
 */
export async function shownBy(page, atRest) {
  const first = await read(page);
  await page.waitForTimeout(QUIET);
  const then = await read(page);
  if (!atRest) return then;
  return saysAll(then) && JSON.stringify(first) === JSON.stringify(then) ? then : null;
}

/** @param {Shown} shown */
export const saysAll = ({ hash, caption, step, isAhead }) =>
  hash !== '' &&
  !isAhead &&
  // A loop plays by itself.
  !hash.endsWith('&loop') &&
  !RIDES.some((ride) => caption.includes(ride)) &&
  !(WAITING.test(hash) && Number(step) > 0);

/** @param {Page} page @returns {Promise<Shown>} */
const read = (page) =>
  page.evaluate((ahead) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the browser as text
    const text = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const board = document.querySelector('#board [role=grid]');
    const names = board ? [...board.querySelectorAll('[role=gridcell]')].map(({ ariaLabel }) => ariaLabel ?? '') : [];
    return {
      hash: location.hash,
      tab: text('#tabs [role=tab][aria-selected=true]'),
      caption: text('#caption .caption'),
      step: /** @type {HTMLInputElement | null} */ (document.querySelector('#player input[type=range]'))?.value ?? '',
      // The names of empty squares depend on settings of the viewer.
      squares: names.filter((name) => !/, empty|空/.test(name)).join('; '),
      language: document.documentElement.lang,
      isByRows: names.some((name) => /row \d|第 \d+ 行/.test(name)),
      isAhead: document.querySelector(ahead) !== null,
    };
  }, AHEAD);

/** A linked program waits: it is run where it was, to its end. @param {Page} page @param {Shown} before @param {number} patience */
export async function runAgain(page, before, patience) {
  if (!before.hash.startsWith('#1/program/') || isUnrun(before)) return;
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector('.run-row .run'))?.click());
  const end = performance.now() + patience;
  let shown = await read(page);
  while ((shown.isAhead || isUnrun(shown)) && performance.now() < end) {
    await page.waitForTimeout(200);
    shown = await read(page);
  }
}

/**
 * @param {Shown} before
 * @param {Shown | null} after
 * @returns {string[]}
 */
export function differences(before, after) {
  if (!after) return ['nothing'];
  // A new page opens in the language and with the names of squares chosen last, perhaps in another tab.
  if (before.language !== after.language || before.isByRows !== after.isByRows) return [];
  const kinds = /** @type {(keyof Shown)[]} */ (Object.keys(before));
  // A count has no board, and the caption says more once a question has been answered.
  const ignored = before.hash.startsWith('#1/count/') ? kinds.slice(2) : ASKS.test(before.hash) ? ['caption'] : [];
  return (
    kinds
      .filter((kind) => !ignored.includes(kind))
      // A step beyond the end is announced only on the page that opened the link.
      .filter((kind) => (kind === 'caption' ? !before.caption.endsWith(after.caption) : before[kind] !== after[kind]))
      .map(
        (kind) =>
          `${kind} of ${before.hash}: “${String(before[kind]).slice(0, 200)}” and “${String(after[kind]).slice(0, 200)}”`,
      )
  );
}

/**
 * Violations found by axe, with the options of `tests/e2e/test.mjs`.
 *
 * @param {Page} page
 */
export async function violations(page) {
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
