/**
 * The board and the caption while a question is open, and after its answer.
 *
 * @import { Asking } from './asking.js'
 * @import { Asked } from '../player/state.js'
 * @import { Display, View } from '../player/display.js'
 * @import { Snapshot } from '../core/run.js'
 */

import { isByRows, placeOf, t } from '../i18n/index.js';

/**
 * @param {Asking} asking
 * @returns {Asked}
 */
export function askedBy({ route, question, part, led }) {
  const square = part === 'attack' && question ? question.square : null;
  return {
    hides: question !== null,
    change(view, snapshot) {
      const { scene } = view;
      return {
        ...view,
        scene:
          square === null ? scene : { ...scene, named: square, markers: [{ square, kind: 'rejected' }], lines: [] },
        caption: question ? pastOf(view, snapshot) : led ? (view.past ?? view.caption) : view.caption,
        tipOf: question ? undefined : view.tipOf,
      };
    },
    remark(display, snapshot) {
      const { verdict } = led ?? {};
      const said = verdict ? [t(verdict === 'right' ? 'ask.right' : 'ask.right.other')] : [];
      return led ? [...said, ...reasonOf(display, snapshot)] : said;
    },
  };

  /**
   * The caption without what comes next.
   * @param {View} view
   * @param {Snapshot} snapshot
   */
  function pastOf({ past, caption }, { event, explanation, program }) {
    if (route.view === 'knight' || program) return past ?? caption;
    if (!event) return route.queens.length > 0 ? caption : t('queens.empty');
    // The caption of a queen that moves on names its next column.
    if (explanation?.solver !== 'scan' || !explanation.movesOn || event.kind !== 'remove') return caption;
    return t(isByRows() ? 'ask.lifted' : 'ask.lifted.chess', placeOf(event.square, route.size));
  }

  /**
   * Why the knight has gone where it is, which the caption before said.
   * @param {Display | null} display
   * @param {Snapshot} snapshot
   */
  function reasonOf(display, { event, step }) {
    if (!display?.run || step !== led?.step || event?.kind !== 'place') return [];
    const [before] = display.run.peek(step - 1);
    const { next } = display.at(before);
    return next === undefined ? [] : [next];
  }
}
