/**
 * The part of the page for lessons: the dialog that lists them, the open one beside the board, and the offer of one where
 * *Explain* has little to show. It is loaded when a lesson is first opened or offered.
 *
 * @import { Controller } from '../app/controller.js'
 * @import { PageController } from '../app/page-controller.js'
 * @import { State } from '../app/state.js'
 * @import { LessonKey } from './built-in.js'
 * @import { Lesson } from './lesson.js'
 * @import { LessonLink, LessonSource } from './state.js'
 *
 * @typedef {Pick<Controller, 'core' | 'notices' | 'open' | 'openLesson' | 'store'>} Page
 * @typedef {ReturnType<typeof lessonPart>} LessonPart
 *
 * @typedef {object} Making what *Make a lesson* needs
 * @property {PageController} page
 * @property {() => void} focusPlayer
 * @property {import('./make/moments.js').Boards['tours']} tours
 * @property {import('./make/moments.js').Boards['programs']} programs
 */

import { element, lazyAction, lazyLoad, redraw, wordButton } from '../ui/index.js';
import { hasSolver, home, startLazy } from '../core/index.js';
import { currentLanguage, onLanguageChange, t } from '../i18n/index.js';
import { keepProgress, lessonStops, loadLesson, lessonName, progress } from './built-in.js';
import { lessonDialog } from './dialog.js';
import { openLessonText, readLesson, readPacked } from './lesson.js';
import { lessonPane } from './pane.js';
import { atStopNotShown, closeLesson, isAnswered, isAtStop, isOpen, translateLesson } from './state.js';

export { besideBoard } from './position.js';

/**
 * @param {Page} page
 * @param {(pane: HTMLElement, isShown: boolean) => void} place puts the pane where it has room
 * @param {Making} [making] left out in a frame, which has no list of lessons
 */
export function lessonPart(page, place, making) {
  const { core, notices, store } = page;

  /**
   * Shows a stop of a lesson: the first, unless another is named.
   * @param {LessonSource} source
   * @param {Lesson} lesson
   * @param {number} [stop] from 1; one beyond the last is the last
   * @param {State['entry']['kind']} [entry]
   */
  const open = (source, lesson, stop = 1, entry = 'new') => {
    const count = lesson.stops.length;
    const shown = { source, lesson, stop: Math.min(stop, count) };
    const { link } = lesson.stops[shown.stop - 1];
    if (page.open(() => core.parseLink(link), null, { entry, lesson: shown })) store.update(atStopNotShown, shown);
    if (stop > count) notices.inform(() => t('learn.beyond', { count, stop }));
  };

  /** @param {LessonKey} key @param {number} [stop] */
  const openBuiltIn = async (key, stop = resumed(key)) => {
    await page.openLesson({ view: 'lesson', embed: false, lesson: key, packed: null, stop });
    pane.focus();
  };

  const pane = lessonPane({
    go(by) {
      const shown = store.state.lesson;
      if (shown) open(shown.source, shown.lesson, shown.stop + by);
    },
    close: () => store.update(closeLesson),
    openNext: (key) => void openBuiltIn(key),
    inform: notices.inform,
  });
  const tryLesson = (/** @type {Lesson} */ lesson, /** @type {string | null} */ packed) => {
    open({ packed }, lesson);
    pane.reach();
  };
  const loadMaker = lazyLoad(
    () => Promise.all([import('./make/panel.js'), startLazy()]),
    ([{ lessonMaker }]) => lessonMaker(/** @type {Making} */ (making), tryLesson),
  );
  const dialog = lessonDialog({
    open: openBuiltIn,
    compare: (link) => page.open(() => link),
    make: lazyAction(loadMaker, (maker) => maker.open(), notices.alert),
  });
  /** The lesson that *Explain* offers where it has little to show. @type {LessonKey} */
  let offered = 'marks';
  const offer = wordButton(
    () => t('learn.offer', { name: lessonName(offered) }),
    () => void openBuiltIn(offered),
  );

  // The pane has its place before it has its sentences, which are then scrolled to.
  store.subscribe(
    ({ lesson, tab }) => [lesson === null, tab],
    ([isClosed]) => place(pane.element, !isClosed),
  );
  store.subscribe(
    /** @returns {[State['lesson'], boolean, boolean]} */
    (state) => [state.lesson, isAtStop(state), isAnswered(state)],
    ([lesson, isThere, answered]) => {
      if (lesson && 'key' in lesson.source) keepProgress(lesson.source.key, lesson.stop);
      pane.show(lesson, isThere, answered);
    },
  );
  onLanguageChange(async () => {
    const { lesson } = store.state;
    if (!lesson || !('key' in lesson.source)) return;
    // Offline it stays in the language that it was opened in.
    const next = await load(lesson.source.key).catch(() => null);
    if (next) store.update(translateLesson, lesson, next);
  });

  return {
    /** @param {string} text @param {HTMLElement} [field] that holds it */
    async openText(text, field) {
      await startLazy();
      return openLessonText(page, text, open, field);
    },
    /**
     * Loads the lesson of a link.
     * @param {LessonLink} link
     * @param {State['entry']['kind']} [entry]
     * @returns {Promise<() => void>} shows its stop
     */
    async read(link, entry) {
      const { lesson: known } = store.state;
      if (known && isOpen(known, link)) return () => open(known.source, known.lesson, link.stop, entry);
      const { lesson: key, packed, stop } = link;
      if (key !== null) {
        const lesson = await load(key);
        return () => open({ key }, lesson, stop, entry);
      }
      await startLazy();
      const read = await readPacked(packed ?? '');
      return () => (read.lesson ? open({ packed }, read.lesson, stop, entry) : notices.alert(read.wrong));
    },
    /** Shows the list of lessons. */
    choose() {
      const { lesson, player, tab, tabs } = store.state;
      const { route } = tabs.queens;
      const solving = route.view === 'queens' && hasSolver(route) ? route : home.queens;
      const isShown = tab === 'queens' && solving === route && store.state.offer === null;
      const key = lesson && 'key' in lesson.source ? lesson.source.key : lessonOf(store.state);
      dialog.open(key, solving, isShown ? player.snapshot.step : 0);
    },
    /** Presses *Next stop* or *Previous stop*. @param {1 | -1} by @returns {boolean} whether a lesson is open */
    turn(by) {
      if (store.state.lesson) pane.turn(by);
      return store.state.lesson !== null;
    },
    /** For the empty places of *Explain*. */
    offer: {
      element: element('p', { class: 'lesson-offer' }, offer),
      show() {
        offered = lessonOf(store.state);
        redraw(offer);
      },
    },
  };
}

/**
 * The stop at which a lesson goes on: one that was read to its end begins anew.
 * @param {LessonKey} key
 */
function resumed(key) {
  const stop = progress()[key] ?? 1;
  return stop < lessonStops ? stop : 1;
}

/**
 * The lesson about what is shown.
 * @param {State} state
 * @returns {LessonKey}
 */
export function lessonOf({ tab, tabs, solver, player: { display, pending } }) {
  if (tab !== 'knight') return solver;
  const { route } = tabs.knight;
  const isWithout =
    route.view === 'knight' && route.start !== null && !pending && (!display?.run || display.kind === 'argument');
  return isWithout ? 'impossible' : 'warnsdorff';
}

/**
 * A lesson of the page in the current language.
 * @param {LessonKey} key
 * @returns {Promise<Lesson>}
 */
async function load(key) {
  const [text] = await Promise.all([loadLesson(key, currentLanguage()), startLazy()]);
  const { lesson } = readLesson(text);
  if (!lesson) throw new Error(`the lesson ${key} has a mistake`);
  return lesson;
}
