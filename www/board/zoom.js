/**
 * The buttons and the keys that zoom a board.
 */

import { element, iconButton, icons } from '../ui/index.js';

/** How much a key or a button zooms. */
const STEP = 1.5;

/** @typedef {(by: number | null) => void} Zoom so many times nearer; `null` for the whole board */

/** @param {Zoom} zoom */
export const zoomButtons = (zoom) =>
  element(
    'div',
    { class: 'zoom' },
    iconButton(icons.zoomIn, 'zoom.in', () => zoom(STEP), 'nearer'),
    iconButton(icons.zoomOut, 'zoom.out', () => zoom(1 / STEP), ''),
    iconButton(icons.whole, 'zoom.whole', () => zoom(null), ''),
  );

/**
 * @param {Zoom} zoom
 * @returns {Record<string, () => void>}
 */
export const zoomKeys = (zoom) => ({
  '+': () => zoom(STEP),
  '=': () => zoom(STEP),
  '-': () => zoom(1 / STEP),
  0: () => zoom(null),
});
