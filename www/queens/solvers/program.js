/// <reference types="vite/types/importMeta.d.ts" />

/**
 * A program, with the lines that carry out the current line of the pseudo-code.
 *
 * @import { Lit } from './pseudo-code.js'
 * @import { ProgramLine } from './program-text.js'
 * @import { ProgramLanguage } from './program-language.js'
 *
 * @typedef {'given' | 'holes'} Limit what a program does not know
 */

import { checkbox, copyButton, element, redraw, shownIf, wordButton } from '../../ui/index.js';
import { t } from '../../i18n/index.js';
import { programLanguages } from './program-language.js';
import { isJudged, readProgram, writeProgram } from './program-text.js';
import { highlight } from './pseudo-code.js';

/** The programs of all solvers as text, by the paths of their files. @type {Record<string, string>} */
const programs = import.meta.glob('./*/*', {
  base: '../../../content/programs/',
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The languages in which the page runs programs, as links name them. @type {Partial<Record<ProgramLanguage, RunProgram['lang']>>} */
const running = { Python: 'python', C: 'c', 'C++': 'cpp', Java: 'java' };

/**
 * A program with which *Your program* is to be opened, and run there: the detail of an event `run-program` that bubbles.
 * @typedef {{ text: string, lang: 'python' | 'c' | 'cpp' | 'java', problem: 'queens' | 'knight' }} RunProgram
 */

/**
 * @param {string} name of the files
 * @param {object} options
 * @param {number | null} options.hidden the line of the pseudo-code that is not shown
 * @param {Limit | null} options.limit
 */
export function programView(name, { hidden, limit }) {
  /** @type {ProgramLanguage | null} */
  let shown = null;
  /** @type {ProgramLine[]} */
  let lines = [];
  let last = { line: -1, passed: 0 };
  const label = () => t('listing.in', { language: shown ?? '' });
  const list = element('ol', { class: 'code mono program', tabindex: 0, 'aria-label': label });
  const copy = copyButton('listing.copy', () => writeProgram(lines));
  const judge = checkbox('listing.judge', () => {
    if (shown !== null) write(shown);
    light();
  });

  const run = shownIf(
    () => shown !== null && running[shown] !== undefined,
    wordButton('listing.run', () => {
      const lang = shown && running[shown];
      if (!lang) return;
      const problem = name.startsWith('knight/') ? 'knight' : 'queens';
      /** @type {RunProgram} */
      const detail = { text: writeProgram(lines), lang, problem };
      list.dispatchEvent(new CustomEvent('run-program', { bubbles: true, detail }));
    }),
  );

  const followLit = () => {
    const items = /** @type {HTMLElement[]} */ ([...list.children]);
    const lit = items.filter((_, index) => lines[index].of === last.line);
    if (lit.length > 0) keepInView(list, items, lit);
  };
  // Nothing can be scrolled in a sheet that is down.
  new ResizeObserver(followLit).observe(list);

  /** @param {ProgramLanguage} language */
  function write(language) {
    shown = language;
    const source = programs[`./${name}.${programLanguages[language]}`];
    judge.element.hidden = !isJudged(source);
    lines = readProgram(source, hidden, judge.input.checked);
    const items = lines.map(({ text, of }) => {
      const item = element('li', of === null ? {} : highlight(of, () => last), text);
      item.style.setProperty('--indent', String(text.search(/\S|$/)));
      return item;
    });
    list.replaceChildren(...items);
    list.scrollTop = 0;
    copy.clear();
    redraw(run);
  }

  function light() {
    redraw(list);
    followLit();
  }

  return {
    element: element(
      'div',
      { class: 'program-view' },
      element('div', { class: 'checks' }, copy.element, run, judge.element),
      list,
      ...(limit ? [element('p', { class: 'soft' }, () => t(`listing.${limit}`))] : []),
    ),
    /** @param {Lit & { language: ProgramLanguage }} state */
    show({ language, ...lit }) {
      if (language !== shown) write(language);
      else if (lit.line === last.line && lit.passed === last.passed) return;
      last = lit;
      light();
    },
  };
}

/**
 * Scrolls a list, and nothing around it, when some of its items are out of sight.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 * @param {HTMLElement[]} lit those to be seen, one below the other
 */
function keepInView(list, items, lit) {
  const [first, last] = [lit[0], lit[lit.length - 1]];
  const { scrollTop, clientHeight } = list;
  if (first.offsetTop >= scrollTop && last.offsetTop + last.offsetHeight <= scrollTop + clientHeight) return;
  const top = items.find(({ offsetTop }) => offsetTop >= first.offsetTop - clientHeight / 3);
  list.scrollTop = (top ?? first).offsetTop;
}
