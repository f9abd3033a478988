/**
 * The verdict on the output of a program: how many boards are right in the status `Answer`, and a table that names lines.
 *
 * @import { Answer, AnswerRow } from '../../pkg/lazy.js'
 * @import { Message } from '../ui/dom.js'
 */

import '../style/answer.css';
import { number, t } from '../i18n/index.js';
import { element, localizedText, noMessage, wordButton } from '../ui/index.js';
import { firstWords, summary, totalWords, verdictOf } from './answer-words.js';

/** As many rows as anybody reads. */
const ROWS = 200;

/**
 * Fills the panel that is there from the beginning, with its status.
 * @param {HTMLElement} root
 * @returns {(answer: Answer | null, size: number) => void} shows an answer, or nothing again
 */
export function answerPanel(root) {
  const status = /** @type {HTMLElement} */ (root.firstElementChild);
  const say = localizedText(status);
  const clear = () => {
    say(noMessage);
    root.replaceChildren(status);
  };
  const close = wordButton('close', () => {
    clear();
    document.getElementById('open-field')?.focus();
  });
  return (answer, size) => {
    clear();
    if (!answer) return;
    say(() => summary(answer));
    root.append(...details(answer, size), close);
    root.scrollIntoView({ block: 'nearest' });
  };
}

/**
 * The table of an answer, and below it what is missing.
 * @param {Answer} answer
 * @param {number} size of the boards of queens
 */
function details({ rows, total, firstMissing }, size) {
  const heads = /** @type {const} */ (['line', 'verdict']).map((column) =>
    element('th', { scope: 'col' }, () => t(`answer.column.${column}`)),
  );
  const shown = rows.slice(0, ROWS).map((row) =>
    line(
      () => linesOf(row),
      () => verdictOf(row, size),
      row.verdict,
    ),
  );
  const rest = rows.length - shown.length;
  if (rest > 0)
    shown.push(
      line(
        () => '',
        () => t('answer.more', { count: rest }),
        '',
      ),
    );
  if (total) {
    const verdict = total.right === null ? 'unknown' : total.right ? 'right' : 'wrong';
    shown.push(
      line(
        () => number(total.line),
        () => totalWords(total),
        verdict,
      ),
    );
  }
  const table = element(
    'table',
    { 'aria-label': () => t('answer.table') },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...shown),
  );
  /** Can be scrolled, by the keyboard as well. */
  const scroll = element(
    'div',
    { class: 'answer-table', tabindex: 0, role: 'region', 'aria-label': () => t('answer.table') },
    table,
  );
  if (!firstMissing) return [scroll];
  const { columns, link } = firstMissing;
  return [
    scroll,
    element(
      'p',
      {},
      element('a', { href: link }, () => firstWords(columns)),
    ),
  ];
}

/**
 * @param {Message} lines
 * @param {Message} verdict
 * @param {string} kind
 */
const line = (lines, verdict, kind) =>
  element('tr', { class: kind }, element('th', { scope: 'row' }, lines), element('td', {}, verdict));

/** @param {AnswerRow} row */
const linesOf = ({ line: first, last }) => (first === last ? number(first) : t('answer.lines', { line: first, last }));
