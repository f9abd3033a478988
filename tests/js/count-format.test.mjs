import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPercent, rate, formatSize, formatSpan, formatTimeInColumn, formatTime } from '../../www/count/format.js';
import { setLanguage, loadCatalogue } from '../../www/i18n/index.js';
import './english.mjs';

const [HOUR, DAY] = [3_600_000, 86_400_000];

describe('in words', () => {
  for (const [unit, from, to, words] of /** @type {const} */ ([
    ['second', 0, 0, 'less than a second'],
    ['second', 40, 40, 'about 40 s'],
    ['second', 30, 90, '30 to 90 s'],
    ['minute', 2, 4, '2 to 4 min'],
    ['hour', 5, 5, 'about 5 h'],
    ['day', 3, 3, 'about 3 days'],
    ['year', 3, 3, 'about 3 years'],
    ['year', 900, 2100, '900 to 2,100 years'],
  ])) {
    it(`a span is “${words}”`, () => assert.equal(formatSpan({ rounded: { unit, from, to } }), words));
  }

  for (const [ms, words] of /** @type {[number, string][]} */ ([
    [0, '0\u00a0s'],
    [3.4, '0.003\u00a0s'],
    [312.4, '0.312\u00a0s'],
    [1234, '1.23\u00a0s'],
    [99_940, '99.9\u00a0s'],
    [200_000, '3 min 20 s'],
    [5.2 * HOUR, '5 h 12 min'],
    [50 * DAY, '1,200 h 0 min'],
  ])) {
    it(`${ms} ms are “${words}”`, () => assert.equal(formatTime(ms), words));
  }

  for (const [language, columns] of /** @type {const} */ ([
    ['en', ['0.003\u00a0s', '0.500\u00a0s', '0.530\u00a0s', '12.300\u00a0s', '3 min 05 s', '3 min 20 s', '5 h 00 min']],
    [
      'zh',
      ['0.003\u00a0秒', '0.500\u00a0秒', '0.530\u00a0秒', '12.300\u00a0秒', '3 分 05 秒', '3 分 20 秒', '5 小时 00 分'],
    ],
  ])) {
    it(`times in a column have digit below digit in ${language}`, async () => {
      await setLanguage(language);
      await loadCatalogue();
      const times = [3, 500, 530, 12_300, 185_000, 200_000, 5 * HOUR];
      assert.deepEqual(times.map(formatTimeInColumn), columns);
      await setLanguage('en');
    });
  }

  for (const [fraction, words] of /** @type {[number, string][]} */ ([
    [0, '0%'],
    [0.000_012, '0.001%'],
    [0.0456, '4.5%'],
    [0.456, '45%'],
    [0.9999, '99%'],
    [1, '100%'],
  ])) {
    it(`a part of ${fraction} is “${words}”`, () => assert.equal(formatPercent(fraction), words));
  }

  it('rates and sizes are rounded', () => {
    assert.equal(rate(14_772_512n, 219), '67,500,000');
    assert.equal(rate(92n, 0), '0');
    assert.equal(formatSize(40 * 2 ** 20), '40 MB');
  });
});
