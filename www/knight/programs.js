/// <reference types="vite/types/importMeta.d.ts" />

/**
 * The programs of the searches for a tour as text, by the paths of their files.
 */

/** @type {Record<string, string>} */
export const programs = import.meta.glob('./*', {
  base: '../../content/programs/knight/',
  query: '?raw',
  import: 'default',
  eager: true,
});
