/**
 * Saving files.
 */

import { element } from './dom.js';

/** How long the browser has to read the file before its object URL is revoked, in milliseconds. */
const KEPT = 60_000;

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
