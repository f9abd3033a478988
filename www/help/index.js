/** The exports of `www/help/` for other parts of the page. */
export { introduction } from './introduction.js';
