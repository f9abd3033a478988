/** What other parts of the page use of the Count tab; the tab itself is `view.js`, which is loaded when it is shown. */
export { PLACEMENTS, extrapolate } from './estimate.js';
export { formatTime } from './format.js';
