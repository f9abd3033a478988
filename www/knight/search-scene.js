/**
 * A knight that searches: the scene of a step.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { KnightRoute } from '../core/routes.js'
 *
 * @typedef {import('../../pkg/lazy.js').KnightMoment} Moment
 */

import { emptyScene } from '../board/index.js';

/** @param {import('../core/run.js').Snapshot} snapshot of a knight's search */
export const momentOf = ({ moment }) => /** @type {Moment} */ (moment);

/**
 * How many squares a tour visits.
 * @param {KnightRoute} route
 */
export const total = ({ files, ranks, holes }) => files * ranks - holes.length;

/**
 * A closed tour as found, numbered from the start that was chosen; any other path unchanged.
 * @param {KnightRoute} route
 * @param {Moment} moment
 */
export function numbered({ closed, start }, { kind, squares }) {
  const at = kind === 'solved' && closed && start !== null ? squares.indexOf(start) : 0;
  return [...squares.slice(at), ...squares.slice(0, at)];
}

/**
 * @param {KnightRoute} route
 * @param {Moment} moment
 * @param {Moment['squares'] | null} before the path at the step shown before, if that was the step before or after
 * @param {boolean} [hides] whether the candidates do not show which is the next
 * @returns {Scene}
 */
export function searchScene(route, moment, before, hides = false) {
  const { files, ranks, holes, closed } = route;
  const squares = numbered(route, moment);
  const solved = moment.kind === 'solved';
  const whole = new Uint32Array(total(route));
  whole.set(squares);
  const here = solved && closed ? squares[0] : squares[squares.length - 1];
  /** @type {Scene} */
  const scene = {
    ...emptyScene(files, ranks, false),
    holes,
    tour: { squares: whole, shown: squares.length, closing: solved && closed },
    pieces: [{ piece: 'knight', square: here }],
    candidates: solved
      ? []
      : moment.candidates.map(({ square, degree, distance, tried }, index) => {
          return {
            square,
            place: hides ? null : index + 1,
            degree,
            distance,
            spent: tried || (moment.pruned && !hides),
          };
        }),
    markers: squares.length > 1 ? [{ square: squares[0], kind: 'start' }] : [],
  };
  if (moment.taken !== null) scene.markers = [...scene.markers, { square: moment.taken, kind: 'rejected' }];
  const from = before?.[before.length - 1];
  if (from !== undefined && from !== here && !solved) scene.change = { kind: 'move', square: here, from };
  return scene;
}
