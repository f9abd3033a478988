/**
 * What is shown until something is made, and then what was made.
 *
 * @typedef {import('./display.js').Display} Display
 */

import { isRefusal } from '../core/wasm.js';

/**
 * Shows what takes the place of an exhibit once it is made, and what takes the place of that, unless something else is
 * shown by then.
 * @param {import('./view.js').PlayerView} playerView
 * @param {Display} display the one that is shown
 * @param {object} callbacks
 * @param {(made: Display) => void} callbacks.put shows what was made
 * @param {(refusal: import('../i18n/index.js').CoreMessage) => void} callbacks.showError shows something else, when the core refuses to make it
 */
export async function succeed(playerView, display, { put, showError }) {
  let shown = display;
  for (;;) {
    /** @type {Display | undefined} */
    let made;
    try {
      made = await shown.later;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (playerView.display === shown) showError(error);
      return;
    }
    if (!made) return;
    if (playerView.display !== shown) return made.run?.free();
    put(made);
    shown = made;
  }
}
