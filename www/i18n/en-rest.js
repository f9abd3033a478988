/**
 * English: the messages of every part that is loaded after the first view.
 */

import * as parts from './parts/en.js';

/** @typedef {{ [Part in keyof typeof parts]: keyof typeof parts[Part] }[keyof typeof parts]} Key */

/** @type {Record<Key, string>} */
export const messages = Object.assign({}, ...Object.values(parts));
