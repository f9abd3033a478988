/**
 * The display of two solvers in step: that of the left one, with the right one beside it.
 *
 * @import { Shown, Display, View } from '../player/display.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { CompareLink } from '../core/routes.js'
 *
 * @typedef {Display & { run: Run }} Side
 *
 * @typedef {object} Latest both sides as they were shown last
 * @property {[View, View]} views
 * @property {[Snapshot, Snapshot]} snapshots
 *
 * @typedef {Display & { link: CompareLink, sides: [Side, Side], latest: () => Latest | null }} Comparison
 */

import { sideOf } from '../core/index.js';
import { pairOf } from './pair.js';

/**
 * @param {CompareLink} link
 * @param {(route: Shown) => Display} open the display of one side
 * @param {(square: number, name: string) => void} choose a square of either board
 * @returns {Comparison}
 */
export function openComparison(link, open, choose) {
  const [left, right] = /** @type {Side[]} */ ([open(sideOf(link, 'left')), open(sideOf(link, 'right'))]);
  /** @type {[Side, Side]} */
  const sides = [left, right];
  /** @type {Latest | null} */
  let latest = null;
  return {
    route: left.route,
    run: pairOf(left.run, right.run, link.by),
    searching: true,
    link,
    sides,
    latest: () => latest,
    choose,
    below: left.below,
    view(moment = {}) {
      const snapshots = /** @type {[Snapshot, Snapshot]} */ (sides.map(({ run }) => run.snapshot()));
      const before = moment.before && latest?.snapshots;
      const learned = /** @type {unknown[] | null} */ (moment.learned ?? null);
      const views = /** @type {[View, View]} */ (
        sides.map((side, index) =>
          side.view({ ...moment, snapshot: snapshots[index], before: before?.[index], learned: learned?.[index] }),
        )
      );
      latest = { views, snapshots };
      return views[0];
    },
    study(learn) {
      const learned = [null, null];
      const stops = sides.map((side, index) =>
        side.study?.((found) => learn(Object.assign(learned, { [index]: found }).slice())),
      );
      return () => stops.forEach((stop) => stop?.());
    },
    stop: () => sides.forEach((side) => side.stop?.()),
  };
}
