import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Store } from '../../www/app/store.js';

const start = { count: 0, word: 'a' };
const countOf = (/** @type {typeof start} */ state) => state.count;
const add = (/** @type {typeof start} */ state, by = 1) => ({ ...state, count: state.count + by });

/** A store, and a record of the calls of a listener. */
function noted() {
  const store = new Store(start);
  /** @type {unknown[]} */
  const heard = [];
  return { store, heard };
}

test('a listener hears of what it selects when that has changed, with what it was before', () => {
  const { store, heard } = noted();
  store.subscribe(countOf, (now, before) => heard.push([now, before]));
  store.update(add, 2);
  store.update((state) => ({ ...state, word: 'b' }));
  store.update((state) => state);
  assert.deepEqual(heard, [[2, 0]]);
  assert.deepEqual(store.state, { count: 2, word: 'b' });
});

test('a property is heard of by its name, in a part of the state as well', () => {
  const { store, heard } = noted();
  const inner = new Store({ part: start }).slice('part');
  for (const slice of [store, inner]) {
    const unsubscribe = slice.on('count', (now, before) => heard.push([now, before]));
    slice.update((state) => ({ ...state, word: 'b' }));
    slice.update(add);
    unsubscribe();
    slice.update(add);
  }
  assert.deepEqual(heard, [
    [1, 0],
    [1, 0],
  ]);
});

test('a list is compared element by element', () => {
  const { store, heard } = noted();
  store.subscribe(
    ({ count, word }) => [count > 1, word],
    (now) => heard.push(now),
  );
  store.update(add);
  store.update(add);
  assert.deepEqual(heard, [[true, 'a']]);
});

test('a list that grows or shrinks has changed', () => {
  const { store, heard } = noted();
  store.subscribe(
    ({ count }) => Array.from({ length: count }, () => 'a'),
    (now) => heard.push(now),
  );
  store.update(add, 2);
  store.update(add, -1);
  assert.deepEqual(heard, [['a', 'a'], ['a']]);
});

test('a list that comes or goes has changed', () => {
  const { store, heard } = noted();
  store.subscribe(
    ({ count }) => (count > 0 ? ['a'] : null),
    (now, before) => heard.push([now, before]),
  );
  store.update(add);
  store.update(add, -1);
  assert.deepEqual(heard, [
    [['a'], null],
    [null, ['a']],
  ]);
});

test('several updates in a batch are one change', () => {
  const { store, heard } = noted();
  store.subscribe(countOf, (now) => heard.push(now));
  store.batch(() => {
    store.update(add);
    store.batch(() => store.update(add));
    assert.equal(store.state.count, 2);
  });
  assert.deepEqual(heard, [2]);
});

test('an update by a listener is heard by all, in order', () => {
  const { store, heard } = noted();
  store.subscribe(countOf, (now) => now < 3 && store.update(add));
  store.subscribe(countOf, (now) => heard.push(now));
  store.update(add);
  assert.deepEqual(heard, [1, 2, 3]);
});

test('after an error in an update or a listener the store goes on', () => {
  const { store, heard } = noted();
  store.subscribe(countOf, (now) => {
    if (now === 1) throw new Error('a listener');
    heard.push(now);
  });
  assert.throws(
    () =>
      store.update(() => {
        throw new Error('an action');
      }),
    /an action/,
  );
  assert.throws(() => store.update(add), /a listener/);
  store.update(add);
  assert.deepEqual(heard, [2]);
});

test('a listener that has unsubscribed hears nothing', () => {
  const { store, heard } = noted();
  const unsubscribe = store.subscribe(countOf, (now) => heard.push(now));
  unsubscribe();
  store.update(add);
  assert.deepEqual(heard, []);
});

test('a slice is a store of one part', () => {
  const { store, heard } = noted();
  const slice = store.slice('word');
  slice.subscribe(
    (word) => word.length,
    (now) => heard.push(now),
  );
  slice.update((word, more) => word + more, 'b');
  store.update(add);
  assert.deepEqual([slice.state, store.state.word, heard], ['ab', 'ab', [2]]);
});

test('listeners are called inside the redraw', () => {
  /** @type {string[]} */
  const heard = [];
  const store = new Store(start, (notify) => {
    heard.push('before');
    notify();
    heard.push('after');
  });
  store.subscribe(countOf, () => heard.push('listener'));
  store.update(add);
  assert.deepEqual(heard, ['before', 'listener', 'after']);
});
