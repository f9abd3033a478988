/** The exports of `www/board/` for other parts of the page. */
export { clear, contextOf, paint } from './canvas.js';
export { paintBare, paintMiniature } from './miniature.js';
export { emptyScene } from './scene.js';
export { sceneShapes } from './shapes.js';
export { TILE, point, short } from './shapes/path.js';
export { readTokens } from './tokens.js';
export { BoardView } from './view.js';
