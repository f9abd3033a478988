/**
 * What counting N queens costs each method, relative to the same method at another N. Used for estimates only.
 */

/**
 * Queens placed by the bitmask recursion for N = 1 to 17, to within a few: its cost, and that of every backtracking
 * counter but for a factor.
 */
const PLACEMENTS = [
  1, 2, 5, 16, 53, 152, 551, 2056, 8393, 35_538, 166_925, 856_188, 4_674_889, 27_358_552, 171_129_071, 1_141_190_302,
  8_017_021_931,
];
/** Beyond them each N takes a little more times the one before it: the quotients of the list rise by 0.36 to 0.41. */
const QUOTIENT_RISE = 0.38;

/** The quadrant join for N = 14 to 20, in milliseconds of one machine. */
const JOIN_FROM = 14;
const JOIN = [6, 34, 82, 430, 2050, 12_100, 122_000];
const JOIN_QUOTIENT = Math.sqrt(JOIN[6] / JOIN[4]);

/** An N that each method counts within a fraction of a second: what is timed to learn how fast a machine is. */
const TRIALS = /** @type {Record<string, number>} */ ({ naive: 13, bitmask: 14, join: 16 });

/** @param {string} method */
export const trial = (method) => ({ method, n: TRIALS[method] ?? 13 });

/**
 * The cost of counting N = `n` by `method`, in a unit of its own for each method.
 *
 * @param {string} method
 * @param {number} n 1 to 27
 */
export function cost(method, n) {
  return method === 'join' ? join(n) : placements(n);
}

/** @param {number} n */
function join(n) {
  const last = JOIN_FROM + JOIN.length - 1;
  const known = Math.min(Math.max(n, JOIN_FROM), last);
  return JOIN[known - JOIN_FROM] * JOIN_QUOTIENT ** (n - known);
}

/** @param {number} n */
function placements(n) {
  const last = PLACEMENTS.length;
  let queens = PLACEMENTS[Math.min(n, last) - 1];
  let quotient = PLACEMENTS[last - 1] / PLACEMENTS[last - 2];
  for (let size = last + 1; size <= n; size += 1) {
    quotient += QUOTIENT_RISE;
    queens *= quotient;
  }
  return queens;
}
