/**
 * A race: the solvers on the same board, each in its own worker, no more of them at once than there are cores, so that
 * they do not share one.
 *
 * @import { WorkerClient } from '../../platform/worker-client.js'
 * @import { handlers, Standing } from '../queens.worker.js'
 *
 * @typedef {{ size: number, given: readonly number[], firstOnly: boolean }} Course
 *
 * @typedef {Standing & { solver: import('../../core/routes.js').Solver, state: 'waiting' | 'running' | 'finished' | 'stopped' }} Lane
 *
 * @typedef {ReturnType<typeof startRace>} Race
 */
import { requestOnce } from '../../platform/index.js';
import { solvers } from '../solvers/index.js';

/**
 * @param {Course} course
 * @param {object} options
 * @param {() => WorkerClient<typeof handlers>} options.spawn
 * @param {number} options.cores
 * @param {() => void} options.changed
 */
export function startRace(course, { spawn, cores, changed }) {
  /** @type {Lane[]} */
  const lanes = solvers.map((solver) => ({ solver, state: 'waiting', tests: 0, placements: 0, solutions: 0, time: 0 }));
  /** @type {Set<() => void>} */
  const cancels = new Set();

  const run = async (/** @type {Lane} */ lane) => {
    lane.state = 'running';
    const start = { ...course, given: [...course.given], solver: lane.solver };
    const { result, cancel } = requestOnce(spawn(), 'race', start, (standing) => {
      Object.assign(lane, standing);
      changed();
    });
    cancels.add(cancel);
    try {
      Object.assign(lane, await result, { state: 'finished' });
    } catch {
      lane.state = 'stopped'; // cancelled, or the worker failed
    }
    changed();
  };
  const waiting = lanes.values();
  const runWaiting = async () => {
    for (const lane of waiting) if (lane.state === 'waiting') await run(lane);
  };
  for (let core = 0; core < Math.min(cores, lanes.length); core += 1) void runWaiting();

  return {
    course,
    lanes,
    isRunning: () => lanes.some(({ state }) => state === 'waiting' || state === 'running'),
    cancel() {
      for (const lane of lanes) if (lane.state !== 'finished') lane.state = 'stopped';
      for (const cancel of cancels) cancel();
      changed();
    },
  };
}
