/**
 * Lines of finished jobs as the page opens them: no mixture of files enters a job twice or under another plan.
 */

import assert from 'node:assert/strict';
import * as count from '../../../pkg/count.js';
import { isRefusal } from '../../../www/core/index.js';
import { contradiction } from '../../../www/count/count.js';
import { Ledger } from '../../../www/count/ledger.js';
import { explain } from '../../../www/i18n/index.js';
import { core as chinese } from '../../../www/i18n/zh-rest.js';
import { mutateText } from './mutate.mjs';
import '../core.mjs';
import '../english.mjs';

/**
 * Lines of some jobs of N queens.
 * @param {number} n
 * @param {number} version
 * @param {number} jobs in all
 * @param {number[]} finished
 * @param {string} [method]
 */
const lines = (n, version, jobs, finished, method = 'join') =>
  count.jobLines(n, {
    method,
    version: String(version),
    jobs,
    each: new Map(finished.map((job) => [job, BigInt(job % 3)])),
  });

// prettier-ignore
const WORDS = [
  '{', '}', ',', ':', '"', '"n":', '"method":', '"plan":', '"jobs":', '"job":', '"solutions":', '"join"', '"naive"',
  '"bitmask"', '0', '1', '27', '28', '4294967296', '"18446744073709551615"', '"18446744073709551616"', '00', '-1',
  '1e3', 'null', '[', ']', '\\u0031', ' ', '\t', '\r\n', '\n', '\n\n', '\ufeff', '\u0000', '８', '\ud800',
  lines(12, 4, 4, [1]),
];

/** Lines of more queens than a tab counts, whose plan takes milliseconds to make; and how seldom they come. */
const LARGE = lines(24, 5, 65_543, [0, 7, 65_542]);
const SELDOM = 100_000;

let turn = 0;
/** A file that was read before, to be mixed with the next. @type {count.FinishedJobs | null} */
let earlier = null;

/** @type {import('./driver.mjs').Target} */
export const target = {
  name: 'lines in the page',
  short: 2500,
  corpus: [
    lines(8, 4, 1, [0], 'bitmask'),
    lines(12, 4, 4, [0, 3]),
    lines(12, 4, 4, [0, 1, 2, 3]),
    lines(12, 4, 4, [1]).repeat(2),
    lines(12, 4, 4, [2]) + lines(12, 5, 4, [2]),
    lines(14, 4, 16, [15, 2]),
    lines(12, 4, 4, [1]).replace('12', '28'),
    lines(15, 4, 64, [63, 0, 5]),
    '{"jobs":4}',
    '',
  ],
  errors: ['no-job-line', 'job-beyond', 'job-plan', 'job-solutions', 'skipped', 'conflict'],
  mutate(text, corpus, dice) {
    const one = dice.whole(0, SELDOM) === 0 ? LARGE : text;
    return mutateText(one, dice.oneOf(corpus), WORDS, 5000, dice).slice(0, 20_000);
  },
  size: (text) => text.length,

  check(text, met) {
    turn += 1;
    const file = turn % 2 ? 'a.jsonl' : '';
    let read;
    try {
      read = count.readJobLines(text, file);
    } catch (error) {
      assert.ok(isRefusal(error), String(error));
      met(error.code);
      assert.ok(`core.${error.code}` in chinese.sentences);
      const sentence = explain(error);
      assert.ok(sentence.startsWith(file ? 'a.jsonl, line ' : 'In line ') && sentence.length < 300, sentence);
      return false;
    }
    const { n, plan, finished, solutions, lines: places, skipped } = read;
    const { jobs } = plan;
    assert.ok(n >= 1 && n <= 27 && jobs >= 1 && ['join', 'bitmask'].includes(plan.method));
    assert.ok(finished.length >= 1 && finished.every((job, i) => job < jobs && (i === 0 || job > finished[i - 1])));
    assert.ok(solutions.length === finished.length && places.length === finished.length);
    assert.ok([0, jobs].includes(plan.weights.length));
    const used = new Set(places);
    assert.ok(used.size === places.length && skipped.every((line) => !used.has(line)));
    if (skipped.length > 0) met('skipped');
    mixed(read, met);
    return true;
  },
};

/**
 * Enters the file and the one before into one ledger, if they are of one plan.
 * @param {count.FinishedJobs} read
 * @param {(kind: string) => void} met
 */
function mixed(read, met) {
  const { n, plan } = read;
  const same = earlier?.n === n ? earlier : null;
  const ledger = new Ledger(plan);
  ledger.each ??= new Map();
  /** The expected solutions by job. @type {Map<number, bigint>} */
  const jobs = new Map();
  for (const each of [...(same ? [same] : []), read, read]) {
    const { finished, solutions } = each;
    assert.deepEqual([each.plan.method, each.plan.version, each.plan.jobs], [plan.method, plan.version, plan.jobs]);
    const conflict = finished.findIndex((job, i) => jobs.has(job) && jobs.get(job) !== solutions[i]);
    assert.equal(ledger.firstConflict(finished, solutions), conflict);
    assert.equal(contradiction(ledger, each, '') !== undefined, conflict >= 0);
    if (conflict >= 0) {
      met('conflict');
      continue;
    }
    finished.forEach((job, i) => {
      ledger.enter(job, solutions[i]);
      jobs.set(job, solutions[i]);
    });
  }
  const sum = [...jobs.values()].reduce((all, solutions) => all + solutions, 0n);
  assert.deepEqual([ledger.solutions, plan.jobs - ledger.jobsLeft], [sum, jobs.size]);
  assert.ok(ledger.fraction > 0 && ledger.fraction <= 1 && ledger.complete === (jobs.size === plan.jobs));
  assert.deepEqual([ledger.summary.solutions, ledger.summary.finished], [sum, jobs.size]);
  const printed = count.readJobLines(count.jobLines(n, ledger.finished), '');
  assert.deepEqual(
    new Map(Array.from(printed.finished, (job, i) => [job, printed.solutions[i]])),
    new Map([...jobs].toSorted(([a], [b]) => a - b)),
  );
  if (read.skipped.length === 0) earlier = read;
}
