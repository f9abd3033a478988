/** Links to two solvers in step, and how the controls change them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparisonOf, isPossible, onBoard, solversOf, withSide } from '../../www/compare/link.js';
import { home, sideOf } from '../../www/core/routes.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { core, squares } from './core.mjs';

/** @import { CompareLink } from '../../www/core/routes.js' */

const print = (/** @type {CompareLink} */ link) => core.printLink(link);

/** @param {string} text */
function linkOf(text) {
  const link = core.parseLink(text);
  assert.ok(link.view === 'compare');
  return link;
}

test('a search is compared with another solver from its step on', () => {
  const queens = { ...home.queens, size: 6, queens: squares('b6'), solver: /** @type {const} */ ('scan') };
  assert.equal(print(comparisonOf(queens, 'mask', 12)), '#1/compare/6/2xxxxx?left=scan&right=mask&step=12');
  const placement = { ...home.queens, solver: null };
  assert.equal(print(comparisonOf(placement, 'mask', 0)), '#1/compare/8?left=marks&right=mask');
  const knight = { ...home.knight, files: 6, ranks: 6, start: squares('c3')[0], closed: true };
  const searched = { ...knight, solver: /** @type {const} */ ('plain') };
  assert.deepEqual(comparisonOf(searched, 'pruned', 3), {
    view: 'compare',
    embed: false,
    by: 'event',
    step: 3,
    problem: 'knight',
    files: 6,
    ranks: 6,
    holes: [],
    start: squares('c3')[0],
    closed: true,
    left: 'plain',
    right: 'pruned',
  });
  const sides = [{ ...searched, prune: true }, knight, { ...knight, start: null }].map((route) =>
    comparisonOf(route, 'plain', 0),
  );
  assert.deepEqual(
    sides.map((link) => [link.left, link.problem === 'knight' && link.start]),
    [
      ['pruned', squares('c3')[0]],
      ['warnsdorff', squares('c3')[0]],
      ['warnsdorff', 0],
    ],
  );
});

const queens = linkOf('#1/compare/6/2xxxxx?left=scan&right=mask&by=placement&step=12');
const knight = linkOf('#1/compare/6x6/c3?tour=closed&holes=f5.f6&left=pruned&right=plain&step=9');

test('the solvers of a problem, of which the prune is for closed tours alone', () => {
  assert.equal(solversOf('queens'), solvers);
  assert.deepEqual(solversOf('knight'), ['warnsdorff', 'pruned', 'plain']);
  assert.ok(isPossible(queens, 'mask') && isPossible(knight, 'pruned') && isPossible(knight, 'plain'));
  const open = onBoard(knight, { closed: false });
  assert.ok(isPossible(open, 'warnsdorff') && !isPossible(open, 'pruned'));
  assert.deepEqual(withSide(queens, 'right', 'access'), { ...queens, right: 'access' });
});

test('on another board the solvers stay, from the start, and what does not fit is forgotten', () => {
  assert.deepEqual(onBoard(queens, { size: 8 }), { ...queens, size: 8, queens: [], step: 0 });
  assert.ok(knight.problem === 'knight');
  assert.deepEqual(onBoard(knight, { closed: true }), { ...knight, step: 0 });
  const open = onBoard(knight, { closed: false });
  assert.deepEqual([open.left, open.right], ['warnsdorff', 'plain']);
  const other = onBoard(withSide(knight, 'right', 'pruned'), { closed: false });
  assert.deepEqual([other.left, other.right], ['warnsdorff', 'warnsdorff']);
  for (const [change, start, holes] of /** @type {[object, number, number[]][]} */ ([
    [{ files: 5 }, knight.start, []],
    [{ ranks: 5 }, knight.start, []],
    [{ files: 3 }, knight.start, []],
    [{ files: 2 }, 0, []],
    [{ ranks: 3 }, knight.start, []],
    [{ ranks: 2 }, 0, []],
    [{ files: 6, ranks: 6 }, knight.start, knight.holes],
  ])) {
    const link = onBoard(knight, change);
    assert.ok(link.problem === 'knight');
    assert.deepEqual([link.start, link.holes], [start, holes], JSON.stringify(change));
  }
});

test('each side of a comparison is a search of its own', () => {
  const left = sideOf(queens, 'left');
  assert.ok(left.view === 'queens');
  assert.deepEqual([left.solver, left.size, left.queens], ['scan', 6, squares('b6')]);
  const [pruned, plain] = /** @type {const} */ (['left', 'right']).map((side) => sideOf(knight, side));
  assert.ok(pruned.view === 'knight' && plain.view === 'knight');
  assert.deepEqual([pruned.solver, pruned.prune, plain.solver, plain.prune], ['warnsdorff', true, 'plain', false]);
  assert.deepEqual([plain.files, plain.ranks, plain.start, plain.closed], [6, 6, squares('c3')[0], true]);
});
