/**
 * The board and the caption while a question is open, and after its answer.
 *
 * @import { Asking } from './asking.js'
 * @import { Asked, PlayerState } from '../player/state.js'
 * @import { View } from '../player/display.js'
 */

import { unpackEvent } from '../core/index.js';
import { isByRows, placeOf, t } from '../i18n/index.js';

/**
 * @param {Asking} asking
 * @param {{ state: PlayerState }} player
 * @returns {Asked}
 */
export function askedBy({ route, question, part, led }, player) {
  const square = part === 'attack' && question ? question.square : null;
  return {
    hides: question !== null,
    change(view) {
      const { scene } = view;
      return {
        ...view,
        scene:
          square === null ? scene : { ...scene, named: square, markers: [{ square, kind: 'rejected' }], lines: [] },
        caption: question ? pastOf(view) : led ? (view.past ?? view.caption) : view.caption,
        tipOf: question ? undefined : view.tipOf,
      };
    },
    remark() {
      const { verdict } = led ?? {};
      const said = verdict ? [t(verdict === 'right' ? 'ask.right' : 'ask.right.other')] : [];
      return led ? [...said, ...reasonOf()] : said;
    },
  };

  /**
   * The caption without what comes next.
   * @param {View} view
   */
  function pastOf({ past, caption, explanation }) {
    const { event: word } = player.state.snapshot;
    if (route.view === 'knight') return past ?? caption;
    if (word === undefined) return route.queens.length > 0 ? caption : t('queens.empty');
    const event = unpackEvent(word);
    // The caption of a queen that moves on names its next column.
    if (explanation?.solver !== 'scan' || !explanation.movesOn || event.kind !== 'remove') return caption;
    return t(isByRows() ? 'ask.lifted' : 'ask.lifted.chess', placeOf(event.square, route.size));
  }

  /** Why the knight has gone where it is, which the caption before said. */
  function reasonOf() {
    const { display, snapshot } = player.state;
    const { event, step } = snapshot;
    if (!display?.run || event === undefined || step !== led?.step || unpackEvent(event).kind !== 'place') return [];
    display.run.goTo(step - 1);
    const { next } = display.view();
    display.run.goTo(step);
    display.view();
    return next === undefined ? [] : [next];
  }
}
