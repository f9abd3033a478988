/**
 * *Explain*: the idea in two sentences, and the last steps in words.
 *
 * @typedef {import('./panes.js').Moment} Moment
 */

import { element, setText } from '../ui/dom.js';
import { isSolved } from '../core/routes.js';
import { number, say, sentences, spokenLanguage } from '../i18n/index.js';

/** How many steps the log holds. */
const LINES = 6;

/**
 * @param {(exhibit: import('../player/display.js').Exhibit) => string} rideIdea the idea of a knight's exhibit, which comes with
 *   the knight
 * @returns {import('./panes.js').Pane}
 */
export function explainPane(rideIdea) {
  const idea = element('p', { class: 'idea' });
  const heading = element('h2', {}, () => say('log'));
  const log = element('ol', { class: 'log' });
  const aside = element('div');
  /** @type {import('../player/display.js').Exhibit | null} */
  let shown = null;
  let until = -1;
  let spoken = '';

  return {
    name: 'explain',
    label: 'pane.explain',
    applies: () => true,
    element: element('div', {}, idea, aside, heading, log),
    show({ exhibit, view, playback, hurried }) {
      const { run, asked } = exhibit;
      setText(idea, asked.view === 'knight' ? rideIdea(exhibit) : queensIdea(asked));
      heading.hidden = log.hidden = run === null;
      if (aside.firstElementChild !== (exhibit.aside?.element ?? null)) {
        aside.replaceChildren(...(exhibit.aside ? [exhibit.aside.element] : []));
      }
      if (!run || hurried) return;
      exhibit.aside?.show(view, playback);
      const known = exhibit === shown && spoken === spokenLanguage();
      if (known && run.step === until) return;
      if (known && run.step === until + 1) {
        log.append(line(run.step, view.caption));
        while (log.childElementCount > LINES) log.firstElementChild?.remove();
      } else {
        const lines = run.review(LINES, () => line(run.step, exhibit.view(run.step, undefined).caption));
        log.replaceChildren(...lines);
      }
      [shown, until, spoken] = [exhibit, run.step, spokenLanguage()];
    },
  };
}

/** @param {import('../core/routes.js').QueensAsked} asked */
function queensIdea(asked) {
  if (!isSolved(asked)) return say('idea.placement');
  return sentences(say('aim.queens'), say(/** @type {import('../i18n/index.js').Key} */ (`idea.${asked.solver}`)));
}

/**
 * @param {number} step
 * @param {string} sentence
 */
const line = (step, sentence) =>
  element('li', {}, element('span', { class: 'step' }, number(step)), ' ', element('span', {}, sentence));
