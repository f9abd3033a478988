/**
 * Chinese: the messages of every part that is loaded after the first view, and the core's sentences.
 */

import { argument } from './zh/argument.js';
import { ask } from './zh/ask.js';
import { compare } from './zh/compare.js';
import { count } from './zh/count.js';
import { header } from './zh/header.js';
import { knight } from './zh/knight.js';
import { learn } from './zh/learn.js';
import { make } from './zh/make.js';
import { queens } from './zh/queens.js';
import { share } from './zh/share.js';

export { core } from './zh/core.js';
export const messages = {
  ...argument,
  ...ask,
  ...compare,
  ...count,
  ...header,
  ...knight,
  ...learn,
  ...make,
  ...queens,
  ...share,
};
