/** What other parts of the page use of `www/compare/`. */
export { compareOffer } from './offer.js';
