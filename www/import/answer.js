/**
 * The verdict on the output of a program: how many boards are right in the status `Answer`, and a table that names lines.
 *
 * @import { Answer, AnswerRow } from '../../pkg/lazy.js'
 * @import { Message } from '../ui/dom.js'
 */

import '../style/answer.css';
import { number, says, t } from '../i18n/index.js';
import { element, localizedText, noMessage, tableHead, wordButton } from '../ui/index.js';
import { firstWords, summary, totalVerdict, totalWords, verdictOf } from './answer-words.js';

/** The most rows that are listed. */
const ROWS = 200;

/**
 * Fills the panel that is there from the beginning, with its status.
 * @param {HTMLElement} root
 * @returns {(answer: Answer | null) => void} shows an answer, or nothing again
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
  return (answer) => {
    clear();
    if (!answer) return;
    say(() => summary(answer));
    root.append(...details(answer), close);
    root.scrollIntoView({ block: 'nearest' });
  };
}

/**
 * The table of an answer, and below it what is missing.
 * @param {Answer} answer
 */
function details({ rows, total, firstMissing }) {
  const of = (/** @type {AnswerRow} */ each) => row(each.verdict, boardLink(each), () => verdictOf(each));
  const count = rows.length - ROWS;
  const more = () => t('answer.more', { count });
  const body = element('tbody', {}, ...rows.slice(0, ROWS).map(of));
  if (count > 0) body.append(row('', noMessage, more));
  if (total) {
    const line = () => number(total.line);
    body.append(row(totalVerdict(total), line, () => totalWords(total)));
  }
  const heads = tableHead(['answer.column.line', 'answer.column.verdict']);
  const table = element('table', { 'aria-label': tableName }, heads, body);
  /** Can be scrolled, by the keyboard as well. */
  const scroll = element('div', { class: 'answer-table', tabindex: 0, role: 'region', 'aria-label': tableName }, table);
  if (!firstMissing) return [scroll];
  const { columns, link } = firstMissing;
  const words = () => firstWords(columns);
  return [scroll, element('p', {}, element('a', { href: link }, words))];
}

/**
 * The lines of a board, which lead to it where it can be shown: its row is pressed as a whole.
 * @param {AnswerRow} row
 * @returns {Message | HTMLElement}
 */
function boardLink(row) {
  const lines = () => linesOf(row);
  if (row.link === null) return lines;
  return element('a', { href: row.link, 'aria-label': () => t('answer.show', { lines: lines() }) }, lines);
}

const tableName = says('answer.table');

/**
 * @param {string} kind
 * @param {Message | HTMLElement} lines
 * @param {Message} verdict
 */
const row = (kind, lines, verdict) =>
  element('tr', { class: kind }, element('th', { scope: 'row' }, lines), element('td', {}, verdict));

/** @param {AnswerRow} row */
const linesOf = ({ line: first, last }) => (first === last ? number(first) : t('answer.lines', { line: first, last }));
