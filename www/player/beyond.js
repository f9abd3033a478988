/**
 * A requested step beyond the end of a run.
 */

import { t } from '../i18n/index.js';

/**
 * What is said of it; empty where the run has that step, or may have it.
 * @param {number | undefined} length of the run, once it is known
 * @param {number} asked
 */
export const beyondWords = (length, asked) =>
  length !== undefined && asked > length ? t('beyond.end', { length, step: asked }) : '';
