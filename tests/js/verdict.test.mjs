import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, markOf } from '../../tools/verdict.mjs';

/**
 * A result of Lighthouse with two audits that weigh 3 and 1, one that weighs nothing, and one that does not apply.
 *
 * @param {number | null} score
 * @param {Partial<import('../../tools/verdict.mjs').Audited>} first
 */
const result = (score, first) => ({
  categories: {
    accessibility: {
      score,
      auditRefs: [
        { id: 'names', weight: 3 },
        { id: 'contrast', weight: 1 },
        { id: 'hint', weight: 0 },
        { id: 'video', weight: 0 },
      ],
    },
  },
  audits: {
    names: { title: 'Buttons have no names', score: 1, ...first },
    contrast: { title: 'Contrast is low', score: 1 },
    hint: { title: 'A hint', score: 0 },
    video: { title: 'Videos have no captions', score: null },
  },
});

const node = (/** @type {string} */ selector) => ({ node: { selector } });

test('an audit costs the share of its weight that it misses', () => {
  assert.deepEqual(markOf(result(1, {}), 'accessibility'), { score: 100, costs: [] });
  assert.deepEqual(markOf(result(0.63, { score: 0.5, displayValue: '2 found' }), 'accessibility'), {
    score: 63,
    costs: [{ title: 'Buttons have no names', points: 37.5, where: ['2 found'] }],
  });
  const both = result(0.25, { score: 0 });
  both.audits.contrast.score = 0;
  assert.deepEqual(
    markOf(both, 'accessibility').costs.map(({ points }) => points),
    [75, 25],
  );
});

test('elements are named, and of many the first', () => {
  for (const [selectors, where] of [
    [
      ['#a', '#b'],
      ['#a', '#b'],
    ],
    [
      ['#a', '#b', '#c', '#d', '#e'],
      ['#a', '#b', '#c', 'and 2 more'],
    ],
  ]) {
    const audited = result(0.25, { score: 0, details: { items: selectors.map(node) } });
    assert.deepEqual(markOf(audited, 'accessibility').costs[0].where, where);
  }
});

/** @type {[category: import('../../tools/verdict.mjs').Category, scores: (number | null)[], line: string][]} */
const verdicts = [
  ['accessibility', [100], '✓ Accessibility: 100'],
  ['accessibility', [99], '✗ Accessibility: 99; it must be 100'],
  ['seo', [100, 100], '✓ SEO: 100 (the lowest of 100, 100)'],
  ['best-practices', [100, 96, 100], '✗ Best practices: 96 (the lowest of 100, 96, 100); it must be 100'],
  ['performance', [98], '✓ Performance: 98'],
  ['performance', [99, 62, 98], '✓ Performance: 98 (the median of 99, 62, 98)'],
  ['performance', [97, 100, 90], '✗ Performance: 97 (the median of 97, 100, 90); it must be at least 98'],
  ['performance', [null], '✗ Performance: no score, as an audit has failed; it must be at least 98'],
  ['seo', [100, null], '✗ SEO: no score, as an audit has failed (the lowest of 100, none); it must be 100'],
];

test('the median of performance counts, and the lowest of all else', () => {
  for (const [category, scores, line] of verdicts) {
    const verdict = judge(
      category,
      scores.map((score) => ({ score, costs: [] })),
    );
    assert.deepEqual(verdict, { good: line.startsWith('✓'), lines: [line] });
  }
});

test('what costs points is told of the run that counts', () => {
  const blocking = { title: 'Blocking', points: 3.25, where: ['300 ms'] };
  const paint = { title: 'Paint', points: 0.5, where: [] };
  const marks = [
    { score: 96, costs: [blocking, paint] },
    { score: 80, costs: [{ ...blocking, points: 20 }] },
    { score: 100, costs: [] },
  ];
  assert.deepEqual(judge('performance', marks).lines.slice(1), [
    '    costs 3.3 points: Blocking (300 ms)',
    '    costs 0.5 points: Paint',
  ]);
  const [failed] = [markOf(result(null, { score: null, errorMessage: 'It timed out.' }), 'accessibility')];
  assert.deepEqual(judge('accessibility', [failed]).lines, [
    '✗ Accessibility: no score, as an audit has failed; it must be 100',
    '    failed: Buttons have no names (It timed out.)',
  ]);
});
