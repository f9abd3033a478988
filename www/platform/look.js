/**
 * The look that the viewer has chosen: kept on this device, never in links, and applied through attributes that the style
 * sheet reads.
 *
 * @typedef {import('./look-choices.js').Offered} Offered
 * @typedef {import('./look-choices.js').Choice} Choice
 */

import { getItem, setItem } from './storage.js';
import { restyle } from './style-invalidation.js';
import { offered } from './look-choices.js';

const queries = {
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  paper: 'print',
};

/** @param {keyof typeof queries} name */
const matches = (name) => matchMedia(queries[name]).matches;

/** @type {Map<Choice, string>} what was chosen; the rest is as it comes */
const chosen = new Map();

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * @template {Choice} Name
 * @param {Name} name
 * @returns {Offered[Name][number]}
 */
export function choice(name) {
  const given = name === 'board' && matches('contrast') ? 'contrast' : offered[name][0];
  return /** @type {Offered[Name][number]} */ (chosen.get(name) ?? given);
}

/**
 * @template {Choice} Name
 * @param {Name} name
 * @param {Offered[Name][number]} value
 */
export function choose(name, value) {
  chosen.set(name, value);
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

/** @param {() => void} listener is called whenever the look has changed */
export function onLook(listener) {
  listeners.add(listener);
}

/** Begins with what is remembered. */
export function beginLook() {
  for (const [name, values] of Object.entries(offered)) {
    const stored = getItem(name);
    if (stored !== null && values.some((value) => value === stored)) chosen.set(/** @type {Choice} */ (name), stored);
  }
  for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', changed);
  dress();
}

function changed() {
  dress();
  for (const listen of listeners) listen();
}

/** Tells the style sheet, and the browser what colour the page has. */
function dress() {
  const root = document.documentElement;
  restyle(() => {
    root.dataset.board = matches('paper') ? 'print' : choice('board');
    root.dataset.theme = choice('theme');
    root.dataset.motion = isStill() ? 'reduced' : 'full';
  });
  const { backgroundColor } = getComputedStyle(root);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', backgroundColor);
}
