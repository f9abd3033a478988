/**
 * Files as texts: in UTF-8, in UTF-16 where a mark says so, and in GB 18030, which editors in China still write.
 */

/** The largest file that is read, in bytes: a picture of a large board. */
export const MAX_BYTES = 8_000_000;

/** More of a lesson is not read: its characters are fewer, in any writing. */
export const LESSON_BYTES = 262_144;

/** @param {string} name */
const isLessonFile = (name) => /\.(?:md|markdown)$/i.test(name);

/** Whether a file holds a program, by its name. @param {string} name */
export const isProgramFile = (name) => /\.(?:pyw?|c|cc|cpp|cxx|h|hpp|java|ipynb)$/i.test(name);

/** What is offered where files are chosen. */
export const ACCEPTED = '.txt,.csv,.fen,.svg,.json,.jsonl,.md,.py,.c,.cpp,.cc,.h,.java,.ipynb';

/**
 * The text of a file; `null` for one that is too large.
 * @param {File} file
 * @returns {Promise<{ text: string, isChinese: boolean } | null>} whether it was read as GB 18030
 * @throws {TypeError} when it is in none of these encodings
 */
export async function decoded(file) {
  const part = isLessonFile(file.name) ? file.slice(0, LESSON_BYTES) : file;
  if (part.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await part.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: strict('utf-16le', bytes), isChinese: false };
  if (first === 0xfe && second === 0xff) return { text: strict('utf-16be', bytes), isChinese: false };
  // Of a lesson that was cut off the last character may be half.
  if (part !== file) return { text: new TextDecoder().decode(bytes), isChinese: false };
  try {
    return { text: strict('utf-8', bytes), isChinese: false };
  } catch {
    return { text: strict('gb18030', bytes), isChinese: true };
  }
}

/** @param {string} encoding @param {Uint8Array<ArrayBuffer>} bytes */
const strict = (encoding, bytes) => new TextDecoder(encoding, { fatal: true }).decode(bytes);

/**
 * Of several programs the one in which a run begins; else the first that is no header.
 * @template {{ name: string, text: string }} Text
 * @param {Text[]} programs
 * @param {Pick<import('../core/wasm.js').LazyCore, 'textKind'>} core
 * @returns {Text}
 */
export function mainOf(programs, core) {
  const begins = (/** @type {Text} */ { name, text }) => core.textKind(text, name).program?.hasMain === true;
  return programs.find(begins) ?? programs.find(isSource) ?? programs[0];
}

/** @param {{ name: string }} file */
const isSource = ({ name }) => !/\.(?:h|hpp)$/i.test(name);
