/**
 * *Explain*: the idea in two sentences, and the captions of the last steps.
 */

import { element, setChildren, setText } from '../ui/index.js';
import { hasSolver } from '../core/index.js';
import { isByColumn } from '../queens/index.js';
import { number, says, sentences, t, wording } from '../i18n/index.js';
import { explainedWords, wordsOf } from './words.js';

/** How many steps the log holds. */
const LINES = 6;

/**
 * @param {(display: import('../player/display.js').Display) => string} knightIdea the idea of a knight's display,
 *   which is loaded with the knights
 * @param {{ element: HTMLElement, show: (shown: unknown) => void }} lesson offered where there is nothing to explain
 * @returns {import('./panes.js').Pane}
 */
export function explainPane(knightIdea, lesson) {
  const idea = element('p', { class: 'idea' });
  const heading = element('h2', {}, says('log'));
  const log = element('ol', { class: 'log' });
  const words = element('div');
  const aside = element('div');
  /** @type {import('../player/display.js').Display | null} */
  let shown = null;
  let until = -1;
  let language = '';

  const root = element('div', {}, idea, words, aside, heading, log, lesson.element);
  /** The solver, or the mode, that is explained. */
  let explained = '';
  /** The words explained. */
  let worded = '';

  return {
    name: 'explain',
    label: 'pane.explain',
    applies: () => true,
    element: root,
    show({ display, player, view, playback, hurried }) {
      const { run, route } = display;
      const { step } = player.snapshot;
      const topic = `${route.view} ${route.solver}`;
      // Another one is read from its beginning.
      if (explained && topic !== explained && root.parentElement) root.parentElement.scrollTop = 0;
      explained = topic;
      setText(idea, route.view === 'knight' ? knightIdea(display) : queensIdea(route));
      const now = wordsOf(display);
      if (`${now}` !== worded) words.replaceChildren(...(now.length > 0 ? [explainedWords(now)] : []));
      worded = `${now}`;
      heading.hidden = log.hidden = run === null;
      setChildren(aside, display.aside ? [display.aside.element] : []);
      lesson.element.hidden = (run !== null && display.kind !== 'argument') || player.pending;
      if (!lesson.element.hidden) lesson.show(display);
      if (!run || hurried) return;
      display.aside?.show(view, player.snapshot, playback);
      const known = display === shown && language === wording();
      if (known && step === until) return;
      if (known && step === until + 1) {
        log.append(line(step, view.caption));
        while (log.childElementCount > LINES) log.firstElementChild?.remove();
      } else {
        const first = Math.max(0, step - LINES + 1);
        const past = run.peek(...Array.from({ length: step - first }, (_, index) => first + index));
        const lines = past.map((snapshot) => line(snapshot.step, display.at(snapshot).caption));
        log.replaceChildren(...lines, line(step, view.caption));
      }
      [shown, until, language] = [display, step, wording()];
    },
  };
}

/** @param {import('../core/routes.js').QueensRoute} route */
function queensIdea(route) {
  if (!hasSolver(route)) return t('idea.placement');
  return sentences(t(isByColumn(route) ? 'aim.queens.column' : 'aim.queens'), t(`idea.${route.solver}`));
}

/**
 * @param {number} step
 * @param {string} sentence
 */
const line = (step, sentence) =>
  element('li', {}, element('span', { class: 'step' }, number(step)), ' ', element('span', {}, sentence));
