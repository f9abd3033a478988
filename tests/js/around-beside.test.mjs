import assert from 'node:assert/strict';
import { test } from 'node:test';
import { around, beside } from '../../www/around/beside.js';

const room = { width: 1280, height: 800 };
const card = { width: 344, height: 200 };

/** @param {number[]} sides */
const box = ([left, top, right, bottom]) => ({ left, top, right, bottom });

test('the card stands at the right of a square part, or at the left, below or above where there is more room', () => {
  assert.deepEqual(beside(box([0, 100, 400, 500]), card, room), { side: 'right', left: 414, top: 200 });
  assert.deepEqual(beside(box([800, 100, 1200, 500]), card, room), { side: 'left', left: 442, top: 200 });
  assert.deepEqual(beside(box([300, 0, 980, 560]), card, room), { side: 'below', left: 468, top: 574 });
  assert.deepEqual(beside(box([300, 240, 980, 800]), card, room), { side: 'above', left: 468, top: 26 });
});

test('the card stands below or above a flat part, within the window', () => {
  assert.deepEqual(beside(box([0, 0, 200, 44]), card, room), { side: 'below', left: 8, top: 58 });
  assert.deepEqual(beside(box([1000, 740, 1280, 790]), card, room), { side: 'above', left: 928, top: 526 });
});

test('where there is no room beside the part, the card is at the other edge of the window', () => {
  const phone = { width: 360, height: 640 };
  assert.deepEqual(beside(box([0, 0, 360, 600]), card, phone), { side: null, left: 8, top: 432 });
  assert.deepEqual(beside(box([0, 100, 360, 640]), card, phone), { side: null, left: 8, top: 8 });
});

test('wherever a part is, its card is in the window', () => {
  for (const size of [room, { width: 360, height: 640 }, { width: 740, height: 360 }, { width: 1920, height: 1080 }]) {
    for (let left = 0; left < size.width; left += 40) {
      for (let top = 0; top < size.height; top += 40) {
        for (const [width, height] of [
          [44, 44],
          [300, 44],
          [360, 360],
          [1000, 600],
        ]) {
          const part = around([box([left, top, left + width, top + height])], size);
          const place = beside(part, card, size);
          assert.ok(place.left >= 0 && place.left + card.width <= size.width, JSON.stringify({ part, place }));
          assert.ok(place.top >= 0 && place.top + card.height <= size.height, JSON.stringify({ part, place }));
          const apart =
            place.left >= part.right ||
            place.left + card.width <= part.left ||
            place.top >= part.bottom ||
            place.top + card.height <= part.top;
          assert.equal(apart, place.side !== null, JSON.stringify({ part, place }));
        }
      }
    }
  }
});

test('several parts are outlined as one, as far as they are in the window', () => {
  assert.deepEqual(around([box([10, 10, 60, 50]), box([80, 20, 120, 60])], room), box([10, 10, 120, 60]));
  assert.deepEqual(around([box([-20, 700, 60, 900])], room), box([0, 700, 60, 800]));
});
