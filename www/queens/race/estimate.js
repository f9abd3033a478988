/**
 * The number of candidates that a solver tests to find all solutions: the core’s, estimated above its largest board. And the
 * time of a race, from a trial of the slowest solver on this machine.
 *
 * @import { CountCore } from '../../core/wasm.js'
 * @import { Solver } from '../../core/routes.js'
 */
import { extrapolate } from '../../count/index.js';

/**
 * @param {Pick<CountCore, 'solverTests'>} core
 * @param {Solver} solver
 * @param {number} size from 1
 */
export function allTests(core, solver, size) {
  const counted = [...core.solverTests(solver)];
  return { tests: extrapolate(counted, size), exact: size <= counted.length };
}

/** A course for the slowest solver that takes it some tens of milliseconds. */
export const TRIAL = Object.freeze({ solver: /** @type {const} */ ('scan'), size: 11, given: [], firstOnly: false });

/**
 * Milliseconds that a race to all solutions takes here: those of the slowest solver.
 *
 * @param {Pick<CountCore, 'solverTests'>} core
 * @param {number} size
 * @param {number} trial those of the trial
 */
export const raceTime = (core, size, trial) =>
  (trial * allTests(core, TRIAL.solver, size).tests) / allTests(core, TRIAL.solver, TRIAL.size).tests;

/** A race shorter than this is over before it can be watched, in milliseconds. */
export const SHORT = 1000;

/** The largest board that is proposed. */
const LARGEST = 18;

/**
 * The board on which a race takes one to three seconds here, or as near to that as a board comes.
 *
 * @param {Pick<CountCore, 'solverTests'>} core
 * @param {number} trial milliseconds of the trial
 */
export function watchableSize(core, trial) {
  const sizes = Array.from({ length: LARGEST }, (_, i) => i + 1);
  const distance = (/** @type {number} */ size) =>
    Math.abs(Math.log(raceTime(core, size, trial) / (SHORT * Math.sqrt(3))));
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
