/**
 * The verdict on the output of a program: how many boards are right in the status `Answer`, and a table that names lines.
 *
 * @import { Answer, AnswerFault, AnswerRow } from '../../pkg/lazy.js'
 * @import { Message } from '../ui/dom.js'
 */

import '../style/answer.css';
import { explain, lineName, number, placeName, t } from '../i18n/index.js';
import { element, localizedText, noMessage, wordButton } from '../ui/index.js';

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
 * The verdict in a line.
 * @param {Answer} answer
 */
function summary({ problem, boards, right, wrong, twice, missing }) {
  const counts = /** @type {const} */ ([
    ['answer.wrong', wrong],
    ['answer.twice', twice],
    ['answer.missing', missing ?? 0],
  ]);
  let parts = t('answer.right', { count: right });
  for (const [key, count] of counts) if (count > 0) parts = t('answer.and', { before: parts, part: t(key, { count }) });
  return t(problem === 'queens' ? 'answer.boards' : 'answer.tours', { count: boards, parts });
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
  const shown = rows.slice(0, ROWS).map((row) => line(() => linesOf(row), verdictOf(row, size), row.verdict));
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
    const text = () => t(`answer.total.${verdict}`, { number: number(BigInt(total.number)) });
    shown.push(line(() => number(total.line), text, verdict));
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
      element('a', { href: link }, () => t('answer.first', { columns })),
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

/**
 * @param {AnswerRow} row
 * @param {number} size
 * @returns {Message}
 */
function verdictOf({ closed, of, fault }, size) {
  if (fault) return () => faultOf(fault, size);
  if (of !== null) return () => t('answer.row.twice', { line: of });
  return () => t(closed === null ? 'answer.row.right' : closed ? 'answer.row.closed' : 'answer.row.open');
}

/**
 * @param {AnswerFault} fault
 * @param {number} size
 */
function faultOf({ code, values, reason, sentence, squares, line: along }, size) {
  if (code === 'broken') return explain({ code: reason, values, sentence });
  if (code !== 'attack') return t(`answer.row.${code}`, values);
  const [one, other] = Array.from(squares, (square) => placeName(square, size));
  return t('answer.row.attack', { one, other, line: lineName(`line.${along}`) });
}
