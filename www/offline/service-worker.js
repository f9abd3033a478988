/// <reference lib="webworker" />

/**
 * Stores each release of the page whole, so that it opens offline, and never mixes two. The build prepends the list of the
 * files in the release to this script.
 *
 * A release is stored beside the older one, which open pages continue to use; it is deleted once they are closed. A page
 * that is opened gets the newest complete release, from the old worker or the new. No worker skips waiting: a browser may
 * hold back all requests while it replaces a worker that is busy.
 *
 * @typedef {{ version: string, files: string[] }} Release with the paths of its files relative to this script
 */

const worker = /** @type {ServiceWorkerGlobalScope & { release: Release }} */ (/** @type {unknown} */ (self));
const { version, files } = worker.release;
const { scope } = worker.registration;

/** Copies of the page at other paths of this host have their own caches. */
const prefix = `${scope} `;
const store = prefix + version;

/** The page itself, under all its addresses. */
const page = './';

/** A page must answer with its version within this time. */
const TIMEOUT_MS = 2000;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
// The first visit also works offline.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'newest') event.waitUntil(newest().then((found) => event.ports[0].postMessage(found)));
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
});

async function keep() {
  await caches.delete(store); // the newest cache is the one created last
  const cache = await caches.open(store);
  try {
    const shown = await load(page);
    // One at a time, so that the page has the network to itself.
    for (const file of files) await cache.put(file, await load(file));
    await cache.put(page, shown); // it marks the cache as complete
  } catch (error) {
    await caches.delete(store);
    throw error;
  }
}

/** The names of the complete caches, newest first. */
async function complete() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  names.reverse();
  const pages = await Promise.all(names.map((name) => caches.match(page, { cacheName: name })));
  return names.filter((_, index) => pages[index]);
}

/** The version of the newest complete release. */
async function newest() {
  const [name] = await complete();
  return name?.slice(prefix.length);
}

/** @param {string} file */
async function load(file) {
  // The name of an asset contains a hash of its content, so it is the same in the last release.
  const named = file.startsWith('./assets/');
  const response =
    (named && (await caches.match(file))) || (await fetch(file, { cache: named ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file === page && !(await response.clone().text()).includes(version))
    throw new Error(`${version} is no longer here`);
  return response;
}

/** @param {Request} request */
async function answer(request) {
  // Where the storage fails, the network may answer.
  const found = await stored(request).catch(() => undefined);
  return found ?? fetch(request);
}

/** @param {Request} request */
async function stored(request) {
  if (request.mode === 'navigate' && isPage(request.url)) {
    const [name] = await complete();
    return name ? caches.match(page, { cacheName: name }) : undefined;
  }
  // An asset is the same in every release that has it, as the hash in its name shows.
  return caches.match(request, { ignoreVary: true });
}

/** @param {string} url */
function isPage(url) {
  const address = new URL(url).pathname;
  const { pathname } = new URL(scope);
  return address === pathname || address === `${pathname}index.html`;
}

/** Deletes older releases of which no page is open. */
async function tidyUp() {
  const [, ...older] = await complete();
  if (older.length === 0) return;
  try {
    const needed = new Set(await versionsInUse());
    const gone = older.filter((name) => !needed.has(name.slice(prefix.length)));
    await Promise.all(gone.map((name) => caches.delete(name)));
  } catch {
    // A suspended page does not answer; its release stays.
  }
}

/** The version of every open page; rejects when one of them does not answer. */
async function versionsInUse() {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(open.filter(({ url }) => url.startsWith(scope)).map(versionOf));
}

/**
 * @param {WindowClient} client
 * @returns {Promise<string>}
 */
function versionOf(client) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    client.postMessage('version', [port2]);
  });
}
