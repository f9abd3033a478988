/**
 * The buttons and the keys that zoom a board.
 */

import { element, iconButton, icons, onKey } from '../ui/index.js';

/** How much a key or a button zooms. */
const STEP = 1.5;

/** The factor by which each key zooms, `null` for the whole board. @type {Record<string, number | null>} */
const keys = { '+': STEP, '=': STEP, '-': 1 / STEP, 0: null };

/**
 * @param {HTMLElement} target that has the keyboard
 * @param {(by: number | null) => void} zoom
 * @param {() => boolean} [isZoomable]
 */
export function zoomControls(target, zoom, isZoomable = () => true) {
  onKey(target, ({ key }) => (key in keys && isZoomable() ? () => zoom(keys[key]) : undefined));
  return element(
    'div',
    { class: 'zoom' },
    iconButton(icons.zoomIn, 'zoom.in', () => zoom(STEP), 'nearer'),
    iconButton(icons.zoomOut, 'zoom.out', () => zoom(1 / STEP), ''),
    iconButton(icons.whole, 'zoom.whole', () => zoom(null), ''),
  );
}
