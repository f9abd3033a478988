import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, solutionIn, wholeList } from '../../www/queens/gallery/catalogue.js';
import { squareAt } from '../../www/core/squares.js';
import { core, count } from './core.mjs';

const cores = { Solutions: count.Solutions, printLink: core.printLink };
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
    const listed = catalogue(cores, size);
    assert.equal(listed.length, solutions);
    const few = catalogue(cores, size, { ...all, fundamental: true });
    assert.equal(few.length, fundamental);
    assert.ok(few.every((solution) => solution.fundamental));
    for (const solution of listed) {
      const images = core.queensImages(size, solution.queens).map(String);
      const family = listed.filter(({ first }) => first === solution.first);
      assert.equal(solution.images, images.length);
      assert.deepEqual(
        family.map(({ queens }) => String(queens)),
        images,
      );
      assert.equal(listed[solution.first].fundamental, true);
    }
  });
}

test('the solutions with a queen on each square add up', () => {
  let sum = 0;
  for (let square = 0; square < 36; square += 1) {
    sum += catalogue(cores, 6, { ...all, with: squareAt(square % 6, Math.floor(square / 6)) }).length;
  }
  assert.equal(sum, 4 * 6);
});

test('each has its link, and is known again on the board whatever the order of its queens', () => {
  const listed = catalogue(cores, 8);
  assert.equal(listed[0].link, '#1/queens/8/15863724');
  assert.equal(listed[91].link, '#1/queens/8/84136275');
  const list = wholeList(cores, 8);
  assert.equal(solutionIn(cores, list, 8, listed[40].queens.toReversed())?.index, 40);
  assert.equal(solutionIn(cores, list, 8, listed[40].queens.slice(1)), null);
  list.free();
});

test('a list answers which number a solution has among those that pass, and which are beside it', () => {
  const list = wholeList(cores, 8, { ...all, fundamental: true });
  const few = catalogue(cores, 8, { ...all, fundamental: true }).map(({ queens }) => queens);
  for (const [index, queens] of few.entries()) {
    assert.deepEqual(list.answer(queens, index + 1, true), {
      total: 12,
      over: true,
      number: index + 1,
      route: queens,
      previous: few[index - 1] ?? null,
      next: few[index + 1] ?? null,
    });
  }
  const none = list.answer([], 13, true);
  assert.deepEqual(none, { total: 12, over: true, number: null, route: null, previous: few[11], next: few[0] });
  list.free();
});
