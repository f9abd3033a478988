/**
 * The panes as a sheet, where the window has no room for them beside the board: the row of their tabs stays in reach,
 * and the panel of a tab comes up over the page. The style sheet decides whether there is room.
 */

import { element, iconButton, icons } from '../ui/index.js';

/** The shortest swipe up or down, in CSS pixels. */
const SWIPE = 24;

/**
 * @param {HTMLElement} section the sheet
 * @param {HTMLElement} tabs the row that stays when it is down
 * @param {(raised: boolean) => void} raise raises it, or lowers it
 * @returns {(raised: boolean) => void} shows it raised or lowered
 */
export function sheet(section, tabs, raise) {
  let isUp = false;
  const button = iconButton(icons.up, 'panes.sheet', () => raise(!isUp));
  button.ariaExpanded = 'false';
  const handle = element('div', { class: 'handle' }, tabs, button);
  const isSheet = () => getComputedStyle(section).position === 'fixed';
  let from = 0;
  handle.addEventListener('pointerdown', ({ clientY }) => {
    from = clientY;
  });
  handle.addEventListener('pointerup', ({ clientY }) => {
    if (clientY < from - SWIPE) raise(true);
    if (clientY > from + SWIPE) raise(false);
  });
  section.prepend(handle);
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isSheet() || !isUp) return;
    event.stopPropagation();
    raise(false);
    button.focus();
  });
  return (raised) => {
    isUp = raised;
    section.classList.toggle('up', raised);
    button.ariaExpanded = String(raised);
    // The sheet makes room for the board.
    if (raised && isSheet()) scrollTo({ top: 0 });
  };
}
