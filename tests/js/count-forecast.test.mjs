import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { forecastOf } from '../../www/count/forecast.js';
import { count } from './core.mjs';

/** @param {ReturnType<typeof forecastOf>} forecast */
function width(forecast) {
  const { low, high } = forecast.left() ?? assert.fail();
  return high / low;
}

describe('the time left', () => {
  it('is undefined before there are enough samples', () => {
    const forecast = forecastOf(count);
    assert.equal(forecast.left(), undefined);
    forecast.note(0, 0);
    forecast.note(0, 5000);
    assert.equal(forecast.left(), undefined, 'no work done');
    forecast.note(0.1, 5100);
    assert.equal(forecast.left(), undefined, 'too close to the last sample');
  });

  it('is a range that holds the truth and narrows while the speed is steady', () => {
    const forecast = forecastOf(count);
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
    const forecast = forecastOf(count);
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
    const forecast = forecastOf(count);
    forecast.note(0, 0);
    forecast.note(0.1, 200);
    assert.equal(forecast.left(), undefined);
    forecast.note(0.2, 400);
    assert.ok(forecast.left());
  });

  it('is wide when the speed changes', () => {
    const [steady, changing] = [forecastOf(count), forecastOf(count)];
    for (let second = 1; second <= 40; second += 1) {
      steady.note(second / 100, second * 1000);
      changing.note(second < 20 ? second / 50 : 0.4 + second / 1000, second * 1000);
    }
    assert.ok(width(changing) > 3 * width(steady));
  });

  it('remembers a bounded number of samples', () => {
    const forecast = forecastOf(count);
    for (let i = 1; i < 100_000; i += 1) forecast.note(i / 100_000, i * 1000);
    assert.ok(forecast.left());
  });
});
