import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as core from '../../pkg/count.js';
import { startRace } from '../../www/queens/race/race.js';
import { resultOf } from '../../www/queens/race/result.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { WorkerClient } from '../../www/platform/worker-client.js';
import { loadCatalogue, setLanguage, t } from '../../www/i18n/index.js';
import './core.mjs';
import { FakeWorker, settle } from './fake-worker.mjs';

const course = { size: 8, given: [], firstOnly: false };

/** @param {{ cores?: number, changed?: () => void }} [options] */
function begin({ cores = 4, changed = () => {} } = {}) {
  const { spawn, workers } = FakeWorker.factory();
  const race = startRace(course, { spawn: () => new WorkerClient(spawn), cores, changed });
  return { race, workers };
}

test('no more solvers run at once than there are cores, and all come to run', async () => {
  let changes = 0;
  const { race, workers } = begin({ cores: 2, changed: () => (changes += 1) });
  assert.deepEqual(
    race.lanes.map(({ state }) => state),
    solvers.map((_, place) => (place < 2 ? 'running' : 'waiting')),
  );
  for (let finished = 0; finished < solvers.length; finished += 1) {
    assert.equal(workers.length, Math.min(solvers.length, finished + 2));
    workers[finished].answer({ id: 1, result: { tests: 15720, placements: 2056, solutions: 92, time: 3 } });
    await settle();
    assert.equal(workers[finished].terminated, true);
  }
  assert.equal(race.lanes.every(({ state }) => state === 'finished') && !race.isRunning(), true);
  assert.equal(changes, solvers.length);
  assert.deepEqual(
    workers.map(({ requests }) => requests[0].data.solver),
    [...solvers],
  );
});

test('cancelling ends all workers at once and keeps the counts reported so far', async () => {
  const { race, workers } = begin();
  workers[0].answer({ id: 1, progress: { tests: 100, placements: 20, solutions: 1, time: 1 } });
  race.cancel();
  assert.equal(
    workers.every(({ terminated }) => terminated),
    true,
  );
  workers[0].answer({ id: 1, result: { tests: 900, placements: 20, solutions: 1, time: 9 } });
  await settle();
  assert.equal(workers.length, 4);
  assert.deepEqual([race.lanes[0].state, race.lanes[0].tests, race.isRunning()], ['stopped', 100, false]);
});

test('a worker that fails stops its solver and not the race', async () => {
  const { race, workers } = begin({ cores: 1 });
  workers[0].fail('out of memory');
  await settle();
  assert.deepEqual([race.lanes[0].state, race.lanes[1].state], ['stopped', 'running']);
});

test('the counts known for each solver are those of the core', () => {
  for (const solver of solvers) {
    for (let size = 1; size <= 10; size += 1) {
      const racer = new core.Racer(size, solver, new Uint32Array(), false);
      while (racer.run(1));
      assert.equal(core.solverTests(solver, size), racer.counts()[0]);
    }
  }
});

/** @param {number[]} tests @param {number[]} placements of the first solvers; the others are like the first */
const raced = (tests, placements) =>
  resultOf(core, {
    course,
    lanes: solvers.map((solver, i) => ({
      solver,
      state: 'finished',
      tests: tests[i] ?? tests[0],
      placements: placements[i] ?? placements[0],
      solutions: 92,
      time: 10 * (i + 1),
    })),
  });

test('solvers that placed the same queens differ in what they tested, and the result says so', async () => {
  await setLanguage('en');
  await loadCatalogue();
  const last = t(/** @type {import('../../www/i18n/index.js').Key} */ (`solver.${solvers[solvers.length - 1]}`));
  const result = `Marks was first, ${solvers.length} times as fast as ${last}.`;
  assert.equal(
    raced([15_720, 15_720, 2056, 5508], [2056]),
    `${result} All solvers placed the same 2,056 queens: the tree is the same. They differ in how many squares they test, and in what a test costs.`,
  );
  assert.equal(raced([15_720, 5508], [2056, 113]), result);
  assert.equal(raced([8], [8]), result);
});
