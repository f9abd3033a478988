import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { withoutCommit } from './commit.mjs';
import { ROOT } from './process.mjs';

/** The service worker of a built page. */
const WORKER = 'service-worker.js';

/** Files that the page never requests. */
const FOR_OTHERS = ['_headers', 'robots.txt', 'social.png'];

/** Files for the user's programs are large: they are stored last. */
const LAST = /^assets\/(?:program(?:-c)?|code-mirror|clike)[_-]/;

const VERSION = /\s*<meta name="version" content="[^"]*" \/>/;

/**
 * Gives a built page its version, which is a hash of all that is in it but its commit, and its service worker, which knows every file.
 *
 * @param {string} folder
 * @returns {string} the version
 */
export function makeOffline(folder) {
  rmSync(join(folder, WORKER), { force: true });
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(VERSION, '');
  const source = readFileSync(join(ROOT, 'www', 'offline', WORKER), 'utf8');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path !== 'index.html' && !FOR_OTHERS.includes(path))
    .toSorted()
    .toSorted((one, other) => Number(LAST.test(one)) - Number(LAST.test(other)));

  const hash = createHash('sha256').update(withoutCommit(html)).update(source);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 16);

  const named = html.replace(
    /(\s*)<title>/,
    (title, gap) => `${gap}<meta name="version" content="${version}" />${title}`,
  );
  writeFileSync(join(folder, 'index.html'), named);
  const release = { version, files: files.map((file) => `./${file}`) };
  writeFileSync(join(folder, WORKER), `self.release = ${JSON.stringify(release)};\n${source}`);
  return version;
}
