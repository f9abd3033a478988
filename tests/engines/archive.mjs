/**
 * Unpacks the archive of a release behind plain static hosts, at a sub-path, and walks the smoke suite there: the whole
 * of it behind Python's host if there is one, and its core behind a host that knows the types of few files.
 * `node tests/engines/archive.mjs FILE.zip [chromium firefox webkit]`
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run, which } from '../../tools/process.mjs';
import { Trouble, perform, seconds } from '../../tools/report.mjs';
import { serve } from '../../tools/serve.mjs';
import { setUpNode } from '../../tools/setup.mjs';
import { ENGINES, found, smokeIn } from './engine.mjs';
import { freePort } from './webdriver.mjs';

/** @import {Host} from './engine.mjs' */

/** The path below which the page is served, as by a host that keeps many pages. */
const BASE = '/~teacher/lectures/queens/';

/** How long a host may take to answer, in milliseconds. */
const LIMIT = 20_000;

/** Programs that unpack a zip file, none of them ours. @type {[string, (file: string, folder: string) => string[]][]} */
const UNPACKERS = [
  ['unzip', (file, folder) => ['-q', file, '-d', folder]],
  ['python3', (file, folder) => ['-m', 'zipfile', '-e', file, folder]],
  ['bsdtar', (file, folder) => ['-xf', file, '-C', folder]],
];

/** @param {string[]} words the archive, and the engines if not all */
async function testArchive([file, ...names]) {
  const unknown = names.find((name) => !ENGINES.some((engine) => engine === name));
  if (unknown) throw new Trouble(`There is no engine “${unknown}”. There are ${ENGINES.join(', ')}.`);
  if (!file) throw new Trouble(`Usage: node tests/engines/archive.mjs FILE.zip [${ENGINES.join(' ')}]`);
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}. npm run release makes the archives.`);
  await setUpNode();

  const home = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    await unpack(resolve(file), home);
    const hosts = Object.entries({
      ...(which('python3') && { 'python3 -m http.server': python }),
      'a bare host': bare,
    });
    const sums = [];
    for (const engine of ENGINES.filter((name) => names.length === 0 || names.includes(name))) {
      const { NAME, REMEDY, program } = await found(engine);
      if (!program) {
        sums.push({ line: `NOT RUN in ${NAME}: it is not on this machine; ${REMEDY}`, good: false });
        continue;
      }
      for (const [index, [host, open]] of hosts.entries()) {
        const start = performance.now();
        const { passed, failed } = await smokeIn(engine, await open(home), index > 0);
        const time = seconds(performance.now() - start);
        sums.push({ line: `${NAME} behind ${host}: ${passed} passed, ${failed} failed (${time})`, good: failed === 0 });
      }
    }
    console.log(`\n── ${file}, unpacked below ${BASE} ──`);
    for (const { line } of sums) console.log(line);
    if (!sums.every(({ good }) => good)) throw new Trouble('The archive has not passed in every engine.');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Puts the page of an archive below a folder, at the sub-path.
 *
 * @param {string} file
 * @param {string} home
 */
async function unpack(file, home) {
  const unpacker = UNPACKERS.find(([name]) => which(name));
  if (!unpacker) throw new Trouble(`Nothing here unpacks a zip file: install ${UNPACKERS[0][0]}, and run this again.`);
  const [program, args] = unpacker;
  const folder = join(home, 'unpacked');
  mkdirSync(folder);
  await run(program, args(file, folder), { quiet: true });
  const inner = [folder, ...readdirSync(folder).map((name) => join(folder, name))].find((path) =>
    existsSync(join(path, 'index.html')),
  );
  if (!inner) throw new Trouble(`${file} has no page in it: there is no index.html, neither in it nor in its folder.`);
  mkdirSync(join(home, BASE, '..'), { recursive: true });
  renameSync(inner, join(home, BASE));
}

/**
 * The host that every Python has: HTTP/1.0, no compression, no caching headers.
 *
 * @param {string} home
 * @returns {Promise<Host>}
 */
async function python(home) {
  const port = await freePort();
  const args = ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', home, String(port)];
  const child = spawn('python3', args, { stdio: 'ignore' });
  const ended = new Promise((done) => {
    child.once('exit', done);
    child.once('error', done);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}${BASE}`;
  const close = async () => {
    kill();
    process.off('exit', kill);
    await ended;
  };
  for (const end = performance.now() + LIMIT; !(await fetch(url).catch(() => null))?.ok; await pause(50)) {
    if (performance.now() < end && child.exitCode === null) continue;
    await close();
    throw new Trouble(`python3 ${args.join(' ')} does not serve the page.`);
  }
  return { url, close };
}

/**
 * A host whose list of types is as short as it can be.
 *
 * @param {string} home
 * @returns {Promise<Host>}
 */
const bare = (home) => serve(join(home, BASE), { base: BASE, types: ['.css', '.html', '.js', '.svg'] });

await perform(() => testArchive(process.argv.slice(2)));
