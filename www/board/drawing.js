/**
 * Scenes and how they are drawn, without the page: a worker can have them.
 */

export { clear, contextOf, paint } from './canvas.js';
export { emptyScene } from './scene.js';
export { sceneShapes } from './shapes.js';
export { TILE, point, short } from './shapes/path.js';
