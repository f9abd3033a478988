import { zipSync } from 'fflate';

/**
 * @typedef {object} Entry
 * @property {string} name in the archive, with `/`
 * @property {string | Uint8Array} content a text, or the bytes
 * @property {boolean} [program] may it be run?
 */

/** Bits of a Unix file: a plain one, and one that may be run. */
const PLAIN = 0o100644;
const PROGRAM = 0o100755;

/**
 * A zip archive that unpacks to one folder. Its bytes depend on its contents alone: the order is that of the names, every
 * file has the time given, and the compression is in JavaScript, since that of Node differs from version to version.
 *
 * @param {string} folder
 * @param {Entry[]} entries
 * @param {number} time in seconds since 1970
 */
export function archive(folder, entries, time) {
  /** @type {import('fflate').Zippable} */
  const files = {};
  for (const { name, content, program } of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    files[`${folder}/${name}`] = [bytes, { attrs: (program ? PROGRAM : PLAIN) * 2 ** 16 }];
  }
  // The format has local times, and no zone: those of the archive are UTC.
  const local = new Date(time * 1000).getTimezoneOffset() * 60_000;
  return zipSync(files, { level: 9, os: 3, mtime: time * 1000 + local });
}
