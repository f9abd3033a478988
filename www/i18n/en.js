/**
 * English: its rules and the messages of the first view. The core's own sentences are English already.
 */

import page from '../../content/messages/en/page.json' with { type: 'json' };
import solvers from '../../content/messages/en/solvers.json' with { type: 'json' };

export { rules } from './rules/en.js';
export const messages = { ...page, ...solvers };
