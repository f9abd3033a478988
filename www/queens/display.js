/**
 * A queens solver at work on the stage.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../player/display.js').Part} Part
 *
 * @typedef {object} Around
 * @property {(core: Core, route: import('../core/routes.js').QueensRoute) => Part} aside
 * @property {(route: import('../core/routes.js').QueensRoute) => Part} above
 */

import { Run } from '../core/run.js';
import { runCaption } from './solvers/captions.js';
import { attackers } from './referee.js';
import { runScene, squareNames, zoneTips } from './scene.js';

/**
 * @param {Core} core
 * @param {import('../core/routes.js').QueensRoute & { solver: import('../core/routes.js').Solver }} route
 * @param {Around} [around] what stands around the board besides its caption
 * @returns {Display}
 * @throws the core's sentence when the given queens attack each other
 */
export function openQueens(core, route, around) {
  const run = new Run(core.Player.queens(route.size, route.solver, Uint32Array.from(route.queens)));
  /** @type {Part | undefined} */
  let aside;
  return {
    route,
    run,
    searching: true,
    view(before, undone) {
      const { explanation } = run;
      const scene = runScene(route, run, before, undone, explanation);
      const queens = scene.pieces.map(({ square }) => square);
      const attackersOf = attackers(core, { size: route.size, queens });
      return {
        scene,
        caption: runCaption(route, run, explanation),
        nameOf: squareNames(queens, attackersOf),
        tipOf: route.solver === 'marks' ? zoneTips(route.size, queens, attackersOf) : undefined,
        explanation,
      };
    },
    // Made when it is first shown: the board does not wait for it.
    get aside() {
      return (aside ??= around?.aside(core, route));
    },
    above: route.solver === 'mask' ? around?.above(route) : undefined,
    stop: () => aside?.stop?.(),
  };
}
