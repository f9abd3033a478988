import { parseArgs } from 'node:util';
import { mutateJs } from './mutants-js.mjs';
import { mutateRust } from './mutants-rust.mjs';
import { Trouble } from './report.mjs';

/** @typedef {import('./mutants-common.mjs').MutantOptions} MutantOptions */

/** @type {Record<string, (options: MutantOptions) => Promise<void>>} */
const LANGUAGES = { rust: mutateRust, js: mutateJs };

const USAGE = `Usage: npm run mutants -- ${Object.keys(LANGUAGES).join('|')} [options]
  --sample 300   how many mutants to try
  --seed 1       which ones
  --whole        all of them
  --diff COMMIT  all of those in lines changed since a commit
  --file TEXT    those in files with this in their path; can be repeated
  --missed       those that the run before missed`;

/**
 * Changes the code in one place at a time and runs the tests, of which one should fail.
 *
 * @param {string[]} args
 */
export async function mutants(args) {
  const { language, ...options } = parse(args);
  await LANGUAGES[language](options);
}

/**
 * @param {string[]} args
 * @returns {MutantOptions & { language: string }}
 */
function parse(args) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          sample: { type: 'string', default: '300' },
          seed: { type: 'string', default: '1' },
          whole: { type: 'boolean', default: false },
          diff: { type: 'string' },
          file: { type: 'string', multiple: true, default: [] },
          missed: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      throw new Trouble(`${/** @type {Error} */ (error).message}\n${USAGE}`);
    }
  })();
  const [language, ...rest] = positionals;
  if (!Object.hasOwn(LANGUAGES, language ?? '') || rest.length > 0) throw new Trouble(USAGE);
  const all = values.whole || values.diff !== undefined || values.missed;
  return {
    language,
    sample: all ? Infinity : wholeNumber('--sample', values.sample, 1),
    seed: wholeNumber('--seed', values.seed, 0),
    diff: values.diff,
    files: values.file,
    missed: values.missed,
  };
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} least
 */
function wholeNumber(option, text, least) {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Trouble(`${option} takes a whole number from ${least}, not “${text}”.\n${USAGE}`);
}
