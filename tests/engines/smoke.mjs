/**
 * What every engine must be able to do, whatever drives it: each task opens a link and does its steps, in each of which
 * something may be clicked and something is then to be read.
 *
 * @typedef {{ role: 'button' | 'gridcell' | 'slider' | 'status' | 'tab', name: string }} Place by role and exact name
 *
 * @typedef {object} Driver
 * @property {(link: string) => Promise<unknown>} open opens the page afresh at a link
 * @property {(link: string) => Promise<unknown>} goTo goes to a link where a page is open
 * @property {() => Promise<boolean>} kept whether the open page is kept for when there is no network
 * @property {(place: Place) => Promise<unknown>} click
 * @property {(place: Place) => Promise<string | undefined>} read the value or else the text, if the place is there
 * @property {() => string[] | Promise<string[]>} heard errors that the page has not caught
 * @property {() => Promise<unknown>} close
 *
 * @typedef {{ click?: Place, see: Place, as: string }} Step
 */

import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take to be there, in milliseconds: an engine may be starting on a busy machine. */
const PATIENCE = 20_000;

/** @param {Place['role']} role */
const by = (role) => (/** @type {string} */ name) => ({ role, name });
const button = by('button');
const square = by('gridcell');
const timeline = by('slider')('Timeline');

/**
 * With `later`, the page is left alone until it is kept, its host goes, and that link is gone to.
 *
 * @type {{ what: string, link: string, later?: string, steps: Step[] }[]}
 */
export const TASKS = [
  {
    what: 'opens a link at its step',
    link: '#1/queens/8?solver=marks&step=982',
    steps: [
      { see: timeline, as: '982' },
      { see: square('a8, queen'), as: '' },
    ],
  },
  {
    what: 'steps forward and back',
    link: '#1/queens/8?solver=marks&step=63',
    steps: [
      { see: timeline, as: '63' },
      { click: button('Step forward'), see: timeline, as: '64' },
      { click: button('Step back'), see: timeline, as: '63' },
      { click: button('Next solution'), see: timeline, as: '982' },
    ],
  },
  {
    what: 'starts a knight',
    link: '#1/knight/8x8',
    steps: [
      { click: square('c3, empty'), see: square('c3, move 1'), as: '' },
      { click: button('Last step'), see: timeline, as: '63' },
    ],
  },
  {
    what: 'counts N = 12',
    link: '#1/count/12',
    steps: [{ click: button('Count'), see: by('status')('Count result'), as: 'N = 12: 14,200 solutions' }],
  },
  {
    // The last: there is no host after it.
    what: 'opens without network after one visit',
    link: '',
    later: '?again#1/queens/8?solver=marks&step=63',
    steps: [
      { see: timeline, as: '63' },
      { click: button('Next solution'), see: timeline, as: '982' },
    ],
  },
];

/**
 * Does every task, also after one has failed, and says of each whether it was done.
 *
 * @param {Driver} driver
 * @param {() => Promise<void>} stopHost
 * @returns {Promise<number>} how many failed
 */
export async function smoke(driver, stopHost) {
  let failed = 0;
  for (const { what, link, later, steps } of TASKS) {
    try {
      await driver.open(link);
      if (later !== undefined) {
        await until('the page is not kept', () => driver.kept());
        await stopHost();
        await driver.goTo(later);
      }
      for (const step of steps) await take(driver, step);
      const heard = await driver.heard();
      if (heard.length > 0) throw new Error(`the page did not catch: ${heard.join('; ')}`);
      console.log(`✓ ${what}`);
    } catch (error) {
      failed++;
      console.log(`✗ ${what}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}

/** @param {Driver} driver @param {Step} step */
async function take(driver, { click, see, as }) {
  if (click) {
    await until(`there is no ${click.role} “${click.name}”`, async () => (await driver.read(click)) !== undefined);
    await driver.click(click);
  }
  /** @type {string | undefined} */
  let read;
  await until(
    () => `the ${see.role} “${see.name}” should be “${as}” and is ${read === undefined ? 'missing' : `“${read}”`}`,
    async () => (read = await driver.read(see)) === as,
  );
}

/** @param {string | (() => string)} complaint @param {() => Promise<boolean>} holds */
async function until(complaint, holds) {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(typeof complaint === 'string' ? complaint : complaint());
    await pause(50);
  }
}
