/**
 * Offers a lesson where *Explain* has little to show.
 *
 * @import { LessonKey } from './built-in.js'
 */

import { element, redraw, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { nameOf } from './built-in.js';

/** @param {{ open: (key: LessonKey) => void }} callbacks */
export function lessonOffer({ open }) {
  /** @type {LessonKey} */
  let offered = 'marks';
  const label = () => t('learn.offer', { name: nameOf(offered) });
  const root = element(
    'p',
    { class: 'lesson-offer' },
    wordButton(label, () => open(offered)),
  );
  return {
    element: root,
    /** @param {LessonKey} key */
    show(key) {
      offered = key;
      redraw(root);
    },
  };
}
