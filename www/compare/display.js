/**
 * The display of two solvers in step: that of the left one, with the right one beside it. Both searches are one run of the
 * core, a pair.
 *
 * @import { Context, Display, Shown, View } from '../player/display.js'
 * @import { CompareLink } from '../core/routes.js'
 * @import { Core, LazyCore } from '../core/wasm.js'
 *
 * @typedef {Display & { run: Run }} Side
 *
 * @typedef {Display & { link: CompareLink, sides: [Side, Side], both: (...moment: Parameters<Display['at']>) => [View, View] }}
 *   Comparison with the views of both sides
 */

import { noRun, Run, sideOf } from '../core/index.js';

/**
 * @param {{ core: Core, lazy: LazyCore }} modules
 * @param {CompareLink} link
 * @param {(route: Shown) => Display} open the display of one side
 * @param {(square: number, name: string) => void} choose a square of either board
 * @returns {Comparison}
 */
export function openComparison({ core, lazy }, link, open, choose) {
  const sides = /** @type {[Side, Side]} */ ([open(sideOf(link, 'left')), open(sideOf(link, 'right'))]);
  // They show the steps of the pair, and do without their own runs.
  for (const { run } of sides) run.free();
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
    route: sides[0].route,
    run: new Run(new lazy.Pair(core.printLongLink(link))),
    kind: 'search',
    link,
    sides,
    choose,
    below: sides[0].below,
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
