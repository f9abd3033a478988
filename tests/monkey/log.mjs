/**
 * The log of the monkey: actions, findings and measurements, written to a file at once and summed up at the end.
 *
 * @import { Page } from '@playwright/test'
 * @import { Sample } from './memory.mjs'
 * @import { Task } from './tasks.mjs'
 *
 * @typedef {object} Plan
 * @property {number} seed
 * @property {number} minutes
 * @property {number} actions at most
 * @property {string} url of the page
 * @property {string} folder of logs and screenshots
 */

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growth } from './memory.mjs';
import { tooLong } from './tasks.mjs';

/** The number of actions that are printed with a fault. */
const CONTEXT = 10;

/** The number of past actions to which a task is attributed. */
const KEPT = 1000;

/** The number of different faults at which the run ends. */
const ENOUGH = 12;

export class Log {
  /** The last actions. @type {string[]} */
  #last = [];
  /** The sort of each of the actions of this window. @type {Map<number, string>} */
  #sorts = new Map();
  /** @type {Map<string, { what: string, number: number, times: number }>} */
  #faults = new Map();
  /** Samples of each document. @type {Sample[][]} */
  #lives = [];
  /** @type {Map<string, number>} */
  #counts = new Map();
  /** @type {Map<string, Task[]>} */
  #long = new Map();
  #events = 0;
  /** How many times as long the machine took, of each window. @type {number[]} */
  #slow = [];

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
    mkdirSync(plan.folder, { recursive: true });
    this.file = join(plan.folder, `${plan.seed}.log`);
    writeFileSync(this.file, `seed ${plan.seed}\n`);
  }

  get isFull() {
    return this.#faults.size >= ENOUGH;
  }

  /** @param {string} line */
  #write(line) {
    appendFileSync(this.file, `${line}\n`);
  }

  /** @param {number} number @param {string} sort */
  begins(number, sort) {
    this.#sorts.set(number, sort);
  }

  /** @param {number} number @param {string} sort @param {string} what */
  done(number, sort, what) {
    this.begins(number, sort);
    const line = `${number} ${sort}: ${what}`;
    this.#write(line);
    this.#last.push(line);
    if (this.#last.length > 200) this.#last.shift();
    this.#counts.set(sort, (this.#counts.get(sort) ?? 0) + 1);
  }

  /** @param {number} number */
  newLife(number) {
    this.#write(`${number} a new document`);
    this.#lives.push([]);
  }

  /** @param {Sample} sample */
  sample(sample) {
    this.#lives.at(-1)?.push(sample);
    this.done(sample.number, 'probe', JSON.stringify(sample));
  }

  /** @param {{ tasks: Task[], events: number, slow: number }} window `slow` is how many times as long the machine took */
  tasks({ tasks, events, slow }) {
    this.#events += events;
    this.#slow.push(slow);
    for (const { number, time, parts = '' } of tasks) {
      const sort = this.#sorts.get(number) ?? 'beginning';
      this.#long.set(sort, [...(this.#long.get(sort) ?? []), { number, time }]);
      this.#write(`${number} a task of ${time} ms after ${sort}: ${parts}`);
    }
    const oldest = Math.max(0, ...this.#sorts.keys()) - KEPT;
    for (const number of this.#sorts.keys()) if (number < oldest) this.#sorts.delete(number);
  }

  /**
   * @param {string} what
   * @param {number} number
   * @param {Page} page
   */
  async fault(what, number, page) {
    const key = what.replaceAll(/\d+/g, '0').slice(0, 80);
    const known = this.#faults.get(key);
    this.#write(`${number} FAULT ${what}`);
    if (known) {
      known.times += 1;
      return;
    }
    this.#faults.set(key, { what, number, times: 1 });
    console.log(`\nseed ${this.plan.seed}, action ${number}: ${what}`);
    for (const line of this.#last.slice(-CONTEXT)) console.log(`  ${line}`);
    const picture = join(this.plan.folder, `${this.plan.seed}-${number}.png`);
    await page.screenshot({ path: picture, timeout: 10_000 }).catch(() => {});
  }

  /** @param {number} actions @param {number} minutes @returns {boolean} whether all was well */
  end(actions, minutes) {
    console.log(`\nseed ${this.plan.seed}: ${actions} actions in ${minutes.toFixed(1)} minutes`);
    const counts = [...this.#counts].toSorted(([, one], [, other]) => other - one);
    console.log(`  ${counts.map(([sort, count]) => `${sort} ${count}`).join(', ')}`);
    let grown = 0;
    for (const samples of this.#lives.filter(({ length }) => length > 0)) {
      const found = growth(samples);
      const from = samples[0];
      const to = samples[samples.length - 1];
      console.log(
        `  document of actions ${from.number} to ${to.number}, ${samples.length} samples, ${found.floors.heap ? `floors of its halves ${JSON.stringify(found.floors)}, rises of wasm ${found.rises}` : 'too few to judge'}`,
      );
      for (const each of found.grown) console.log(`    GROWN: ${each}`);
      grown += found.grown.length;
    }
    const [least, most] = [Math.min(...this.#slow), Math.max(...this.#slow)].map((times) => times.toFixed(1));
    console.log(`  the machine took ${least} to ${most} times as long as the one that the limits were set on`);
    console.log(`  ${this.#events} trace events read; tasks over 50 ms of the main thread's own time there:`);
    for (const [sort, tasks] of this.#long) {
      const longest = tasks.toSorted((one, other) => other.time - one.time).slice(0, 6);
      console.log(
        `    ${sort}: ${tasks.length} in ${this.#counts.get(sort) ?? 0}, the longest ${longest.map(({ number, time }) => `${time} ms (${number})`).join(', ')}`,
      );
    }
    const slow = tooLong(this.#long, actions);
    for (const each of slow) console.log(`    TOO LONG: ${each}`);
    for (const { what, number, times } of this.#faults.values())
      console.log(`  FAULT, ${times} times, first at ${number}: ${what}`);
    console.log(
      `  the whole log is ${this.file}; it is replayed by: npm run monkey -- --seed ${this.plan.seed} --actions ${actions}`,
    );
    return this.#faults.size + grown + slow.length === 0;
  }
}
