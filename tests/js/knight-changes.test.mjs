import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, endedOn, retoured, ridden, squaresOf, startedAt, watchedBy } from '../../www/knight/routes.js';
import { degrees, digit, waysOn } from '../../www/knight/moves.js';
import { home } from '../../www/core/routes.js';
import { core, squares } from './core.mjs';

const [a1, c3, h1, h8, d4] = squares('a1 c3 h1 h8 d4');
const { knight } = home;

/** Whatever the controls make of it, there is a link to it. */
const linked = (/** @type {typeof knight} */ route) => core.printLink({ ...route, step: null });

test('each change keeps what it can, and every result has a link', () => {
  const started = startedAt(knight, a1);
  assert.equal(linked(started), '#1/knight/8x8/a1');
  const ended = endedOn(started, h1);
  assert.equal(linked(ended), '#1/knight/8x8/a1?to=h1');
  assert.equal(linked(startedAt(ended, c3)), '#1/knight/8x8/c3?to=h1');
  assert.equal(linked(startedAt(ended, h1)), '#1/knight/8x8/h1');
  assert.equal(linked(retoured(ended, { closed: true })), '#1/knight/8x8/a1?tour=closed');
  assert.equal(linked(retoured(ended, { files: 6 })), '#1/knight/6x8/a1');
  assert.equal(linked(retoured(startedAt(knight, h8), { files: 6 })), '#1/knight/6x8');
  const searched = watchedBy(retoured(started, { closed: true }), 'warnsdorff');
  assert.equal(linked({ ...searched, prune: true }), '#1/knight/8x8/a1?tour=closed&solver=warnsdorff&prune=1');
  assert.equal(linked(retoured({ ...searched, prune: true }, { closed: false })), '#1/knight/8x8/a1?solver=warnsdorff');
  assert.equal(linked(watchedBy({ ...searched, prune: true }, 'plain')), '#1/knight/8x8/a1?tour=closed&solver=plain');
  assert.equal(linked(watchedBy(searched, null)), '#1/knight/8x8/a1?tour=closed');
});

test('squares are taken out and put back, and what stood there goes with them', () => {
  const started = endedOn(startedAt(knight, a1), h8);
  const less = cut(started, d4);
  assert.equal(linked(less), '#1/knight/8x8/a1?to=h8&holes=d4');
  assert.equal(linked(cut(less, d4)), linked(started));
  assert.equal(linked(cut(less, h8)), '#1/knight/8x8/a1?holes=d4.h8');
  assert.equal(linked(cut(less, a1)), '#1/knight/8x8?holes=a1.d4');
  assert.equal(linked(retoured(less, { ranks: 7 })), '#1/knight/8x7/a1');
});

test('a ride is its digits', () => {
  const way = squares('a1 b3 c5 d7');
  const route = ridden(startedAt(knight, a1), way);
  assert.equal(linked(route), '#1/knight/8x8/a1/000');
  assert.deepEqual(squaresOf(a1, route.digits), way);
  const reached = squares('e6 f5 f3 e2 c2 b3 b5 c6');
  assert.equal(reached.map((square) => digit(d4, square)).join(''), '01234567');
  assert.deepEqual(
    waysOn(knight, squares('a1')).map(({ degree }) => degree),
    [5, 5],
  );
  assert.equal(ridden(retoured(route, { closed: true }), way).riding?.closed, true);
});

test('degrees count the free squares a move away', () => {
  const found = degrees({ files: 3, ranks: 3, holes: squares('b2') }, squares('a1'));
  assert.deepEqual([...found], [-1, 2, 2, 2, -1, 1, 2, 1, 2]);
});
