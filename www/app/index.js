/** What other parts of the page use of `www/app/`. */
export { linkOf } from './actions.js';
export { Controller } from './controller.js';
export { keepFocus } from './keep-focus.js';
export { followPlayerHeight } from './player-height.js';
export { initialState, playerOf, routeOf } from './state.js';
export { Store } from './store.js';
