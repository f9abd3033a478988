/**
 * The colours of a picture: light or dark, independently of the page, and those that spare ink.
 *
 * @typedef {'light' | 'dark' | 'ink'} Colours
 */

import { readTokens } from '../board/index.js';
import { element } from '../ui/index.js';
import { choice } from '../platform/index.js';

/** @type {readonly Colours[]} */
export const colours = Object.freeze(['light', 'dark', 'ink']);

/**
 * The computed colours, on the page's choice of board unless they spare ink.
 * @param {Colours} name
 */
export function tokensOf(name) {
  const [board, theme] = name === 'ink' ? ['print', 'light'] : [choice('board'), name];
  const root = element('div', { 'data-board': board, 'data-theme': theme, hidden: true });
  document.body.append(root);
  const [tokens] = readTokens([root]);
  root.remove();
  return tokens;
}

/** The theme of the page. @returns {Colours} */
export function shownColours() {
  const theme = choice('theme');
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
