/**
 * Web storage, for this device or for as long as the tab is open. A board in a frame keeps nothing and asks no storage;
 * where storage is forbidden or full, a setting holds for this visit.
 *
 * @typedef {'localStorage' | 'sessionStorage'} Area
 */

import { isEmbedded } from './link-hints.js';

/**
 * @param {string} name
 * @param {Area} [area]
 */
export function getItem(name, area = 'localStorage') {
  try {
    return isEmbedded() ? null : globalThis[area].getItem(name);
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
    if (!isEmbedded()) globalThis[area].setItem(name, value);
  } catch {
    // It holds for this visit.
  }
}
