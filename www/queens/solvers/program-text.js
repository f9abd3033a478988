/**
 * The text of a program, whose lines say which line of the pseudo-code they carry out.
 *
 * A line that does ends with a comment such as `// line 4` or `# line 4`, with the number of the message `code.marks.4`.
 * Formatters move the comment after a `{` to the next line, where it still belongs to the line above.
 *
 * @typedef {object} ProgramLine
 * @property {string} text
 * @property {number | null} of the line of the pseudo-code, if it carries one out
 */

const MARKER = /^(.*?)\s*(?:\/\/|#) line (\d+)$/;

/**
 * @param {string} source
 * @param {number | null} hidden a line of the pseudo-code that is not shown: the program comes without it
 * @returns {ProgramLine[]}
 */
export const readProgram = (source, hidden) =>
  source
    .trimEnd()
    .replaceAll(/\n\s*(?=\/\/ line \d+$)/gm, ' ')
    .split('\n')
    .map((line) => {
      const [, text, of] = MARKER.exec(line) ?? [];
      return of === undefined ? { text: line, of: null } : { text, of: Number(of) };
    })
    .filter(({ of }) => of === null || of !== hidden);

/** @param {ProgramLine[]} lines */
export const writeProgram = (lines) => lines.map(({ text }) => `${text}\n`).join('');
