/** The exports of `www/board/` for other parts of the page. */
export { clear, contextOf, paint, paintBare, paintMiniature } from './canvas.js';
export { emptyScene } from './scene.js';
export { sceneShapes } from './shapes.js';
export { TILE, point, short } from './shapes/path.js';
export { silhouettes } from './shapes/pieces.js';
export { pageTokens, readTokens } from './tokens.js';
export { BoardView } from './view.js';
