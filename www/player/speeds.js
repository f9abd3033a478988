/**
 * The speeds of the player, in steps a second.
 */

export const speeds = Object.freeze([1, 2, 4, 8, 15, 30, 60, 250, 1000, 4000, 20_000, 100_000, 500_000, 2_000_000]);

/** Faster than this nothing on the board moves, it only changes; and nobody could read each caption. */
export const UNHURRIED = 8;
