/**
 * Files that are saved, and pictures on the clipboard.
 */

import { element } from './dom.js';

/** How long a file stays at its address after it was asked for, in milliseconds: the browser reads it on its own time. */
const KEPT = 60_000;

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  element('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

/** Whether pictures can be copied here at all. */
export const canCopyPictures = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

/**
 * Copies a picture. The clipboard is asked at once, as some browsers want it on a click, and waits for the picture.
 * @param {Promise<Blob>} png
 */
export const copyPicture = (png) => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
