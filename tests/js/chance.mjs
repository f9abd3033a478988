/** @typedef {ReturnType<typeof chance>} Dice */

/**
 * Random numbers that are the same in every run: mulberry32.
 *
 * @param {number} seed
 */
export function chance(seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /**
     * A whole number from one to another, both included.
     * @param {number} from
     * @param {number} to
     */
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    /**
     * One of several.
     * @template T
     * @param {readonly T[]} several
     */
    oneOf: (several) => several[Math.floor(random() * several.length)],
  };
}
