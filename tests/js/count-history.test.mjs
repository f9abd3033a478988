import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { History, bestOf, toCsv, toJson } from '../../www/count/history.js';
import { FakeDatabase, domError } from './count-storage.mjs';

const entry = (/** @type {Partial<import('../../www/count/history.js').Entry>} */ given = {}) => ({
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
  it('is kept between visits', async () => {
    const database = new FakeDatabase();
    await new History(database).add(entry());
    const later = new History(database);
    await later.add(entry({ id: 'b', when: 1 }));
    await later.load();
    assert.deepEqual(
      later.entries.map(({ id }) => id),
      ['b', 'a'],
    );
    await later.clear();
    await later.load();
    assert.deepEqual(later.entries, []);
  });

  it('is that of this visit where nothing can be kept', async () => {
    const database = new FakeDatabase();
    database.error = domError('SecurityError');
    const history = new History(database);
    await history.load();
    await history.add(entry());
    assert.equal(history.entries.length, 1);
  });

  it('ignores rows that are no entries', async () => {
    const database = new FakeDatabase();
    for (const given of [{ n: 28 }, { ms: NaN }, { workers: 0 }, { solutions: /** @type {any} */ (3) }]) {
      await database.put('measured', entry({ id: JSON.stringify(given), ...given }));
    }
    await database.put('measured', { id: 'x' });
    const history = new History(database);
    await history.load();
    assert.deepEqual(history.entries, []);
  });

  it('knows the best time for each N and number of workers', async () => {
    const history = new History(new FakeDatabase());
    for (const [n, workers, ms] of [
      [12, 1, 30],
      [11, 2, 5],
      [12, 1, 20],
      [12, 2, 40],
    ]) {
      await history.add(entry({ id: `${n} ${workers} ${ms}`, n, workers, ms }));
    }
    assert.deepEqual(
      bestOf(history.entries).map(({ n, workers, ms }) => [n, workers, ms]),
      [
        [11, 2, 5],
        [12, 1, 20],
        [12, 2, 40],
      ],
    );
  });

  it('is exported as CSV and as JSON, with exact counts', () => {
    const entries = [entry({ n: 27, solutions: 234_907_967_154_122_528n })];
    assert.equal(
      toCsv(entries),
      'n,solutions,seconds,workers,method,measured\r\n' +
        '27,234907967154122528,1.235,2,join,2030-01-02T03:04:05.000Z\r\n',
    );
    assert.deepEqual(JSON.parse(toJson(entries)), [
      {
        n: 27,
        solutions: '234907967154122528',
        seconds: 1.235,
        workers: 2,
        method: 'join',
        measured: '2030-01-02T03:04:05.000Z',
      },
    ]);
  });
});
