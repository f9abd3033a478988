import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../www/count/channel.js';
import './core.mjs';
import { FakeChannels } from './count-storage.mjs';

const ENTRY = {
  id: 'a',
  n: 18,
  method: 'join',
  workers: 2,
  ms: 1500,
  solutions: 666_090_624n,
  when: 1_800_000_000_000,
};
const PROGRESS = { fraction: 0.5, solutions: 7n, spent: 1500, workers: 2, imported: false };
const REPORT = { n: 19, choice: null, phase: /** @type {const} */ ('elsewhere'), progress: PROGRESS };

/** A tab that listens, and the channel of another tab, which may show anything. */
function tabs() {
  const channels = new FakeChannels();
  /** @type {unknown[]} */
  const heard = [];
  const note = (/** @type {unknown} */ value) => void heard.push(value);
  const { postMessage: send, addEventListener: listen } = channels.tab();
  const tab = connect(/** @type {any} */ (channels.tab()), { reports: () => [REPORT], onReport: note, onEntry: note });
  return { heard, tab, send, listen };
}

test('another tab of this release is heard', () => {
  const { heard, send } = tabs();
  send({ format: 1, reports: [REPORT, { ...REPORT, choice: 'mask', phase: 'complete' }] });
  send({ format: 1, entry: ENTRY });
  assert.deepEqual(heard, [REPORT, { ...REPORT, choice: 'mask', phase: 'complete' }, ENTRY]);
});

test('a message names its format, and one of another format or of none is passed over', () => {
  const { heard, tab, send, listen } = tabs();
  /** @type {any[]} */
  const sent = [];
  listen('message', (/** @type {{ data: unknown }} */ { data }) => sent.push(data));
  tab.ask();
  tab.completed({ ...REPORT, phase: 'complete' });
  send({ format: 1, ask: true });
  assert.deepEqual(
    sent.map(({ format }) => format),
    [1, 1, 1],
  );
  for (const message of [null, 'ask', 7, [], { reports: [REPORT] }, { format: 2, reports: [REPORT], entry: ENTRY }]) {
    send(message);
  }
  assert.deepEqual(heard, []);
});

test('what a message says is checked, part by part', () => {
  const { heard, send } = tabs();
  const wrong = [
    { n: 28 },
    { n: '19' },
    { choice: 'other' },
    { choice: undefined },
    { phase: 'paused' },
    { progress: undefined },
    ...[
      { fraction: 1.5 },
      { fraction: NaN },
      { solutions: 7 },
      { solutions: -1n },
      { spent: -1 },
      { workers: '2' },
      { imported: 1 },
    ].map((change) => ({ progress: { ...PROGRESS, ...change } })),
  ];
  for (const change of wrong) send({ format: 1, reports: [{ ...REPORT, ...change }] });
  for (const change of [{ n: 0 }, { id: 1 }, { solutions: 1 }, { when: Infinity }]) {
    send({ format: 1, entry: { ...ENTRY, ...change } });
  }
  for (const message of [{ reports: 'all' }, { reports: [null, 1] }, { entry: null }, { ask: 1 }]) {
    send({ format: 1, ...message });
  }
  assert.deepEqual(heard, []);
  send({ format: 1, reports: [null, { ...REPORT, progress: { ...PROGRESS, failure: '<b>' } }] });
  assert.deepEqual(heard, [REPORT]);
});
