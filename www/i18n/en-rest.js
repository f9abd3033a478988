/**
 * English: the messages of every part that is loaded after the first view.
 */

import answer from '../../content/messages/en/answer.json' with { type: 'json' };
import argument from '../../content/messages/en/argument.json' with { type: 'json' };
import ask from '../../content/messages/en/ask.json' with { type: 'json' };
import compare from '../../content/messages/en/compare.json' with { type: 'json' };
import count from '../../content/messages/en/count.json' with { type: 'json' };
import header from '../../content/messages/en/header.json' with { type: 'json' };
import knight from '../../content/messages/en/knight.json' with { type: 'json' };
import learn from '../../content/messages/en/learn.json' with { type: 'json' };
import make from '../../content/messages/en/make.json' with { type: 'json' };
import placing from '../../content/messages/en/placing.json' with { type: 'json' };
import program from '../../content/messages/en/program.json' with { type: 'json' };
import queens from '../../content/messages/en/queens.json' with { type: 'json' };
import share from '../../content/messages/en/share.json' with { type: 'json' };

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
