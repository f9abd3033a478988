/** A known tour and a ride, with the parts beside the board. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from '../../www/core/routes.js';
import { squareName } from '../../www/core/squares.js';
import { searches } from '../../www/knight/examples.js';
import { knownTour, openOwnTour } from '../../www/knight/tour.js';
import { lazy, squares } from './core.mjs';
import { drawn, snapshotOf } from './drawn.mjs';
import './english.mjs';
import { faked, inDocument } from './fake-document.mjs';

/** @import { Display } from '../../www/player/display.js' */

/** Three files and three ranks without the square in the middle, and the way around it. */
const ring = { ...home.knight, files: 3, ranks: 3, start: 0, holes: squares('b2') };
const round = squares('a1 b3 c1 a2 c3 b1 a3 c2');

/** The facts of a display as a document has them. @param {Display} display */
const factsOf = (display) => {
  const part = display.facts ?? assert.fail();
  part.show(drawn(display), snapshotOf(display), /** @type {any} */ (null));
  return faked(part.element).textContent;
};

test('beside a tour there is a way to the search of the article', () => {
  inDocument(() => {
    const { aside } = knownTour(lazy, ring, lazy.Player.ridden(3, 3, ring.holes, round, true));
    const [link] = faked(aside?.element).children;
    assert.deepEqual([link.tag, link.getAttribute('href')], ['a', `#1/knight/${searches[0][0]}`]);
    assert.notEqual(link.textContent, '');
  });
});

test('the facts of a ride are those of a closed tour where it is one', () => {
  inDocument(() => {
    const [closed, open] = [true, false].map((back) =>
      factsOf(openOwnTour(lazy, ring, { closed: back, hints: false }, round)),
    );
    assert.match(closed, /cross16\D*8 in 8 moves$/);
    assert.match(open, /cross12\D*6 in 7 moves$/);
  });
});

test('a ride that cannot be completed says so at its last square, and what it can reach before', () => {
  const five = { ...home.knight, files: 5, ranks: 5, start: 0, closed: true };
  const way = squares('a1 b3 d4');
  const why = (() => {
    try {
      lazy.finishRide(5, 5, [], way, true);
    } catch (error) {
      return error;
    }
    return assert.fail();
  })();
  /** @param {unknown} [refusal] */
  const captions = (refusal) => {
    const display = openOwnTour(lazy, five, { closed: true, hints: false, why: refusal }, way);
    const run = display.run ?? assert.fail();
    return run.peek(0, 1, 2).map((snapshot) => {
      const { caption, scene } = display.at(snapshot);
      const marked = scene.markers.map(({ kind, square }) => `${kind} ${squareName(square)}`);
      return { caption, marked };
    });
  };
  const [said, refused] = [captions(), captions(why)];
  assert.deepEqual(refused.slice(0, 2), said.slice(0, 2));
  assert.match(refused[2].caption, /^No closed tour: To go back to a1 /);
  assert.doesNotMatch(said[2].caption, /No closed tour/);
  assert.deepEqual([said[2].marked, refused[2].marked], [['start a1'], ['start a1', 'conflict c2']]);
});
