import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './process.mjs';

/**
 * The hash of the contents of files and folders, and of other things that a result depends on.
 *
 * @param {string[]} paths relative to the project; a missing one counts as empty
 * @param {(string | undefined)[]} others
 */
export function fingerprint(paths, ...others) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  for (const other of others) hash.update(`${other}\0`);
  return hash.digest('hex');
}

/**
 * Every file in a folder, or the file itself, in a fixed order.
 *
 * @param {string} path relative to the project
 * @returns {string[]}
 */
export function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * Was this result made from inputs of this fingerprint, and is it still there?
 *
 * @param {string} name
 * @param {string} inputs
 * @param {string[]} results
 */
export function isFresh(name, inputs, results) {
  if (!results.every((path) => existsSync(resolve(ROOT, path)))) return false;
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === inputs;
}

/**
 * @param {string} name
 * @param {string} inputs
 */
export function stamp(name, inputs) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), inputs);
}

/** @param {string} name */
function stampFile(name) {
  return join(ROOT, 'target', 'stamps', name);
}
