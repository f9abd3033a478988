/**
 * Saving files, and pictures on the clipboard.
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

export const canCopyPictures = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

/**
 * Some browsers only allow this during the click: they take the promise at once and wait for the picture.
 * @param {Promise<Blob>} png
 */
export const copyPicture = (png) => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
