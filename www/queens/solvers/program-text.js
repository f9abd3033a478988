/**
 * The text of a program, whose lines say which line of the pseudo-code they carry out.
 *
 * A line that does ends with a comment such as `// line 4` or `# line 4`, with the number of the message `code.marks.4`.
 * Formatters move the comment after a `{` to the next line, where it still belongs to the line above.
 *
 * A program may have a second form, which reads n and prints what a judge asks for: its own lines are comments, such as
 * `// judge: report();`, and a line that it leaves out ends with `// alone`.
 *
 * @typedef {object} ProgramLine
 * @property {string} text
 * @property {number | null} of the line of the pseudo-code, if it carries one out
 */

const MARKER = /^(.*?)\s*(?:\/\/|#) line (\d+)$/;
const ALONE = /^(.*?)\s*(?:\/\/|#) alone$/;
const JUDGE = /^(\s*)(?:\/\/|#) judge:(?: (.*))?$/;

/** Whether a program has a form for a judge. @param {string} source */
export const isJudged = (source) => source.split('\n').some((line) => JUDGE.test(line));

/**
 * A line in one of the two forms, if it is there.
 * @param {string} line
 * @param {boolean} judge
 */
function inForm(line, judge) {
  const [, indent, text] = JUDGE.exec(line) ?? [];
  if (indent !== undefined) return judge ? [`${indent}${text ?? ''}`.trimEnd()] : [];
  const [, alone] = ALONE.exec(line) ?? [];
  if (alone !== undefined) return judge ? [] : [alone];
  return [line];
}

/**
 * @param {string} source
 * @param {number | null} hidden a line of the pseudo-code that is not shown: the program comes without it
 * @param {boolean} [judge] whether it is in the form for a judge
 * @returns {ProgramLine[]}
 */
export const readProgram = (source, hidden, judge = false) =>
  source
    .trimEnd()
    .split('\n')
    .flatMap((line) => inForm(line, judge))
    .join('\n')
    .replaceAll(/\n\s*(?=\/\/ line \d+$)/gm, ' ')
    .split('\n')
    .map((line) => {
      const [, text, of] = MARKER.exec(line) ?? [];
      return of === undefined ? { text: line, of: null } : { text, of: Number(of) };
    })
    .filter(({ of }) => of === null || of !== hidden);

/** @param {ProgramLine[]} lines */
export const writeProgram = (lines) => lines.map(({ text }) => `${text}\n`).join('');
