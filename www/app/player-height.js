/**
 * Gives the style sheet the height of the player, on top of which other parts are placed at the lower edge of a phone.
 */

import { compactWindow } from '../platform/index.js';

/** @param {HTMLElement} player */
export function followPlayerHeight(player) {
  const compact = compactWindow();
  new ResizeObserver(() => {
    // On another tab it is not in the page, and has no height.
    if (!compact.matches || !player.isConnected) return;
    const { documentElement: root } = document;
    const height = `${player.offsetHeight}px`;
    // Setting the property invalidates all styles; the style sheet already has the usual height.
    if (getComputedStyle(root).getPropertyValue('--player') !== height) root.style.setProperty('--player', height);
  }).observe(player);
}
