/**
 * The smoke suite: what every engine must be able to do, whatever drives it and whatever serves the page.
 *
 * @typedef {object} Place by role and exact name
 * @property {'button' | 'gridcell' | 'link' | 'slider' | 'status' | 'tab' | 'textbox'} role
 * @property {string} name
 *
 * @typedef {object} Driver
 * @property {(link: string) => Promise<unknown>} open opens the page afresh at a link
 * @property {(link: string) => Promise<unknown>} goTo goes to a link where a page is open
 * @property {() => Promise<unknown>} back begins to go back to the page before
 * @property {(place: Place) => Promise<unknown>} click
 * @property {(place: Place) => Promise<string | undefined>} read the value or else the text, if the place is there
 * @property {(place: Place, text: string) => Promise<unknown>} type replaces the text of a field, and presses Enter
 * @property {(script: (...args: any[]) => unknown, ...args: unknown[]) => Promise<any>} run runs a function in the page
 * @property {() => string[] | Promise<string[]>} heard errors that the page has not caught
 * @property {() => Promise<unknown>} close
 *
 * @typedef {object} Task
 * @property {string} what
 * @property {string} link
 * @property {true} [core] part of the core of the suite, for hosts that differ in their headers
 * @property {(hand: Hand, stopHost: () => Promise<void>) => Promise<unknown>} walk
 */

import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take to be there, in milliseconds: an engine may be starting on a busy machine. */
const PATIENCE = 60_000;

/** A harmless message of ResizeObserver: the remaining sizes are delivered in the next frame. */
const HARMLESS = /^ResizeObserver loop /;

/** One who looks at the page and does something, and waits for what should be there. */
export class Hand {
  #driver;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = driver;
  }

  get run() {
    return this.#driver.run;
  }

  get goTo() {
    return this.#driver.goTo;
  }

  /** @param {Place} place */
  async read(place) {
    await this.#there(place);
    return (await this.#driver.read(place)) ?? '';
  }

  /** @param {Place} place @param {string | RegExp} expected */
  async see(place, expected) {
    /** @type {string | undefined} */
    let read;
    await until(
      () => `the ${place.role} “${place.name}” should be ${expected} and is ${read ?? 'missing'}`,
      async () => {
        read = await this.#driver.read(place);
        return read !== undefined && (expected instanceof RegExp ? expected.test(read) : read === expected);
      },
    );
  }

  /** @param {Place} place */
  async missing(place) {
    await until(
      () => `there should be no ${place.role} “${place.name}”`,
      async () => (await this.#driver.read(place)) === undefined,
    );
  }

  /** @param {Place} place */
  async click(place) {
    await this.#there(place);
    await this.#driver.click(place);
  }

  /** @param {Place} place @param {string} text */
  async type(place, text) {
    await this.#there(place);
    await this.#driver.type(place, text);
  }

  /** @param {string} what @param {(...args: any[]) => unknown} holds a function that runs in the page @param {unknown[]} args */
  async holds(what, holds, ...args) {
    await until(
      () => what,
      async () => Boolean(await this.#driver.run(holds, ...args)),
    );
  }

  /**
   * Goes to another page and back.
   * @returns {Promise<boolean>} whether the browser kept the page in its back/forward cache instead of reloading it
   */
  async awayAndBack() {
    await this.run(() => void Object.assign(globalThis, { isKept: true }));
    await this.goTo('robots.txt');
    await this.#driver.back();
    await until(
      () => 'the page does not come back',
      // A script may end without an answer where a page is just going.
      async () => this.run(() => globalThis.location.pathname.endsWith('/')).catch(() => false),
    );
    return this.run(() => Reflect.get(globalThis, 'isKept') === true);
  }

  /** @param {Place} place */
  async #there(place) {
    await until(
      () => `there is no ${place.role} “${place.name}”`,
      async () => (await this.#driver.read(place)) !== undefined,
    );
  }
}

/**
 * Does every task, also after one has failed, and says of each whether it was done.
 *
 * @param {Driver} driver
 * @param {Task[]} tasks
 * @param {() => Promise<void>} stopHost
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function smoke(driver, tasks, stopHost) {
  let failed = 0;
  for (const { what, link, walk } of tasks) {
    const start = performance.now();
    const took = () => `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
    try {
      await driver.open(link);
      await walk(new Hand(driver), stopHost);
      const heard = (await driver.heard()).filter((message) => !HARMLESS.test(message));
      if (heard.length > 0) throw new Error(`the page did not catch: ${heard.join('; ')}`);
      console.log(`✓ ${what} ${took()}`);
    } catch (error) {
      failed++;
      console.log(`✗ ${what} ${took()}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed: tasks.length - failed, failed };
}

/** @param {() => string} complaint @param {() => Promise<boolean>} holds */
async function until(complaint, holds) {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(complaint());
    await pause(50);
  }
}
