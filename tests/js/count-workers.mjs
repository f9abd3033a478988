/**
 * Workers that exist only in the tests: they answer when told to, die when told to, and remember what they were asked.
 *
 * @import {Hand, Plan, Report} from '../../www/count/protocol.js'
 */
import { weightOf } from '../../www/count/weight.js';

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
    memory: 1 << 20,
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

/** A shop where such workers are hired. */
export class Shop {
  /** @type {FakeWorker[]} all that were ever hired */
  hired = [];
  vouched = true;

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
  }

  spawn = () => {
    const worker = new FakeWorker(this);
    this.hired.push(worker);
    return worker;
  };

  get alive() {
    return this.hired.filter((worker) => !worker.dismissed && !worker.dead);
  }

  /** Lets every living worker do one thing; false when none had anything to do. */
  round() {
    return this.alive.map((worker) => worker.act()).some(Boolean);
  }

  /** Lets them work until nothing happens any more. */
  finish() {
    while (this.round());
  }
}

/** @implements {Hand} */
export class FakeWorker {
  dismissed = false;
  dead = false;
  opened = false;
  /** @type {Uint32Array[]} parcels not done yet */
  parcels = [];
  /** @type {(report: Report) => void} */
  onreport = () => {};
  /** @type {(message: string) => void} */
  ondeath = () => {};

  /** @param {Shop} shop */
  constructor(shop) {
    this.shop = shop;
  }

  get vouched() {
    return this.shop.vouched;
  }

  /** @param {import('../../www/count/protocol.js').Order} order */
  send(order) {
    if (order.kind === 'run') this.parcels.push(order.jobs);
  }

  dismiss() {
    this.dismissed = true;
  }

  die(message = 'killed') {
    this.dead = true;
    this.ondeath(message);
  }

  /** @param {Uint32Array} jobs */
  time(jobs) {
    return weightOf(this.shop.plan, jobs) / 1e5;
  }

  /** Opens, or does the next parcel. */
  act() {
    if (this.dismissed || this.dead) return false;
    if (!this.opened) {
      this.opened = true;
      this.onreport({ kind: 'opened', plan: this.shop.plan });
      return true;
    }
    const jobs = this.parcels.shift();
    if (!jobs) return false;
    this.onreport({ kind: 'ran', jobs, solutions: BigUint64Array.from(jobs, solutionsOf), ms: this.time(jobs) });
    return true;
  }
}
