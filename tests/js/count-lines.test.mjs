import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import * as core from '../../pkg/count.js';
import { createCount, currentOf, hasCommand } from '../../www/count/controller.js';
import { findings, notes, openedText, outlook, result } from '../../www/count/messages.js';
import { explain, loadCatalogue, setLanguage } from '../../www/i18n/index.js';
import { FakeWorkers } from './count-fakes.mjs';
import { FakeDatabase, FakeLocks } from './count-storage.mjs';
import './english.mjs';
import { settle } from './fake-worker.mjs';
import { lazy } from './core.mjs';

const kindOf = (/** @type {string} */ text) => lazy.textKind(text, '').kind;

/** The solutions of each job of N = 13 by the join. */
const N = 13;
const counter = new core.Counter(N, 'join');
const JOBS = Array.from({ length: counter.jobs() }, (_, job) => counter.run(job));
const VERSION = Number(counter.version());
const JOBS_OF_24 = 65_543;

/**
 * @param {number[]} jobs
 * @param {(solutions: bigint) => bigint} [change]
 */
const lines = (jobs, change = (solutions) => solutions) =>
  core.jobLines(N, {
    method: 'join',
    version: String(VERSION),
    jobs: JOBS.length,
    each: new Map(jobs.map((job) => [job, change(JOBS[job])])),
  });

/** Lines of N = 24. @param {[job: number, solutions: bigint][]} each */
const linesOf24 = (...each) =>
  core.jobLines(24, { method: 'join', version: '5', jobs: JOBS_OF_24, each: new Map(each) });

/** A line of N = 24. @param {number} job */
const line = (job, solutions = 5n) => linesOf24([job, solutions]);

/** @param {FakeDatabase} [database] */
function visit(database = new FakeDatabase(), locks = new FakeLocks().tab()) {
  const workers = new FakeWorkers({
    method: 'join',
    version: String(VERSION),
    jobs: JOBS.length,
    weights: counter.weights(),
    memory: 2 ** 20,
  });
  workers.read = ({ text, file }) => core.readJobLines(text, file);
  const spawn = workers.spawn;
  const options = { spawn, database, locks: /** @type {any} */ (locks), cores: 4 };
  const controller = createCount({ ...options, core: /** @type {any} */ (core) });
  /** @param {string} text */
  const open = async (text, file = 'a.jsonl') => {
    const opening = controller.openLines(text, file);
    const [{ n, refusal, skipped }] = await Promise.all([opening, workers.finish()]);
    await controller.select(n);
    return { refused: refusal?.(), skipped: [...skipped] };
  };
  return { controller, workers, database, open, state: () => currentOf(controller.get()) };
}

describe('lines of finished jobs', () => {
  beforeEach(() => setLanguage('en'));

  it('are told from every other text', () => {
    assert.equal(kindOf(lines([0])), 'jobs');
    assert.equal(kindOf(`${lines([0]).slice(9)}${lines([1])}`), 'jobs', 'a file whose beginning is lost');
    for (const text of ['{"view":"queens"}', '15863724', '#1/count/14', '"jobs"']) assert.equal(kindOf(text), 'board');
  });

  it('become a count that can be resumed', async () => {
    const { controller, open, state, database } = visit();
    assert.deepEqual(await open(lines([1, 3])), { refused: undefined, skipped: [] });
    assert.deepEqual([state().phase, state().stopped, state().solutions], ['paused', true, JOBS[1] + JOBS[3]]);
    assert.match(outlook(controller), /of N = 13 is counted/);
    assert.equal(controller.savedLines().text, lines([1, 3]));
    assert.equal(controller.savedLines().name, 'queens-13.jsonl');
    await settle();
    const next = visit(database);
    await next.controller.select(N);
    assert.equal(next.controller.savedLines().text, lines([1, 3]));
    assert.deepEqual([next.state().imported, next.state().lines], [true, 2]);
  });

  it('are added to the count that is there, up to the answer', async () => {
    const { controller, open, state } = visit();
    await open(lines([0, 1]));
    await open(lines(JOBS.map((_, job) => job).slice(1)), 'b.jsonl');
    await settle();
    assert.equal(result(state()), 'N = 13: 73,712 solutions');
    // Nothing was counted here, so there is no time to give.
    assert.equal(findings(controller).length, 2);
    assert.equal(controller.get().history[0].imported, true);
    assert.equal(controller.savedLines().text, lines(JOBS.map((_, job) => job)));
  });

  it('that are all known leave a count under way as it is', async () => {
    const { controller, workers, state } = visit();
    await controller.select(N);
    controller.start();
    for (let i = 0; i < 2; i += 1) await workers.round();
    const { text } = controller.savedLines();
    assert.notEqual(text, '');
    const opening = controller.openLines(text, 'a.jsonl');
    workers.alive.at(-1)?.act();
    assert.equal((await opening).refusal, undefined);
    assert.deepEqual([state().phase, state().imported, workers.alive.length > 0], ['counting', false, true]);
    controller.cancel();
  });

  it('are refused with file and line where they contradict the count, which stays as it was', async () => {
    const { open, state } = visit();
    await open(lines([0, 2]));
    const before = state();
    const { refused } = await open(`\n${lines([1])}${lines([2], (solutions) => solutions + 1n)}`, 'b.jsonl');
    assert.equal(
      refused,
      `b.jsonl, line 3: job 2 has ${JOBS[2] + 1n} solutions, but another number in the count of N = 13 here.`,
    );
    assert.deepEqual(state(), before);
  });

  for (const [what, text, english, chinese] of /** @type {[string, string, string, string][]} */ ([
    [
      'are of more queens than the page counts',
      lines([0]).replace('"n":13', '"n":28'),
      'a.jsonl, line 1: the job is of N = 28, and the page goes up to 27; queens sum adds up such jobs.',
      'a.jsonl, line 1：这个任务属于 N = 28，而本页最多到 27；queens sum 可以合计这样的任务。',
    ],
    [
      'contradict each other',
      `${lines([0, 1])}${lines([0], () => 7n)}`,
      `a.jsonl, line 3: job 0 has 7 solutions, but ${JOBS[0]} in line 1.`,
      `a.jsonl, line 3：任务 0 有 7 个解，而第 1 行是 ${JOBS[0]} 个。`,
    ],
    [
      'are of another plan',
      lines([0]).replace('"plan":4', '"plan":3'),
      `a.jsonl, line 1: the job is of another plan (N = 13, join, plan 3, ${JOBS.length} jobs) than N = 13, join, plan 4, ${JOBS.length} jobs.`,
      `a.jsonl, line 1：这个任务属于另一种划分（N = 13, join, plan 3, ${JOBS.length} jobs），应为 N = 13, join, plan 4, ${JOBS.length} jobs。`,
    ],
    [
      'are none',
      '\n{"jobs":4',
      'a.jsonl, line 2: this is no line of a finished job.',
      'a.jsonl, line 2：这里没有已完成任务的行。',
    ],
  ])) {
    it(`are refused with file and line when they ${what}`, async () => {
      const { open, state } = visit();
      await open(lines([2]));
      const before = state();
      const error = await open(text).catch((refusal) => refusal);
      assert.equal(explain(error), english);
      await setLanguage('zh');
      await loadCatalogue();
      assert.equal(explain(error), chinese);
      assert.deepEqual(state(), before);
    });
  }

  it('are left out where they were cut short', async () => {
    const { open, state } = visit();
    const { skipped } = await open(`${lines([0])}${lines([1]).slice(0, 40)}`);
    assert.deepEqual(skipped, [2]);
    assert.equal(state().lines, 1);
  });

  it('do not replace a count by another method', async () => {
    const { open, state, database } = visit();
    const half = { n: N, version: '4', jobs: 8, below: 0, beyond: [1], fraction: 0.1, spent: 1000 };
    await database.put('counts', await rowOf({ ...half, id: 'a', method: 'bitmask', solutions: 2n }));
    const { refused } = await open(lines([0]));
    assert.match(String(refused), /^A count of N = 13 by another method is kept here\./);
    assert.equal(state().method, 'bitmask');
  });

  it('do not replace what another version of the page has counted', async () => {
    const { open, state, database } = visit();
    const half = { n: N, version: '3', jobs: 8, below: 0, beyond: [1], fraction: 0.1, spent: 1000 };
    await database.put('counts', await rowOf({ ...half, id: 'a', method: 'join', solutions: 2n }));
    const { refused } = await open(lines([0]));
    assert.match(String(refused), /^What is kept here of N = 13 was counted by another version of this page\./);
    assert.equal(state().solutions, 2n);
  });

  it('cannot be saved of a count of which only the sum was kept', async () => {
    const { controller, state, database } = visit();
    const half = {
      n: N,
      version: String(VERSION),
      jobs: JOBS.length,
      below: 0,
      beyond: [1],
      fraction: 0.1,
      spent: 1000,
    };
    await database.put('counts', await rowOf({ ...half, id: 'a', method: 'join', solutions: JOBS[1] }));
    await controller.select(N);
    assert.deepEqual([state().phase, state().lines], ['paused', 0]);
    assert.match(notes(controller.get()), /cannot be saved as lines/);
  });

  it('of all of N = 24 are an answer, marked in the history', async () => {
    const { controller, open } = visit();
    const others = Array.from({ length: JOBS_OF_24 - 1 }, (_, i) => /** @type {[number, bigint]} */ ([i + 1, 3n]));
    const first = 227_514_171_973_736n - BigInt(others.length) * 3n;
    const text = linesOf24(...others, [0, first]);
    await open(text);
    assert.equal(
      openedText(controller),
      'Opened: all 65,543 jobs of N = 24. They have 227,514,171,973,736 solutions. That is the published number (OEIS A000170).',
    );
    const entries = [[24, 227_514_171_973_736n, true]];
    const kept = () => controller.get().history.map((entry) => [entry.n, entry.solutions, entry.imported]);
    assert.deepEqual(kept(), entries);
    await open(text);
    assert.deepEqual(kept(), entries, 'opened again, they are no other answer');
    assert.equal(controller.hasCommand(), false);
  });

  it('of N = 24 are shown with progress, sum and the command for the others', async () => {
    const { controller, open, state } = visit();
    await open(line(1) + line(2));
    await open(line(2) + line(7), 'b.jsonl');
    assert.equal(state().phase, 'offered');
    assert.match(
      openedText(controller),
      /^Opened: 3 of 65,\d+ jobs of N = 24, 0\.\d+% of the work, with 15 solutions\./,
    );
    const others = `0..1 3..7 8..${JOBS_OF_24}`;
    assert.equal(controller.command(), `echo ${others} | queens count 24 --jobs - --threads 4 --state queens-24.jsonl`);
    const before = controller.get().opened[24];
    const { refused } = await open(line(7, 6n), 'c.jsonl');
    assert.equal(refused, 'c.jsonl, line 1: job 7 has 6 solutions, but another number in the count of N = 24 here.');
    assert.deepEqual(controller.get().opened[24], before);
    assert.equal(controller.savedLines().text, [1, 2, 7].map((job) => line(job)).join(''));
  });
});

const finished = (/** @type {number[]} */ ...jobs) => ({
  method: 'join',
  version: '5',
  jobs: 10,
  each: new Map(jobs.map((job) => [job, 0n])),
});

describe('the command line', () => {
  for (const [n, done, command] of /** @type {const} */ ([
    [20, undefined, ''],
    [21, undefined, 'queens count 21 --state queens-21.jsonl'],
    [22, finished(), 'queens count 22 --state queens-22.jsonl'],
    [22, finished(0, 1, 2), 'queens count 22 --jobs 3..10 --threads 8 --state queens-22.jsonl'],
    [22, finished(0, 1, 2, 9, 5), 'echo 3..5 6..9 | queens count 22 --jobs - --threads 8 --state queens-22.jsonl'],
    [22, finished(...Array(10).keys()), ''],
  ])) {
    it(`of N = ${n} is "${command}"`, () => {
      assert.equal(hasCommand(n, done), command !== '');
      if (command) assert.equal(core.countCommand(n, 8, done), command);
    });
  }
});

/** A record as an earlier version of the page stored it. @param {any} record */
async function rowOf(record) {
  const { createStore } = await import('../../www/count/saved-counts.js');
  const database = new FakeDatabase();
  await createStore({ core, database }).save(record);
  return [...database.tables.counts.values()][0];
}
