import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createCount, currentOf, waitingOf } from '../../www/count/controller.js';
import { figures, findings, notes, outlook, result } from '../../www/count/messages.js';
import { createStore } from '../../www/count/saved-counts.js';
import { FakeChannels, FakeDatabase, FakeLocks, domError } from './count-storage.mjs';
import './english.mjs';
import { settle } from './fake-worker.mjs';
import { FakeWorkers, answerOf, coreOf, planOf } from './count-fakes.mjs';
import { count } from './core.mjs';

const JOBS = 200;

const core = {
  ...coreOf(JOBS),
  countMemory: (/** @type {number} */ n) => (n === 21 ? 224 : 2) * 2 ** 20,
  countTime: (/** @type {[number, string, number, ArrayLike<number>]} */ ...[n, , workers, timed]) =>
    count.countTime(n, 'naive', workers, timed),
};

/** @param {{database?: FakeDatabase, locks?: any, channel?: any, cores?: number, memory?: number}} [surroundings] */
function visit({ database = new FakeDatabase(), locks = new FakeLocks().tab(), channel, cores = 2, memory } = {}) {
  const workers = new FakeWorkers(planOf(JOBS));
  const controller = createCount({ core, spawn: workers.spawn, database, locks, channel, cores, memory });
  return { controller, workers, database };
}

/** @param {ReturnType<typeof visit>} visit */
const stateOf = ({ controller }) => currentOf(controller.get());

describe('the controller of the Count tab', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] }));
  afterEach(() => mock.timers.reset());

  it('never counts before it is started', async () => {
    const { controller, workers } = visit();
    await controller.select(18);
    await controller.select(27);
    assert.equal(workers.spawned.length, 0);
    assert.equal(result(currentOf(controller.get())), '');
    assert.equal(outlook(controller), 'How long N = 27 takes here is being estimated.');
  });

  it('shows how far another tab is, and offers to go on once that is closed', async () => {
    const [database, locks, channels] = [new FakeDatabase(), new FakeLocks(), new FakeChannels()];
    const tab = locks.tab();
    const first = visit({ database, locks: tab, channel: channels.tab() });
    await first.controller.select(25);
    first.controller.start();
    await first.workers.work(6);
    const second = visit({ database, locks: locks.tab(), channel: channels.tab() });
    const shown = () => currentOf(second.controller.get());
    await second.controller.select(25);
    for (const rounds of [0, 4]) {
      await first.workers.work(rounds);
      const { fraction, solutions } = currentOf(first.controller.get());
      assert.ok(fraction > 0);
      assert.deepEqual([shown().phase, shown().fraction, shown().solutions], ['elsewhere', fraction, solutions]);
      assert.match(notes(second.controller.get()), /^Another tab is at work on N = 25/);
    }
    second.controller.start();
    assert.deepEqual([shown().phase, second.workers.spawned.length], ['elsewhere', 0]);
    first.controller.pause();
    await settle();
    tab.close();
    await settle();
    const { phase, fraction } = shown();
    assert.deepEqual([phase, fraction], ['paused', currentOf(first.controller.get()).fraction]);
    assert.equal(notes(second.controller.get()), 'The other tab has let go of this count: it can go on here.');
    await second.controller.resume();
    await second.workers.finish();
    assert.equal(currentOf(second.controller.get()).solutions, answerOf(JOBS));
  });

  it('shows the answer and the time that another tab has found, and records neither again', async () => {
    const [database, locks, channels] = [new FakeDatabase(), new FakeLocks(), new FakeChannels()];
    const [first, second] = [0, 1].map(() => visit({ database, locks: locks.tab(), channel: channels.tab() }));
    await first.controller.select(25);
    await second.controller.select(25);
    first.controller.start();
    await first.workers.work(2);
    assert.deepEqual(
      [first, second].map(({ controller }) => controller.isCounting()),
      [true, false],
    );
    await first.workers.finish();
    await settle();
    assert.equal(result(currentOf(second.controller.get())), 'N = 25: 2,646,900 solutions');
    assert.equal(second.controller.get().history.length, 1);
    assert.equal(database.tables.measured.size, 1);
    second.controller.start();
    await second.workers.finish();
    assert.equal(database.tables.measured.size, 2);
  });

  it('loses nothing without locks: each tab keeps a record of its own', async () => {
    const [database, channels] = [new FakeDatabase(), new FakeChannels()];
    const open = () => visit({ database, locks: null, channel: channels.tab() });
    const [first, second] = [open(), open()];
    await first.controller.select(25);
    await second.controller.select(25);
    first.controller.start();
    for (const rounds of [3, 4]) {
      await first.workers.work(rounds);
      const { fraction, solutions } = stateOf(first);
      assert.deepEqual([stateOf(second).fraction, stateOf(second).solutions], [fraction, solutions]);
      assert.match(
        outlook(second.controller),
        /^[\d.]+% of N = 25 is counted, in .+, and kept\. It can go on from there\.$/,
      );
    }
    await second.controller.resume();
    await second.workers.work(2);
    assert.equal(database.tables.counts.size, 1, 'the record that it went on from is not needed');
    await first.workers.work(6);
    await second.workers.work(2);
    assert.equal(database.tables.counts.size, 2);
    const [further, less] = [stateOf(first).fraction, stateOf(second).fraction];
    assert.ok(less < further);
    const third = open();
    await third.controller.select(25);
    assert.equal(stateOf(third).fraction, further);
    await first.workers.finish();
    await settle();
    await second.workers.finish();
    assert.deepEqual([stateOf(first).solutions, stateOf(second).solutions], [answerOf(JOBS), answerOf(JOBS)]);
    await settle();
    assert.deepEqual([database.tables.counts.size, stateOf(third).phase], [0, 'offered']);
  });

  it('keeps the history between visits, until it is cleared', async () => {
    const database = new FakeDatabase();
    const ids = [];
    for (const n of [12, 8]) {
      const { controller, workers } = visit({ database });
      await controller.select(n);
      controller.start();
      await workers.finish();
      ids.push(controller.get().history.at(-1)?.id);
      mock.timers.tick(1000);
    }
    const { controller } = visit({ database });
    await controller.select(8);
    assert.deepEqual(
      controller.get().history.map(({ id }) => id),
      ids,
    );
    await controller.clearHistory();
    assert.deepEqual([controller.get().history, database.tables.measured.size], [[], 0]);
  });

  it('has the history of this visit where nothing can be kept', async () => {
    const database = new FakeDatabase();
    database.error = domError('SecurityError');
    const { controller, workers } = visit({ database });
    const opened = controller.open();
    controller.start();
    await workers.finish();
    await opened;
    assert.equal(controller.get().history.length, 1);
  });

  it('reports a count that differs from the published one', async () => {
    const { controller, workers } = visit();
    workers.plan = planOf(JOBS - 1);
    controller.start();
    await workers.finish();
    assert.match(findings(controller)[0][1], /^The published count of N = 12 is 2,646,900 .* One of the two is wrong/);
  });

  it('pauses a count that is left for another, and shows that it waits', async () => {
    const { controller, workers } = visit();
    await controller.select(18);
    controller.start();
    await workers.work(6);
    await controller.select(9);
    assert.deepEqual(
      waitingOf(controller.get()).map(({ n, phase }) => [n, phase]),
      [[18, 'paused']],
    );
    await controller.select(18);
    assert.deepEqual(waitingOf(controller.get()), []);
    await controller.resume();
    await workers.finish();
    assert.equal(currentOf(controller.get()).solutions, answerOf(JOBS));
  });

  it('offers what another visit left', async () => {
    const database = new FakeDatabase();
    const first = visit({ database });
    await first.controller.select(18);
    first.controller.start();
    await first.workers.work(6);
    const second = visit({ database });
    await second.controller.select(12);
    assert.deepEqual(
      waitingOf(second.controller.get()).map(({ n }) => n),
      [18],
    );
    await second.controller.select(18);
    assert.match(
      outlook(second.controller),
      /^\d+% of N = 18 is counted, in .*\u00a0s, and kept\. It can go on from there\.$/,
    );
    assert.equal(figures(currentOf(second.controller.get())).at(-1)?.[0], 'Time spent');
  });

  it('keeps the counts of one N by either method apart', async () => {
    const database = new FakeDatabase();
    const first = visit({ database });
    first.workers.plan = { ...planOf(JOBS), method: 'naive' };
    await first.controller.select(18, 'mask');
    first.controller.start();
    await first.workers.work(6);
    const second = visit({ database });
    await second.controller.select(18);
    assert.equal(currentOf(second.controller.get()).phase, 'offered');
    assert.deepEqual(
      waitingOf(second.controller.get()).map(({ n, method }) => [n, method]),
      [[18, 'naive']],
    );
    second.controller.start();
    await second.workers.finish();
    await settle();
    assert.equal(database.tables.counts.size, 1, 'the other is still there');
    second.workers.plan = first.workers.plan;
    await second.controller.select(18, 'mask');
    await second.controller.resume();
    await second.workers.finish();
    await settle();
    assert.equal(database.tables.counts.size, 0);
    assert.deepEqual(
      second.controller.get().history.map(({ n, method, workers, solutions }) => [n, method, workers, solutions]),
      [
        [18, 'squares', 2, answerOf(JOBS)],
        [18, 'naive', 2, answerOf(JOBS)],
      ],
    );
  });

  it('says how much memory N = 21 takes before it is started', async () => {
    const { controller, workers } = visit();
    await controller.select(20);
    assert.doesNotMatch(outlook(controller), /memory/);
    await controller.select(21);
    assert.match(outlook(controller), / Each worker needs up to 224 MB of memory\.$/);
    assert.deepEqual(
      [21, 22].map((n) => Math.round(Number(count.countMemory(n, 'join')) / 2 ** 20)),
      [224, 192],
    );
    assert.equal(workers.spawned.length, 0);
  });

  it('says that there is a quicker method than that of a record, which goes on', async () => {
    const { controller, database, workers } = visit();
    const store = createStore({ core: count, database });
    const half = { n: 21, version: '1', jobs: JOBS, below: 0, beyond: [1], fraction: 0.01, spent: 1000 };
    await store.save({ ...half, id: 'a', method: 'bitmask', solutions: 2n });
    const earlier = { id: 'b', n: 21, method: 'squares', workers: 2, ms: 60_000, solutions: 1n, when: 0 };
    await database.put('measured', earlier);
    const damaged = { id: 'c', n: 21, method: 'squares', when: 'yesterday' };
    await database.put('measured', damaged);
    const opened = controller.open();
    await workers.finish();
    await opened;
    await controller.select(21);
    assert.deepEqual(controller.get().history, [earlier]);
    assert.match(
      outlook(controller),
      /It can go on from there\. A newer method would count all of it again in about 60/,
    );
    workers.plan = { ...planOf(JOBS), method: 'bitmask' };
    await controller.resume();
    await workers.finish();
    assert.equal(currentOf(controller.get()).method, 'bitmask');
  });

  it('spawns no more workers than the memory has room for, and says so', async () => {
    for (const [cores, memory, size] of /** @type {[number, number | undefined, number][]} */ ([
      [8, undefined, 8],
      [64, undefined, 25],
      [8, 0.5, 3],
      [8, 0.1, 1],
    ])) {
      const { controller, workers } = visit({ cores, memory });
      controller.start();
      await workers.round();
      await workers.round();
      assert.equal(currentOf(controller.get()).workers, size);
      const note = size < cores ? `Only ${size} worker${size === 1 ? '' : 's'}: each needs 40 MB.` : '';
      assert.equal(notes(controller.get()), note);
      controller.cancel();
    }
  });

  it('says when nothing can be kept', async () => {
    const database = new FakeDatabase();
    database.error = domError('SecurityError');
    const { controller, workers } = visit({ database });
    await controller.select(18);
    assert.match(notes(controller.get()), /^The browser keeps nothing for this page at present/);
    controller.start();
    await workers.finish();
    assert.equal(currentOf(controller.get()).solutions, answerOf(JOBS));
  });
});
