/**
 * The complete catalogues, for types, tests and tools. The page loads each in two parts.
 */

import { messages as enFirst } from './en.js';
import { messages as enRest } from './en-rest.js';
import { messages as zhFirst } from './zh.js';
import { messages as zhRest } from './zh-rest.js';

export const en = { ...enFirst, ...enRest };

/** @satisfies {Record<keyof typeof en, string>} */
export const zh = { ...zhFirst, ...zhRest };
