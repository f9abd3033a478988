/** What other parts of the page use of `www/offline/`. */
export { networkWords } from './status.js';
