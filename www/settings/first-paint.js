/**
 * Applies the chosen appearance before the first paint; `platform/appearance.js` keeps it up to date from then on.
 */

import { storedChoice } from '../platform/index.js';

const { dataset } = document.documentElement;
dataset.board = storedChoice('board') ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'paper');
dataset.theme = storedChoice('theme') ?? 'system';
