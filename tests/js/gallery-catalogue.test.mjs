import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, filtered, imagesOf, solutionOf } from '../../www/queens/gallery/catalogue.js';
import { squareAt } from '../../www/core/squares.js';
import { core } from './core.mjs';

const all = { fundamental: false, with: null };

/** OEIS A000170 and A002562. @type {[size: number, all: number, fundamental: number][]} */
const counts = [
  [1, 1, 1],
  [2, 0, 0],
  [3, 0, 0],
  [4, 2, 1],
  [5, 10, 2],
  [6, 4, 1],
  [7, 40, 6],
  [8, 92, 12],
  [9, 352, 46],
  [10, 724, 92],
];

for (const [size, solutions, fundamental] of counts) {
  test(`N = ${size} has ${solutions} solutions, ${fundamental} of them fundamental`, () => {
    const listed = catalogue(core, size);
    assert.equal(filtered(listed, all).length, solutions);
    assert.equal(filtered(listed, { ...all, fundamental: true }).length, fundamental);
    for (const solution of listed) assert.equal(imagesOf(listed, solution).length, solution.images);
  });
}

test('the solutions with a queen on each square add up', () => {
  const listed = catalogue(core, 6);
  let sum = 0;
  for (let square = 0; square < 36; square += 1) {
    sum += filtered(listed, { ...all, with: squareAt(square % 6, Math.floor(square / 6)) }).length;
  }
  assert.equal(sum, 4 * 6);
});

test('each has its link, and is known again on the board whatever the order of its queens', () => {
  const listed = catalogue(core, 8);
  assert.equal(listed[0].link, '#1/queens/8/15863724');
  assert.equal(listed[91].link, '#1/queens/8/84136275');
  assert.equal(solutionOf(listed, listed[40].queens.toReversed())?.index, 40);
  assert.equal(solutionOf(listed, listed[40].queens.slice(1)), undefined);
});
