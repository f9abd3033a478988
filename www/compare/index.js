/** The exports of `www/compare/` for other parts of the page. */
export { openComparison } from './display.js';
export { compareOffer } from './solver-choice.js';
