/**
 * Applies the chosen look before the first paint; `look.js` keeps it up to date from then on.
 */

import { storedChoice } from '../platform/index.js';

const { dataset } = document.documentElement;
dataset.board = storedChoice('board') ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'paper');
dataset.theme = storedChoice('theme') ?? 'system';
