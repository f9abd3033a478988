import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, squaresUntil } from '../../www/knight/choice.js';
import { endOn, toggleHole, withChange, withMoves } from '../../www/knight/route-changes.js';
import { followRoute, initialKnight, recordRoute, travelRoutes, setMode } from '../../www/knight/state.js';
import { home } from '../../www/core/routes.js';
import { at, core, lazy, squares } from './core.mjs';
import './english.mjs';

const [a1, c3, h1, h8, d4] = squares('a1 c3 h1 h8 d4');
const { knight } = home;

/** Every state that the controls can reach has a link. */
const linked = (/** @type {typeof knight} */ route) => core.printLink({ ...route, ...at(null) });

test('each change keeps what it can, and every result has a link', () => {
  const started = withChange(knight, { start: a1 });
  assert.equal(linked(started), '#1/knight/8x8/a1');
  const ended = endOn(started, h1);
  assert.equal(linked(ended), '#1/knight/8x8/a1?to=h1');
  assert.equal(linked(withChange(ended, { start: c3 })), '#1/knight/8x8/c3?to=h1');
  assert.equal(linked(withChange(ended, { start: h1 })), '#1/knight/8x8/h1');
  assert.equal(linked(withChange(ended, { closed: true })), '#1/knight/8x8/a1?tour=closed');
  assert.equal(linked(withChange(ended, { files: 6 })), '#1/knight/6x8/a1');
  assert.equal(linked(withChange(ended, { ranks: 6 })), '#1/knight/8x6/a1');
  assert.equal(linked(withChange(withChange(knight, { start: h8 }), { files: 6 })), '#1/knight/6x8');
  // The start has to be on the board, be it in its last file or rank.
  const corner = withChange(knight, { start: h8 });
  assert.equal(linked(withChange(corner, { files: 7 })), '#1/knight/7x8');
  assert.equal(linked(withChange(corner, { ranks: 7 })), '#1/knight/8x7');
  assert.equal(linked(withChange(corner, { ranks: 5 })), '#1/knight/8x5');
  assert.equal(linked(withChange(corner, { files: 9, ranks: 9 })), '#1/knight/9x9/h8');
  assert.equal(
    linked(withChange(withChange(knight, { files: 9, ranks: 9, start: h8 }), { ranks: 8 })),
    '#1/knight/9x8/h8',
  );
  const searched = withChange(started, { closed: true, solver: 'warnsdorff' });
  assert.equal(linked({ ...searched, prune: true }), '#1/knight/8x8/a1?tour=closed&solver=warnsdorff&prune=1');
  assert.equal(
    linked(withChange({ ...searched, prune: true }, { closed: false })),
    '#1/knight/8x8/a1?solver=warnsdorff',
  );
  assert.equal(
    linked(withChange({ ...searched, prune: true }, { solver: 'plain' })),
    '#1/knight/8x8/a1?tour=closed&solver=plain',
  );
  assert.equal(linked(withChange(searched, { solver: null })), '#1/knight/8x8/a1?tour=closed');
});

test('squares are taken out and put back, and what stood there goes with them', () => {
  const started = endOn(withChange(knight, { start: a1 }), h8);
  const less = toggleHole(started, d4);
  assert.equal(linked(less), '#1/knight/8x8/a1?to=h8&holes=d4');
  assert.equal(linked(toggleHole(less, d4)), linked(started));
  assert.equal(linked(toggleHole(less, h8)), '#1/knight/8x8/a1?holes=d4.h8');
  assert.equal(linked(toggleHole(less, a1)), '#1/knight/8x8?holes=a1.d4');
  assert.equal(linked(withChange(less, { ranks: 7 })), '#1/knight/8x7/a1');
  assert.equal(linked(withChange(less, { files: 7 })), '#1/knight/7x8/a1');
  assert.equal(linked(withChange(less, { closed: true })), '#1/knight/8x8/a1?tour=closed&holes=d4');
  // A search continues without the square, but not without its start.
  const searched = { ...withChange(started, { closed: true, solver: 'warnsdorff' }), prune: true };
  assert.equal(linked(toggleHole(searched, d4)), '#1/knight/8x8/a1?tour=closed&holes=d4&solver=warnsdorff&prune=1');
  assert.equal(linked(toggleHole(searched, a1)), '#1/knight/8x8?tour=closed&holes=a1');
});

test('a ride is its digits', () => {
  const way = squares('a1 b3 c5 d7');
  const route = withMoves(lazy, withChange(knight, { start: a1 }), way);
  assert.equal(linked(route), '#1/knight/8x8/a1/000');
  assert.deepEqual(squaresUntil(lazy, route), way);
  const reached = squares('e6 f5 f3 e2 c2 b3 b5 c6');
  assert.equal(reached.map((square) => lazy.moveDigits([d4, square])).join(''), '01234567');
  assert.equal(lazy.moveDigits([d4, a1]), undefined);
  assert.deepEqual(
    lazy.tourEnd(8, 8, [], squares('a1')).next.map(({ degree }) => degree),
    [5, 5],
  );
  assert.equal(withMoves(lazy, withChange(route, { closed: true }), way).ownTour?.closed, true);
});

test('degrees count the free squares a move away', () => {
  const found = lazy.Player.degrees(3, 3, squares('b2'), squares('a1'));
  assert.deepEqual([...found], [-1, 2, 2, 2, -1, 1, 2, 1, 2]);
});

test('a square that is chosen means what the mode says', () => {
  const started = withChange(knight, { start: a1 });
  const cases = /** @type {const} */ ([
    ['start', knight, c3, '#1/knight/8x8/c3'],
    ['end', started, h1, '#1/knight/8x8/a1?to=h1'],
    ['holes', started, d4, '#1/knight/8x8/a1?holes=d4'],
    ['own', withMoves(lazy, knight, []), a1, '#1/knight/8x8/a1'],
    ['own', withMoves(lazy, started, [a1]), squares('b3')[0], '#1/knight/8x8/a1/0'],
  ]);
  for (const [mode, route, square, link] of cases) {
    const choice = choiceOf(lazy, mode, route, 0, square);
    assert.ok('route' in choice);
    assert.equal(linked(choice.route), link);
  }
});

test('a square that cannot be chosen is refused', () => {
  const started = withChange(knight, { start: a1 });
  const single = { ...home.knight, files: 1, ranks: 1 };
  const cases = /** @type {const} */ ([
    ['start', toggleHole(knight, d4), d4],
    ['end', started, a1],
    ['end', toggleHole(started, d4), d4],
    ['holes', single, a1],
    ['own', toggleHole(withMoves(lazy, knight, []), d4), d4],
    ['own', withMoves(lazy, started, [a1]), a1],
    ['own', withMoves(lazy, started, [a1]), h8],
  ]);
  for (const [mode, route, square] of cases) assert.ok('problem' in choiceOf(lazy, mode, route, 0, square));
});

/** @param {ReturnType<typeof choiceOf>} choice */
const plays = (choice) => 'route' in choice && choice.plays;

test('a tour plays once its start or its end is chosen, and each refusal has its sentence', () => {
  const started = withChange(knight, { start: a1 });
  assert.equal(plays(choiceOf(lazy, 'start', knight, 0, c3)), true);
  assert.equal(plays(choiceOf(lazy, 'end', started, 0, h1)), true);
  assert.equal(plays(choiceOf(lazy, 'end', knight, 0, h1)), false);
  const ride = withMoves(lazy, started, [a1]);
  const refusals = [
    choiceOf(lazy, 'own', ride, 0, h8),
    choiceOf(lazy, 'own', ride, 0, a1),
    choiceOf(lazy, 'holes', { ...knight, files: 1, ranks: 1 }, 0, a1),
    choiceOf(lazy, 'end', started, 0, a1),
    choiceOf(lazy, 'start', toggleHole(knight, d4), 0, d4),
  ];
  const sentences = refusals.map((choice) => ('problem' in choice ? choice.problem() : ''));
  assert.deepEqual(sentences.slice(0, 2), ['From a1 a knight cannot go to h8.', 'The knight has been on a1.']);
  for (const sentence of sentences.slice(2)) assert.match(sentence, /\.$/);
  assert.notEqual(sentences[2], sentences[3]);
  assert.equal(sentences[4], 'd4 was taken out of the board, so the knight cannot start there.');
});

test('another start of a ride begins it anew, and it stays a ride', () => {
  const ride = withMoves(lazy, withChange(knight, { start: a1, closed: true }), squares('a1 b3'), { hints: false });
  const choice = choiceOf(lazy, 'start', ride, 1, c3);
  assert.ok('route' in choice);
  assert.deepEqual(squaresUntil(lazy, choice.route), [c3]);
  assert.deepEqual(choice.route.ownTour, { closed: true, hints: false });
  assert.equal(plays(choice), undefined, 'there is nothing to play');
});

test('a ride goes on from the step shown', () => {
  const route = withMoves(lazy, withChange(knight, { start: a1 }), squares('a1 b3 c5 d7'));
  assert.deepEqual(squaresUntil(lazy, route, 1), squares('a1 b3'));
  const choice = choiceOf(lazy, 'own', route, 1, squares('d4')[0]);
  assert.ok('route' in choice);
  assert.deepEqual(squaresUntil(lazy, choice.route), squares('a1 b3 d4'));
});

test('rides are undone and redone, and another one gives up what could be redone', () => {
  const [one, two, three] = [squares('a1'), squares('a1 b3'), squares('a1 b3 c5')].map((way) =>
    withMoves(lazy, knight, way),
  );
  const moved = recordRoute(recordRoute(setMode(initialKnight, 'own'), one), two);
  const back = travelRoutes(moved, three, 'past', 'future');
  assert.deepEqual([back.past, back.future], [[one], [three]]);
  assert.deepEqual(travelRoutes(back, two, 'future', 'past'), moved);
  assert.deepEqual(recordRoute(back, two).future, []);
  assert.deepEqual(followRoute(moved, one), moved, 'a ride goes on');
  assert.equal(followRoute(moved, withChange(knight, { start: a1 })).mode, 'start');
  assert.equal(followRoute(setMode(initialKnight, 'holes'), { ...knight, files: 200 }).mode, 'start');
});
