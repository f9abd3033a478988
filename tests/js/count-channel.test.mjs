import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../www/count/saved-counts.js';
import { FakeChannels, FakeDatabase } from './count-storage.mjs';
import { count as core } from './core.mjs';
import { ENTRY, RECORD } from '../kept-count.mjs';

/** A tab that counts the changes it is notified of, and the channel of another tab. */
function tabs() {
  const [channels, database] = [new FakeChannels(), new FakeDatabase()];
  const heard = { changes: 0, unread: 0 };
  const open = (/** @type {import('../../www/count/saved-counts.js').Callbacks} */ callbacks) =>
    createStore({ core, database, channel: /** @type {any} */ (channels.tab()) }, callbacks);
  const store = open({
    onChange: () => (heard.changes += 1),
    onUnread: (unread) => (heard.unread = unread),
  });
  return { heard, store, database, other: open({}), channel: channels.tab() };
}

test('what a tab has stored is read by the others, a count as well as a completed one', async () => {
  const { heard, store, other } = tabs();
  await other.save(RECORD);
  assert.equal(heard.changes, 1);
  assert.deepEqual(
    (await store.read()).kept.map(({ id, fraction }) => [id, fraction]),
    [['a', 0.45]],
  );
  other.addEntry(ENTRY);
  await new Promise(setImmediate);
  assert.equal(heard.changes, 2);
  assert.deepEqual(await store.history(), [ENTRY]);
});

test('what could not be stored is not told', async () => {
  const { heard, other, database } = tabs();
  database.writeError = new Error('full');
  await other.save(RECORD);
  other.addEntry(ENTRY);
  await new Promise(setImmediate);
  assert.equal(heard.changes, 0);
});

test('a message says nothing but that: whatever is in it, what is stored is read and checked', async () => {
  const { heard, store, channel, database } = tabs();
  await store.save(RECORD);
  const messages = [null, 'ask', 7, [], { format: 1, reports: [{ n: 28 }], entry: ENTRY }];
  messages.forEach(channel.postMessage);
  assert.equal(heard.changes, messages.length);
  assert.deepEqual(await store.history(), []);
  database.tables.measured.set('b', { ...ENTRY, id: 'b', n: 28 });
  database.tables.counts.set('b', { ...database.tables.counts.get('a'), id: 'b' });
  assert.deepEqual(
    [await store.history(), (await store.read()).kept.map(({ id }) => id), heard.unread],
    [[], ['a'], 1],
  );
});

test('a channel that fails is in nobody’s way', async () => {
  const channel = {
    addEventListener() {},
    postMessage() {
      throw new Error('closed');
    },
  };
  const database = new FakeDatabase();
  /** @type {string[]} */
  const troubles = [];
  const store = createStore({ core, database, channel }, { onTrouble: (trouble) => troubles.push(trouble) });
  await store.save(RECORD);
  assert.deepEqual([database.tables.counts.size, troubles], [1, []]);
});
