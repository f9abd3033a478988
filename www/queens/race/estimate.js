/**
 * The number of candidates that a solver tests to find all solutions: counted up to N = 14, estimated above. And the time
 * of a race, from a trial of the slowest solver on this machine.
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

/** A course for the slowest solver that takes it some tens of milliseconds. */
export const TRIAL = Object.freeze({ solver: /** @type {const} */ ('scan'), size: 11, given: [], firstOnly: false });

/**
 * Milliseconds that a race to all solutions takes here: those of the slowest solver.
 *
 * @param {number} size
 * @param {number} trial those of the trial
 */
export const raceTime = (size, trial) =>
  (trial * allTests(TRIAL.solver, size).tests) / allTests(TRIAL.solver, TRIAL.size).tests;

/** A race shorter than this is over before it can be watched, in milliseconds. */
export const SHORT = 1000;

/** The largest board that is proposed. */
const LARGEST = 18;

/**
 * The board on which a race takes one to three seconds here, or as near to that as a board comes.
 *
 * @param {number} trial milliseconds of the trial
 */
export function watchableSize(trial) {
  const sizes = Array.from({ length: LARGEST }, (_, i) => i + 1);
  const distance = (/** @type {number} */ size) => Math.abs(Math.log(raceTime(size, trial) / (SHORT * Math.sqrt(3))));
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
