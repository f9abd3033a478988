/**
 * English: the messages of the first view. The core's own sentences are English already.
 */

import { page } from './en/page.js';
import { solvers } from './en/solvers.js';

export const messages = { ...page, ...solvers };
