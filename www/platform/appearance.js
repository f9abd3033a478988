/**
 * The appearance of the page: kept on this device, never in links, and applied through attributes that the style sheet reads.
 *
 * @typedef {typeof offered} Offered
 * @typedef {keyof Offered} Choice
 */

import { getItem, setItem } from './storage.js';
import { restyle } from './style-invalidation.js';

/**
 * The choices; the first of each is the default. Those of squares are how the squares of queens boards are named, and those
 * of letters whether keys of a single character act.
 */
export const offered = /** @type {const} */ ({
  board: ['paper', 'walnut', 'slate', 'contrast', 'print'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced', 'full'],
  squares: ['rows', 'chess'],
  letters: ['on', 'off'],
});

const queries = {
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  paper: 'print',
};

const names = /** @type {(keyof typeof queries)[]} */ (Object.keys(queries));

/** @param {keyof typeof queries} name */
const matches = (name) => matchMedia(queries[name]).matches;

/** @type {Partial<Record<Choice, string | undefined>>} choices of the viewer; the others are the defaults */
const chosen = {};

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * @template {Choice} Name
 * @param {Name} name
 * @returns {Offered[Name][number]}
 */
export function choice(name) {
  const given = name === 'board' && matches('contrast') ? 'contrast' : offered[name][0];
  return /** @type {Offered[Name][number]} */ (chosen[name] ?? given);
}

/**
 * @template {Choice} Name
 * @param {Name} name
 * @param {Offered[Name][number]} value
 */
export function choose(name, value) {
  chosen[name] = value;
  setItem(name, value);
  changed();
}

/** Whether the viewer, or else the system, wants nothing to move by itself. */
export function isStill() {
  const motion = choice('motion');
  return motion === 'reduced' || (motion === 'system' && matches('still'));
}

/** Whether the system sets the colours, whatever was chosen. */
export const isForced = () => matches('forced');

/** @param {() => void} listener is called whenever the appearance has changed */
export const onAppearance = (listener) => listeners.add(listener);

/**
 * The choice that is stored, if it is one that is offered.
 * @param {Choice} name
 * @returns {string | undefined}
 */
export function storedChoice(name) {
  const stored = getItem(name);
  return offered[name].find((value) => value === stored);
}

/** Begins with the stored choices. */
export function initAppearance() {
  for (const name of /** @type {Choice[]} */ (Object.keys(offered))) chosen[name] = storedChoice(name);
  for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', changed);
  apply();
}

/** The settings and media of the appearance applied last. */
let applied = '';

function changed() {
  const appearance = JSON.stringify([chosen, ...names.map(matches)]);
  // A system changes several of them at once, and each fires an event.
  if (appearance === applied) return;
  applied = appearance;
  apply();
  for (const listen of listeners) listen();
}

/** Sets the attributes for the style sheet, and the colour that the browser gives its own controls. */
function apply() {
  const root = document.documentElement;
  restyle(() => {
    root.dataset.board = matches('paper') ? 'print' : choice('board');
    root.dataset.theme = choice('theme');
    root.dataset.motion = isStill() ? 'reduced' : 'full';
  });
  const { backgroundColor } = getComputedStyle(root);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', backgroundColor);
}
