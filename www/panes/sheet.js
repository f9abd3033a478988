/**
 * The panes as a sheet, where the window has no room for them beside the board: the row of their tabs stays in reach,
 * and the panel of a tab comes up over the page, as high as it is dragged. The style sheet decides whether there is room.
 */

import { element, iconButton, icons } from '../ui/index.js';

/** How far a pointer moves before it drags, in CSS pixels. */
const SLACK = 8;

/** A sheet dragged below this height, without its tabs, is lowered. */
const LEAST = 48;

/**
 * @param {HTMLElement} section the sheet
 * @param {HTMLElement} tabs the row that stays when it is down
 * @param {(raised: boolean) => void} raise raises it, or lowers it
 * @returns {(raised: boolean) => void} shows it raised or lowered
 */
export function sheet(section, tabs, raise) {
  let isUp = false;
  const { documentElement: root } = document;
  const button = iconButton(icons.up, 'panes.sheet', () => raise(!isUp));
  button.ariaExpanded = 'false';
  const grip = element('div', { class: 'grip' });
  const handle = element('div', { class: 'handle' }, tabs, button);
  const isSheet = () => getComputedStyle(section).position === 'fixed';
  section.prepend(grip, handle);

  /** Where the drag began: the pointer, and the upper edge of the sheet. */
  let [from, edge] = [0, 0];
  let isDragged = false;
  const move = (/** @type {PointerEvent} */ { clientY }) => {
    if (!isDragged && Math.abs(clientY - from) < SLACK) return;
    isDragged = true;
    if (!isUp && clientY < from) raise(true);
    if (!isUp) return;
    // As a part of the window, which may be turned.
    const top = Math.max(0, edge + clientY - from);
    root.style.setProperty('--sheet', `${((100 * top) / innerHeight).toFixed(2)}dvh`);
  };
  const end = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener);
    const room = section.getBoundingClientRect().bottom - handle.getBoundingClientRect().bottom;
    if (isDragged && isUp && room < LEAST) raise(false);
    // After the click that ends a drag.
    setTimeout(() => {
      isDragged = false;
    });
  };
  const listeners = /** @type {const} */ ([
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ]);
  for (const part of [grip, handle]) {
    part.addEventListener('pointerdown', ({ clientY, isPrimary }) => {
      if (!isPrimary || !isSheet()) return;
      [from, edge] = [clientY, section.getBoundingClientRect().top];
      for (const [type, listener] of listeners) addEventListener(type, listener);
    });
  }
  // The end of a drag presses no tab.
  handle.addEventListener('click', (event) => isDragged && event.stopPropagation(), { capture: true });
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isSheet() || !isUp) return;
    event.stopPropagation();
    raise(false);
    button.focus();
  });
  return (raised) => {
    isUp = raised;
    if (!raised) root.style.removeProperty('--sheet');
    section.classList.toggle('up', raised);
    button.ariaExpanded = String(raised);
    // The sheet makes room for the board.
    if (raised && isSheet()) scrollTo({ top: 0 });
  };
}
