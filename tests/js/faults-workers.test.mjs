/**
 * A worker that cannot be started, or that dies at any message, in every way in which one can: of a count, and of a
 * single request.
 *
 * @import { Client } from '../../www/count/pool.js'
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Count } from '../../www/count/count.js';
import { createStore } from '../../www/count/saved-counts.js';
import { WorkerClient, WorkerFailure, requestOnce } from '../../www/platform/worker-client.js';
import { FakeDatabase } from './count-storage.mjs';
import { answerOf, planOf, solutionsOf } from './count-fakes.mjs';
import { FakeWorker, settle } from './fake-worker.mjs';
import { count as core } from './core.mjs';

const JOBS = 40;

/** @type {Record<string, (worker: MortalWorker) => void>} */
const deaths = {
  'with an error': (worker) => worker.fail('Uncaught Error: killed'),
  'with an error that says nothing': (worker) => worker.fail(''),
  'with an unreadable message': (worker) => worker.dispatchEvent(new Event('messageerror')),
  'without a word': (worker) => released.get(worker.lock)?.(),
  'with a trap': ({ asked: id, say }) => say({ id, error: { message: 'trapped' } }),
};

/** Callbacks that wait for a lock, by its name. @type {Map<string, () => void>} */
const released = new Map();

/** The messages to and from all workers so far, and the starts. */
let events = 0;
/** @type {(event: number) => boolean} at which of them the worker dies */
let isFatal = () => false;
let die = deaths['with an error'];

class MortalWorker extends FakeWorker {
  dead = false;
  lock = '';
  /** The last request. */
  asked = 0;

  /** @override @param {any} message */
  postMessage(message) {
    if ('id' in message) this.asked = message.id;
    if ('lock' in message) this.lock = message.lock;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    if (!this.#dies()) super.postMessage(message);
  }

  /** @override @param {any} message */
  answer(message) {
    if ('locked' in message || !this.#dies()) super.answer(message);
  }

  /** Kills no worker. @param {unknown} message */
  say = (message) => super.answer(message);

  #dies() {
    if (refuses) return false;
    events += 1;
    if (!this.dead && isFatal(events)) {
      this.dead = true;
      // It dies after the current task of the page.
      setImmediate(() => die(this));
    }
    return this.dead;
  }
}

/** @type {MortalWorker[]} */
let workers = [];
/** Whether a worker's constructor throws where it would otherwise die. */
let refuses = false;

/** @param {import('../../www/platform/worker-server.js').Handlers} handlers */
const spawnerOf = (handlers) => () => {
  if (refuses) {
    events += 1;
    if (isFatal(events)) throw new Error('Refused to create a worker');
  }
  const worker = new MortalWorker(handlers);
  workers.push(worker);
  return /** @type {Worker} */ (/** @type {unknown} */ (worker));
};

/** @param {string} way @param {typeof isFatal} fatal */
function arm(way, fatal) {
  [events, workers, refuses] = [0, [], way === REFUSED];
  isFatal = fatal;
  die = deaths[way] ?? (() => {});
  released.clear();
}

const REFUSED = 'as soon as it is made';
const WAYS = [...Object.keys(deaths), REFUSED];

beforeEach(() => {
  /** @type {Set<string>} */
  const held = new Set();
  const locks = {
    /** The worker requests it first, and never releases it. @param {string} name @param {() => void} use */
    async request(name, use) {
      if (held.has(name)) released.set(name, use);
      else {
        held.add(name);
        use();
      }
    },
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

/** @param {Promise<number>} result */
const outcomeOf = (result) => result.catch((error) => error);

/** Longer than a worker may take to finish its jobs after a pause, or to begin. */
const LONG_MS = 61_000;

/** @param {number} [turns] */
async function wait(turns = 4) {
  for (let i = 0; i < turns; i += 1) await settle();
  mock.timers.tick(LONG_MS);
  for (let i = 0; i < 3; i += 1) await settle();
}

describe('a count whose workers die', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  const handlers = {
    open: () => planOf(JOBS),
    /** Fast enough for the jobs to arrive one by one. @param {Uint32Array} jobs */
    async run(jobs) {
      await settle();
      return { solutions: BigUint64Array.from(jobs, solutionsOf), ms: 0 };
    },
  };

  function begin() {
    let now = 0;
    const count = new Count(
      { n: 16, method: 'squares' },
      {
        core,
        spawn: () => /** @type {Client} */ (new WorkerClient(spawnerOf(handlers))),
        store: createStore({ core, database: new FakeDatabase() }),
        now: () => (now += 1),
        budget: Infinity,
      },
    );
    count.start(2);
    return count;
  }

  /** Paused, resumed, cancelled and resumed on the way; failures in between are met by another try. */
  async function scenario() {
    const count = begin();
    await wait();
    count.pause();
    await wait();
    await count.resume(2);
    await wait();
    count.cancel();
    await wait();
    const failures = [];
    for (let i = 0; i < 60 && count.state.phase !== 'complete'; i += 1) {
      if (count.state.failure) failures.push(count.state.failure);
      if (count.state.phase === 'paused') await count.resume(2);
      else if (count.state.phase === 'failed' || count.state.phase === 'offered') count.start(2);
      await wait();
    }
    assert.deepEqual([count.state.phase, count.state.solutions, count.state.fraction], ['complete', answerOf(JOBS), 1]);
    assert.ok(workers.every(({ terminated }) => terminated));
    return failures;
  }

  for (const way of WAYS) {
    it(`is exact when one dies ${way}, at any message`, async () => {
      arm(way, () => false);
      assert.deepEqual(await scenario(), []);
      const all = events;
      assert.ok(all > (refuses ? 3 : 80), `${all} events`);
      for (let fatal = 1; fatal <= all; fatal += 1) {
        arm(way, (event) => event === fatal);
        assert.deepEqual(await scenario(), [], `at ${fatal}`);
      }
    });

    it(`stops with one reason when all die ${way} from some message on, and goes on once they live`, async () => {
      for (let fatal = 1; fatal <= (way === REFUSED ? 2 : 60); fatal += way === REFUSED ? 1 : 4) {
        arm(way, (event) => event >= fatal);
        const count = begin();
        for (let i = 0; i < 12; i += 1) await wait();
        const { phase, failure, solutions } = count.state;
        if (phase === 'complete') continue;
        assert.ok(phase === 'failed' || phase === 'paused', `${phase} at ${fatal}`);
        assert.notEqual(failure, '');
        assert.ok(workers.length <= 12, `${workers.length} workers were tried`);
        isFatal = () => false;
        if (phase === 'paused') await count.resume(2);
        else count.start(2);
        await wait(60);
        assert.deepEqual([count.state.phase, count.state.failure], ['complete', ''], `at ${fatal}`);
        assert.equal(count.state.solutions, answerOf(JOBS), `${solutions} before`);
      }
    });
  }
});

describe('a request whose worker dies', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  const handlers = {
    async double(
      /** @type {number} */ value,
      /** @type {import('../../www/platform/worker-server.js').Task<number>} */ task,
    ) {
      for (let i = 0; i < 3; i += 1) {
        task.report(i);
        await settle();
      }
      return 2 * value;
    },
  };

  for (const way of WAYS) {
    it(`is answered, or fails once, when it dies ${way}, and the next one is answered`, async () => {
      for (let fatal = 1; fatal <= 14; fatal += 1) {
        arm(way, (event) => event === fatal);
        const client = /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawnerOf(handlers)));
        const results = [1, 2].map((value) => outcomeOf(client.request('double', value).result));
        results.push(outcomeOf(requestOnce(client, 'double', 3).result));
        // A silent worker gets three requests in turn.
        for (let i = 0; i < 3; i += 1) await wait();
        const outcomes = await Promise.all(results);
        outcomes.forEach((outcome, i) => {
          assert.ok(outcome === 2 * (i + 1) || outcome instanceof WorkerFailure || outcome.name === 'AbortError');
        });
        for (let i = 0; i < 8; i += 1) await settle();
        isFatal = () => false;
        assert.equal(await client.request('double', 4).result, 8, `at ${fatal}`);
      }
    });
  }
});
