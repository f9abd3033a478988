import { readFileSync } from 'node:fs';

/** The lines of a text that are neither empty nor a comment. @param {URL} url */
export const lines = (url) =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(';'));

/** A table whose rows are a key and, below it and indented, a value for each language. @param {URL} url */
export const indented = (url) =>
  lines(url)
    .join('\n')
    .split(/\n(?! )/)
    .map((row) => row.split('\n  '));

/**
 * The lines `text => expected` of a golden file; in a text `\n`, `\r`, `\t` and `\u{…}` mean the same as in Rust.
 *
 * @param {string} name
 */
export function golden(name) {
  return lines(new URL(`./golden/${name}.txt`, import.meta.url)).map((line) => {
    const [text, expected] = line.split(/ => ?/);
    const plain = text.replaceAll(/\\(n|r|t|u\{(\w+)\})/g, (_, letter, hex) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : JSON.parse(`"\\${letter}"`),
    );
    return { text: plain, expected };
  });
}
