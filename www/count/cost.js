/**
 * What counting N queens costs each method, relative to the same method at another N. Used for estimates only.
 */

/**
 * Queens placed by the bitmask recursion for N = 1 to 17: its cost to within a few percent. N = 8 has 2,056
 * (and one more for the empty board).
 */
const PLACEMENTS = [
  1, 2, 5, 16, 53, 152, 551, 2056, 8393, 35_538, 166_925, 856_188, 4_674_889, 27_358_552, 171_129_071, 1_141_190_302,
  8_017_021_931,
];

/**
 * The cost of counting N = `n` by `method`, in a unit of its own for each method.
 *
 * @param {string} method
 * @param {number} n 1 to 27
 */
export function cost(method, n) {
  return method === 'naive' ? placements(n) : placements(n);
}

/**
 * Beyond what is known each N takes a little more times the one before it than that did: the quotients of the list
 * rise by 0.36 to 0.41.
 *
 * @param {number} n
 * @returns {number}
 */
function placements(n) {
  if (n <= PLACEMENTS.length) return PLACEMENTS[n - 1];
  let quotient = PLACEMENTS[16] / PLACEMENTS[15];
  let queens = PLACEMENTS[16];
  for (let size = 18; size <= n; size += 1) {
    quotient += 0.38;
    queens *= quotient;
  }
  return queens;
}
