import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count } from './core.mjs';

const { bestCounts, completedCounts, countsFile } = count;

const entry = (/** @type {Partial<import('../../pkg/count.js').CompletedCount>} */ given = {}) => ({
  id: 'a',
  n: 12,
  method: 'join',
  workers: 2,
  ms: 1234.5678,
  solutions: 14_200n,
  when: Date.UTC(2030, 0, 2, 3, 4, 5),
  ...given,
});

describe('the history of counts', () => {
  it('knows an entry from a row that is damaged', () => {
    const sound = [entry(), entry({ imported: true, workers: 0, ms: 0 })];
    assert.deepEqual(completedCounts(sound), sound);
    for (const row of [
      null,
      { id: 'a' },
      { ...entry(), n: 28 },
      { ...entry(), n: '12' },
      { ...entry(), workers: -1 },
      { ...entry(), ms: NaN },
      { ...entry(), solutions: 14_200 },
      { ...entry(), when: 1e16 },
      { ...entry(), method: undefined },
    ]) {
      assert.deepEqual(completedCounts([row]), [], String(row && Object.values(row)));
    }
  });

  it('knows the best time for each N and number of workers', () => {
    const entries = [
      [12, 2, 40],
      [12, 1, 30],
      [11, 2, 5],
      [12, 1, 50],
      [12, 1, 20],
    ].map(([n, workers, ms]) => entry({ id: `${n} ${workers} ${ms}`, n, workers, ms }));
    assert.deepEqual(
      bestCounts(entries).map(({ n, workers, ms }) => [n, workers, ms]),
      [
        [11, 2, 5],
        [12, 1, 20],
        [12, 2, 40],
      ],
    );
    const alike = ['join', 'bits'].map((method, at) => entry({ method, ms: 20 - at }));
    assert.deepEqual(
      bestCounts(alike).map(({ ms }) => ms),
      [19, 20],
    );
  });

  it('gives no time of a count with opened jobs', () => {
    const entries = [entry(), entry({ id: 'b', ms: 1, imported: true }), entry({ id: 'c', ms: 2, imported: true })];
    assert.deepEqual(
      bestCounts(entries).map(({ id }) => id),
      ['b', 'a'],
    );
    assert.match(countsFile(entries.slice(1, 2), 'csv'), /\r\n12,14200,,,join,2030/);
    assert.equal(JSON.parse(countsFile(entries, 'json'))[1].seconds, null);
  });

  it('is exported as CSV and as JSON, with exact counts', () => {
    const entries = [entry({ n: 27, solutions: 234_907_967_154_122_528n })];
    assert.equal(
      countsFile(entries, 'csv'),
      'n,solutions,seconds,workers,method,measured\r\n' +
        '27,234907967154122528,1.235,2,join,2030-01-02T03:04:05.000Z\r\n',
    );
    assert.equal(
      countsFile(entries, 'json'),
      `[
  {
    "n": 27,
    "solutions": "234907967154122528",
    "seconds": 1.235,
    "workers": 2,
    "method": "join",
    "measured": "2030-01-02T03:04:05.000Z"
  }
]
`,
    );
    assert.deepEqual([countsFile([], 'csv').split('\r\n').length, countsFile([], 'json')], [2, '[]\n']);
  });
});
