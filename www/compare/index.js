/** The exports of `www/compare/` for other parts of the page. */
export { compareOffer } from './solver-choice.js';
