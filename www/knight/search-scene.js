/**
 * A knight that searches: the scene and the caption of a step.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { KnightRoute } from '../core/routes.js'
 *
 * @typedef {import('../../pkg/lazy.js').KnightMoment} Moment
 * @typedef {Exclude<Moment['kind'], 'start' | 'place' | 'solved'>} Reason why a move was taken back
 */

import { emptyScene } from '../board/index.js';
import { squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { digit } from './moves.js';

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

/**
 * @param {KnightRoute} route
 * @param {Moment} moment
 * @param {{ backtracks: number, atEnd: boolean }} progress
 * @returns {[past: string, next?: string]} what has happened, and what comes next
 */
export function searchCaption(route, moment, { backtracks, atEnd }) {
  const { squares, kind, taken, candidates } = moment;
  const here = squareName(squares[squares.length - 1]);
  if (atEnd && kind !== 'solved') return [t('ride.exhausted')];
  if (kind === 'solved') return [solvedCaption(route, moment, backtracks)];
  if (taken !== null) {
    const left = candidates.filter(({ tried }) => !tried).length;
    const values = { number: squares.length, square: squareName(taken), first: squareName(squares[0]) };
    const then = left > 0 ? t('ride.back.then', { here, count: left }) : t('ride.back.none', { here });
    return [t(`ride.back.${/** @type {Reason} */ (kind)}`, values), then];
  }
  const on = waysOnCaption(route, moment, here);
  if (kind === 'start') {
    const { start, closed, solver } = route;
    const elsewhere = closed && solver === 'warnsdorff' && start !== squares[0];
    const places = { square: here, start: squareName(start ?? 0) };
    return [t(elsewhere ? 'ride.start.central' : 'ride.start', places), on];
  }
  const move = { number: squares.length - 1, from: squareName(squares[squares.length - 2]), square: here };
  return [t('knight.move', move), on];
}

/**
 * @param {KnightRoute} route
 * @param {Moment} moment
 * @param {string} here
 */
function waysOnCaption(route, { squares, candidates, pruned }, here) {
  if (squares.length === total(route)) return completeCaption(route, squares);
  if (pruned) return t('ride.pruned', { first: squareName(squares[0]) });
  if (candidates.length === 0) return t('ride.stuck', { here });
  const [{ square, degree, distance }, next] = candidates;
  const best = { square: squareName(square), degree, distance, count: candidates.length };
  if (route.solver === 'plain') return t('ride.next.plain', best);
  if (next === undefined) return t('ride.next.only', best);
  if (next.degree > degree) return t('ride.next.degree', best);
  if (next.distance < distance) return t('ride.next.distance', best);
  const ties = candidates.filter((each) => each.degree === degree && each.distance === distance).length - 1;
  return t('ride.next.order', { ...best, ties });
}

/**
 * Whether a path through every square is the tour that is sought. Two squares are no ring: the only move home is the one
 * that was just made.
 * @param {KnightRoute} route
 * @param {Moment['squares']} squares
 */
function completeCaption(route, squares) {
  if (!route.closed) return t('ride.complete.open');
  const first = squareName(squares[0]);
  if (digit(squares[squares.length - 1], squares[0]) < 0) return t('ride.complete.apart', { first });
  return t(squares.length === 2 ? 'ride.complete.two' : 'ride.complete.closed', { first });
}

/**
 * @param {KnightRoute} route
 * @param {Moment} moment
 * @param {number} backtracks
 */
function solvedCaption({ closed, start }, { squares }, backtracks) {
  const count = backtracks;
  if (!closed) return t('ride.solved.open', { count });
  const number = squares.indexOf(start ?? squares[0]) + 1;
  if (number <= 1) return t('ride.solved.closed', { count, square: squareName(squares[0]) });
  const values = { count, number, total: squares.length, square: squareName(start ?? squares[0]) };
  return t('ride.solved.renumbered', values);
}
