import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal, WorkerClient, WorkerFailure, isCancelled, requestOnce } from '../../www/platform/worker-client.js';
import { FakeWorker, settle } from './fake-worker.mjs';

/** @typedef {import('../../www/platform/worker-server.js').Task<number>} Task */

let slices = 0;

const handlers = {
  double: (/** @type {number} */ value) => 2 * value,
  squares: (/** @type {number} */ length) => ({ squares: Uint32Array.from({ length }, (_, i) => i) }),
  async count(/** @type {number} */ end, /** @type {Task} */ task) {
    for (let i = 1; i <= end; i += 1) {
      slices += 1;
      task.report(i / end);
      if (!(await task.nextSlice())) break;
    }
    return end;
  },
  refuse() {
    throw Object.assign(new Error('Size must be at most 27.'), { code: 'size', values: { most: '27' }, why: 'large' });
  },
  trap() {
    throw new WebAssembly.RuntimeError('unreachable');
  },
};

function setUp({ sliced = false, module = /** @type {WebAssembly.Module | undefined} */ (undefined) } = {}) {
  /** @type {unknown[]} */
  const instances = [];
  const { spawn, workers } = FakeWorker.factory(handlers, (init) => instances.push(init.module));
  const client = /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawn, { module, sliced }));
  return { client, workers, instances, spawn };
}

test('requests are answered, each by its own result, by one worker that gets the module once', async () => {
  const module = /** @type {any} */ ({});
  const { client, workers, instances } = setUp({ module });
  assert.equal(workers.length, 0);
  const results = [1, 2, 3].map((value) => client.request('double', value).result);
  assert.deepEqual(await Promise.all(results), [2, 4, 6]);
  assert.equal(workers.length, 1);
  assert.deepEqual(instances, [module]);
  assert.deepEqual((await client.request('squares', 3).result).squares, Uint32Array.of(0, 1, 2));
});

test('progress comes before the result', async () => {
  const { client } = setUp();
  /** @type {number[]} */
  const parts = [];
  assert.equal(await client.request('count', 4, (part) => parts.push(part)).result, 4);
  assert.deepEqual(parts, [0.25, 0.5, 0.75, 1]);
});

test('a worker that works in slices is told of a cancellation, and goes on with other requests', async () => {
  const { client, workers } = setUp({ sliced: true });
  let parts = 0;
  slices = 0;
  const { result, cancel } = client.request('count', 1e9, () => (parts += 1));
  await settle();
  cancel();
  await assert.rejects(result, isCancelled);
  const reported = parts;
  assert.equal(await client.request('double', 5).result, 10);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(slices <= reported + 2, `${slices} slices`);
  assert.deepEqual([parts, workers.length, workers[0].terminated], [reported, 1, false]);
});

test('any other worker is ended by a cancellation, and a new one gets the requests that wait', async () => {
  const { spawn, workers } = FakeWorker.factory();
  const client = /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawn));
  const [first, second] = [1, 2].map((value) => client.request('double', value));
  first.cancel();
  await assert.rejects(first.result, isCancelled);
  assert.deepEqual([workers.length, workers[0].terminated], [2, true]);
  assert.deepEqual(
    workers[1].requests.map(({ data }) => data),
    [2],
  );
  workers[0].answer({ id: 2, result: 'late' });
  workers[1].answer({ id: 1, result: 'cancelled' });
  workers[1].answer({ id: 2, result: 4 });
  assert.equal(await second.result, 4);
  second.cancel();
  assert.equal(workers[1].terminated, false);
});

test('a refusal crosses with its code and values, and the worker goes on', async () => {
  const { client, workers } = setUp();
  await assert.rejects(client.request('refuse', undefined).result, (error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual(
      [error.message, error.code, error.values, error.why],
      ['Size must be at most 27.', 'size', { most: '27' }, 'large'],
    );
    return true;
  });
  assert.equal(await client.request('double', 1).result, 2);
  assert.equal(workers.length, 1);
});

test('a trap, an error and an unreadable message are one kind of failure, after which there is a new worker', async () => {
  const { client, workers } = setUp();
  const trapped = client.request('trap', undefined).result;
  await assert.rejects(trapped, WorkerFailure);
  for (const kill of [
    (/** @type {FakeWorker} */ worker) => worker.fail('out of memory'),
    (/** @type {FakeWorker} */ worker) => worker.dispatchEvent(new Event('messageerror')),
  ]) {
    const results = [client.request('count', 1e9).result, client.request('count', 1e9).result];
    kill(workers[workers.length - 1]);
    for (const result of results) await assert.rejects(result, WorkerFailure);
  }
  assert.equal(await client.request('double', 1).result, 2);
  assert.deepEqual(
    workers.map(({ terminated }) => terminated),
    [true, true, true, false],
  );
});

test('a worker that ends without an event is noticed by its lock', async (context) => {
  /** @type {(() => void)[]} */
  const releases = [];
  const locks = {
    request: (/** @type {unknown[]} */ ...[, granted]) =>
      new Promise((resolve) => releases.push(() => resolve(/** @type {() => void} */ (granted)()))),
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
  context.after(() => Reflect.deleteProperty(globalThis, 'navigator'));
  const { spawn, workers } = FakeWorker.factory();
  const client = /** @type {WorkerClient<typeof handlers>} */ (new WorkerClient(spawn));
  const { result } = client.request('double', 1);
  workers[0].answer({ locked: true });
  releases[0]();
  await assert.rejects(result, { message: 'gone' });
  assert.equal(workers[0].terminated, true);
});

test('a worker of its own ends with its request', async () => {
  const { client, workers } = setUp();
  assert.equal(await requestOnce(client, 'double', 4).result, 8);
  assert.equal(workers[0].terminated, true);
  const { result, cancel } = requestOnce(client, 'count', 1e9);
  cancel();
  await assert.rejects(result, isCancelled);
  assert.deepEqual([workers.length, workers[1].terminated], [2, true]);
});

test('only what was cancelled is told apart from a failure', () => {
  assert.ok(isCancelled(new DOMException('cancelled', 'AbortError')));
  for (const other of [new DOMException('full', 'QuotaExceededError'), new Error('AbortError'), undefined]) {
    assert.equal(isCancelled(other), false);
  }
});
