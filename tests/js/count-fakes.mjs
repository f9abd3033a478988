/**
 * Workers on the thread of the test: they answer in rounds, fail on command, and record their requests.
 *
 * @import { Plan } from '../../www/count/count.worker.js'
 * @import { Client } from '../../www/count/pool.js'
 */
import { mock } from 'node:test';
import { WorkerFailure } from '../../www/platform/worker-client.js';
import { count } from './core.mjs';
import { settle } from './fake-worker.mjs';

/**
 * Job j of the plan has j² + 1 solutions.
 *
 * @param {number} jobs
 * @returns {Plan}
 */
export function planOf(jobs, version = '1') {
  return {
    method: 'squares',
    version,
    jobs,
    weights: Float64Array.from({ length: jobs }, (_, j) => jobs - j),
    memory: 40 * 2 ** 20,
  };
}

/**
 * The same with jobs that all weigh 1.
 *
 * @param {number} jobs
 * @returns {Plan}
 */
export const evenPlanOf = (jobs) => ({ ...planOf(0), jobs });

/** @param {number} jobs */
export const answerOf = (jobs) => Array.from({ length: jobs }, (_, j) => solutionsOf(j)).reduce((a, b) => a + b, 0n);

/** @param {number} job */
export const solutionsOf = (job) => BigInt(job) ** 2n + 1n;

/** A core that knows the results of the fake workers for every N. @param {number} jobs @returns {any} */
export const coreOf = (jobs) => ({
  quickestMethod: () => 'squares',
  countMemory: () => 2 ** 20,
  publishedCount: () => answerOf(jobs),
  publishedFundamental: () => 7n,
  forecast: count.forecast,
  completedCounts: count.completedCounts,
  keptRow: count.keptRow,
  readKeptCount: count.readKeptCount,
});

export class FakeWorkers {
  /** @type {FakeClient[]} */
  spawned = [];
  /** Reads lines of jobs. @type {((data: { text: string, file: string }) => unknown) | undefined} */
  read;

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
  }

  spawn = () => {
    const client = new FakeClient(this);
    this.spawned.push(client);
    return /** @type {Client} */ (/** @type {unknown} */ (client));
  };

  get alive() {
    return this.spawned.filter((client) => !client.terminated && !client.failed);
  }

  /** Lets every living worker answer one request; false when none had one. */
  async round() {
    const acted = this.alive.map((client) => client.act()).some(Boolean);
    await settle();
    return acted;
  }

  /** Lets them work for some rounds, and what waits for a second pass. @param {number} rounds */
  async work(rounds) {
    for (let i = 0; i < rounds; i += 1) await this.round();
    mock.timers.tick(1000);
    await settle();
  }

  /** Lets them work until they are idle. */
  async finish() {
    while (await this.round());
  }
}

/** The side of a worker that the pool sees. */
class FakeClient {
  terminated = false;
  failed = false;
  /** @type {{ kind: string, data: any, resolve: (result: any) => void, reject: (error: Error) => void }[]} */
  requests = [];

  /** @param {FakeWorkers} workers */
  constructor(workers) {
    this.workers = workers;
  }

  /**
   * @param {string} kind
   * @param {any} data
   */
  request(kind, data) {
    const result = new Promise((resolve, reject) => this.requests.push({ kind, data, resolve, reject }));
    return { result, cancel() {} };
  }

  /** The parcels that are not done yet. @returns {Uint32Array[]} */
  get parcels() {
    return this.requests.filter(({ kind }) => kind === 'run').map(({ data }) => data);
  }

  terminate() {
    this.terminated = true;
    this.#reject(new DOMException('cancelled', 'AbortError'));
  }

  async fail(message = 'killed') {
    this.failed = true;
    this.#reject(new WorkerFailure(message));
    await settle();
  }

  /** @param {Uint32Array} jobs */
  time(jobs) {
    const { weights } = this.workers.plan;
    return jobs.reduce((sum, job) => sum + (weights.length ? weights[job] : 1), 0) / 1e5;
  }

  act() {
    const request = this.requests.shift();
    if (!request) return false;
    const { kind, data, resolve, reject } = request;
    const { read } = this.workers;
    if (kind === 'open') resolve(this.workers.plan);
    else if (kind === 'run') resolve({ solutions: BigUint64Array.from(data, solutionsOf), ms: this.time(data) });
    else if (kind === 'read' && read) attempt(() => read(data)).then(resolve, reject);
    else reject(new WorkerFailure(`${kind} is not answered`));
    return true;
  }

  /** @param {Error} error */
  #reject(error) {
    for (const { reject } of this.requests.splice(0)) reject(error);
  }
}

/** @param {() => unknown} act */
const attempt = async (act) => act();
