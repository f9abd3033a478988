/**
 * Chinese: the files of messages of every part that is loaded after the first view.
 */

export { default as answer } from '../../../content/messages/zh/answer.json' with { type: 'json' };
export { default as argument } from '../../../content/messages/zh/argument.json' with { type: 'json' };
export { default as ask } from '../../../content/messages/zh/ask.json' with { type: 'json' };
export { default as compare } from '../../../content/messages/zh/compare.json' with { type: 'json' };
export { default as count } from '../../../content/messages/zh/count.json' with { type: 'json' };
export { default as header } from '../../../content/messages/zh/header.json' with { type: 'json' };
export { default as knight } from '../../../content/messages/zh/knight.json' with { type: 'json' };
export { default as learn } from '../../../content/messages/zh/learn.json' with { type: 'json' };
export { default as make } from '../../../content/messages/zh/make.json' with { type: 'json' };
export { default as placing } from '../../../content/messages/zh/placing.json' with { type: 'json' };
export { default as program } from '../../../content/messages/zh/program.json' with { type: 'json' };
export { default as queens } from '../../../content/messages/zh/queens.json' with { type: 'json' };
export { default as reading } from '../../../content/messages/zh/reading.json' with { type: 'json' };
export { default as share } from '../../../content/messages/zh/share.json' with { type: 'json' };
