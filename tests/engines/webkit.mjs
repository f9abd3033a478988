/**
 * @import {Driver, Place} from './smoke.mjs'
 * @import {Found} from './webdriver.mjs'
 */

import { which } from '../../tools/process.mjs';
import { STREAM, start } from './started.mjs';
import { Session, answers, freePort } from './webdriver.mjs';

export const NAME = 'WebKit';
export const REMEDY =
  'install its driver and a screen that nobody sees (on Debian: apt install webkit2gtk-driver xvfb)';

/** The path of WebKit's driver, or undefined; it is of no use without a screen. */
export function find() {
  return which('Xvfb') && which('WebKitWebDriver');
}

/** Elements that may have a role, by selector. @type {Record<Place['role'], string>} */
const LOOKS = {
  button: 'button',
  gridcell: '[role=gridcell]',
  slider: 'input[type=range]',
  status: '[role=status]',
  tab: '[role=tab]',
};

/** A language that no machine has, so that the page takes its own. */
const ENGLISH = { LC_ALL: 'C.UTF-8', LANGUAGE: undefined };

/**
 * The system's WebKit by WebDriver; each page has a browser of its own.
 *
 * @param {string} program
 * @param {string} url where the page is
 * @returns {Promise<Driver>}
 */
export async function drive(program, url) {
  /** @type {ReturnType<typeof start>[]} */
  const started = [];
  const begin = (/** @type {Parameters<typeof start>} */ ...what) => {
    started.push(start(...what));
    return started[started.length - 1];
  };
  const close = async () => {
    for (const each of started.toReversed()) await each.stop();
  };
  try {
    const screen = begin('Xvfb', ['-displayfd', String(STREAM), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
    const port = await freePort();
    begin(program, [`--port=${port}`], { DISPLAY: `:${await screen.line()}`, WAYLAND_DISPLAY: undefined, ...ENGLISH });
    await answers(port);
    return { ...pages(port, url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {number} port of the driver
 * @param {string} url
 * @returns {Omit<Driver, 'close'>}
 */
function pages(port, url) {
  /** @type {Session | undefined} */
  let session;
  const shown = () => {
    if (!session) throw new Error('No page is open.');
    return session;
  };
  /**
   * The element of this role and name, by what WebKit tells assistive technology.
   * @param {Place} place
   * @returns {Promise<Found | undefined>}
   */
  const at = async ({ role, name }) => {
    for (const element of await shown().run(called, LOOKS[role], name)) {
      const spoken = await shown().spoken(element);
      if (spoken.role === role && spoken.name === name) return element;
    }
    return undefined;
  };

  const goTo = async (/** @type {string} */ link) => {
    await shown().goTo(`${url}${link}`);
    await shown().run(listen);
  };

  return {
    async open(link) {
      await session?.end();
      session = await Session.begin(port);
      await goTo(link);
    },
    goTo,
    kept: () => shown().run(() => navigator.serviceWorker.controller?.state === 'activated'),
    async click(place) {
      const element = await at(place);
      if (!element) throw new Error(`There is no ${place.role} “${place.name}” any more.`);
      await shown().click(element);
    },
    async read(place) {
      const element = await at(place);
      return element && shown().run(contents, element);
    },
    heard: () => shown().run(heard),
  };
}

/** What follows runs in the page. */

/**
 * @param {string} selector
 * @param {string} name
 */
function called(selector, name) {
  return [...document.querySelectorAll(selector)].filter(
    (element) => (element.ariaLabel ?? (element.getAttribute('title') || element.textContent?.trim())) === name,
  );
}

/** @param {Element} element */
function contents(element) {
  return element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
}

/** Hears of errors from now on: one that came before has left a page that does nothing. */
function listen() {
  /** @type {string[]} */
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  Object.assign(window, { errors });
}

/** @returns {string[]} */
function heard() {
  return /** @type {any} */ (window).errors;
}
