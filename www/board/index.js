/**
 * The board in the page.
 */

export { paintMiniature } from './miniature.js';
export { readTokens } from './tokens.js';
export { BoardView } from './view.js';
