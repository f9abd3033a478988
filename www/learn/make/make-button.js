/**
 * *Make a lesson* in the dialog of lessons. What it opens is loaded when it is first pressed.
 *
 * @import { PageController } from '../../app/page-controller.js'
 * @import { LessonPart } from '../lessons.js'
 * @import { Boards } from './moments.js'
 */

import { startLazy } from '../../core/index.js';
import { t } from '../../i18n/index.js';
import { element, lazyAction, lazyLoad, wordButton } from '../../ui/index.js';

/**
 * @param {Pick<LessonPart, 'own' | 'open' | 'reach'>} lessons
 * @param {PageController} page
 * @param {{ tours: Boards['tours'], focusPlayer: () => void }} parts
 */
export function offerMaker({ own, open, reach }, page, parts) {
  const tryLesson = (/** @type {import('../lesson.js').Lesson} */ lesson, /** @type {string | null} */ packed) => {
    open({ packed }, lesson);
    reach();
  };
  const load = lazyLoad(
    () => Promise.all([import('./panel.js'), startLazy()]),
    ([{ lessonMaker }]) => lessonMaker(page, { ...parts, tryLesson }),
  );
  const make = lazyAction(load, (maker) => maker.open(), page.notices.alert);
  const press = () => {
    own.closest('dialog')?.close();
    void make();
  };
  own.append(
    wordButton('make', press),
    element('p', { class: 'soft' }, () => t('make.about')),
  );
}
