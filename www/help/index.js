/** The exports of `www/help/` for other parts of the page. */
export { helpButton } from './button.js';
