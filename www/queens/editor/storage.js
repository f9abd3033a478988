/**
 * The history of a placement, kept for as long as the tab is open: a reload does not lose it.
 */

const NAME = 'placements';

/** Storage may be forbidden or full; the history then lasts until the page is left. */
export const kept = {
  getItem() {
    try {
      return sessionStorage.getItem(NAME);
    } catch {
      return null;
    }
  },
  /** @param {string} text */
  setItem(text) {
    try {
      sessionStorage.setItem(NAME, text);
    } catch {
      // It lasts until the page is left.
    }
  },
};
