/**
 * English: the messages of the first view. The core's own sentences are English already.
 */

import { editor } from './en/editor.js';
import { embed } from './en/embed.js';
import { importing } from './en/import.js';
import { page } from './en/page.js';
import { solvers } from './en/solvers.js';

export const messages = { ...editor, ...embed, ...importing, ...page, ...solvers };
