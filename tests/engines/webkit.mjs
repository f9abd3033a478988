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
  link: 'a[href]',
  slider: 'input[type=range]',
  status: '[role=status]',
  tab: '[role=tab]',
  textbox: 'input:not([type]), input[type=text], textarea',
};

/** The key, as WebDriver writes it. */
const ENTER = '\uE007';

/** A language that no machine has, so that the page takes its own. */
const ENGLISH = { LC_ALL: 'C.UTF-8', LANGUAGE: undefined };

/** A driver now and then waits for ever for the browser that it has started; another one does not. */
const ATTEMPTS = 3;

/**
 * The system's WebKit by WebDriver; each page has its own driver and browser.
 *
 * @param {string} program
 * @param {string} url where the page is
 * @returns {Promise<Driver>}
 */
export async function drive(program, url) {
  const screen = start('Xvfb', ['-displayfd', String(STREAM), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  /** @type {ReturnType<typeof start> | undefined} */
  let driver;
  const close = async () => {
    await driver?.stop();
    await screen.stop();
  };
  try {
    const env = { DISPLAY: `:${await screen.line()}`, WAYLAND_DISPLAY: undefined, ...ENGLISH };
    const begin = async (left = ATTEMPTS - 1) => {
      await driver?.stop();
      const port = await freePort();
      driver = start(program, [`--port=${port}`], env);
      try {
        await answers(port);
        return await Session.begin(port);
      } catch (error) {
        if (left === 0) throw error;
        return begin(left - 1);
      }
    };
    return { ...pages(begin, url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {() => Promise<Session>} begin opens a browser in the place of the one before
 * @param {string} url
 * @returns {Omit<Driver, 'close'>}
 */
function pages(begin, url) {
  /** @type {Session | undefined} */
  let session;
  const shown = () => {
    if (!session) throw new Error('No page is open.');
    return session;
  };
  /**
   * The element of this role and name, by WebKit's accessibility tree.
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

  const still = async (/** @type {Place} */ place) => {
    const element = await at(place);
    if (!element) throw new Error(`There is no ${place.role} “${place.name}” any more.`);
    return element;
  };

  const goTo = async (/** @type {string} */ link) => {
    await shown().goTo(`${url}${link}`);
    await shown().run(listen);
  };

  return {
    async open(link) {
      session = await begin();
      await goTo(link);
    },
    goTo,
    // A script that is sent while the page changes may never be answered, so that no script goes back.
    back: () => shown().back(),
    async click(place) {
      const element = await still(place);
      // Its driver does not scroll to elements that are partly visible.
      await shown().run((/** @type {Element} */ target) => target.scrollIntoView({ block: 'center' }), element);
      await shown().click(element);
    },
    async type(place, text) {
      const element = await still(place);
      await shown().clear(element);
      await shown().type(element, text + ENTER);
    },
    run: (script, ...args) => shown().run(script, ...args),
    async read(place) {
      const element = await at(place);
      return element && shown().run(contents, element);
    },
    heard: () => shown().run(heard),
  };
}

/** The functions below run in the page. */

/**
 * What may have this name.
 * @param {string} selector
 * @param {string} name
 */
function called(selector, name) {
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // A field has its name from its label.
      (element.matches('input:not([type=range]), textarea') ||
        [element.ariaLabel, element.getAttribute('title'), element.textContent?.trim()].includes(name)),
  );
}

/** @param {Element} element */
function contents(element) {
  return element.matches('input, textarea') ? Reflect.get(element, 'value') : (element.textContent ?? '');
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
