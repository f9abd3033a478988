import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Forecast, estimate, extrapolate, roundSpan } from '../../www/count/estimate.js';
import { placements } from '../../www/core/index.js';
import './core.mjs';

const PLACEMENTS = placements();

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

/** @param {number} found @param {number} expected */
const near = (found, expected) => assert.ok(Math.abs(found / expected - 1) < 1e-9, `${found} ${expected}`);

/**
 * @param {string} method
 * @param {number} n
 * @param {number} workers
 * @param {Parameters<typeof estimate>[1][number]} known
 */
const middleOf = (method, n, workers, known) => {
  const { low, high } = estimate({ method, n, workers }, [known]) ?? assert.fail();
  // The start of the workers comes on top.
  return { middle: Math.sqrt(low * (high - 60)), spread: Math.sqrt((high - 60) / low) };
};

describe('an estimate in figures', () => {
  it('divides the work by the workers, and is narrower after a count that took half a second', () => {
    for (const [ms, spread] of [
      [5, 1.35],
      [499, 1.35],
      [500, 1.15],
      [50_000, 1.15],
    ]) {
      const found = middleOf('naive', 14, 4, { method: 'naive', n: 14, workers: 2, ms });
      near(found.middle, ms / 2);
      near(found.spread, spread);
    }
    assert.equal(
      estimate({ method: 'naive', n: 14, workers: 1 }, [{ method: 'naive', n: 14, workers: 1, ms: 4.9 }]),
      undefined,
    );
  });

  it('grows as the counts that were measured do', () => {
    const naive = middleOf('naive', 17, 1, { method: 'naive', n: 15, workers: 1, ms: 1000 });
    near(naive.middle, 1000 * (8_017_021_931 / 171_129_071));
    near(naive.spread, 1.15 * 1.1 ** 2);
    const join = { method: 'join', n: 16, workers: 1, ms: 82 };
    near(middleOf('join', 14, 1, join).middle, 6);
    near(middleOf('join', 20, 1, join).middle, 81_000);
    const quotient = Math.sqrt(81_000 / 2050);
    near(middleOf('join', 22, 1, join).middle, 81_000 * quotient ** 2);
    near(middleOf('join', 12, 1, join).middle, 6 / quotient ** 2);
  });

  it('knows the work of small boards, and goes on with a factor that rises evenly', () => {
    for (const [index, work] of PLACEMENTS.entries()) assert.equal(extrapolate(PLACEMENTS, index + 1), work);
    // 2, 3, 4: the factors that follow are 5 and 6.
    assert.deepEqual(
      [4, 5, 6].map((n) => extrapolate([1, 2, 6, 24], n)),
      [24, 120, 720],
    );
    for (const known of [14, 15, 16]) {
      const share = extrapolate(PLACEMENTS.slice(0, known), 17) / PLACEMENTS[16];
      assert.ok(share > 0.98 && share < 1.02, `${known}: ${share}`);
    }
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

  it('follows from the speed of all samples and of the later half', () => {
    const forecast = new Forecast();
    forecast.note(0, 0);
    forecast.note(0.2, 1000);
    forecast.note(0.9, 1199); // too soon after the last one
    forecast.note(0.3, 2000);
    const [all, late] = [0.3 / 2000, 0.1 / 1000];
    const left = 0.7 / Math.sqrt(all * late);
    const spread = (all / late) * (1 + 0.5 / Math.sqrt(3) + 0.3 * 0.7 ** 2);
    const found = forecast.left() ?? assert.fail();
    assert.ok(Math.abs(found.low - left / spread) < 1e-6 && Math.abs(found.high - left * spread) < 1e-6);
  });

  it('is told from samples that span two fifths of a second', () => {
    const forecast = new Forecast();
    forecast.note(0, 0);
    forecast.note(0.1, 200);
    assert.equal(forecast.left(), undefined);
    forecast.note(0.2, 400);
    assert.ok(forecast.left());
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
