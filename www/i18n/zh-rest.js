/**
 * Chinese: the messages of every part that is loaded after the first view, and the core's sentences.
 */

import answer from '../../content/messages/zh/answer.json' with { type: 'json' };
import argument from '../../content/messages/zh/argument.json' with { type: 'json' };
import ask from '../../content/messages/zh/ask.json' with { type: 'json' };
import compare from '../../content/messages/zh/compare.json' with { type: 'json' };
import sentences from '../../content/messages/zh/core.json' with { type: 'json' };
import count from '../../content/messages/zh/count.json' with { type: 'json' };
import header from '../../content/messages/zh/header.json' with { type: 'json' };
import knight from '../../content/messages/zh/knight.json' with { type: 'json' };
import learn from '../../content/messages/zh/learn.json' with { type: 'json' };
import make from '../../content/messages/zh/make.json' with { type: 'json' };
import placing from '../../content/messages/zh/placing.json' with { type: 'json' };
import program from '../../content/messages/zh/program.json' with { type: 'json' };
import queens from '../../content/messages/zh/queens.json' with { type: 'json' };
import share from '../../content/messages/zh/share.json' with { type: 'json' };
import { coreRules } from './rules/zh-core.js';

export const core = { sentences, ...coreRules };
export const messages = {
  ...answer,
  ...argument,
  ...ask,
  ...compare,
  ...count,
  ...header,
  ...knight,
  ...learn,
  ...make,
  ...placing,
  ...program,
  ...queens,
  ...share,
};
