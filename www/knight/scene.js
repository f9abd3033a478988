/**
 * The scene of a known tour at a step, and the names of its squares.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {object} KnownTour
 * @property {Uint32Array} squares in order
 * @property {boolean} closed whether a last step draws the move back to the first square
 * @property {import('../../pkg/lazy.js').WhyNot | null} broken where a given tour breaks the rules
 *
 * @typedef {Pick<typeof import('../../pkg/lazy.js').Player, 'degrees'>} Degrees
 */

import { emptyScene } from '../board/index.js';
import { isLarge, squareName } from '../core/index.js';
import { t } from '../i18n/index.js';

/**
 * The markers of squares by their part in an argument; others are not marked.
 * @type {Partial<Record<import('../../pkg/lazy.js').SquareGroup['role'], import('../board/scene.js').Marker['kind']>>}
 */
const kinds = { fault: 'conflict', cut: 'conflict', around: 'looked' };

/**
 * Markers of the squares that show why there is no tour, or where a given one breaks the rules.
 * @param {import('../../pkg/lazy.js').WhyNot} why
 * @returns {import('../board/scene.js').Marker[]}
 */
export const markersOf = ({ groups }) =>
  groups.flatMap(({ role, squares }) => {
    const kind = kinds[role];
    return kind ? Array.from(squares, (square) => ({ square, kind })) : [];
  });

/**
 * @param {KnightRoute} route
 * @param {KnownTour} tour
 * @param {number} step
 * @param {number} before the step shown before this one
 * @returns {Scene}
 */
export function tourScene({ files, ranks, holes }, { squares, closed, broken }, step, before) {
  const closing = step === squares.length;
  const shown = Math.min(step + 1, squares.length);
  const at = (/** @type {number} */ moment) => squares[moment % squares.length];
  /** @type {Scene} */
  const scene = {
    ...emptyScene(files, ranks, false),
    holes,
    tour: { squares, shown, closing },
    pieces: [{ piece: 'knight', square: at(step) }],
    markers: step > 0 ? [{ square: squares[0], kind: 'start' }] : [],
  };
  // Where a whole open tour ends is known from its start on.
  const whole = squares.length === files * ranks - holes.length;
  if (whole && !closed && squares.length > 1) {
    scene.markers = [...scene.markers, { square: squares[squares.length - 1], kind: 'end' }];
  }
  if (broken !== null && step === squares.length - 1) {
    scene.markers = [...scene.markers, ...markersOf(broken)];
  }
  if (Math.abs(step - before) === 1) scene.change = { kind: 'move', square: at(step), from: at(before) };
  return scene;
}

/**
 * The scene with the degree of each free square.
 * @param {Degrees} player
 * @param {Scene} scene
 * @returns {Scene}
 */
export function tinted(player, scene) {
  const { files, ranks, holes, tour, pieces } = scene;
  const squares = tour ? tour.squares.subarray(0, tour.shown) : pieces.map(({ square }) => square);
  return { ...scene, heat: player.degrees(files, ranks, holes, squares) };
}

/**
 * @param {{ Player: Degrees } | null} core without which no square is tinted
 * @param {Scene} scene
 * @param {string} caption
 * @param {import('../player/state.js').Overlays} [overlays]
 * @returns {import('../player/display.js').View}
 */
export function viewOf(core, scene, caption, overlays) {
  if (isLarge(scene)) return { scene, caption, nameOf: squareName };
  return { scene: core && overlays?.degrees ? tinted(core.Player, scene) : scene, caption, nameOf: squareNames(scene) };
}

/**
 * The name of each square, as it is read out.
 * @param {Scene} scene
 * @returns {(square: Square) => string}
 */
function squareNames({ tour, holes, candidates }) {
  const order = new Map([...(tour?.squares.subarray(0, tour.shown) ?? [])].map((square, index) => [square, index + 1]));
  const out = new Set(holes);
  const labels = new Map(candidates.map((label) => [label.square, label]));
  return (square) => {
    const name = squareName(square);
    const move = order.get(square);
    if (move !== undefined) return t('square.move', { name, move: String(move) });
    const label = labels.get(square);
    if (label) return candidateName(name, label);
    return t(out.has(square) ? 'square.hole' : 'square.empty', { name });
  };
}

/**
 * @param {string} name
 * @param {import('../board/scene.js').CandidateLabel} label
 */
function candidateName(name, { place, degree, distance, spent }) {
  if (distance === null) return t('square.reach', { name, count: degree });
  const values = { name, place: place ?? 0, degree, distance };
  if (spent) return t('square.candidate.spent', values);
  return t(place === null ? 'square.candidate.unordered' : 'square.candidate', values);
}
