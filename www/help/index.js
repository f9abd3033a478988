/** What other parts of the page use of `www/help/`. */
export { helpButton } from './button.js';
