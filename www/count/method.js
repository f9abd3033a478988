/**
 * The choice of `Method`: the quickest method of the core for N, or the article's bitmask recursion. Counts of either are
 * kept apart.
 *
 * @typedef {'mask' | null} Choice as in links; `null` for the quickest
 */

/** The core's name of the bitmask recursion. */
export const RECURSION = 'naive';

/**
 * The choice to which a count by a method of the core belongs.
 *
 * @param {string} method
 * @returns {Choice}
 */
export const choiceOf = (method) => (method === RECURSION ? 'mask' : null);
