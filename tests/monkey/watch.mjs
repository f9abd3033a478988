/**
 * Errors of the page while the monkey uses it, and the invariants checked after each action.
 *
 * @import { Page } from '@playwright/test'
 * @import { Facts } from './in-page.mjs'
 * @import { Habits } from './actions.mjs'
 */

import { messages as english } from '../../www/i18n/en.js';
import { messages as chinese } from '../../www/i18n/zh.js';

/** Signs of a fault in the text of the page. */
const INTERNAL = /\bundefined\b|\bNaN\b|\[object |panicked|RuntimeError|TypeError|\bunreachable\b|\{[a-z]+\}/;

/** Quoted from the golden link to a board of that size, and the error by which a program has ended. */
const SAID_BACK = /["“]NaN["”]|(?:ends the program: |使程序结束：)\w+Error\b/g;

/** The sentences after a trap of the core. */
const TRAPS = [english, chinese].flatMap((catalogue) => [catalogue['trap.recovered'], catalogue['trap.again']]);

/** Messages of the browser, and when they are no fault. @type {[what: RegExp, when: (habits: Habits) => boolean][]} */
const EXCUSED = [
  // The monkey has switched the network off.
  [/ERR_INTERNET_DISCONNECTED|Failed to fetch|fetch.*service worker|net::ERR_FAILED/, ({ wasOffline }) => wasOffline()],
];

/**
 * @param {Page} page
 * @param {string} home the folder of the page
 * @param {Habits} habits
 * @param {(what: string) => void} found
 */
export function listen(page, home, habits, found) {
  const heard = (/** @type {string} */ what) => {
    if (!EXCUSED.some(([text, when]) => text.test(what) && when(habits))) found(what);
  };
  page.on('console', (message) => heard(`console ${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => heard(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => found('the page has crashed'));
  page.on('dialog', (dialog) => {
    heard(`a dialog of the browser: ${dialog.message()}`);
    void dialog.accept().catch(() => {});
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Aborted: the page was left or a worker ended during the request.
    if (why !== 'net::ERR_ABORTED') heard(`failed: ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const made = /^(blob|data):/.test(request.url());
    if (!made && !request.url().startsWith(home)) heard(`left the page's folder: ${request.url()}`);
  });
  page.on('download', (download) => void download.delete().catch(() => {}));
  page.on('popup', (popup) => void popup.close().catch(() => {}));
}

/**
 * The violated invariants of the page.
 *
 * @param {Facts} facts
 * @param {(link: string) => string} canonical throws if it is no link
 * @param {Set<string>} typed fragments that the monkey has put into the address; a bad link stays there
 * @returns {string[]}
 */
export function wrongWith(facts, canonical, typed) {
  const wrong = [];
  if (facts.lost) wrong.push(`the page is lost: ${facts.lost}`);
  if (facts.title.trim() === '') wrong.push('the title is empty');
  if (!/^(en|zh)/.test(facts.lang)) wrong.push(`the language is “${facts.lang}”`);
  if (facts.selected !== 1) wrong.push(`${facts.selected} tabs are selected`);
  if (facts.wider > 0) wrong.push(`the page is ${facts.wider} px wider than the window: ${facts.widest}`);
  for (const shown of [facts.title, facts.notices, facts.said]) {
    const text = shown.replaceAll(SAID_BACK, '');
    const said = text.match(INTERNAL);
    if (said)
      wrong.push(
        `the page says “${said[0]}”: ${text.slice(Math.max(0, (said.index ?? 0) - 80), (said.index ?? 0) + 80)}`,
      );
  }
  for (const trap of TRAPS) if (facts.notices.includes(trap)) wrong.push(`the core has trapped: ${trap}`);
  if (!typed.has(facts.hash)) {
    try {
      if (canonical(facts.hash) !== facts.hash) wrong.push(`the address is not canonical: ${facts.hash}`);
    } catch (error) {
      wrong.push(`the address is no link: ${facts.hash}: ${error}`);
    }
  }
  return wrong;
}
