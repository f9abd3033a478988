/** The subject, file name and size of a picture. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyScene } from '../../www/board/scene.js';
import { home } from '../../www/core/routes.js';
import { animationGeometry, croppedGeometry, LONGEST, pictureGeometry, pictureSizes } from '../../www/export/layout.js';
import { fileStem, isMarked, plain, subjectOf } from '../../www/export/subject.js';
import { openKnight } from '../../www/knight/display.js';
import { boardsOf, firstOf } from '../../www/learn/make/moments.js';
import { openQueens } from '../../www/queens/display.js';
import { openPlacement } from '../../www/queens/editor/placement.js';
import { core, lazy, squares } from './core.mjs';
import { drawn, snapshotOf } from './drawn.mjs';
import './english.mjs';

const knight = { ...home.knight, files: 6, ranks: 6, start: squares('c3')[0] };

test('the subject of a picture has a title with the step, and nothing that moves', () => {
  const queens = openQueens(core, { ...home.queens, size: 6, solver: 'scan' });
  queens.run?.goTo(0);
  assert.deepEqual(
    [subjectOf(queens, snapshotOf(queens)).title, subjectOf(queens, snapshotOf(queens)).step],
    ['Queens on 6×6 by the solver Scan, step 0', 0],
  );
  queens.run?.goTo(1);
  const { title, step, scene, caption, route } = subjectOf(queens, snapshotOf(queens));
  assert.deepEqual([title, step, scene.change], ['Queens on 6×6 by the solver Scan, step 1', 1, null]);
  assert.equal(caption, drawn(queens).caption);
  assert.equal(route, queens.route);
  const placement = openPlacement(core, { ...home.queens, size: 6, solver: null, queens: [] });
  assert.deepEqual(
    [subjectOf(placement, snapshotOf(placement)).title, subjectOf(placement, snapshotOf(placement)).step],
    ['Queens on 6×6', null],
  );
});

test('at the end of a tour its picture has no step, at the end of a search it has', () => {
  const tour = openKnight(lazy, knight);
  tour.run?.explore(Infinity);
  tour.run?.goTo(1e9);
  assert.deepEqual(
    [subjectOf(tour, snapshotOf(tour)).title, subjectOf(tour, snapshotOf(tour)).step],
    ['A knight’s tour of 6×6 from c3', null],
  );
  tour.run?.goTo(3);
  assert.equal(subjectOf(tour, snapshotOf(tour)).title, 'A knight’s tour of 6×6 from c3, step 3');
  const search = openQueens(core, { ...home.queens, size: 4 });
  search.run?.explore(Infinity);
  search.run?.goTo(1e9);
  assert.equal(subjectOf(search, snapshotOf(search)).step, search.run?.length);
});

/** @param {Partial<typeof home.knight>} change */
function titleOf(change) {
  const display = openKnight(lazy, { ...knight, ...change });
  display.run?.explore(Infinity, 10);
  display.run?.goTo(2);
  return subjectOf(display, snapshotOf(display)).title;
}

test('each kind of board has its title', () => {
  assert.equal(titleOf({ start: null }), 'A knight’s board of 6×6');
  assert.equal(titleOf({ closed: true }), 'A closed knight’s tour of 6×6 from c3, step 2');
  assert.equal(titleOf({ solver: 'plain' }), 'A knight’s search on 6×6 from c3, step 2');
  assert.equal(titleOf({ digits: '01', ownTour: { closed: false, hints: false } }), 'A knight’s ride on 6×6 from c3');
  const none = { files: 5, ranks: 5, start: squares('b1')[0] };
  assert.match(titleOf(none), /^No knight’s tour of 5×5 from b1, step 2$/);
  assert.match(titleOf({ ...none, closed: true }), /^No closed knight’s tour of 5×5 from b1, step 2$/);
});

test('files are named by what they show', () => {
  assert.equal(fileStem({ ...home.queens, size: 6, solver: 'scan' }, 982), 'queens-6-scan-982');
  assert.equal(fileStem({ ...home.queens, solver: null }), 'queens-8');
  assert.equal(fileStem(knight, 0), 'knight-6x6-c3-0');
  assert.equal(fileStem({ ...knight, start: null }), 'knight-6x6');
  assert.equal(fileStem({ ...knight, closed: true, solver: 'plain' }), 'knight-6x6-c3-closed-plain');
  assert.equal(fileStem({ ...knight, ownTour: { closed: true, hints: false } }), 'knight-6x6-c3-closed');
  assert.equal(fileStem({ ...knight, ownTour: { closed: false, hints: false } }), 'knight-6x6-c3');
});

test('a plain picture has no marks', () => {
  const bare = { ...emptyScene(4, 4, true), pieces: [{ piece: /** @type {const} */ ('queen'), square: 0 }] };
  assert.equal(isMarked(bare), false);
  const label = { square: 0, place: 1, degree: 1, distance: 1, spent: false };
  /** @type {Partial<import('../../www/board/scene.js').Scene>[]} */
  const marks = [
    { zones: new Uint8Array(16) },
    { heat: new Int8Array(16) },
    { counts: [{ square: 0, count: 1 }] },
    { markers: [{ square: 0, kind: 'now' }] },
    { lines: [{ from: 0, to: 1 }] },
    { candidates: [label] },
  ];
  for (const mark of marks) {
    const scene = { ...bare, named: 3, ...mark };
    assert.equal(isMarked(scene), true, Object.keys(mark)[0]);
    assert.deepEqual(plain(scene), bare);
  }
});

test('a board in a picture has whole squares, no smaller than their numbers', () => {
  const eight = pictureGeometry({ files: 8, ranks: 8 });
  assert.deepEqual(eight, {
    width: 528,
    height: 528,
    ratio: 1,
    files: 8,
    ranks: 8,
    cell: 60,
    left: 24,
    top: 24,
    gutter: 24,
  });
  assert.equal(pictureGeometry({ files: 7, ranks: 3 }).cell, 68);
  assert.deepEqual(
    [20, 50, 51, 1000].map((files) => pictureGeometry({ files, ranks: 3 }).cell),
    [28, 28, 9, 1],
  );
  const flat = pictureGeometry({ files: 8, ranks: 4 }, 3);
  assert.deepEqual([flat.width, flat.height, flat.ratio], [528, 288, 3]);
  const cropped = croppedGeometry({ files: 8, ranks: 4 });
  assert.deepEqual([cropped.width, cropped.height, cropped.left, cropped.top, cropped.gutter], [484, 244, 2, 2, 0]);
  const { cell, width } = animationGeometry({ files: 8, ranks: 6 }, 400);
  assert.deepEqual([cell, width], [44, 400]);
  assert.equal(animationGeometry({ files: 900, ranks: 6 }, 400).cell, 1);
});

test('pictures come in sizes that every browser can hold', () => {
  assert.deepEqual(pictureSizes({ files: 8, ranks: 4 }), [
    { scale: 1, width: 528, height: 288 },
    { scale: 2, width: 1056, height: 576 },
    { scale: 3, width: 1584, height: 864 },
    { scale: 4, width: 2112, height: 1152 },
  ]);
  assert.deepEqual(
    pictureSizes({ files: 3, ranks: 1000 }).map(({ scale, height }) => [scale, height]),
    [
      [1, 1048],
      [2, 2096],
      [3, 3144],
    ],
  );
  // A side may be as long as the longest.
  assert.equal(pictureSizes({ files: 1, ranks: 1000 - 24 }).at(-1)?.height, LONGEST);
});

/** The boards of lessons, with the parts of the page that open them. */
const boards = {
  core,
  tours: async () => ({ core: lazy, open: (/** @type {typeof home.knight} */ route) => openKnight(lazy, route) }),
  programs: () => Promise.reject(new Error('no program is run')),
};

/** @type {(...asked: Parameters<typeof boardsOf>) => Promise<ReturnType<typeof firstOf>>} */
const boardOf = async (...asked) => firstOf(await boardsOf(...asked));

test('the board of a link is the one that the page shows', async () => {
  const pictures = await Promise.all(
    [
      '#1/queens/6?solver=scan&step=12',
      '#1/queens/6?solver=scan',
      '#1/queens/6/2xxxxx',
      '#1/queens/6?solver=scan&steps=7-9',
      '#1/queens/4?step=100000',
      '#1/knight/6x6/c3',
      '#1/knight/6x6/c3?step=4',
      '#1/knight/5x5/b1',
      '#1/compare/8?left=marks&right=mask&by=placement&step=113',
      '#1/compare/6x6/c3?left=warnsdorff&right=plain&step=7',
    ].map((link) => boardOf(boards, link)),
  );
  assert.deepEqual(
    pictures.map((picture) => [picture?.title, picture?.step]),
    [
      ['Queens on 6×6 by the solver Scan, step 12', 12],
      ['Queens on 6×6 by the solver Scan, step 0', 0],
      ['Queens on 6×6', null],
      ['Queens on 6×6 by the solver Scan, step 7', 7],
      ['Queens on 4×4 by the solver Marks, step 78', 78],
      ['A knight’s tour of 6×6 from c3', null],
      ['A knight’s tour of 6×6 from c3, step 4', 4],
      ['No knight’s tour of 5×5 from b1, step 0', 0],
      ['Queens on 8×8 by the solver Marks, step 981; beside it: Queens on 8×8 by the solver Bit masks, step 218', 981],
      ['A knight’s search on 6×6 from c3, step 7; beside it: A knight’s search on 6×6 from c3, step 7', 7],
    ],
  );
});

test('a comparison has a board a side', async () => {
  const sides = await boardsOf(boards, '#1/compare/6?left=scan&right=mask&step=12');
  assert.deepEqual(
    sides.map(({ step, route }) => [step, route.view === 'queens' && route.solver]),
    [
      [12, 'scan'],
      [12, 'mask'],
    ],
  );
});

test('a link without a board, one that is refused, and one too far off have none', async () => {
  for (const link of ['#1/count/14', '#1/queens/99', '#1/race/8', '#1/knight/8x8/c3?tour=closed&number=0']) {
    assert.equal(await boardOf(boards, link), null, link);
  }
  const link = '#1/queens/6?solver=scan&step=12';
  assert.equal(await boardOf(boards, link, { furthest: 11 }), null);
  assert.equal((await boardOf(boards, link, { furthest: 12 }))?.step, 12);
  // The request was dropped.
  const far = '#1/queens/20?step=3000000';
  assert.equal(await boardOf(boards, far, { wanted: () => false }), null);
  assert.equal((await boardOf(boards, far))?.step, 3_000_000);
});

test('a fault of the page is no refusal', async () => {
  const broken = { ...boards, tours: () => Promise.reject(new Error('a fault')) };
  await assert.rejects(boardOf(broken, '#1/knight/6x6/c3'), /a fault/);
});

test('a board that is made is waited for, and its run is freed', async () => {
  let [freed, stopped] = [0, 0];
  const tour = openKnight(lazy, knight);
  const { run } = tour;
  assert.ok(run);
  const made = { ...tour, run: Object.assign(run, { free: () => (freed += 1) }), stop: () => (stopped += 1) };
  const making = { ...tour, run: null, make: () => ({ answer: Promise.resolve(made) }) };
  const picture = await boardOf(
    { ...boards, tours: async () => ({ core: lazy, open: () => making }) },
    '#1/knight/6x6/c3',
  );
  assert.deepEqual([picture?.title, freed, stopped], ['A knight’s tour of 6×6 from c3', 1, 1]);
});
