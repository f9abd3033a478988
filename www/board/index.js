/**
 * The board in the page.
 */

export { paintMiniature } from './miniature.js';
export { readTokens } from './tokens.js';
export { BoardView } from './view.js';
export { TILE, clear, contextOf, emptyScene, paint, point, sceneShapes, short } from './drawing.js';
