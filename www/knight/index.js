/** The exports of `www/knight/` for other parts of the page. */
export { withChange } from './route-changes.js';
export { tourScene, tinted, viewOf } from './scene.js';
export { momentOf, searchScene } from './search-scene.js';
export { followRoute, initialKnight } from './state.js';
