/**
 * The actions for a finished lesson: try, save, send and print it, or open another one.
 *
 * @import { PageController } from '../../app/page-controller.js'
 * @import { Lesson } from '../lesson.js'
 * @import { Draft } from './draft.js'
 * @import { Boards } from './moments.js'
 *
 * @typedef {object} Maker
 * @property {() => Draft} draft
 * @property {(lesson: { title: string, stops: readonly { text: string, link: string }[] }) => void} replace
 * @property {(id: number | null) => HTMLElement} fieldOf the field of a stop’s text, or of the title
 * @property {(sentence: string) => void} say
 * @property {(lesson: Lesson, packed: string | null) => void} tryLesson opens it as a lesson on the page
 * @property {() => Lesson | null} opened the lesson on the page
 */

import { print } from '../../export/index.js';
import { says, t } from '../../i18n/index.js';
import { limits } from '../../core/index.js';
import { addressOf } from '../../share/index.js';
import { copyText, download, element, filePicker, lazyAction, wordButton } from '../../ui/index.js';
import { mistakeText, payloadOf, printLesson, readLesson, readLessonFile, showMistakes } from '../lesson.js';
import { lackOf } from './draft.js';

/**
 * @param {Pick<PageController, 'core' | 'notices'>} page
 * @param {Boards} boards
 * @param {Maker} maker
 */
export function actions({ notices }, boards, { draft, replace, fieldOf, say, tryLesson, opened }) {
  /**
   * The lesson, if it lacks nothing; else the page says what, and the field for it has the focus.
   * @returns {Lesson | null}
   */
  const finished = () => {
    notices.clear();
    const lack = lackOf(draft());
    if (lack) {
      const { lacks } = lack;
      const number = lacks === 'text' ? lack.number : 0;
      const field = lacks === 'stops' ? null : fieldOf(lacks === 'text' ? lack.id : null);
      field?.focus();
      notices.alert(() => t(`make.lacks.${lacks}`, { number }), null, field);
      return null;
    }
    const { lesson, mistakes } = readLesson(printLesson(draft()));
    if (!lesson) notices.alert(() => mistakeText(mistakes[0]));
    return lesson;
  };

  const attempt = async () => {
    const lesson = finished();
    if (!lesson) return;
    const { packed, fits } = await payloadOf(lesson);
    tryLesson(lesson, fits ? packed : null);
  };
  const save = () => {
    const lesson = finished();
    if (lesson) download(new Blob([printLesson(lesson)], { type: 'text/markdown' }), `${fileName(lesson.title)}.md`);
  };
  const copy = async () => {
    const lesson = finished();
    if (!lesson) return;
    const { link, length, fits } = await payloadOf(lesson);
    if (!fits) {
      const offer = { label: says('make.save'), act: save };
      notices.alert(() => t('make.long', { length, max: limits().link }), offer);
      return;
    }
    say(t((await copyText(() => addressOf(link))) ? 'link.copied' : 'not.copied'));
  };

  /** The worksheet that is being drawn. @type {object | null} */
  let drawing = null;
  const cancel = wordButton('cancel', () => (drawing = null));
  const progress = element('span', { role: 'status', class: 'soft' });
  const busy = element('div', { class: 'buttons', hidden: true }, progress, cancel);
  /** @param {Lesson} lesson */
  const draw = async (lesson) => {
    const mine = (drawing = {});
    busy.hidden = false;
    const { length: count } = lesson.stops;
    const onward = (/** @type {number} */ done) => {
      progress.textContent = t('make.printing', { number: done + 1, count });
      return drawing === mine;
    };
    try {
      const { worksheet } = await import('./worksheet.js');
      return await worksheet(lesson, { ...boards, addressOf }, onward);
    } finally {
      if (drawing === mine || drawing === null) busy.hidden = true;
    }
  };
  const printOut = () => {
    const lesson = finished();
    if (!lesson) return;
    // Its boards may need parts of the page that are not loaded yet.
    const load = () => draw(lesson);
    void lazyAction(load, (sheet) => void (sheet && print(sheet)), notices.alert)();
  };

  const file = filePicker({ accept: '.md,.txt' }, async ([chosen]) => {
    notices.clear();
    const read = await readLessonFile(chosen).catch(() => null);
    if (read === null) notices.alert(says('open.unread'));
    else if (!read.lesson) showMistakes(read.mistakes, notices.alert);
    else {
      replace(read.lesson);
      say(t('make.loaded'));
    }
  });
  const load = wordButton('make.load', () => file.click(), 'faint');
  const take = () => {
    const lesson = opened();
    if (!lesson) return;
    notices.clear();
    replace(lesson);
    say(t('make.loaded'));
  };
  const edit = wordButton('make.edit', take, { class: 'word faint', hidden: () => opened() === null });
  const renew = wordButton('make.new', () => replace({ title: '', stops: [] }), 'faint');

  const finishing = [
    wordButton('make.try', () => void attempt()),
    wordButton('make.save', save),
    wordButton('make.share', () => void copy()),
    wordButton('make.print', printOut),
  ];
  const rows = [element('div', { class: 'buttons' }, ...finishing), busy];
  return element(
    'div',
    { class: 'maker-actions' },
    ...rows,
    element('div', { class: 'buttons' }, edit, load, renew, file),
  );
}

/**
 * A name for the file of a lesson: the letters and digits of its title.
 * @param {string} title
 */
function fileName(title) {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || t('make.file');
}
