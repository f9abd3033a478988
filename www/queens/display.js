/**
 * A queens solver at work on the stage.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../player/display.js').Part} Part
 *
 * @typedef {object} Around
 * @property {(core: Core, asked: import('../core/routes.js').QueensAsked) => Part} aside
 * @property {(asked: import('../core/routes.js').QueensAsked) => Part} above
 */

import { Run } from '../core/run.js';
import { runCaption } from './solvers/captions.js';
import { attackers } from './referee.js';
import { runScene, squareNames, zoneTips } from './scene.js';

/**
 * @param {Core} core
 * @param {import('../core/routes.js').QueensAsked & { solver: import('../core/routes.js').Solver }} asked
 * @param {Around} [around] what stands around the board besides its caption
 * @returns {Exhibit}
 * @throws the core's sentence when the given queens attack each other
 */
export function openQueens(core, asked, around) {
  const run = new Run(core.Player.queens(asked.size, asked.solver, Uint32Array.from(asked.queens)));
  /** @type {Part | undefined} */
  let aside;
  return {
    asked,
    run,
    searching: true,
    view(before, undone) {
      const { explanation } = run;
      const scene = runScene(asked, run, before, undone, explanation);
      const queens = scene.pieces.map(({ square }) => square);
      const attackersOf = attackers(core, { size: asked.size, queens });
      return {
        scene,
        caption: runCaption(asked, run, explanation),
        nameOf: squareNames(queens, attackersOf),
        tipOf: asked.solver === 'marks' ? zoneTips(asked.size, queens, attackersOf) : undefined,
        explanation,
      };
    },
    // Made when it is first shown: the board does not wait for it.
    get aside() {
      return (aside ??= around?.aside(core, asked));
    },
    above: asked.solver === 'mask' ? around?.above(asked) : undefined,
    stop: () => aside?.stop?.(),
  };
}
