import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { stamp } from '../../www/board/canvas/sprite-cache.js';

/** How often something was drawn. */
let drawn = 0;

/** A canvas that keeps nothing but its size. */
class Canvas {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    Object.assign(this, { width, height });
  }

  getContext() {
    return {};
  }

  transferToImageBitmap() {
    return this;
  }
}

before(() => Object.assign(globalThis, { OffscreenCanvas: Canvas }));
after(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
beforeEach(() => (drawn = 0));

const geometry = (/** @type {number} */ cell, ratio = 1) =>
  /** @type {import('../../www/board/geometry.js').Geometry} */ (/** @type {unknown} */ ({ cell, ratio }));
const colours = () => /** @type {import('../../www/board/tokens.js').Tokens} */ (/** @type {unknown} */ ({}));
const draw = () => {
  drawn += 1;
};

test('a stamp is drawn once, at its size', () => {
  const [tokens, squares] = [colours(), geometry(40)];
  const made = stamp('queen', 40, squares, tokens, draw);
  assert.deepEqual([made.width, made.height, drawn], [40, 40, 1]);
  assert.equal(stamp('queen', 40, geometry(40), tokens, draw), made);
  assert.notEqual(stamp('knight', 40, squares, tokens, draw), made);
  assert.equal(drawn, 2);
});

test('it is drawn anew in other colours, for other squares and for another screen', () => {
  const tokens = colours();
  stamp('queen', 40, geometry(40), tokens, draw);
  stamp('queen', 40, geometry(40), colours(), draw);
  assert.equal(drawn, 2);
  stamp('queen', 50, geometry(50), tokens, draw);
  stamp('queen', 100, geometry(50, 2), tokens, draw);
  assert.equal(drawn, 4);
});

test('those for squares of another size are let go', () => {
  const tokens = colours();
  const first = stamp('queen', 40, geometry(40), tokens, draw);
  stamp('knight', 50, geometry(50), tokens, draw);
  assert.notEqual(stamp('queen', 40, geometry(40), tokens, draw), first);
});
