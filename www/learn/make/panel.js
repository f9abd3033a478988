/**
 * *Make a lesson*: collects moments, each with its sentences, beside the board. It is kept on this device.
 *
 * @import { Making } from './draft.js'
 * @import { Lesson } from '../lesson.js'
 */

import '../../style/make.css';
import '../../style/print.css';
import { unlessRefused } from '../../core/index.js';
import { subjectOf } from '../../export/index.js';
import { onLanguageChange, says, t } from '../../i18n/index.js';
import { compactWindow, forEachChunked, getItem, onAppearance, setItem } from '../../platform/index.js';
import {
  announce,
  beforeReload,
  byId,
  closeButton,
  element,
  iconButton,
  icons,
  keepingFocus,
  redraw,
  textField,
  wordButton,
} from '../../ui/index.js';
import { longLinkMessage } from '../../share/index.js';
import { lessonLimits } from '../lesson.js';
import { actions } from './actions.js';
import * as drafts from './draft.js';
import { miniatures } from './miniatures.js';
import { showsBoard } from './moments.js';
import { stopRow } from './stop-row.js';

/** The draft in storage. */
const KEPT = 'lesson-draft';

/** Windows in which the text is below the board. */
const below = compactWindow();

/** The pause in typing after which the draft is stored, in milliseconds. */
const QUIET = 300;

/**
 * @param {import('../lessons.js').Making} parts
 * @param {(lesson: Lesson, packed: string | null) => void} tryLesson opens it as a lesson on the page
 */
export function lessonMaker({ page, tours, programs, focusPlayer }, tryLesson) {
  const { core, notices } = page;
  const boards = { core, tours, programs };
  const kept = drafts.parse(getItem(KEPT));
  /** @type {Making} */
  let making = kept ? { ...drafts.replaceDraft(drafts.initialMaking, kept), past: [] } : drafts.initialMaking;
  const pictures = miniatures(boards, () => show());
  /** @type {Map<number, ReturnType<typeof stopRow>>} */
  const rows = new Map();
  let timer = 0;
  let generation = 0;

  const save = () => {
    clearTimeout(timer);
    if (timer !== 0) setItem(KEPT, drafts.serialize(making.draft));
    timer = 0;
  };
  /**
   * @template {unknown[]} Values
   * @param {(making: Making, ...values: Values) => Making} action
   * @param {Values} values
   * @returns {boolean} whether that has changed anything
   */
  const update = (action, ...values) => {
    const next = action(making, ...values);
    if (next === making) return false;
    making = next;
    clearTimeout(timer);
    timer = window.setTimeout(save, QUIET);
    show();
    return true;
  };

  const status = element('p', { role: 'status', class: 'soft' });
  const say = (/** @type {string} */ sentence) => announce(status, sentence);
  const title = textField('make.title', lessonLimits().title, () => {});
  const titleInput = /** @type {HTMLInputElement} */ (title.element.querySelector('input'));
  titleInput.addEventListener('input', () => update(drafts.retitle, titleInput.value));
  const stopCount = () => making.draft.stops.length;
  const begin = element('p', { class: 'soft', hidden: () => stopCount() > 0 }, says('make.begin'));
  const list = element('ol', { class: 'stops' });
  const isFull = () => String(stopCount() >= lessonLimits().stops);
  const add = wordButton('make.add', () => addMoment(), { class: 'word add', 'aria-disabled': isFull });
  const past = { 'aria-disabled': () => String(making.past.length === 0) };
  const future = { 'aria-disabled': () => String(making.future.length === 0) };
  const undo = iconButton(icons.undo, 'undo', () => travel(drafts.undo), past);
  const redo = iconButton(icons.redo, 'redo', () => travel(drafts.redo), future);
  const fold = iconButton(icons.up, 'make.fold', () => setFolded(!body.hidden));
  const finishing = actions(page, boards, {
    draft: () => making.draft,
    replace: (lesson) => update(drafts.replaceDraft, lesson),
    fieldOf: (id) => (id === null ? undefined : rows.get(id)?.text) ?? titleInput,
    say,
    opened: () => page.store.state.lesson?.lesson ?? null,
    tryLesson(lesson, packed) {
      setFolded(true);
      tryLesson(lesson, packed);
    },
  });
  const body = element('div', { class: 'maker-body' }, title.element, begin, list, finishing);
  const count = element('span', { class: 'soft' }, () =>
    stopCount() === 0 ? '' : t('make.stops', { count: stopCount() }),
  );
  const heading = element('h2', {}, says('make'));
  const head = element('div', { class: 'maker-head row' }, heading, count, fold, closeButton(close));
  const bar = element('div', { class: 'maker-bar row' }, add, undo, redo, status);
  const top = element('div', { class: 'maker-top' }, head, bar);
  const section = element('section', { class: 'maker', 'aria-label': says('make') }, top, body);

  const setFolded = (/** @type {boolean} */ folded) => {
    body.hidden = folded;
    fold.ariaExpanded = String(!folded);
    section.classList.toggle('folded', folded);
  };
  /** Beside the board, or right under it. */
  const lay = () => {
    const frame = byId('board').closest('.board-frame');
    keepingFocus(() => (below.matches ? frame?.after(section) : byId('setup').before(section)));
  };

  function close() {
    save();
    section.hidden = true;
    focusPlayer();
  }

  /** Adds what is shown, at its step. */
  function addMoment() {
    notices.clear();
    const { stops: max } = lessonLimits();
    if (stopCount() >= max) return say(t('make.full', { max }));
    const { display, player, long, fragment } = page.shared();
    const { lesson } = page.store.state;
    const shown = fragment();
    // At a stop of a lesson it is the lesson’s.
    const link = shown.startsWith('#1/lesson/') && lesson ? lesson.lesson.stops[lesson.stop - 1].link : shown;
    if (long) return void notices.alert(() => longLinkMessage(link));
    if (display && showsBoard(core.parseLink(link))) pictures.keep(link, subjectOf(display, player.snapshot, player));
    update(drafts.addStop, link);
    const { stops } = making.draft;
    say(t('make.added', { number: stops.length }));
    // The rows before it may be drawn in a later task.
    const row = drawRow(stops.length - 1);
    row.element.scrollIntoView({ block: 'nearest' });
    if (!body.hidden) row.text.focus({ preventScroll: true });
  }

  /** @param {(making: Making) => Making} action */
  function travel(action) {
    say(update(action) ? '' : t(action === drafts.undo ? 'idle.undo' : 'idle.redo'));
  }

  /**
   * @param {number} id
   * @param {number} by
   */
  function move(id, by) {
    const before = making;
    update(drafts.moveStop, id, by);
    if (making === before) say(t(by < 0 ? 'make.first' : 'make.last'));
    else say(t('make.moved', { number: making.draft.stops.findIndex((stop) => stop.id === id) + 1 }));
  }

  /** @param {number} id */
  function remove(id) {
    const at = making.draft.stops.findIndex((stop) => stop.id === id);
    update(drafts.removeStop, id);
    const last = stopCount() - 1;
    (last < 0 ? undo : drawRow(Math.min(at, last)).away).focus();
    say(t('make.removed', { number: at + 1 }));
  }

  /** @type {import('./stop-row.js').Acts} */
  const acts = {
    rewrite: (id, change) => update(drafts.rewriteStop, id, change),
    move,
    remove,
    asking: (link) =>
      unlessRefused(() => {
        const read = core.parseLink(link);
        if (!showsBoard(read) || read.solver === null || read.steps) return null;
        return { asks: read.ask, other: core.printLink({ ...read, ask: !read.ask }) };
      }),
  };

  function show() {
    const { stops, title: typed } = making.draft;
    if (titleInput.value !== typed) titleInput.value = typed;
    redraw(top);
    redraw(begin);
    redraw(finishing);
    for (const [id, row] of rows) {
      if (stops.some((stop) => stop.id === id)) continue;
      row.element.remove();
      rows.delete(id);
    }
    generation += 1;
    const now = generation;
    void forEachChunked(stops.keys(), drawRow, () => now === generation);
  }

  /**
   * @param {number} index of the stop, from 0
   * @returns {ReturnType<typeof stopRow>}
   */
  function drawRow(index) {
    const { stops } = making.draft;
    const stop = stops[index];
    const shown = { stop, number: index + 1, count: stops.length, subject: pictures.get(stop.link) };
    const row = rows.get(stop.id) ?? stopRow(acts, shown);
    rows.set(stop.id, row);
    const other = list.children[index] ?? null;
    if (other !== row.element) keepingFocus(() => list.insertBefore(row.element, other));
    row.show(shown);
    return row;
  }

  page.store.on('lesson', () => redraw(finishing));
  onLanguageChange(() => {
    pictures.forget();
    show();
  });
  onAppearance(() => rows.forEach((row) => row.repaint()));
  addEventListener('pagehide', save);
  beforeReload(save);
  // Another tab has changed it.
  window.addEventListener('storage', ({ key, newValue }) => {
    const other = key === KEPT ? drafts.parse(newValue) : null;
    if (other && drafts.serialize(making.draft) !== newValue) update(drafts.replaceDraft, other);
  });
  below.addEventListener('change', lay);
  setFolded(false);
  show();
  lay();
  return {
    open() {
      section.hidden = false;
      setFolded(false);
      add.focus();
    },
  };
}
