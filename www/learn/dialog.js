/**
 * *Learn*: the lessons of the page, each with its progress, a place for one’s own, and two solvers in step.
 *
 * @import { CompareLink, QueensRoute } from '../core/routes.js'
 * @import { Key } from '../i18n/index.js'
 * @import { LessonKey } from './built-in.js'
 */

import '../style/learn.css';
import { element, onRedraw, redraw, sheetDialog, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { compareOffer } from '../compare/index.js';
import { lessonKeys, lessonStops, progress, titleOf } from './built-in.js';

/** @param {Key} key */
const soft = (key) => element('p', { class: 'soft' }, () => t(key));

/**
 * @param {object} callbacks
 * @param {(key: LessonKey) => unknown} callbacks.open
 * @param {(link: CompareLink) => unknown} callbacks.compare
 * @param {() => unknown} callbacks.make
 */
export function lessonDialog({ open, compare, make }) {
  const leaveTo = (/** @type {() => unknown} */ act) => {
    dialog.close();
    void act();
  };
  /** The furthest stop that was shown of each lesson. */
  let reached = progress();
  const buttons = lessonKeys.map((key) => {
    const stop = () => reached[key] ?? 0;
    const isRead = () => stop() >= lessonStops;
    const words = () =>
      isRead() ? t('learn.read') : stop() > 0 ? t('learn.stop', { stop: stop(), count: lessonStops }) : '';
    const track = element('span', { class: 'track', 'aria-hidden': 'true' });
    track.style.setProperty('--stops', String(lessonStops));
    onRedraw(track, () => track.style.setProperty('--stop', String(Math.min(stop(), lessonStops))));
    const button = element(
      'button',
      { type: 'button', class: () => (isRead() ? 'lesson-choice read' : 'lesson-choice') },
      element('span', { class: 'title' }, () => titleOf(key)),
      element('span', { class: 'soft' }, () => t(`learn.${key}.about`)),
      element('span', { class: 'reached' }, words),
      track,
    );
    button.addEventListener('click', () => leaveTo(() => open(key)));
    return button;
  });
  const list = element('ol', { class: 'lesson-list' }, ...buttons.map((button) => element('li', {}, button)));
  const maker = wordButton('make', () => leaveTo(make));
  const own = element('div', { class: 'learn-more row wrap' }, maker, soft('make.about'));
  const pair = compareOffer('queens', (link) => leaveTo(() => compare(link)));
  const inStep = element('div', { class: 'learn-more row wrap' }, pair.element, soft('compare.about'));
  const dialog = sheetDialog({ title: 'learn', className: 'learn' }, soft('learn.about'), list, own, inStep);
  return {
    /**
     * @param {LessonKey} shown the lesson about the board, which has the keyboard first
     * @param {QueensRoute} route of the solver that another one can go in step with
     * @param {number} step of it
     */
    open(shown, route, step) {
      pair.show(route, step);
      if (!dialog.isConnected) document.body.append(dialog);
      reached = progress();
      redraw(list);
      dialog.showModal();
      buttons[lessonKeys.indexOf(shown)].focus();
    },
  };
}
