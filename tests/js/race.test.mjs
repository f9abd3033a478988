import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initSync, Racer } from '../../pkg/count.js';
import { allTests } from '../../www/queens/race/estimate.js';
import { Race } from '../../www/queens/race/race.js';
import { solvers } from '../../www/core/routes.js';

initSync({ module: readFileSync(new URL('../../pkg/count_bg.wasm', import.meta.url)) });

/** Workers that say what they are told to say. */
function hall() {
  /** @type {{ start?: any, told?: (standing: any) => void, failed?: (message: string) => void, dismissed: boolean }[]} */
  const hands = [];
  const spawn = () => {
    /** @type {typeof hands[0]} */
    const hand = { dismissed: false };
    hands.push(hand);
    return {
      start: (/** @type {any} */ start) => (hand.start = start),
      listen: (/** @type {any} */ told, /** @type {any} */ failed) => Object.assign(hand, { told, failed }),
      dismiss: () => (hand.dismissed = true),
    };
  };
  return { hands, spawn };
}

const course = { size: 8, given: [], firstOnly: false };

test('no more solvers run at once than there are cores, and all come to run', () => {
  const { hands, spawn } = hall();
  let changes = 0;
  const race = new Race(course, solvers, { spawn, cores: 2, changed: () => (changes += 1) });
  assert.deepEqual(
    race.lanes.map(({ state }) => state),
    ['running', 'running', 'waiting', 'waiting', 'waiting'],
  );
  for (let finished = 0; finished < 5; finished += 1) {
    assert.equal(hands.length, Math.min(5, finished + 2));
    hands[finished].told?.({ tally: [15720, 2056, 92], time: 3, finished: true });
    assert.equal(hands[finished].dismissed, true);
  }
  assert.equal(race.finished && !race.running && changes === 5, true);
  assert.deepEqual(
    hands.map(({ start }) => start.solver),
    [...solvers],
  );
});

test('cancelling dismisses everybody at once and keeps what was told', () => {
  const { hands, spawn } = hall();
  const race = new Race(course, solvers, { spawn, cores: 4, changed: () => {} });
  hands[0].told?.({ tally: [100, 20, 1], time: 1, finished: false });
  race.cancel();
  assert.equal(
    hands.every(({ dismissed }) => dismissed),
    true,
  );
  hands[0].told?.({ tally: [900, 20, 1], time: 9, finished: true });
  assert.deepEqual([race.lanes[0].state, race.lanes[0].tests, race.running], ['stopped', 100, false]);
});

test('a worker that fails stops its solver and not the race', () => {
  const { hands, spawn } = hall();
  const race = new Race(course, solvers, { spawn, cores: 1, changed: () => {} });
  hands[0].failed?.('out of memory');
  assert.deepEqual([race.lanes[0].state, race.lanes[1].state], ['stopped', 'running']);
});

test('the counts known for each solver are those of the core', () => {
  for (const solver of solvers) {
    for (let size = 1; size <= 10; size += 1) {
      const racer = new Racer(size, solver, new Uint32Array(), false);
      while (racer.run(1));
      assert.deepEqual(allTests(solver, size), { tests: racer.counts()[0], exact: true });
    }
  }
});

// The queens that a backtracking search places on 15 × 15 and 16 × 16.
test('the estimate above is within a hundredth of what is known', () => {
  for (const [size, known] of [
    [15, 171_129_071],
    [16, 1_141_190_302],
  ]) {
    const { tests, exact } = allTests('mask', size);
    assert.equal(exact, false);
    assert.ok(Math.abs(tests / known - 1) < 0.01, `${size}: ${tests}`);
  }
});
