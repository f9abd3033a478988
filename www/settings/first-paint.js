/**
 * The look that was chosen, before anything is painted: `look.js` goes on from here.
 */

import { recall } from '../platform/storage.js';

const { dataset } = document.documentElement;
dataset.board = recall('board') ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'paper');
dataset.theme = recall('theme') ?? 'system';
