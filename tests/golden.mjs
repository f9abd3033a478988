import { readFileSync } from 'node:fs';

/**
 * The lines `text => expected` of a golden file; in a text `\n`, `\r`, `\t` and `\u{…}` mean the same as in Rust.
 *
 * @param {string} name
 */
export function golden(name) {
  const lines = readFileSync(new URL(`./golden/${name}.txt`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith(';'))
    .map((line) => {
      const [text, expected] = line.split(/ => ?/);
      const plain = text.replaceAll(/\\(n|r|t|u\{(\w+)\})/g, (_, letter, hex) =>
        hex ? String.fromCodePoint(parseInt(hex, 16)) : JSON.parse(`"\\${letter}"`),
      );
      return { text: plain, expected };
    });
}
