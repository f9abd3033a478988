/**
 * The mistakes of a lesson in sentences.
 *
 * @import { Mistake } from './lesson.js'
 */

import { explain, sentences, t } from '../i18n/index.js';

/** @param {Mistake} mistake */
export const mistakeText = ({ key, line, values, reason }) =>
  sentences(t(key, { line, ...values }), ...(reason ? [explain(reason)] : []));
