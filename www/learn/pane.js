/**
 * The open lesson: the sentences of its stop, and the buttons that lead from stop to stop.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { LessonKey } from './built-in.js'
 * @import { OpenLesson } from './state.js'
 */

import '../style/learn.css';
import { element, icon, iconButton, icons, redraw, setSentence, wordButton } from '../ui/index.js';
import { says, t } from '../i18n/index.js';
import { lessonAfter, lessonName } from './built-in.js';
import { reveal } from './position.js';

const LEFT = 'M8.300 12l7.200 7.200 1.700-1.700L11.700 12l5.500-5.500-1.700-1.700z';
const RIGHT = 'M15.700 12l-7.200 7.200-1.700-1.700L12.300 12 6.800 6.500l1.700-1.700z';

/**
 * @param {object} callbacks
 * @param {(by: -1 | 0 | 1) => void} callbacks.go to the stop before, the same again, or the next
 * @param {() => void} callbacks.close
 * @param {(key: LessonKey) => void} callbacks.openNext
 * @param {(sentence: Message) => void} callbacks.inform says why a button has nothing to do
 */
export function lessonPane({ go, close, openNext, inform }) {
  /** @type {OpenLesson | null} */
  let open = null;
  let [isThere, answered] = [true, false];
  const stops = () => open?.lesson.stops.length ?? 0;
  /** The lesson after this one, at its last stop. @type {LessonKey | undefined} */
  let after;
  const isAt = (/** @type {number} */ stop) => open?.stop === stop;
  const title = element('h2', { id: 'lesson-title' }, () => open?.lesson.title ?? '');
  const text = element('div', { class: 'lesson-text', role: 'status', 'aria-label': says('learn.text') });
  const count = element('span', {}, () => (open ? t('learn.stop', { stop: open.stop, count: stops() }) : ''));
  const track = element('span', { class: 'track', 'aria-hidden': 'true' });
  const goBack = () => (isAt(1) ? inform(says('learn.first')) : go(-1));
  const previous = iconButton(LEFT, 'learn.previous', goBack, { 'aria-disabled': () => String(isAt(1)) });
  const goOn = () => (isAt(stops()) ? inform(says('learn.last')) : go(1));
  const next = wordButton('learn.next', goOn, { 'aria-disabled': () => String(isAt(stops())) });
  next.replaceChildren(element('span', {}, says('learn.next')), icon(RIGHT));
  const goThere = () => {
    go(0);
    next.focus();
  };
  const back = wordButton('learn.back', goThere, { hidden: () => isThere });
  const following = () => (after ? t('learn.after', { name: lessonName(after) }) : '');
  const classes = () =>
    ['lesson', !isThere && 'away', answered && 'answered', isAt(1) && 'first'].filter(Boolean).join(' ');
  const at = element('p', { class: 'stop soft' }, count, track);
  const leave = iconButton(icons.close, 'learn.close', close);
  const row = element('div', { class: 'lesson-row row' }, previous, next, back, at, leave);
  const follow = wordButton(following, () => after && openNext(after), 'quiet text');
  const further = element('p', { class: 'lesson-next', hidden: () => !after }, follow);
  const root = element('section', { class: classes, 'aria-labelledby': title.id }, title, row, text, further);

  /** The text that is shown. */
  let told = '';
  /** @param {string} paragraphs */
  const tell = (paragraphs) => {
    if (paragraphs === told) return;
    told = paragraphs;
    const fill = () => {
      if (told !== paragraphs) return;
      text.replaceChildren(...paragraphs.split('\n\n').map((each) => setSentence(element('p'), each)));
      reveal(root);
    };
    // Screen readers ignore the first text of a region that was empty.
    if (text.isConnected && text.childElementCount > 0) fill();
    else requestAnimationFrame(fill);
  };

  return {
    element: root,
    /**
     * @param {OpenLesson | null} shown
     * @param {boolean} atStop whether the page shows what the stop speaks of
     * @param {boolean} isAnswered whether its question was answered
     */
    show(shown, atStop, isAnswered) {
      [open, isThere, answered] = [shown, atStop, isAnswered];
      if (!shown) {
        told = '';
        text.replaceChildren();
        return;
      }
      const { source, lesson, stop } = shown;
      after = isAt(stops()) && 'key' in source ? lessonAfter(source.key) : undefined;
      redraw(root);
      track.style.setProperty('--stops', String(stops()));
      track.style.setProperty('--stop', String(stop));
      tell(lesson.stops[stop - 1].text);
    },
    /** @param {1 | -1} by */
    turn: (by) => (by > 0 ? next : previous).click(),
    /** Puts the keyboard on the way to the next stop. */
    focus() {
      if (root.isConnected) next.focus({ preventScroll: true });
    },
    /** Scrolls to the lesson, and puts the keyboard there. */
    reach() {
      root.scrollIntoView({ block: 'nearest' });
      this.focus();
    },
  };
}
