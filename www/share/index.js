/** The exports of `www/share/` for other parts of the page. */
export { addressOf, longLinkMessage, saveLink } from './address.js';
export { MAX_TEXT, PackedError, pack, unpack } from './packed.js';
