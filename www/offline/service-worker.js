/// <reference lib="webworker" />

/**
 * Keeps each release of the page whole, so that it opens without network, and never mixes two. The build puts before this
 * script what the release is made of.
 *
 * A release is loaded beside the older one, which open pages go on with: what they may still need of it stays until they
 * have gone. Whoever opens the page is given the newest release that is complete, by whichever worker is at work: none is
 * hurried, since a browser may keep every request waiting while it exchanges one that is busy.
 *
 * @typedef {{ version: string, files: string[] }} Release with its files by their addresses beside this script
 */

const worker = /** @type {ServiceWorkerGlobalScope & { release: Release }} */ (/** @type {unknown} */ (self));
const { version, files } = worker.release;
const { scope } = worker.registration;

/** Copies of the page at other paths of this host have stores of their own. */
const prefix = `${scope} `;
const store = prefix + version;

/** The page itself, at whichever of its addresses it is opened. */
const page = './';

/** Milliseconds in which a page must answer with its version. */
const PATIENCE = 2000;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
// The first visit goes on without network too.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'newest') event.waitUntil(newest().then((found) => event.ports[0].postMessage(found)));
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
});

/** So many files are loaded at a time: the page that somebody looks at meanwhile comes first. */
const LANES = 2;

async function keep() {
  await caches.delete(store); // the newest store is the one that was made last
  const cache = await caches.open(store);
  try {
    // With the page in it, a store is complete.
    const shown = await load(page);
    const waiting = files.values();
    const lane = async () => {
      for (const file of waiting) await cache.put(file, await load(file));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await cache.put(page, shown);
  } catch (error) {
    await caches.delete(store);
    throw error;
  }
}

/** The stores that are complete, the newest first. */
async function complete() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  names.reverse();
  const pages = await Promise.all(names.map((name) => caches.match(page, { cacheName: name })));
  return names.filter((_, index) => pages[index]);
}

/** The version of the newest release that is complete. */
async function newest() {
  const [name] = await complete();
  return name?.slice(prefix.length);
}

/** @param {string} file */
async function load(file) {
  // The name of an asset contains a hash of its content: an asset of the last release need not be loaded again.
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
  if (request.mode === 'navigate' && isPage(request.url)) {
    const [name] = await complete();
    return (name && (await caches.match(page, { cacheName: name }))) || fetch(request);
  }
  // The hash in its name makes an asset the same in every release that has it.
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** @param {string} url */
function isPage(url) {
  const address = new URL(url).pathname;
  const { pathname } = new URL(scope);
  return address === pathname || address === `${pathname}index.html`;
}

/** Drops the older releases of which no page is open. */
async function tidyUp() {
  const [, ...older] = await complete();
  if (older.length === 0) return;
  try {
    const needed = new Set(await versionsInUse());
    const gone = older.filter((name) => !needed.has(name.slice(prefix.length)));
    await Promise.all(gone.map((name) => caches.delete(name)));
  } catch {
    // A page that sleeps does not answer, and keeps what it has.
  }
}

/** The version of every open page; refused when one of them does not answer. */
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
    setTimeout(() => reject(new Error('no answer')), PATIENCE);
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    client.postMessage('version', [port2]);
  });
}
