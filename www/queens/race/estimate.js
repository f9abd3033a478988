/**
 * The number of candidates that a solver tests to find all solutions: counted up to N = 14, estimated above.
 *
 * @import { Solver } from '../../core/routes.js'
 */
import { PLACEMENTS, extrapolate } from '../../count/index.js';

/**
 * Counted by the core for N = 1 to 14. Three solvers look at every square of a row, one at every row left, and one
 * only at free columns: its tests are the queens that any solver places.
 */
const everySquare = [1, 6, 18, 60, 220, 894, 3584, 15720, 72378, 348150, 1806706, 10103868, 59815314, 377901398];
const rowsLeft = [1, 4, 11, 32, 101, 356, 1345, 5508, 24011, 110004, 546357, 2915740, 16469569, 99280504];

/** A line for each solver. @type {Record<Solver, number[]>} */
const counted = { scan: everySquare, marks: everySquare, access: everySquare, permute: rowsLeft, mask: PLACEMENTS };

/**
 * @param {Solver} solver
 * @param {number} size from 1
 */
export const allTests = (solver, size) => ({
  tests: extrapolate(counted[solver], size),
  exact: size <= everySquare.length,
});
