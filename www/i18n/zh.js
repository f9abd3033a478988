/**
 * Chinese, 简体中文: its rules and the messages of the first view.
 */

import page from '../../content/messages/zh/page.json' with { type: 'json' };
import solvers from '../../content/messages/zh/solvers.json' with { type: 'json' };

export { rules } from './rules/zh.js';
export const messages = { ...page, ...solvers };
