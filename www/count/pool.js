/**
 * Workers that share out the jobs of one count. The pool knows who holds which job; what comes of the jobs is its
 * owner's business. It touches neither the page nor a real Worker: it is given `spawn`, which makes one.
 *
 * Each job is held by at most one worker. A worker that dies, or is silent for too long, is dismissed, and only then
 * are its jobs handed out again: so nothing is reported twice.
 *
 * @import {Hand, Plan, Report} from './protocol.js'
 */
import { weightOf } from './weight.js';

/**
 * A parcel of jobs is this much work: long enough to make messages cheap, short enough to pause in. A worker that is
 * ended finishes its parcel first, in Chromium at least, for up to two seconds.
 */
const PARCEL_MS = 25;
/** The most jobs in one parcel. */
const PARCEL_JOBS = 4096;
/** Parcels a worker has in hand, so that it need not wait for the next one. */
const PARCELS_AHEAD = 2;
/** How long a paused worker may take to finish what it has in hand, before that is given up and done again. */
const PAUSE_GRACE_MS = 1000;
/** How often the silent are looked for. */
const ROLL_CALL_MS = 1000;
/** The silence that is allowed to a worker whose death might go unnoticed. */
const SILENCE_MS = 60_000;
/** A worker must be silent for this many times the time that its work should take. */
const SILENCE_FACTOR = 20;
/** Deaths in a row, for each worker, without any job finished: then the pool gives up. */
const DEATHS_ALLOWED = 3;

/**
 * @typedef {object} Employer who is told what happens
 * @property {(plan: Plan) => Orders} onplan the first worker has made the plan
 * @property {(jobs: Uint32Array, solutions: BigUint64Array) => void} onresults jobs are finished
 * @property {() => void} onfinish every job is finished and reported
 * @property {(message: string) => void} onfailure the workers keep dying; all are dismissed
 *
 * @typedef {object} Orders what is to be done
 * @property {Iterator<number>} jobs one after the other
 * @property {number} left how many they are
 * @property {number} weight of them all
 * @property {number} workers at most
 *
 * @typedef {object} Place a worker in the pool, with what it has in hand
 * @property {Hand} hand the worker
 * @property {boolean} ready whether it has opened the count
 * @property {Uint32Array[]} parcels in the order they were sent
 * @property {number} noMessage milliseconds since it was last heard of, as counted by roll calls
 */

export class Pool {
  /** @type {Set<Place>} */
  #places = new Set();
  /** @type {Plan | undefined} */
  #plan;
  #size = 1;
  #paused = false;
  #open = true;
  #deaths = 0;
  /** How much longer than usual silence is borne: doubled whenever it was taken for death. */
  #patience = 1;
  /** Weight per millisecond of one worker, smoothed; 0 while unknown. */
  #rate = 0;
  /** @type {Iterator<number> | undefined} */
  #jobs;
  /** @type {number | undefined} the first job that nobody has held */
  #next;
  /** How many jobs nobody has held. */
  #untouched = 0;
  /** @type {number[]} jobs that were handed out in vain */
  #returned = [];
  /** Of the jobs that nobody holds. */
  #weightLeft = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #grace;
  /** @type {ReturnType<typeof setInterval>} */
  #rollCall;

  /**
   * @param {() => Hand} spawn makes a worker and gives it its `open` order
   * @param {Employer} employer
   */
  constructor(spawn, employer) {
    this.spawn = spawn;
    this.employer = employer;
    this.#rollCall = setInterval(() => this.#callRoll(), ROLL_CALL_MS);
    this.#fill();
  }

  /** The number of workers at work or getting ready. */
  get workers() {
    return this.#places.size;
  }

  /** Whether it is known what is to be done. */
  get planned() {
    return this.#plan !== undefined;
  }

  /** Hands out nothing more. What is in hand is finished if that takes no longer than a moment. */
  pause() {
    if (this.#paused || !this.#open) return;
    this.#paused = true;
    this.#grace = setTimeout(() => {
      for (const place of this.#places) if (place.parcels.length) this.#dismiss(place);
    }, PAUSE_GRACE_MS);
  }

  resume() {
    if (!this.#paused || !this.#open) return;
    this.#paused = false;
    clearTimeout(this.#grace);
    this.#fill();
    for (const place of this.#places) this.#supply(place);
  }

  /** Ends all workers at once. */
  close() {
    this.#open = false;
    clearInterval(this.#rollCall);
    clearTimeout(this.#grace);
    for (const place of this.#places) this.#dismiss(place);
  }

  /** Hires until the pool is full. */
  #fill() {
    while (this.#open && !this.#paused && this.#places.size < this.#size) {
      const hand = this.spawn();
      /** @type {Place} */
      const place = { hand, ready: false, parcels: [], noMessage: 0 };
      hand.onreport = (report) => this.#hear(place, report);
      hand.ondeath = (message) => this.#bury(place, message);
      this.#places.add(place);
    }
  }

  /**
   * @param {Place} place
   * @param {Report} report
   */
  #hear(place, report) {
    place.noMessage = 0;
    switch (report.kind) {
      case 'opened':
        place.ready = true;
        if (!this.#plan) this.#begin(report.plan);
        this.#supply(place);
        break;
      case 'ran':
        this.#enter(place, report);
        break;
      case 'failed':
        this.#bury(place, report.message);
        break;
    }
  }

  /** @param {Plan} plan */
  #begin(plan) {
    this.#plan = plan;
    const { jobs, left, weight, workers } = this.employer.onplan(plan);
    this.#jobs = jobs;
    this.#next = jobs.next().value;
    this.#untouched = left;
    this.#weightLeft = weight;
    this.#size = Math.max(1, Math.min(workers, left));
    if (left === 0) this.#finish();
    else this.#fill();
  }

  /**
   * @param {Place} place
   * @param {{jobs: Uint32Array, solutions: BigUint64Array, ms: number}} report
   */
  #enter(place, { jobs, solutions, ms }) {
    place.parcels.shift();
    const weight = this.#weigh(jobs);
    if (ms > 0) this.#rate = this.#rate ? 0.8 * this.#rate + 0.2 * (weight / ms) : weight / ms;
    this.#deaths = 0;
    this.employer.onresults(jobs, solutions);
    if (!this.#open) return; // the employer has had enough
    const working = [...this.#places].some(({ parcels }) => parcels.length > 0);
    if (!working && this.#left() === 0) this.#finish();
    else this.#supply(place);
  }

  /** Jobs that nobody holds. */
  #left() {
    return this.#untouched + this.#returned.length;
  }

  /** @param {Uint32Array} jobs */
  #weigh(jobs) {
    return weightOf(/** @type {Plan} */ (this.#plan), jobs);
  }

  /** @param {Place} place */
  #supply(place) {
    if (!this.#plan || !place.ready || this.#paused || !this.#open) return;
    while (this.#left() > 0) {
      const inHand = place.parcels.reduce((sum, parcel) => sum + this.#weigh(parcel), 0);
      // With long jobs, or before it is known how long they are, one in hand is enough.
      const ahead = inHand <= this.#rate * PARCEL_MS ? PARCELS_AHEAD : 1;
      if (place.parcels.length >= ahead) return;
      const jobs = this.#parcel(this.#plan);
      place.parcels.push(jobs);
      if (place.parcels.length === 1) place.noMessage = 0;
      place.hand.send({ kind: 'run', jobs });
    }
  }

  /**
   * The next jobs: some milliseconds' worth, and towards the end ever less, so that all workers finish together.
   *
   * @param {Plan} plan
   */
  #parcel(plan) {
    const wanted = Math.min(this.#rate * PARCEL_MS, this.#weightLeft / (4 * this.#size));
    const jobs = [];
    let weight = 0;
    while (jobs.length < PARCEL_JOBS) {
      const job = this.#returned.at(-1) ?? this.#next;
      if (job === undefined) break;
      const more = weightOf(plan, [job]);
      if (jobs.length > 0 && weight + more > wanted) break;
      if (this.#returned.length) this.#returned.pop();
      else {
        this.#next = this.#jobs?.next().value;
        this.#untouched -= 1;
      }
      jobs.push(job);
      weight += more;
    }
    this.#weightLeft -= weight;
    return Uint32Array.from(jobs);
  }

  #finish() {
    this.close();
    this.employer.onfinish();
  }

  /**
   * A worker is dead: another takes its place and its jobs.
   *
   * @param {Place} place
   * @param {string} message
   */
  #bury(place, message) {
    if (!this.#open) return;
    this.#dismiss(place);
    this.#deaths += 1;
    if (this.#deaths >= DEATHS_ALLOWED) {
      // Perhaps there is not enough memory for as many.
      this.#deaths = 0;
      this.#size -= 1;
    }
    if (this.#size === 0) {
      this.close();
      this.employer.onfailure(message);
      return;
    }
    this.#fill();
    for (const other of this.#places) this.#supply(other);
  }

  /** @param {Place} place */
  #dismiss(place) {
    this.#places.delete(place);
    for (const parcel of place.parcels) {
      this.#returned.push(...parcel);
      this.#weightLeft += this.#weigh(parcel);
    }
    place.hand.dismiss();
  }

  #callRoll() {
    for (const place of this.#places) {
      const waiting = !place.ready || place.parcels.length > 0;
      if (!waiting || place.hand.vouched) {
        place.noMessage = 0;
        continue;
      }
      // Counted by calls, not by the clock: a machine that slept has not been silent.
      place.noMessage += ROLL_CALL_MS;
      const due = place.parcels.length && this.#rate ? this.#weigh(place.parcels[0]) / this.#rate : 0;
      if (place.noMessage > Math.max(SILENCE_MS, SILENCE_FACTOR * due) * this.#patience) {
        this.#patience *= 2;
        this.#bury(place, 'silence');
      }
    }
  }
}
