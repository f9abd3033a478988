/**
 * Keeps the keyboard in the page when a redraw hides or removes the control that has the focus.
 */

import { isFocusLost } from '../ui/index.js';

/**
 * @param {() => void} focus puts the keyboard on the player
 * @returns {(redraw: () => void) => void} wraps a redraw
 */
export function keepFocus(focus) {
  let due = false;
  /** Whether the focus was lost to a redraw when there was nothing yet that could take it. */
  let owed = false;
  addEventListener('pointerdown', () => (owed = false), true);
  const check = () => {
    due = false;
    if (!isFocusLost()) return;
    focus();
    owed = isFocusLost();
  };
  return (redraw) => {
    const held = owed || due || !isFocusLost();
    redraw();
    // Visibility is known in the next frame.
    if (!held || due) return;
    due = true;
    requestAnimationFrame(check);
  };
}
