/** What other parts of the page use of `www/share/`. */
export { LONGEST_LINK, addressOf, longLinkMessage, saveLink } from './address.js';
export { shareButton } from './button.js';
