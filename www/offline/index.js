/** The exports of `www/offline/` for other parts of the page. */
export { networkStatus } from './status.js';
