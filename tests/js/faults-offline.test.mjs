/**
 * The service worker through two releases, once for each call of the cache storage that fails.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Faults } from './faults.mjs';

const source = readFileSync(new URL('../../www/offline/service-worker.js', import.meta.url), 'utf8');
const scope = 'https://host/board/';

/** The files of two releases; a hash in the name of an asset is that of its content. @type {Record<string, string>[]} */
const releases = ['one', 'two'].map((version) => ({
  './': `page ${version}`,
  './icon.png': 'icon',
  [`./assets/main-${version}.js`]: `main ${version}`,
  './assets/base-same.js': 'base',
}));

/** @param {string | { url: string }} address */
const pathOf = (address) => (typeof address === 'string' ? address : address.url).replace(scope, './');

const faults = new Faults();

/** A browser with a new origin, on a host that serves one of the releases. */
function browser() {
  /** @type {Map<string, Map<string, Response>>} */
  const stores = new Map();
  const lookUp = (/** @type {string} */ name, /** @type {any} */ request) =>
    stores.get(name)?.get(pathOf(request))?.clone();
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (/** @type {string} */ name) => stores.delete(name),
    match: async (/** @type {any} */ request, { cacheName = '' } = {}) =>
      cacheName
        ? lookUp(cacheName, request)
        : [...stores.keys()].map((name) => lookUp(name, request)).find((found) => found),
    open: async (/** @type {string} */ name) => {
      const store = stores.get(name) ?? new Map();
      stores.set(name, store);
      const put = async (/** @type {string} */ file, /** @type {Response} */ response) =>
        void store.set(file, response);
      return faults.wrap({ put }, 'put', refused);
    },
  };
  for (const name of /** @type {const} */ (['keys', 'delete', 'match', 'open'])) faults.wrap(caches, name, refused);
  const host = { release: 0, answers: true };
  const fetch = async (/** @type {any} */ request) => {
    if (!host.answers) throw new TypeError('Failed to fetch');
    const text = releases[host.release][pathOf(request)];
    return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
  };
  return { caches, fetch, host };
}

/** @param {unknown} _ @param {Error} error */
const refused = async (_, error) => {
  throw error;
};

/** The service worker of a release. @param {ReturnType<typeof browser>} browser */
function start({ caches, fetch, host }) {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  const version = ['one', 'two'][host.release];
  const self = {
    release: { version, files: Object.keys(releases[host.release]).filter((file) => file !== './') },
    registration: { scope },
    clients: { claim: async () => {}, matchAll: async () => [] },
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => (listeners[type] = listener),
  };
  // oxlint-disable-next-line no-new-func -- a worker's script, in a scope of the test
  new Function('self', 'caches', 'fetch', source)(self, caches, fetch);
  /** @param {string} type @param {object} event */
  const dispatch = async (type, event = {}) => {
    /** @type {Promise<any>} */
    let done = Promise.resolve();
    const keep = (/** @type {Promise<any>} */ promise) => void (done = promise);
    listeners[type]({ ...event, waitUntil: keep, respondWith: keep });
    return done;
  };
  return {
    /** Whether the release is stored. */
    install: () => dispatch('install').then(() => true, () => false), // prettier-ignore
    /** @param {string} data */
    ask: (data) => {
      /** @type {unknown[]} */
      const told = [];
      const port = { postMessage: (/** @type {unknown} */ answer) => told.push(answer) };
      return dispatch('message', { data, ports: [port] }).then(() => told[0], () => 'no answer'); // prettier-ignore
    },
    /** The text of a file, as a page gets it. @param {string} path */
    async get(path) {
      const url = scope + path.slice(2);
      const request = { url, method: 'GET', mode: path === './' ? 'navigate' : 'no-cors' };
      const response = await dispatch('fetch', { request });
      return response.ok ? response.text() : `status ${response.status}`;
    },
  };
}

/** Opens the page, and returns its version once all its files have come. @param {ReturnType<typeof start>} worker */
async function visit(worker) {
  const [, version] = (await worker.get('./')).split(' ');
  const release = releases.find((files) => files['./'] === `page ${version}`) ?? {};
  for (const file of Object.keys(release)) assert.equal(await worker.get(file), release[file], `${version}: ${file}`);
  return version;
}

/** Two releases, the second of which is published while the first is used. */
async function scenario() {
  const surroundings = browser();
  const { host } = surroundings;
  const first = start(surroundings);
  const kept = await first.install();
  assert.equal(await visit(first), 'one', 'the host answers');
  host.release = 1;
  const second = start(surroundings);
  const isNew = await second.install();
  await first.ask('newest');
  // Files that the host no longer has may be lost with the storage, but not those that it has.
  const version = (await first.get('./')).split(' ')[1];
  assert.ok(['one', 'two'].includes(version));
  await second.ask('tidy up');
  assert.equal(await second.get('./assets/base-same.js'), 'base');
  return { host, second, kept, isNew };
}

test('the page opens whichever call of the cache storage fails, and a release is stored whole or not at all', async () => {
  faults.arm(() => false);
  const { kept, isNew } = await scenario();
  assert.deepEqual([kept, isNew], [true, true]);
  const { calls } = faults;
  assert.ok(calls > 25, `${calls} calls`);
  for (const following of [false, true]) {
    for (let failing = 1; failing <= calls; failing += 1) {
      faults.arm((call) => (following ? call >= failing : call === failing), 'throws', 'UnknownError');
      const { host, second, isNew: isStored } = await scenario();
      faults.disarm();
      // Another visit stores it.
      if (!isStored) assert.equal(await second.install(), true);
      host.answers = false;
      assert.equal(await visit(second), 'two', `call ${failing}, ${faults.failed[0]}`);
    }
  }
});
