/**
 * The panel that asks what comes next: the question, its answers, and at the end how many were right.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Asking } from './asking.js'
 * @import { Answer, Question } from './question.js'
 */

import { isByRows, placeOf, says, t } from '../i18n/index.js';
import { isByColumn } from '../queens/index.js';
import { announce, checkbox, closeButton, element, numberField, setText, wordButton } from '../ui/index.js';
import { summaryOf } from './asking.js';
import { answersOf, endOf, lineOf } from './sentences.js';

/** A program has fewer lines. */
const LAST_LINE = 99_999;

/**
 * @param {HTMLElement} root
 * @param {object} callbacks
 * @param {(answer: Answer) => void} callbacks.answer
 * @param {() => void} callbacks.show
 * @param {(every: boolean) => void} callbacks.every
 * @param {() => void} callbacks.close
 * @param {() => void} callbacks.leave closes it, and puts the keyboard where it was before
 * @param {(step: number) => string} callbacks.linkTo
 * @param {(sentence: () => string) => void} callbacks.inform
 */
export function askPanel(root, { answer, show, every, close, leave, linkTo, inform }) {
  const line = element('p', { role: 'status', class: 'ask-line' });
  const events = element('div', { class: 'ask-answers' });
  const queens = element('div', { class: 'ask-queens', hidden: true });
  const lines = numberField('ask.line', { min: 1, max: LAST_LINE, showError: inform }, (typed) => {
    lines.show(null);
    answer({ line: typed });
  });
  const showMe = wordButton('ask.show', show, 'word ask-show');
  const always = checkbox('ask.every', every);
  const link = element('a', { class: 'ask-again' });
  const done = closeButton(close);
  const answering = element('div', { class: 'ask-row row wrap' }, events, queens, lines.element, showMe);
  const summary = element('div', { class: 'ask-row row wrap ask-end' }, link, done);
  const panel = element('div', { class: 'ask', role: 'group', 'aria-label': says('ask') });
  panel.append(line, answering, always.element, summary);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  /** The answers that there are, the question whose queens, and the one that was announced. */
  let problem = '';
  let asked = /** @type {Question | null} */ (null);
  let announced = /** @type {Question | null} */ (null);
  let verdict = /** @type {Answer | null} */ (null);

  /** @param {Asking} asking */
  const showEvents = (asking) => {
    const offered = answersOf(asking);
    if (`${offered}` === problem) return;
    problem = `${offered}`;
    events.replaceChildren(...offered.map(([kind, key]) => wordButton(key, () => answer({ kind }))));
  };

  /**
   * The queens of which one attacks, in the place of the answers.
   * @param {Asking} asking
   */
  const showQueens = ({ route, question, part }) => {
    const now = part === 'attack' ? question : null;
    if (now === asked) return;
    asked = now;
    const focused = [events, queens].some((group) => group.contains(document.activeElement));
    if (route.view === 'queens' && now?.attack) {
      const byColumn = isByColumn(route);
      queens.replaceChildren(
        ...now.attack.among.map((queen) => {
          const level = byColumn ? 'column' : 'row';
          const given = route.queens.includes(queen) ? '.given' : '';
          const name = () => {
            const place = placeOf(queen, route.size);
            const form = isByRows() ? level : 'chess';
            return t(/** @type {Key} */ (`ask.queen.${form}${given}`), { ...place, line: place[level] });
          };
          return wordButton(name, () => answer({ square: queen }));
        }),
      );
    }
    events.hidden = now !== null;
    queens.hidden = now === null;
    const [first] = /** @type {Iterable<HTMLElement>} */ ((now ? queens : events).children);
    if (focused) first?.focus();
  };

  return {
    /** Puts the keyboard on the first answer. */
    focus: () => panel.querySelector(lines.element.hidden ? 'button' : 'input')?.focus(),
    /** @param {Asking | null} asking */
    show(asking) {
      if (!asking) {
        root.replaceChildren();
        return;
      }
      if (!panel.isConnected) root.replaceChildren(panel);
      showEvents(asking);
      showQueens(asking);
      lines.element.hidden = asking.asks !== 'line';
      const isOver = asking.ended || asking.over;
      answering.hidden = always.element.hidden = isOver;
      summary.hidden = !isOver;
      always.input.checked = asking.every;
      for (const button of answering.querySelectorAll('button')) button.ariaDisabled = String(!asking.question);
      // The same words about another step, or another answer, are announced again.
      if (asking.question !== announced || asking.wrong !== verdict) setText(line, '');
      [announced, verdict] = [asking.question, asking.wrong];
      announce(line, isOver ? endOf(asking) : lineOf(asking));
      line.classList.toggle('wrong', asking.wrong !== null);
      const { missed } = summaryOf(asking);
      link.hidden = missed === null;
      if (missed) {
        link.href = linkTo(missed.step);
        setText(link, t('ask.again', { step: missed.step }));
      }
      done.hidden = !asking.over;
    },
  };
}
