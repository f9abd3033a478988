import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './process.mjs';

/** The commit and its time, in an archive that git has made of the sources: see .gitattributes. */
const ARCHIVED = '$Format:%H %ct$';

/** The meta element of the page that says its release: `1.0.0`, and after a build `1.0.0 917afbc1d2`. */
const RELEASE = /(<meta name="release" content="[\d.]+)[^"]*"/;

/** Letters of a commit that the page shows. Git's own choice depends on how many objects a clone has. */
const SHORT = 10;

/**
 * @typedef {object} Commit
 * @property {string} hash
 * @property {number} time in seconds since 1970
 * @property {boolean} changed do the files differ from it?
 */

/**
 * The commit that the sources are of, or undefined where neither git nor an archive says.
 *
 * @returns {Commit | undefined}
 */
export function commit() {
  const archived = /^(\w+) (\d+)$/.exec(ARCHIVED);
  if (archived) return { hash: archived[1], time: Number(archived[2]), changed: false };
  // Unpacked inside another project, the files belong to none of its commits.
  if (ask('git', 'rev-parse', '--show-prefix') !== '') return undefined;
  const [hash, time] = ask('git', 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return hash ? { hash, time: Number(time), changed: ask('git', 'status', '--porcelain') !== '' } : undefined;
}

/**
 * A commit as the page and the command show it.
 *
 * @param {Commit | undefined} of
 */
export function shortCommit(of) {
  return of ? of.hash.slice(0, SHORT) + (of.changed ? ' changed' : '') : '';
}

/**
 * The page without its commit. The offline cache is named by this: a commit that does not change the page is not a new
 * release for visitors.
 *
 * @param {string} html
 */
export function withoutCommit(html) {
  return html.replace(RELEASE, '$1"');
}

/**
 * Says in a built page which commit it was made from. It is not in the bundle, so that a commit makes no other bundle.
 *
 * @param {string} folder
 */
export function writeCommit(folder) {
  const path = join(folder, 'index.html');
  const html = readFileSync(path, 'utf8');
  const short = shortCommit(commit());
  const named = html.replace(RELEASE, `$1${short && ` ${short}`}"`);
  if (named !== html) writeFileSync(path, named);
}
