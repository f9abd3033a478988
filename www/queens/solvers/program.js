/**
 * A program, with the lines that carry out the current line of the pseudo-code.
 *
 * @import { Lit } from './pseudo-code.js'
 * @import { ProgramLine } from './program-text.js'
 * @import { ProgramLanguage } from './program-language.js'
 *
 * @typedef {'given' | 'holes'} Limit what a program does not know
 */

import { checkbox, copyButton, element } from '../../ui/index.js';
import { t } from '../../i18n/index.js';
import { programLanguages } from './program-language.js';
import { isJudged, readProgram, writeProgram } from './program-text.js';
import { highlight } from './pseudo-code.js';

/**
 * @param {Record<string, string>} programs by their paths
 * @param {string} name of the files
 * @param {object} options
 * @param {number | null} options.hidden the line of the pseudo-code that is not shown
 * @param {Limit | null} options.limit
 */
export function programView(programs, name, { hidden, limit }) {
  /** @type {ProgramLanguage | null} */
  let shown = null;
  /** @type {ProgramLine[]} */
  let lines = [];
  /** @type {HTMLLIElement[]} */
  let items = [];
  let last = { line: -1, passed: 0 };
  const label = () => t('program.in', { language: shown ?? '' });
  const list = element('ol', { class: 'code program', tabindex: 0, 'aria-label': label });
  const copy = copyButton('program.copy', () => writeProgram(lines));
  const judge = checkbox('program.judge', () => {
    if (shown !== null) write(shown);
    light();
  });

  const followLit = () =>
    keepInView(
      list,
      items.filter((_, index) => lines[index].of === last.line),
    );
  // Nothing can be scrolled in a sheet that is down.
  new ResizeObserver(followLit).observe(list);

  /** @param {ProgramLanguage} language */
  function write(language) {
    shown = language;
    const source = programs[`./${name}.${programLanguages[language]}`];
    judge.element.hidden = !isJudged(source);
    lines = readProgram(source, hidden, judge.input.checked);
    items = lines.map(({ text }) => element('li', {}, text));
    lines.forEach(({ text }, index) => items[index].style.setProperty('--indent', String(text.search(/\S|$/))));
    list.replaceChildren(...items);
    list.ariaLabel = label();
    list.scrollTop = 0;
    copy.clear();
  }

  function light() {
    lines.forEach(({ of }, index) => of !== null && highlight(items[index], of, last));
    followLit();
  }

  return {
    element: element(
      'div',
      { class: 'program-view' },
      element('div', { class: 'checks' }, copy.element, judge.element),
      list,
      ...(limit ? [element('p', { class: 'soft' }, () => t(`program.${limit}`))] : []),
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
 * @param {HTMLElement[]} lit the items, one below the other
 */
function keepInView(list, lit) {
  if (lit.length === 0) return;
  const [first, last] = [lit[0], lit[lit.length - 1]];
  const { scrollTop, clientHeight } = list;
  if (first.offsetTop >= scrollTop && last.offsetTop + last.offsetHeight <= scrollTop + clientHeight) return;
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  const top = items.find(({ offsetTop }) => offsetTop >= first.offsetTop - clientHeight / 3);
  list.scrollTop = (top ?? first).offsetTop;
}
