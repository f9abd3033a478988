import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Headers of every answer, in the form that several static hosts read. The file is not served itself. */
const HEADERS = '_headers';

/** Types of files that are compressed already. */
const PACKED = /^image\/(gif|png)|woff2/;

/**
 * Serves a folder as a static host would: with the right types, and with the headers that the folder asks for.
 *
 * @param {string} folder
 * @param {object} [options]
 * @param {number} [options.port] the first port to try (0: any that is free)
 * @param {string} [options.host] the address to listen on
 * @param {string} [options.base] the path that the folder appears under, with a slash at both ends
 * @param {boolean} [options.gzip] whether to compress what gets smaller, as public hosts do
 * @param {string[]} [options.types] of which endings it knows the type
 * @param {boolean} [options.plain] whether it knows nothing of the headers
 * @param {(file: string) => Promise<unknown> | undefined} [options.arrival] when a file below the base is there, if it is
 *   still being made: its requests wait
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(
  folder,
  {
    port = 0,
    host = '127.0.0.1',
    base = '/',
    gzip = false,
    types = Object.keys(TYPES),
    plain: isPlain = false,
    arrival = () => undefined,
  } = {},
) {
  const root = await realpath(folder);
  const own = isPlain ? {} : await headersOf(root);
  /** Compressed files by address, until the file changes. */
  const known = /** @type {Map<string, { plain: Buffer, answer: Answer }>} */ (new Map());
  const packedOnce = (/** @type {string} */ url, /** @type {Answer} */ plain) => {
    const before = known.get(url);
    if (before?.plain.equals(plain.body)) return before.answer;
    const made = packed(plain);
    known.set(url, { plain: plain.body, answer: made });
    return made;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const url = request.url ?? '/';
    await arrival(pathOf(url).slice(base.length));
    const plain = await answer(root, base, url, types);
    const wanted = gzip && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const { status, headers, body } = wanted ? packedOnce(url, plain) : plain;
    response.writeHead(status, { 'Cache-Control': 'no-cache', 'Content-Length': body.length, ...own, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const taken = await listen(server, host, port);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * The headers that a folder asks for.
 *
 * @param {string} root
 * @returns {Promise<Record<string, string>>}
 * @throws {TypeError} if it asks for some for a part of its files, which this server does not do
 */
async function headersOf(root) {
  const text = await readFile(join(root, HEADERS), 'utf8').catch(() => '/*');
  const [path, ...lines] = text.trimEnd().split('\n');
  if (path !== '/*' || !lines.every((line) => /^\s+[\w-]+: /.test(line))) {
    throw new TypeError(`${HEADERS} has more than headers of all files, below “/*”`);
  }
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s)));
}

/** @param {string} url */
const pathOf = (url) => url.replace(/[?#].*$/s, '');

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/**
 * @param {string} root
 * @param {string} base
 * @param {string} url
 * @param {string[]} types
 * @returns {Promise<Answer>}
 */
async function answer(root, base, url, types) {
  const path = pathOf(url);
  if (`${path}/` === base) return moved(base);
  if (!path.startsWith(base)) return missing();
  try {
    const file = await realpath(join(root, decodeURIComponent(path.slice(base.length))));
    if ((file !== root && !file.startsWith(root + sep)) || file === join(root, HEADERS)) return missing();
    if (!(await stat(file)).isDirectory()) return found(file, types);
    return path.endsWith('/') ? await found(join(file, 'index.html'), types) : moved(`${path}/`);
  } catch {
    return missing(); // no such file, or no such escape
  }
}

/**
 * @param {Answer} answer
 * @returns {Answer}
 */
function packed({ status, headers, body }) {
  if (status !== 200 || PACKED.test(headers['Content-Type'])) return { status, headers, body };
  return { status, headers: { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }, body: gzipSync(body) };
}

/** @param {string} file @param {string[]} types */
async function found(file, types) {
  const type = types.includes(extname(file)) ? TYPES[extname(file)] : 'application/octet-stream';
  return { status: 200, headers: { 'Content-Type': type }, body: await readFile(file) };
}

function missing() {
  return { status: 404, headers: { 'Content-Type': TYPES['.txt'] }, body: Buffer.from('Not found\n') };
}

/** @param {string} location */
function moved(location) {
  return { status: 301, headers: { Location: location.replace(/^\/+/, '/') }, body: Buffer.alloc(0) };
}

/**
 * Listens on the port, or on the first free one of the hundred after it.
 *
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} first
 * @returns {Promise<number>} the port taken
 */
async function listen(server, host, first) {
  for (let port = first; ; port++) {
    try {
      await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port, host, () => {
          server.off('error', failed);
          done(undefined);
        });
      });
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const inUse = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!inUse || port === first + 100) throw error;
    }
  }
}
