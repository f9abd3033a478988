/**
 * The whole catalogues: what the types, the tests and the tools go by. The page loads them in two parts.
 */

import { later as enLater } from './en-later.js';
import { en as enFirst } from './en.js';
import { later as zhLater } from './zh-later.js';
import { zh as zhFirst } from './zh.js';

export const en = { ...enFirst, ...enLater };
export const zh = { ...zhFirst, ...zhLater };
