/** What other parts of the page use of `www/offline/`. */
export { networkStatus } from './status.js';
