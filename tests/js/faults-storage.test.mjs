/**
 * A count over two visits beside a second tab, once for each storage call that may fail.
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { IDBFactory } from 'fake-indexeddb';
import { createCount, currentOf } from '../../www/count/controller.js';
import { openDatabase } from '../../www/count/database.js';
import { isActive } from '../../www/count/state.js';
import { FakeChannels, FakeLocks } from './count-storage.mjs';
import { settle } from './fake-worker.mjs';
import { Faults } from './faults.mjs';
import { FakeWorkers, answerOf, coreOf, planOf } from './count-fakes.mjs';

const [N, JOBS] = [18, 60];

const core = coreOf(JOBS);
const faults = new Faults();

/** A browser: its storage, and what its tabs share. */
function browser() {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  return { locks: new FakeLocks(), channels: new FakeChannels() };
}

/**
 * A tab, and every sentence about storage that it has shown.
 *
 * @param {ReturnType<typeof browser>} shared
 * @param {boolean} fails whether its storage may
 */
function openTab({ locks, channels }, fails) {
  const workers = new FakeWorkers(planOf(JOBS));
  const [own, channel] = [locks.tab(), channels.tab()];
  if (fails) {
    faults.wrapLocks(own);
    faults.wrapChannel(channel);
  }
  /** @type {string[]} */
  const troubles = [];
  /** @type {() => void} */
  let note = Boolean;
  const controller = createCount(
    {
      core,
      spawn: workers.spawn,
      database: openDatabase(),
      locks: /** @type {any} */ (own),
      channel: /** @type {any} */ (channel),
      cores: 2,
    },
    () => note(),
  );
  note = () => {
    const { trouble } = controller.get();
    if (trouble !== (troubles.at(-1) ?? '')) troubles.push(trouble);
  };
  const count = () => currentOf(controller.get());
  const close = () => {
    own.close();
    channel.close();
  };
  return { controller, workers, count, troubles, close };
}

/** Runs everything that waits for the storage or a timer. */
async function wait(ms = 1000) {
  for (let i = 0; i < 12; i += 1) await settle();
  mock.timers.tick(ms);
  for (let i = 0; i < 12; i += 1) await settle();
}

/** @param {FakeWorkers} workers @param {number} rounds */
async function work(workers, rounds) {
  for (let i = 0; i < rounds; i += 1) await workers.round();
  await wait();
}

/** Starts or resumes the count, as the page offers it. @param {ReturnType<typeof openTab>} tab */
async function goOn({ controller, count }) {
  if (count().phase === 'paused') void controller.resume();
  else if (!isActive(count())) controller.start();
  // The storage has three seconds to answer, and then the lock two.
  for (let i = 0; i < 6; i += 1) await wait();
}

/** Begun, paused, resumed and cancelled; the tab is closed; gone on with in the next visit, to its end. */
async function scenario() {
  const shared = browser();
  const watching = openTab(shared, false);
  const first = openTab(shared, true);
  void first.controller.open();
  void first.controller.select(N);
  await work(first.workers, 1);
  await goOn(first);
  await work(first.workers, 4);
  first.controller.pause();
  await work(first.workers, 2);
  await goOn(first);
  await work(first.workers, 3);
  first.controller.cancel();
  await wait();
  const seen = first.count().fraction;
  first.close();
  await wait();

  const second = openTab(shared, true);
  void second.controller.open();
  void second.controller.select(N);
  for (let i = 0; i < 4; i += 1) await work(second.workers, 1);
  const offered = second.count().fraction;
  await goOn(second);
  await second.workers.finish();
  await wait(4000);
  await wait(4000);
  return { first, second, watching, seen, offered };
}

/**
 * @param {Awaited<ReturnType<typeof scenario>>} outcome
 * @returns {string[]} the sentences that were shown
 */
function assertNothingLost({ first, second, seen, offered }) {
  assert.ok(seen > 0 && seen < 1, 'the first visit has counted');
  const { phase, solutions, fraction } = second.count();
  assert.deepEqual([phase, solutions, fraction], ['complete', answerOf(JOBS), 1]);
  assert.equal(second.controller.get().history.filter(({ n }) => n === N).length, 1, 'it is in the history once');
  const shown = [first, second].flatMap(({ troubles }) => [...new Set(troubles.filter(Boolean))]);
  assert.ok(offered === seen || shown.length > 0, `${offered} instead of ${seen} without a word`);
  for (const { troubles } of [first, second]) assert.ok(troubles.length <= 2, `it comes and goes: ${troubles}`);
  return shown;
}

/** Runs the scenario with a fault at a call, which is named where it fails. @param {number} call */
async function attempt(call) {
  try {
    return assertNothingLost(await scenario());
  } catch (error) {
    throw new Error(`call ${call}, ${faults.failed[0]}`, { cause: error });
  }
}

describe('a count whose storage fails', () => {
  /** How many calls there are where nothing fails. */
  let calls = 0;
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    faults.wrapDatabase();
  });
  afterEach(() => {
    faults.disarm();
    faults.unwrap();
    mock.timers.reset();
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('is taken up where it was left, and leaves nothing behind, where nothing fails', async () => {
    faults.arm(() => false);
    const outcome = await scenario();
    ({ calls } = faults);
    assert.deepEqual(assertNothingLost(outcome), []);
    assert.equal(outcome.offered, outcome.seen);
    assert.deepEqual(await openDatabase().all('counts'), []);
    assert.ok(calls > 80, `${calls} calls`);
  });

  for (const [way, error] of /** @type {const} */ ([
    ['throws', 'SecurityError'],
    ['throws', 'QuotaExceededError'],
    ['aborts', 'UnknownError'],
    ['hangs', 'UnknownError'],
  ])) {
    it(`is exact when any one call ${way} (${error}), and what is not kept is told`, async () => {
      // The name of the error changes only the sentence.
      const stride = error === 'QuotaExceededError' ? 5 : 1;
      for (let failing = 1; failing <= calls; failing += stride) {
        faults.arm((call) => call === failing, way, error);
        const shown = await attempt(failing);
        assert.equal(faults.failed.length, 1);
        assert.ok(shown.length <= 1, `call ${failing}: ${shown}`);
      }
    });

    it(`is exact when every call from one on ${way} (${error}), with one sentence`, async () => {
      for (let failing = 1; failing <= calls; failing += 3) {
        faults.arm((call) => call >= failing, way, error);
        const shown = await attempt(failing);
        assert.ok(new Set(shown).size <= 1, `calls from ${failing} on: ${shown}`);
        // Nothing is stored after the last job.
        if (failing < calls / 2) assert.ok(shown.length > 0, `calls from ${failing} on`);
      }
    });
  }
});
