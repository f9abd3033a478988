/**
 * The look that was chosen, before anything is painted: `look.js` goes on from here.
 */

import { getItem } from '../platform/index.js';

const { dataset } = document.documentElement;
dataset.board = getItem('board') ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'paper');
dataset.theme = getItem('theme') ?? 'system';
