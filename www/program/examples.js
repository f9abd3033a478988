/// <reference types="vite/types/importMeta.d.ts" />

/**
 * Programs to begin with, some of each style, and some with the usual mistakes.
 *
 * @import { Language } from './languages.js'
 */

/** @type {Record<string, string>} */
const texts = import.meta.glob(['./*.py', './*.c', './*.cpp', './*.java'], {
  base: '../../content/examples/',
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Their names by language, in the order in which they are offered. */
export const examples = /** @type {const} */ ({
  python: [
    'recursion',
    'marks',
    'sets',
    'generator',
    'permutations',
    'bit-masks',
    'own-stack',
    'class',
    'warnsdorff',
    'no-undo',
    'one-diagonal',
  ],
  c: [
    'recursion',
    'marks',
    'permutations',
    'bit-masks',
    'own-stack',
    'warnsdorff',
    'past-the-end',
    'unset',
    'no-undo',
    'assigned',
    'no-address',
  ],
  cpp: ['vector', 'class', 'permutations', 'sets', 'bit-masks', 'warnsdorff', 'by-value', 'no-order'],
  java: ['recursion', 'marks', 'warnsdorff'],
});

/** @typedef {keyof typeof examples} ExampleLanguage of which there are examples */

/** @typedef {typeof examples[ExampleLanguage][number]} Example */

/** The ending of the files of a language. @type {Record<ExampleLanguage, string>} */
const endings = { python: 'py', c: 'c', cpp: 'cpp', java: 'java' };

/**
 * @param {Example} name
 * @param {ExampleLanguage} [lang]
 */
export const exampleText = (name, lang = 'python') => texts[`./${name}.${endings[lang]}`];

/**
 * @param {'queens' | 'knight'} tab
 * @param {Language} [lang]
 */
export const firstExample = (tab, lang = 'python') =>
  exampleText(tab === 'knight' ? 'warnsdorff' : examples[lang][0], lang);
