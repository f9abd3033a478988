/**
 * The display of a queens solver.
 *
 * @import { Explanation } from '../../pkg/page.js'
 * @import { Core } from '../core/wasm.js'
 * @import { QueensRoute, Solver } from '../core/routes.js'
 * @import { Display, Part } from '../player/display.js'
 *
 * @typedef {QueensRoute & { solver: Solver }} SolverRoute
 *
 * @typedef {object} Around
 * @property {(core: Core, route: SolverRoute, start: Explanation) => Part} aside
 * @property {(route: SolverRoute, start: Explanation) => Part | undefined} below
 */

import { isRefusal, Run } from '../core/index.js';
import { placeName } from '../i18n/index.js';
import { runCaption } from './solvers/captions.js';
import { attackers, conflicts } from './referee.js';
import { runScene, squareNames, zoneTips } from './scene.js';

/**
 * @param {Core} core
 * @param {SolverRoute} route
 * @param {Around} [around] the parts around the board besides its caption
 * @returns {Display}
 * @throws the core's sentence when the given queens attack each other
 */
export function openQueens(core, route, around) {
  const run = opened(core, route);
  const start = /** @type {Explanation} */ (run.snapshot().explanation);
  /** @type {Part | undefined} */
  let aside;
  return {
    route,
    run,
    kind: 'search',
    at(snapshot, { before } = {}) {
      const scene = runScene(route, snapshot, before);
      const queens = scene.pieces.map(({ square }) => square);
      const attackersOf = attackers(core, { size: route.size, queens });
      return {
        scene,
        caption: runCaption(route, snapshot),
        nameOf: squareNames(route.size, queens, attackersOf),
        tipOf: route.solver === 'marks' ? zoneTips(route.size, queens, attackersOf) : undefined,
      };
    },
    // Made when it is first shown: the board does not wait for it.
    get aside() {
      return (aside ??= around?.aside(core, route, start));
    },
    below: around?.below(route, start),
    stop: () => aside?.stop?.(),
  };
}

/**
 * @param {Core} core
 * @param {SolverRoute} route
 * @throws the core's refusal; given queens that attack each other are named in it as on the board
 */
function opened(core, route) {
  const { size, solver, queens } = route;
  try {
    return new Run(core.Player.queens(size, solver, Uint32Array.from(queens)));
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'clash') throw error;
    const { message, values } = error;
    const [{ one, other }] = conflicts(core, route);
    const named = () => ({ one: placeName(one, size), other: placeName(other, size) });
    // Getters, because language and notation may change while the error is shown.
    throw Object.defineProperties(error, {
      values: { get: named },
      message: { get: () => message.replace(values.one, named().one).replace(values.other, named().other) },
    });
  }
}
