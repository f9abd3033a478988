/**
 * The page's side of `queens.worker.js`.
 *
 * @import { handlers } from './queens.worker.js'
 */

import { WorkerClient } from '../platform/index.js';

const spawn = () => new Worker(new URL('./queens.worker.js', import.meta.url), { type: 'module', name: 'queens' });

/**
 * @param {WebAssembly.Module} module the compiled core of counting
 * @param {boolean} [sliced] whether a cancelled request leaves the worker alive
 * @returns {WorkerClient<typeof handlers>}
 */
export const queensWorker = (module, sliced = false) => new WorkerClient(spawn, { module, sliced });
