/**
 * The titles of the lessons, in the current language, while their texts are not loaded.
 *
 * @import { LessonKey } from './built-in.js'
 */

import { t } from '../i18n/index.js';

/** @param {LessonKey} key */
export const titleOf = (key) => t(`learn.${key}`);

/** The title up to its colon. @param {LessonKey} key */
export const nameOf = (key) => titleOf(key).split(/[:：]/)[0];
