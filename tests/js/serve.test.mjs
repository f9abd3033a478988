import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/serve.mjs';

const home = mkdtempSync(join(tmpdir(), 'serve-'));
/** @type {{ url: string, close: () => Promise<void> }} */
let server;

before(async () => {
  mkdirSync(join(home, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(home, 'dist', 'index.html'), '<p>page</p>');
  writeFileSync(join(home, 'dist', 'assets', 'core.wasm'), 'wasm');
  writeFileSync(join(home, 'dist', 'assets', 'page.js'), 'js');
  symlinkSync(join(home, 'secret.txt'), join(home, 'dist', 'link.txt'));
  server = await serve(join(home, 'dist'), { base: '/deep/down/' });
});

after(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

/**
 * Asks for a path as it is written: fetch would tidy `..` away first.
 *
 * @param {string} path
 * @param {string} [method]
 * @returns {Promise<{ status: number | undefined, type?: string, location?: string, body: string }>}
 */
function ask(path, method = 'GET') {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => (body += text));
      response.on('end', () => {
        const { 'content-type': type, location } = response.headers;
        done({ status: response.statusCode, type, location, body });
      });
    })
      .on('error', failed)
      .end();
  });
}

test('files come with their types', async () => {
  for (const [path, type, body] of [
    ['/deep/down/', 'text/html; charset=utf-8', '<p>page</p>'],
    ['/deep/down/?embed', 'text/html; charset=utf-8', '<p>page</p>'],
    ['/deep/down/index.html', 'text/html; charset=utf-8', '<p>page</p>'],
    ['/deep/down/assets/core.wasm', 'application/wasm', 'wasm'],
    ['/deep/down/assets/page.js', 'text/javascript; charset=utf-8', 'js'],
  ]) {
    const answer = await ask(path);
    assert.deepEqual([answer.status, answer.type, answer.body], [200, type, body], path);
  }
});

test('a folder without its slash is redirected', async () => {
  assert.equal((await ask('/deep/down')).location, '/deep/down/');
  assert.equal((await ask('/deep/down/assets')).location, '/deep/down/assets/');
});

test('nothing outside the folder can be had', async () => {
  for (const path of [
    '/',
    '/deep/',
    '/deep/down/../secret.txt',
    '/deep/down/../../secret.txt',
    '/deep/down/%2e%2e/secret.txt',
    '/deep/down/..%2fsecret.txt',
    '/deep/down/assets/..%2f..%2fsecret.txt',
    '/deep/down/..%5csecret.txt',
    '/deep/down//etc/passwd',
    '/deep/down/link.txt',
    '/deep/down/%',
    '/deep/down/%00',
    '/deep/down/index.html/x',
    '/deep/down/assets/',
  ]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test('only reading is allowed, and HEAD has no body', async () => {
  assert.equal((await ask('/deep/down/', 'POST')).status, 405);
  assert.deepEqual(await ask('/deep/down/', 'HEAD'), {
    status: 200,
    type: 'text/html; charset=utf-8',
    location: undefined,
    body: '',
  });
});

test('a host that compresses does so for clients that accept it, and leaves pictures as they are', async () => {
  writeFileSync(join(home, 'dist', 'picture.png'), 'png');
  const host = await serve(join(home, 'dist'), { gzip: true });
  const encoding = async (/** @type {string} */ path, /** @type {string} */ accepted) => {
    const answer = await fetch(`${host.url}${path}`, { headers: { 'Accept-Encoding': accepted } });
    return [answer.headers.get('content-encoding'), await answer.text()];
  };
  assert.deepEqual(await encoding('', 'br, gzip'), ['gzip', '<p>page</p>']);
  assert.deepEqual(await encoding('assets/core.wasm', 'gzip'), ['gzip', 'wasm']);
  assert.deepEqual(await encoding('', 'identity'), [null, '<p>page</p>']);
  assert.deepEqual(await encoding('picture.png', 'gzip'), [null, 'png']);
  assert.deepEqual(await encoding('missing', 'gzip'), [null, 'Not found\n']);
  await host.close();
});

test('a folder has the headers of all files that it asks for, and keeps that file to itself', async () => {
  const folder = join(home, 'with headers');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.js'), 'js');
  writeFileSync(
    join(folder, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'none'; img-src data:\n  X-Other: 1\n",
  );
  /** @param {boolean} plain */
  const headers = async (plain) => {
    const host = await serve(folder, { plain });
    const answer = await fetch(`${host.url}page.js`);
    assert.equal((await fetch(`${host.url}_headers`)).status, 404);
    await host.close();
    return ['content-security-policy', 'x-other', 'content-type'].map((name) => answer.headers.get(name));
  };
  const type = 'text/javascript; charset=utf-8';
  assert.deepEqual(await headers(false), ["default-src 'none'; img-src data:", '1', type]);
  assert.deepEqual(await headers(true), [null, null, type]);
  for (const text of ['/assets/*\n  X-Other: 1\n', '/*\n  X-Other: 1\n/assets/*\n  X-Other: 2\n']) {
    writeFileSync(join(folder, '_headers'), text);
    await assert.rejects(serve(folder), TypeError);
  }
});

test('a bare host knows the types that it is given', async () => {
  const host = await serve(join(home, 'dist'), { types: ['.html', '.js'] });
  const type = async (/** @type {string} */ path) => (await fetch(`${host.url}${path}`)).headers.get('content-type');
  assert.equal(await type('assets/page.js'), 'text/javascript; charset=utf-8');
  assert.equal(await type('assets/core.wasm'), 'application/octet-stream');
  await host.close();
});

test('a port that is taken is passed over', async () => {
  const taken = Number(new URL(server.url).port);
  const second = await serve(join(home, 'dist'), { port: taken });
  assert.ok(Number(new URL(second.url).port) > taken);
  await second.close();
});
