/** What other parts of the page use of `www/share/`. */
export { shareButton } from './button.js';
export { longWords, saveLink } from './long.js';
