/** What other parts of the page use of `www/share/`. */
export { shareButton } from './button.js';
export { longLinkMessage, saveLink } from './long.js';
