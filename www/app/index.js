/** The exports of `www/app/` for other parts of the page. */
export { isComparison, isProgram, linkOf, targetOf } from './actions.js';
export { askButton } from './ask.js';
export { Controller } from './controller.js';
export { followPlayerHeight } from './player-height.js';
export { routeOf } from './state.js';
