/**
 * Changes that invalidate the styles of the whole page. With thousands of elements that takes long: the modules that made
 * them take them out of the page first, and put them back a few at a time.
 */

/** @type {Set<() => void>} */
const holders = new Set();

/** @param {() => void} takeOut is called before each such change */
export function beforeRestyle(takeOut) {
  holders.add(takeOut);
}

/** @param {() => void} change that all styles depend on */
export function restyle(change) {
  // No frame precedes printing: detached elements would be missing.
  if (!matchMedia('print').matches) for (const takeOut of holders) takeOut();
  change();
}
