import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Forecast, estimate, roundSpan } from '../../www/count/estimate.js';

const [SECOND, HOUR, YEAR] = [1000, 3_600_000, 31_557_600_000];

describe('an estimate', () => {
  const measured = [{ method: 'naive', n: 14, workers: 1, ms: 180 }];

  it('holds the truth between its ends', () => {
    // ALGORITHMS: naive wasm, one thread.
    for (const [n, ms] of [
      [14, 177],
      [15, 1080],
      [16, 7510],
      [17, 50_800],
    ]) {
      const { low, high } = estimate({ method: 'naive', n, workers: 1 }, measured) ?? assert.fail();
      assert.ok(low < ms && ms < high, `N = ${n}: ${low} … ${high}`);
    }
  });

  it('is wider the farther it reaches', () => {
    const spread = [14, 16, 20, 27].map((n) => {
      const { low, high } = estimate({ method: 'naive', n, workers: 1 }, measured) ?? assert.fail();
      return high / low;
    });
    assert.deepEqual(
      spread,
      spread.toSorted((a, b) => a - b),
    );
  });

  it('takes the nearest N that was measured', () => {
    const both = [...measured, { method: 'naive', n: 16, workers: 2, ms: 1000 }];
    const { low, high } = estimate({ method: 'naive', n: 16, workers: 1 }, both) ?? assert.fail();
    assert.ok(low < 2060 && 2060 < high && high < 2500);
  });

  it('says nothing where nothing is known', () => {
    assert.equal(estimate({ method: 'naive', n: 14, workers: 1 }, []), undefined);
    assert.equal(estimate({ method: 'other', n: 14, workers: 1 }, measured), undefined);
    assert.equal(estimate({ method: 'naive', n: 14, workers: 1 }, [{ ...measured[0], ms: 0.2 }]), undefined);
  });
});

/** @param {Forecast} forecast */
function width(forecast) {
  const { low, high } = forecast.left() ?? assert.fail();
  return high / low;
}

describe('the time left', () => {
  it('is undefined before there are enough samples', () => {
    const forecast = new Forecast();
    assert.equal(forecast.left(), undefined);
    forecast.note(0, 0);
    forecast.note(0, 5000);
    assert.equal(forecast.left(), undefined, 'no work done');
    forecast.note(0.1, 5100);
    assert.equal(forecast.left(), undefined, 'too close to the last sample');
  });

  it('is a range that holds the truth and narrows while the speed is steady', () => {
    const forecast = new Forecast();
    let narrowest = Infinity;
    for (let second = 1; second < 100; second += 1) {
      forecast.note(second / 100, second * 1000);
      const left = forecast.left();
      if (!left) continue;
      const truth = (100 - second) * 1000;
      assert.ok(left.low <= truth && truth <= left.high);
      if (second % 10 === 0) {
        assert.ok(width(forecast) < narrowest);
        narrowest = width(forecast);
      }
    }
    assert.ok(narrowest < 1.2);
  });

  it('is wide when the speed changes', () => {
    const [steady, changing] = [new Forecast(), new Forecast()];
    for (let second = 1; second <= 40; second += 1) {
      steady.note(second / 100, second * 1000);
      changing.note(second < 20 ? second / 50 : 0.4 + second / 1000, second * 1000);
    }
    assert.ok(width(changing) > 3 * width(steady));
  });

  it('remembers a bounded number of samples', () => {
    const forecast = new Forecast();
    for (let i = 1; i < 100_000; i += 1) forecast.note(i / 100_000, i * 1000);
    assert.ok(forecast.left());
  });
});

describe('a span in words', () => {
  for (const [low, high, unit, from, to] of /** @type {[number, number, string, number, number][]} */ ([
    [0.1 * SECOND, 0.9 * SECOND, 'second', 0, 0],
    [0.5 * SECOND, 3 * SECOND, 'second', 1, 3],
    [38 * SECOND, 42 * SECOND, 'second', 40, 40],
    [20 * SECOND, 61 * SECOND, 'second', 20, 60],
    [110 * SECOND, 130 * SECOND, 'minute', 2, 2],
    [2.6 * HOUR, 3.4 * HOUR, 'hour', 3, 3],
    [60 * HOUR, 84 * HOUR, 'day', 3, 3],
    [0.4 * YEAR, 0.5 * YEAR, 'month', 5, 5],
    [2.5 * YEAR, 3.5 * YEAR, 'year', 3, 3],
    [2000 * YEAR, 4000 * YEAR, 'year', 2000, 4000],
  ])) {
    it(`${low} to ${high} ms are ${from} to ${to} of a ${unit}`, () => {
      assert.deepEqual(roundSpan({ low, high }), { unit, low: from, high: to });
    });
  }
});
