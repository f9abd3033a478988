import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo } from '../../www/queens/gallery/solution.js';
import { squareAt } from '../../www/core/squares.js';
import { core, count } from './core.mjs';

/**
 * The list of a board, its solutions found.
 * @param {number} size
 * @param {boolean} [fundamental]
 * @param {number | null} [square]
 */
function catalogue(size, fundamental = false, square = null) {
  const list = new count.Solutions(size);
  list.choose(fundamental, square);
  return { list, listed: list.listed() };
}

/**
 * The distinct images of a placement, sorted.
 * @param {number} size
 * @param {ArrayLike<number>} queens
 */
const imagesOf = (size, queens) =>
  [...new Set(Array.from({ length: 8 }, (_, symmetry) => String(core.queensImage(size, queens, symmetry))))].toSorted();

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
    const { list, listed } = catalogue(size);
    assert.equal(listed.length, solutions);
    const { listed: few } = catalogue(size, true);
    assert.equal(few.length, fundamental);
    assert.ok(few.every((solution) => solution.fundamental));
    for (const solution of listed) {
      const images = imagesOf(size, solution.queens);
      const family = listed.filter(({ first }) => first === solution.first);
      assert.equal(solution.images, images.length);
      assert.equal(solution.symmetry, { 1: 'all', 2: 'quarter', 4: 'half', 8: 'none' }[images.length]);
      assert.deepEqual(family.map(({ queens }) => String(queens)).toSorted(), images);
      assert.deepEqual(list.images(solution.queens), family);
      assert.equal(listed[solution.first].fundamental, true);
    }
    list.free();
  });
}

test('the images of a solution are numbered among themselves where not all are found', () => {
  const { list, listed } = catalogue(8);
  const few = new count.Solutions(8);
  for (const { queens } of listed) {
    const images = list.images(queens).map((image, index) => ({ ...image, index, first: 0, fundamental: index === 0 }));
    assert.deepEqual(few.images(queens), images);
  }
  assert.deepEqual(few.images([]), []);
  assert.deepEqual(few.images(listed[0].queens.slice(1)), []);
  assert.deepEqual(few.images(listed[0].queens.with(0, squareAt(3, 7))), []);
  for (const each of [list, few]) each.free();
});

test('the solutions with a queen on each square add up', () => {
  let sum = 0;
  for (let square = 0; square < 36; square += 1) {
    sum += catalogue(6, false, squareAt(square % 6, Math.floor(square / 6))).listed.length;
  }
  assert.equal(sum, 4 * 6);
});

test('each has its link, and is known again on the board whatever the order of its queens', () => {
  const { list, listed } = catalogue(8);
  for (const [index, columns] of /** @type {const} */ ([
    [0, '15863724'],
    [91, '84136275'],
  ])) {
    assert.equal(listed[index].columns, columns);
    assert.equal(linkTo(core, 8, listed[index].queens), `#1/queens/8/${columns}`);
  }
  assert.ok(list.images(listed[40].queens.toReversed()).some(({ index }) => index === 40));
  list.free();
});

test('a list answers which number a solution has among those that pass, and which are beside it', () => {
  const { list, listed } = catalogue(8, true);
  const few = listed.map(({ queens }) => queens);
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
