/**
 * The panel that asks what comes next: the question, its answers, and at the end how many were right.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Asking } from './asking.js'
 * @import { Answer, Kind, Question } from './question.js'
 */

import { fileOf, rankOf, squareName } from '../core/index.js';
import { sentences, t } from '../i18n/index.js';
import { isByColumn } from '../queens/index.js';
import { announce, checkbox, closeButton, element, setText, wordButton } from '../ui/index.js';
import { summaryOf } from './asking.js';

/** The answers in the order of their buttons. @type {Record<'queens' | 'knight', [Kind, Key][]>} */
const answers = {
  queens: [
    ['place', 'ask.place'],
    ['reject', 'ask.reject'],
    ['remove', 'ask.remove'],
    ['solved', 'ask.solved'],
  ],
  knight: [
    ['place', 'ask.move'],
    ['remove', 'ask.remove'],
    ['solved', 'ask.tour'],
  ],
};

/**
 * @param {HTMLElement} root
 * @param {object} callbacks
 * @param {(answer: Answer) => void} callbacks.answer
 * @param {() => void} callbacks.show
 * @param {(every: boolean) => void} callbacks.every
 * @param {() => void} callbacks.close
 * @param {(step: number) => string} callbacks.linkTo
 */
export function askPanel(root, { answer, show, every, close, linkTo }) {
  const line = element('p', { role: 'status', class: 'ask-line' });
  const events = element('div', { class: 'ask-answers' });
  const queens = element('div', { class: 'ask-queens', hidden: true });
  const showMe = wordButton('ask.show', show, 'word ask-show');
  const always = checkbox('ask.every', every);
  const link = element('a', { class: 'ask-again' });
  const done = closeButton(close);
  const answering = element('div', { class: 'ask-row' }, events, queens, showMe);
  const summary = element('div', { class: 'ask-row ask-end' }, link, done);
  const panel = element('div', { class: 'ask', role: 'group', 'aria-label': () => t('ask') });
  panel.append(line, answering, always.element, summary);
  /** The problem whose answers there are, the question whose queens, and the one that was announced. */
  let problem = '';
  let asked = /** @type {Question | null} */ (null);
  let announced = /** @type {Question | null} */ (null);

  /** @param {Asking} asking */
  const showEvents = ({ route }) => {
    if (problem === route.view) return;
    problem = route.view;
    events.replaceChildren(...answers[route.view].map(([kind, key]) => wordButton(key, () => answer({ kind }))));
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
          const place = byColumn ? fileOf(queen) + 1 : route.size - rankOf(queen);
          const given = route.queens.includes(queen) ? '.given' : '';
          const key = /** @type {Key} */ (`ask.queen.${byColumn ? 'column' : 'row'}${given}`);
          return wordButton(
            () => t(key, { line: place }),
            () => answer({ square: queen }),
          );
        }),
      );
    }
    events.hidden = now !== null;
    queens.hidden = now === null;
    const [first] = /** @type {Iterable<HTMLElement>} */ ((now ? queens : events).children);
    if (focused) first?.focus();
  };

  return {
    /** @param {Asking | null} asking */
    show(asking) {
      if (!asking) {
        root.replaceChildren();
        return;
      }
      if (!panel.isConnected) root.replaceChildren(panel);
      showEvents(asking);
      showQueens(asking);
      const isOver = asking.ended || asking.over;
      answering.hidden = always.element.hidden = isOver;
      summary.hidden = !isOver;
      always.input.checked = asking.every;
      for (const button of answering.querySelectorAll('button')) button.ariaDisabled = String(!asking.question);
      // The same words about another step are announced again.
      if (asking.question !== announced) setText(line, '');
      announced = asking.question;
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

/**
 * The question, or what is wrong with the answer.
 * @param {Asking} asking
 */
function lineOf({ route, question, part, wrong }) {
  if (!question) return t('ask.idle');
  const square = squareName(question.square ?? 0);
  if (!wrong) return part === 'event' ? t('ask.what') : t('ask.attack', { square });
  if ('kind' in wrong) return t('ask.not', { answer: answerName(route.view, wrong.kind) });
  const chosen = squareName(wrong.square);
  if (part === 'event') return t('ask.not.square', { square: chosen });
  const stands = question.attack?.among.includes(wrong.square);
  return t(stands ? 'ask.not.queen' : 'ask.no.queen', { queen: chosen, square });
}

/** @param {Asking} asking */
function endOf(asking) {
  const { count, right, missed } = summaryOf(asking);
  const parts = asking.over ? [] : [t('ask.ended')];
  if (count > 0) parts.push(t('ask.summary', { count, right }));
  if (missed) parts.push(t('ask.missed', { kind: answerName(asking.route.view, missed.kind) }));
  return sentences(...parts);
}

/**
 * @param {'queens' | 'knight'} view
 * @param {Kind} kind
 */
function answerName(view, kind) {
  const [, key] = answers[view].find(([each]) => each === kind) ?? answers[view][0];
  return t(key);
}
