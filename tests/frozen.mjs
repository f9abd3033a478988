/**
 * The golden files of a release, as digests of their lines: what a release has shown, every later one shows. New lines may
 * come in anywhere, and the sentences of refusals may change. A link that was refused stays so; a pasted text that was
 * refused may be read by a later release, as the output of a program is since 1.1.0.
 *
 * `node tests/frozen.mjs` freezes the golden files as they are for the version in package.json, once.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('./golden/', import.meta.url);
const FROZEN = /^release-([\d.]+)\.txt$/;
const DIGITS = 12;
const A_ROW = 9;

/** What may get better in any release: refusals of pasted texts, sentences, verdicts on programs, and how a picture is drawn. */
const NO_PROMISES = [
  'arguments.txt',
  'bad-pasted.txt',
  'broken-tours.txt',
  'mistakes.txt',
  'shapes.txt',
  'verdicts-c.txt',
  'verdicts-cpp.txt',
  'verdicts.txt',
];

/** The refusals in answers.txt so far: an output that was refused stays there, and may be read. */
const REFUSALS = ['grid-number', 'hop', 'rank-width', 'unreadable', 'unseparated'];

/** @param {string} file */
const isFree = (file) => NO_PROMISES.includes(file);

/** The events of a solver are one sequence, to which nothing is added. @param {string} file */
const isWhole = (file) => file.startsWith('steps-');

/**
 * The promises of a golden file, a text for each.
 *
 * @param {string} file
 * @param {string} content
 * @returns {string[]}
 */
export function promises(file, content) {
  if (isWhole(file)) return [content];
  const lines = content.split('\n').filter((line) => line !== '' && !line.startsWith(';'));
  if (file.startsWith('bad-')) return lines.map((line) => line.split(/ => ?/)[0]);
  // The text of an output and its link; its verdict may say more.
  return file === 'answers.txt' ? lines.map((line) => line.replace(/ => .* => /, ' => ')) : lines;
}

/**
 * The promises that a golden file may have made before, when it keeps those that it makes now.
 *
 * @param {string} file
 * @param {string} promise
 */
function earlier(file, promise) {
  const [output] = promise.split(' => ');
  return file === 'answers.txt' ? REFUSALS.map((refusal) => `${output} => refused, ${refusal}`) : [];
}

/** @param {string} promise */
const digest = (promise) => createHash('sha256').update(promise).digest('hex').slice(0, DIGITS);

/** The golden files and their contents. @returns {Map<string, string>} */
export function goldenFiles() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && !name.startsWith('release-'));
  return new Map(names.toSorted().map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]));
}

/** The releases whose golden files are frozen, and the digests. @returns {{ version: string, frozen: string }[]} */
export function releases() {
  return readdirSync(FOLDER).flatMap((name) => {
    const version = FROZEN.exec(name)?.[1];
    return version ? [{ version, frozen: readFileSync(new URL(name, FOLDER), 'utf8') }] : [];
  });
}

/**
 * @param {Map<string, string>} files
 * @returns {string} each file's name, and under it the digests of its promises
 */
export function freeze(files) {
  const promised = [...files].filter(([name]) => !isFree(name));
  const parts = promised.map(([name, content]) => {
    const digests = promises(name, content).map(digest);
    const rows = Array.from({ length: Math.ceil(digests.length / A_ROW) }, (_, row) =>
      digests.slice(row * A_ROW, (row + 1) * A_ROW).join(' '),
    );
    return [name, ...rows].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/**
 * The promises that the golden files have lost, a sentence for each.
 *
 * @param {string} frozen
 * @param {Map<string, string>} files
 * @returns {string[]}
 */
export function broken(frozen, files) {
  return frozen.split('\n\n').flatMap((part) => {
    const [name, ...rows] = part.trimEnd().split('\n');
    if (isFree(name)) return [];
    const shown = promises(name, files.get(name) ?? '');
    const kept = new Map(
      shown.flatMap((promise) => [promise, ...earlier(name, promise)].map((each) => [digest(each), promise])),
    );
    const wanted = rows.join(' ').split(' ');
    return wanted.flatMap((each, index) => {
      if (kept.has(each)) return [];
      if (isWhole(name)) return [`${name} has changed.`];
      const before = kept.get(wanted[index - 1] ?? '');
      return [`${name}: line ${index + 1} of ${wanted.length} is gone${before ? `, the one after “${before}”` : ''}.`];
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const path = new URL(`release-${version}.txt`, FOLDER);
  if (existsSync(path)) throw new Error(`Release ${version} is frozen already: ${fileURLToPath(path)}`);
  writeFileSync(path, freeze(goldenFiles()));
  console.log(`Froze what release ${version} promises.`);
}
