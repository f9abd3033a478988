/**
 * What is shown until something is made, and then what was made.
 *
 * @typedef {import('./display.js').Exhibit} Exhibit
 */

import { isRefusal } from '../core/wasm.js';

/**
 * Shows what takes the place of an exhibit once it is made, and what takes the place of that, unless something else is
 * shown by then.
 * @param {import('./view.js').Stage} stage
 * @param {Exhibit} exhibit the one that is shown
 * @param {object} deeds
 * @param {(made: Exhibit) => void} deeds.put shows what was made
 * @param {(refusal: import('../i18n/index.js').Told) => void} deeds.refuse shows something else, when the core refuses to make it
 */
export async function succeed(stage, exhibit, { put, refuse }) {
  let shown = exhibit;
  for (;;) {
    /** @type {Exhibit | undefined} */
    let made;
    try {
      made = await shown.later;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (stage.exhibit === shown) refuse(error);
      return;
    }
    if (!made) return;
    if (stage.exhibit !== shown) return made.run?.free();
    put(made);
    shown = made;
  }
}
