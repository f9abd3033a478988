/**
 * *Explain*: the idea in two sentences, and the last steps in words.
 *
 * @typedef {import('./panes.js').Moment} Moment
 */

import { element, setText } from '../dom.js';
import { isSolved } from '../state.js';
import { number, say, sentences, spokenLanguage } from '../strings/index.js';

/** How many steps the log holds. */
const LINES = 6;

/** @returns {import('./panes.js').Pane} */
export function explainPane() {
  const idea = element('p', { class: 'idea' });
  const heading = element('h2', {}, () => say('log'));
  const log = element('ol', { class: 'log' });
  const aside = element('div');
  /** @type {import('../exhibit.js').Exhibit | null} */
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
      const words = say(/** @type {import('../strings/index.js').Key} */ (`idea.${ideaOf(exhibit)}`));
      setText(idea, asked.view === 'queens' && isSolved(asked) ? sentences(say('aim.queens'), words) : words);
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

/**
 * @param {import('../exhibit.js').Exhibit} exhibit
 */
function ideaOf({ asked, run, later }) {
  if (asked.solver !== null) return asked.solver;
  if (asked.view === 'queens') return 'placement';
  if (asked.riding) return 'riding';
  return run === null && later === undefined && asked.start !== null ? 'none' : 'tour';
}

/**
 * @param {number} step
 * @param {string} sentence
 */
const line = (step, sentence) =>
  element('li', {}, element('span', { class: 'step' }, number(step)), ' ', element('span', {}, sentence));
