/**
 * What can be chosen about the look of the page; the first of each is what holds until somebody chooses.
 *
 * @typedef {typeof offered} Offered
 * @typedef {keyof Offered} Choice
 */

export const offered = /** @type {const} */ ({
  board: ['paper', 'walnut', 'slate', 'contrast', 'print'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced', 'full'],
});
