/**
 * Chinese: the messages of every part that is loaded after the first view, and the core's sentences.
 */

import sentences from '../../content/messages/zh/core.json' with { type: 'json' };
import * as parts from './parts/zh.js';
import { coreRules } from './rules/zh-core.js';

export const core = { sentences, ...coreRules };

/** @typedef {{ [Part in keyof typeof parts]: keyof typeof parts[Part] }[keyof typeof parts]} Key */

/** @type {Record<Key, string>} */
export const messages = Object.assign({}, ...Object.values(parts));
