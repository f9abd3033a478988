/**
 * The display of two solvers in step: that of the left one, with the right one beside it.
 *
 * @import { Context, Display, Shown, View } from '../player/display.js'
 * @import { Run } from '../core/run.js'
 * @import { CompareLink } from '../core/routes.js'
 *
 * @typedef {Display & { run: Run }} Side
 *
 * @typedef {Display & { link: CompareLink, sides: [Side, Side], both: (...moment: Parameters<Display['at']>) => [View, View] }}
 *   Comparison with the views of both sides
 */

import { noRun, sideOf } from '../core/index.js';
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
  /** @type {Comparison['both']} */
  const both = (snapshot, context = {}) => {
    const { before, learned } = /** @type {Context & { learned?: unknown[] | null }} */ (context);
    const view = (/** @type {0 | 1} */ index) => {
      const own = { ...context, before: before?.sides?.[index], learned: learned?.[index] };
      return sides[index].at(snapshot.sides?.[index] ?? noRun, own);
    };
    return [view(0), view(1)];
  };
  return {
    route: left.route,
    run: pairOf(left.run, right.run, link.by),
    kind: 'search',
    link,
    sides,
    choose,
    below: left.below,
    at: (...moment) => both(...moment)[0],
    both,
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
