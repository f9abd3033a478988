/**
 * The look that the viewer has chosen: kept on this device, never in links, and applied through attributes that the style sheet reads.
 *
 * @typedef {import('./look-choices.js').Offered} Offered
 * @typedef {import('./look-choices.js').Choice} Choice
 */

import { getItem, setItem } from './storage.js';
import { restyle } from './style-invalidation.js';
import { offered } from './look-choices.js';

const systems = {
  dark: matchMedia('(prefers-color-scheme: dark)'),
  still: matchMedia('(prefers-reduced-motion: reduce)'),
  contrast: matchMedia('(prefers-contrast: more)'),
  forced: matchMedia('(forced-colors: active)'),
  paper: matchMedia('print'),
};

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
  const given = name === 'board' && systems.contrast.matches ? 'contrast' : offered[name][0];
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
  return motion === 'reduced' || (motion === 'system' && systems.still.matches);
}

/** Whether the system sets the colours, whatever was chosen. */
export const isForced = () => systems.forced.matches;

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
  for (const system of Object.values(systems)) system.addEventListener('change', changed);
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
    root.dataset.board = systems.paper.matches ? 'print' : choice('board');
    root.dataset.theme = choice('theme');
    root.dataset.motion = isStill() ? 'reduced' : 'full';
  });
  const { backgroundColor } = getComputedStyle(root);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', backgroundColor);
}
