/**
 * Changes after which a browser works out the style of the whole page anew. Where thousands of elements stand that would be
 * felt: whoever holds them takes them out of the page first, and lets them come again a few at a time.
 */

/** @type {Set<() => void>} */
const holders = new Set();

/** @param {() => void} takeOut is called before each such change */
export function beforeRestyle(takeOut) {
  holders.add(takeOut);
}

/** @param {() => void} change of what all styles depend on */
export function restyle(change) {
  // No frame comes before a page is printed: whoever left would not be on it.
  if (!matchMedia('print').matches) for (const takeOut of holders) takeOut();
  change();
}
