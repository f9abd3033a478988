/// <reference types="vite/types/importMeta.d.ts" />

/**
 * Programs to begin with, one of each style, and two with the usual mistakes.
 */

/** @type {Record<string, string>} */
const texts = import.meta.glob('./*.py', {
  base: '../../content/examples/',
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Their names, in the order in which they are offered. */
export const examples = /** @type {const} */ ([
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
]);

/** @typedef {typeof examples[number]} Example */

/** @param {Example} name */
export const exampleText = (name) => texts[`./${name}.py`];

/**
 * The board that an example is for.
 * @param {Example} name
 */
export const exampleTab = (name) => (name === 'warnsdorff' ? 'knight' : 'queens');

/** @param {'queens' | 'knight'} tab */
export const firstExample = (tab) => exampleText(tab === 'knight' ? 'warnsdorff' : 'recursion');
