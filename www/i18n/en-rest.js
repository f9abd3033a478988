/**
 * English: the messages of every part that is loaded after the first view.
 */

import { argument } from './en/argument.js';
import { ask } from './en/ask.js';
import { compare } from './en/compare.js';
import { count } from './en/count.js';
import { header } from './en/header.js';
import { knight } from './en/knight.js';
import { learn } from './en/learn.js';
import { make } from './en/make.js';
import { queens } from './en/queens.js';
import { share } from './en/share.js';

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
