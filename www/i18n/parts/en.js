/**
 * English: the files of messages of every part that is loaded after the first view.
 */

export { default as answer } from '../../../content/messages/en/answer.json' with { type: 'json' };
export { default as argument } from '../../../content/messages/en/argument.json' with { type: 'json' };
export { default as ask } from '../../../content/messages/en/ask.json' with { type: 'json' };
export { default as compare } from '../../../content/messages/en/compare.json' with { type: 'json' };
export { default as count } from '../../../content/messages/en/count.json' with { type: 'json' };
export { default as header } from '../../../content/messages/en/header.json' with { type: 'json' };
export { default as knight } from '../../../content/messages/en/knight.json' with { type: 'json' };
export { default as learn } from '../../../content/messages/en/learn.json' with { type: 'json' };
export { default as make } from '../../../content/messages/en/make.json' with { type: 'json' };
export { default as placing } from '../../../content/messages/en/placing.json' with { type: 'json' };
export { default as program } from '../../../content/messages/en/program.json' with { type: 'json' };
export { default as queens } from '../../../content/messages/en/queens.json' with { type: 'json' };
export { default as reading } from '../../../content/messages/en/reading.json' with { type: 'json' };
export { default as share } from '../../../content/messages/en/share.json' with { type: 'json' };
