/**
 * Web storage, for this device or for as long as the tab is open. A board in a frame keeps nothing and asks no storage;
 * where storage is forbidden or full, a setting holds for this visit.
 *
 * @typedef {'localStorage' | 'sessionStorage'} Area
 */

import { isEmbedded } from './link-hints.js';

/**
 * The name of something that the page keeps, or that its tabs share. A browser gives all pages of a host one set of such
 * names, so those of this page contain its path: a copy at another path has its own, as it has its own caches.
 * @param {string} name
 */
export const ownName = (name) => `queens-and-knights ${location.pathname.replace(/[^/]*$/, '')} ${name}`;

/** What release 1.0.0 kept, under names that all pages of a host share. */
const SHARED = ['board', 'theme', 'motion', 'language', 'lessons', 'lesson-draft', 'program', 'placements'];

/**
 * @param {string} name
 * @param {Area} [area]
 * @returns {string | null}
 */
export function getItem(name, area = 'localStorage') {
  try {
    return isEmbedded() ? null : (globalThis[area].getItem(ownName(name)) ?? takeOver(name, area)) || null;
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @param {Area} [area]
 */
export function setItem(name, value, area = 'localStorage') {
  try {
    if (!isEmbedded()) globalThis[area].setItem(ownName(name), value);
  } catch {
    // It holds for this visit.
  }
}

/**
 * Copies what an item had in release 1.0.0, or the empty text, so that the shared name is read once: later it may be
 * another page's. It is not removed, since another copy of this page may not have read it yet.
 * @param {string} name
 * @param {Area} area
 */
function takeOver(name, area) {
  if (!SHARED.includes(name)) return null;
  const value = globalThis[area].getItem(name);
  setItem(name, value ?? '', area);
  return value;
}
