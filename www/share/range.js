/**
 * The choice of a range of steps to be played.
 *
 * @import { Shown } from './section.js'
 */

import { checkbox, element, numberField, setText } from '../ui/index.js';

/** How many steps a range has at first. */
const SPAN = 60;

/**
 * At first the range of the link, or one that begins at the step shown.
 * @param {Shown} shown
 * @param {() => void} change
 */
export function rangeChoice({ display, range }, change) {
  const run = display?.run ?? null;
  const end = run?.length ?? run?.furthest ?? 0;
  const isOffered = run !== null && end > 0;
  const shown = run && run.step < end ? run.step : Math.max(0, end - SPAN);
  const first = Math.min(range?.first ?? shown, Math.max(0, end - 1));
  const chosen = { first, last: Math.min(range?.last ?? first + SPAN, end), loop: range?.loop ?? false };

  const status = element('p', { role: 'status', class: 'soft' });
  /**
   * A field for an end of the range. Rather than be passed, the other end moves along.
   * @param {'first' | 'last'} name
   * @param {number} min
   * @param {number} max
   */
  const field = (name, min, max) =>
    numberField(`share.range.${name}`, { min, max, showError: (sentence) => setText(status, sentence()) }, (step) => {
      const span = chosen.last - chosen.first;
      chosen[name] = step;
      if (chosen.first >= chosen.last && name === 'first') chosen.last = Math.min(end, step + span);
      if (chosen.first >= chosen.last) chosen.first = Math.max(0, step - span);
      show();
      change();
    });
  const ends = [field('first', 0, end - 1), field('last', 1, end)];
  const show = () => {
    setText(status, '');
    ends[0].show(chosen.first);
    ends[1].show(chosen.last);
  };
  show();
  const setLoop = (/** @type {boolean} */ on) => {
    chosen.loop = on;
    change();
  };
  const loop = checkbox('share.range.loop', setLoop, chosen.loop);
  const fields = element('div', { class: 'setup' }, ends[0].element, ends[1].element, loop.element);
  const details = element('div', { hidden: range === null }, fields, status);
  const offer = (/** @type {boolean} */ on) => {
    details.hidden = !on;
    change();
  };
  const choice = checkbox('share.range', offer, range !== null);
  return {
    element: element('div', { class: 'share-range', hidden: !isOffered }, choice.element, details),
    /** The range that is chosen. */
    get range() {
      return isOffered && choice.input.checked ? { ...chosen } : null;
    },
  };
}
