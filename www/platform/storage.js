/**
 * What this device remembers of an earlier visit. A board in a frame remembers nothing and asks no store; where storage is
 * forbidden, what was chosen holds for this visit.
 */

import { isEmbedded } from '../core/link-hints.js';

/** @param {string} name */
export function getItem(name) {
  try {
    return isEmbedded() ? null : localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function setItem(name, value) {
  try {
    if (!isEmbedded()) localStorage.setItem(name, value);
  } catch {
    // It holds for this visit.
  }
}
