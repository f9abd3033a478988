/**
 * The actions of the monkey and their weights. The next one depends only on the dice and on the controls that the page shows.
 *
 * @import { Page } from '@playwright/test'
 * @import { Dice } from '../js/chance.mjs'
 * @import { Look, Offer } from './in-page.mjs'
 *
 * @typedef {object} Scene
 * @property {Page} page
 * @property {Dice} dice
 * @property {Look} look
 * @property {Habits} habits
 *
 * @typedef {object} Habits side effects of earlier actions, which excuse some findings
 * @property {boolean} offline
 * @property {Set<string>} typed the fragments that the monkey has put into the address
 * @property {(on: boolean) => Promise<void>} switchNetwork
 * @property {() => boolean} wasOffline whether the network is off, or was a moment ago
 * @property {(dice: Dice, link: string) => Promise<string>} visit uses a link in a second tab for a while
 *
 * @typedef {[sort: string, weight: number, perform: (scene: Scene) => Promise<string | null>]} Action it resolves to a description
 *   for the log, or to `null` if the page shows nothing to act on
 */

import { en, zh } from '../../www/i18n/catalogues.js';
import { fillingLinkOf, inputOf, programLinkOf, programOf } from './programs.mjs';
import { pinch } from './touch.mjs';
import { fileOf, frameOf, largeOf, linkOf, textOf, wordOf } from './texts.mjs';
import { sizesOf } from '../sizes.mjs';

const SIZES = sizesOf('360x640 320x568 390x844 640x360 768x1024 1024x768 1280x800 1440x900 1920x1080');

const KEYS = 'ArrowLeft ArrowRight ArrowUp ArrowDown Home End Space Enter , . n b ? f'.split(' ');
/** Where the parts of a program are. */
const PROGRAM = 'pane-program';

/** The names of the buttons that begin and end the run of a program. */
const RUNS = [en, zh].flatMap((words) => [words['run.title'], words.stop, words['program.more']]);

const CHORDS = 'Control+Home Control+End Control+z Control+y Control+Shift+z PageUp PageDown Delete'.split(' ');

/** @param {Page} page @param {number} index */
export const pointAt = (page, index) => page.evaluate((at) => /** @type {any} */ (globalThis).monkey.point(at), index);

const named = (/** @type {Offer} */ { kind, place, name }) => `${kind} “${name}” in ${place}`;

/**
 * @param {Scene} scene
 * @param {(offer: Offer) => boolean} isMeant
 */
async function press({ page, dice, look }, isMeant) {
  const meant = look.offers.filter((offer) => isMeant(offer));
  if (meant.length === 0) return null;
  const offer = dice.oneOf(meant);
  const place = await pointAt(page, offer.index);
  if (!place) return `${named(offer)} is gone`;
  const clickCount = dice.whole(0, 15) === 0 ? 2 : 1;
  await page.mouse.click(place.x, place.y, { clickCount });
  return `${named(offer)}${clickCount > 1 ? ' twice' : ''}`;
}

/** @param {Scene} scene @param {(offer: Offer) => boolean} isMeant */
async function chosen({ page, dice, look }, isMeant) {
  const meant = look.offers.filter((offer) => isMeant(offer));
  if (meant.length === 0) return null;
  const offer = dice.oneOf(meant);
  return { offer, place: await pointAt(page, offer.index) };
}

/** @param {Scene} scene */
async function square({ page, dice, look }) {
  if (look.cells === 0) return null;
  const index = dice.whole(0, look.cells - 1);
  const place = await page.evaluate((at) => /** @type {any} */ (globalThis).monkey.cell(at), index);
  if (!place) return `square ${index} is gone`;
  await page.mouse.click(place.x, place.y);
  return `square ${index} of ${look.cells}`;
}

/** @param {Scene} scene */
async function write(scene) {
  const { page, dice } = scene;
  const found = await chosen(scene, ({ kind }) => kind === 'text');
  if (!found?.place) return null;
  const { place } = found.offer;
  const text =
    place === 'open' || dice.whole(0, 5) === 0 ? textOf(dice) : place === PROGRAM ? inputOf(dice) : wordOf(dice);
  await page.mouse.click(found.place.x, found.place.y);
  if (dice.whole(0, 4) > 0) await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  const after = dice.oneOf(['Enter', 'Enter', 'Tab', 'Escape', 'ArrowUp', '']);
  if (after) await page.keyboard.press(after);
  return `${JSON.stringify(text.slice(0, 80))} and ${after || 'nothing'} into ${named(found.offer)}`;
}

/**
 * @param {Scene} scene
 * @param {(offer: Offer) => boolean} [isMeant] among the lists
 * @param {string} [wanted] one of their values, or any
 */
async function choose(scene, isMeant = () => true, wanted) {
  const { page, dice } = scene;
  const found = await chosen(scene, (offer) => offer.kind === 'select' && isMeant(offer));
  if (!found?.place || !found.offer.values?.length) return null;
  const value = wanted ?? dice.oneOf(found.offer.values);
  // The open list of a select is a window of the system, out of reach for the driver.
  await page.evaluate(
    ([x, y, meant]) => {
      const select = document.elementsFromPoint(Number(x), Number(y)).find((each) => each instanceof HTMLSelectElement);
      if (!(select instanceof HTMLSelectElement)) return;
      select.focus();
      select.value = String(meant);
      for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    [found.place.x, found.place.y, value],
  );
  return `${value} of ${named(found.offer)}`;
}

/** @param {Scene} scene */
async function slide(scene) {
  const { page, dice } = scene;
  const found = await chosen(scene, ({ kind }) => kind === 'range');
  if (!found?.place) return null;
  const { x, y } = found.place;
  const [from, to] = [dice.whole(-60, 60), dice.whole(-60, 60)];
  await page.mouse.click(x + from, y);
  if (dice.whole(0, 1) === 0) {
    const key = dice.oneOf(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown']);
    await page.keyboard.press(key);
    return `${key} on ${named(found.offer)}`;
  }
  await page.mouse.down();
  await page.mouse.move(x + to, y, { steps: 5 });
  await page.mouse.up();
  return `from ${from} to ${to} on ${named(found.offer)}`;
}

/** @param {Scene} scene */
async function drag({ page, dice, look }) {
  if (look.facts.inDialog) return null;
  const box = await page.evaluate(() => {
    const board = document.querySelector('#board');
    return board?.checkVisibility() ? /** @type {DOMRect} */ (board.getBoundingClientRect().toJSON()) : null;
  });
  if (!box) return null;
  const [x, y] = [box.x + (box.width * dice.whole(1, 9)) / 10, box.y + (box.height * dice.whole(1, 9)) / 10];
  const [across, down] = [dice.whole(-150, 150), dice.whole(-150, 150)];
  if (dice.whole(0, 2) === 0) return pinch(page, x, y, across, down);
  await page.mouse.move(x, y);
  if (dice.whole(0, 1) === 0) {
    const held = dice.oneOf([null, 'Control', 'Control']);
    if (held) await page.keyboard.down(held);
    await page.mouse.wheel(across, down);
    if (held) await page.keyboard.up(held);
    return `${held ?? 'plain'} wheel by ${across}, ${down}`;
  }
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 6 });
  await page.mouse.up();
  return `from ${Math.round(x)}, ${Math.round(y)} by ${across}, ${down}`;
}

/** @param {Scene} scene @param {string} link */
async function go({ page, habits }, link) {
  await page.evaluate((fragment) => location.assign(fragment), link);
  habits.typed.add(await page.evaluate(() => location.hash));
  return link;
}

/** Opens the program of one's own, by the list of solvers or by a link. @param {Scene} scene */
const openProgram = (scene) =>
  scene.dice.whole(0, 1) === 0
    ? go(scene, programLinkOf(scene.dice))
    : choose(scene, ({ values }) => values?.includes('program') === true, 'program');

/** Writes a program over the one before, or behind it, and perhaps runs it or goes to a time of a line. @param {Scene} scene */
async function program(scene) {
  const { page, dice } = scene;
  const found = await chosen(scene, ({ kind }) => kind === 'program');
  if (!found?.place) return null;
  const { x, y, left } = found.place;
  const how = dice.oneOf(['paste', 'paste', 'type', 'add', 'cursor', 'cursor', 'number']);
  await page.mouse.click(how === 'number' ? left + 8 : x, y);
  const text = how === 'cursor' || how === 'number' ? '' : programOf(dice);
  if (text || how === 'type') {
    await page.keyboard.press(how === 'add' ? 'Control+End' : 'Control+a');
    if (how === 'paste') await page.evaluate((words) => /** @type {any} */ (globalThis).monkey.paste(words), text);
    else await page.keyboard.insertText(text.slice(0, 200));
  } else for (let times = dice.whole(0, 9); times > 0; times -= 1) await page.keyboard.press('ArrowDown');
  const after = dice.oneOf(['Control+Enter', 'Control+Enter', 'F8', 'Shift+F8', 'Control+z', 'Escape', '']);
  if (after) await page.keyboard.press(after);
  return `${how} ${JSON.stringify(text.slice(0, 80))} and ${after || 'nothing'}`;
}

/** @param {Scene} scene */
async function open({ page, dice }) {
  const sort = dice.oneOf(/** @type {const} */ (['paste', 'drop']));
  const text = textOf(dice);
  const file = dice.whole(0, 1) === 0 ? fileOf(dice) : '';
  await page.evaluate(
    ([how, what, name]) => /** @type {any} */ (globalThis).monkey.give(how, what, name),
    [sort, text, file],
  );
  return `${sort} ${JSON.stringify(text.slice(0, 80))}${file ? ` as ${file}` : ''}`;
}

/** @param {Scene} scene */
async function emulate({ page, dice }) {
  const media = {
    colorScheme: dice.oneOf(/** @type {const} */ (['light', 'dark'])),
    reducedMotion: dice.oneOf(/** @type {const} */ (['reduce', 'no-preference', 'no-preference'])),
    forcedColors: dice.oneOf(/** @type {const} */ (['none', 'none', 'none', 'active'])),
  };
  await page.emulateMedia(media);
  return Object.values(media).join(', ');
}

/** Lays the page out for print. @param {Scene} scene */
async function print({ page }) {
  await page.emulateMedia({ media: 'print' });
  await page.waitForTimeout(100);
  await page.emulateMedia({ media: 'screen' });
  return 'and back to the screen';
}

/** @type {Action[]} */
export const actions = [
  ['control', 30, (scene) => press(scene, ({ kind }) => kind === 'press')],
  ['player', 12, (scene) => press(scene, ({ kind, place }) => kind === 'press' && place === 'player')],
  ['pane', 6, (scene) => press(scene, ({ kind, place }) => kind === 'press' && place === 'panes')],
  ['tab', 3, (scene) => press(scene, ({ place }) => place === 'tabs')],
  ['header', 3, (scene) => press(scene, ({ place }) => place === 'settings')],
  ['square', 12, square],
  ['write', 7, write],
  ['choose', 7, (scene) => choose(scene)],
  ['slide', 6, slide],
  ['drag', 4, drag],
  ['link', 8, (scene) => go(scene, linkOf(scene.dice))],
  ['large board', 0.15, (scene) => go(scene, largeOf(scene.dice))],
  ['large program', 0.15, (scene) => go(scene, fillingLinkOf(scene.dice))],
  ['open', 4, open],
  ['to a program', 4, openProgram],
  ['program', 20, program],
  ['run', 25, (scene) => press(scene, ({ name }) => RUNS.includes(name))],
  ['in a program', 25, (scene) => press(scene, ({ kind, place }) => kind === 'press' && place === PROGRAM)],
  ['of a program', 14, (scene) => choose(scene, ({ place }) => place === PROGRAM)],
  [
    'keys',
    9,
    async ({ page, dice }) => {
      const key = dice.whole(0, 4) === 0 ? dice.oneOf(CHORDS) : dice.oneOf(KEYS);
      const times = dice.oneOf([1, 1, 2, 5, 12]);
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      return `${key} ${times} times`;
    },
  ],
  [
    'focus',
    6,
    async ({ page, dice }) => {
      const keys = Array.from({ length: dice.whole(1, 6) }, () => dice.oneOf(['Tab', 'Tab', 'Shift+Tab']));
      if (dice.whole(0, 2) === 0) keys.push('Enter');
      for (const key of keys) await page.keyboard.press(key);
      return keys.join(' ');
    },
  ],
  [
    'escape',
    4,
    async ({ page }) => {
      await page.keyboard.press('Escape');
      return 'Escape';
    },
  ],
  [
    'leave',
    4,
    async ({ page, look: { facts } }) => {
      if (!facts.inDialog) return null;
      await page.keyboard.press('Escape');
      return 'the dialog';
    },
  ],
  [
    'history',
    3,
    async ({ page, dice }) => {
      const by = dice.oneOf([-1, -1, 1, -2]);
      // An entry of another document would leave the page.
      const isThere = await page.evaluate((steps) => {
        const { navigation } = /** @type {any} */ (globalThis);
        const isOwn = navigation.entries()[navigation.currentEntry.index + steps]?.sameDocument === true;
        if (isOwn) history.go(steps);
        return isOwn;
      }, by);
      return isThere ? String(by) : null;
    },
  ],
  [
    'window',
    2,
    async ({ page, dice }) => {
      const [width, height] = dice.oneOf(SIZES);
      // A full-screen window cannot be resized.
      if (await page.evaluate(() => document.fullscreenElement !== null)) return null;
      await page.setViewportSize({ width, height });
      return `${width}×${height}`;
    },
  ],
  ['media', 1.5, emulate],
  ['print', 0.4, print],
  [
    'network',
    0.4,
    async ({ habits }) => {
      await habits.switchNetwork(habits.offline);
      return habits.offline ? 'off' : 'on';
    },
  ],
  [
    'wait',
    1.5,
    async ({ page, dice }) => {
      const time = dice.oneOf([500, 1000, 2500]);
      await page.waitForTimeout(time);
      return `${time} ms`;
    },
  ],
  [
    'another tab',
    0.8,
    ({ dice, habits }) => habits.visit(dice, dice.oneOf([frameOf, frameOf, linkOf, programLinkOf])(dice)),
  ],
];

/**
 * An action, drawn by weight.
 *
 * @param {Dice} dice
 * @param {Action[]} among
 */
export function drawn(dice, among = actions) {
  let left = (dice.whole(0, 999_999) / 1_000_000) * among.reduce((sum, [, weight]) => sum + weight, 0);
  return among.find(([, weight]) => (left -= weight) < 0) ?? among[0];
}
