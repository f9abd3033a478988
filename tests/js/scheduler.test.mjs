import assert from 'node:assert/strict';
import { test } from 'node:test';
import { once } from '../../www/platform/once.js';
import { afterFrame, forEachChunked, yieldToMain } from '../../www/platform/scheduler.js';

/** The time of the tests, which an item takes. */
function clock() {
  let time = 0;
  const { now } = performance;
  performance.now = () => time;
  return { pass: (/** @type {number} */ milliseconds) => (time += milliseconds), stop: () => (performance.now = now) };
}

test('the next task comes after what is under way, and a frame before the task after it', async () => {
  /** @type {string[]} */
  const order = [];
  /** @type {(() => void)[]} */
  const frames = [];
  const requestAnimationFrame = (/** @type {() => void} */ frame) => frames.push(frame);
  Object.assign(globalThis, { requestAnimationFrame });
  const task = yieldToMain().then(() => order.push('task'));
  const later = afterFrame().then(() => order.push('after the frame'));
  order.push('now');
  await task;
  order.push('frame');
  for (const frame of frames) frame();
  assert.deepEqual(order, ['now', 'task', 'frame']);
  await later;
  assert.deepEqual(order, ['now', 'task', 'frame', 'after the frame']);
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

test('items that fit into a task are done at once, the others in further tasks while they are wanted', async () => {
  const time = clock();
  try {
    /** @type {number[]} */
    const done = [];
    const act = (/** @type {number} */ item) => {
      done.push(item);
      time.pass(8);
    };
    const all = forEachChunked([1, 2, 3, 4, 5, 6, 7], act);
    assert.deepEqual(done, [1, 2, 3], 'until more than 16 ms have passed');
    assert.equal(await all, true);
    assert.deepEqual(done, [1, 2, 3, 4, 5, 6, 7]);

    let asked = 0;
    const some = forEachChunked([1, 2, 3, 4, 5, 6, 7, 8], act, () => (asked += 1) < 2);
    assert.equal(asked, 0);
    assert.equal(await some, false);
    assert.deepEqual([done.slice(7), asked], [[1, 2, 3, 4, 5, 6], 2]);
    assert.equal(await forEachChunked([], act), true);
  } finally {
    time.stop();
  }
});

test('what is made once is made when it is first wanted, and again only after it failed', async () => {
  let made = 0;
  const make = once(async () => {
    made += 1;
    if (made === 1) throw new Error('not yet');
    return made;
  });
  assert.equal(made, 0);
  const [first, same] = [make(), make()];
  assert.equal(first, same);
  await assert.rejects(first, /not yet/);
  assert.deepEqual([await make(), await make(), made], [2, 2, 2]);
});
