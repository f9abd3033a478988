/**
 * *Explain*: the idea in two sentences, and the last steps in words.
 *
 * @typedef {import('./panes.js').Moment} Moment
 */

import { element, setText } from '../ui/dom.js';
import { hasSolver } from '../core/routes.js';
import { number, t, sentences, currentLanguage } from '../i18n/index.js';

/** How many steps the log holds. */
const LINES = 6;

/**
 * @param {(display: import('../player/display.js').Display) => string} rideIdea the idea of a knight's exhibit, which comes with
 *   the knight
 * @returns {import('./panes.js').Pane}
 */
export function explainPane(rideIdea) {
  const idea = element('p', { class: 'idea' });
  const heading = element('h2', {}, () => t('log'));
  const log = element('ol', { class: 'log' });
  const aside = element('div');
  /** @type {import('../player/display.js').Display | null} */
  let shown = null;
  let until = -1;
  let spoken = '';

  return {
    name: 'explain',
    label: 'pane.explain',
    applies: () => true,
    element: element('div', {}, idea, aside, heading, log),
    show({ display, view, playback, hurried }) {
      const { run, route } = display;
      setText(idea, route.view === 'knight' ? rideIdea(display) : queensIdea(route));
      heading.hidden = log.hidden = run === null;
      if (aside.firstElementChild !== (display.aside?.element ?? null)) {
        aside.replaceChildren(...(display.aside ? [display.aside.element] : []));
      }
      if (!run || hurried) return;
      display.aside?.show(view, playback);
      const known = display === shown && spoken === currentLanguage();
      if (known && run.step === until) return;
      if (known && run.step === until + 1) {
        log.append(line(run.step, view.caption));
        while (log.childElementCount > LINES) log.firstElementChild?.remove();
      } else {
        const lines = run.review(LINES, () => line(run.step, display.view(run.step, undefined).caption));
        log.replaceChildren(...lines);
      }
      [shown, until, spoken] = [display, run.step, currentLanguage()];
    },
  };
}

/** @param {import('../core/routes.js').QueensRoute} route */
function queensIdea(route) {
  if (!hasSolver(route)) return t('idea.placement');
  return sentences(t('aim.queens'), t(/** @type {import('../i18n/index.js').Key} */ (`idea.${route.solver}`)));
}

/**
 * @param {number} step
 * @param {string} sentence
 */
const line = (step, sentence) =>
  element('li', {}, element('span', { class: 'step' }, number(step)), ' ', element('span', {}, sentence));
