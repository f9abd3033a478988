/**
 * The scenes of a queens run at a step and of a placement, with the names and the tips of their squares.
 *
 * @import { Change, Scene } from '../board/scene.js'
 * @import { Said } from '../board/tooltip.js'
 * @import { QueensRoute } from '../core/routes.js'
 * @import { Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 * @import { Attacker, Conflict } from './referee.js'
 *
 * @typedef {Pick<Snapshot, 'step' | 'event' | 'path' | 'atEnd' | 'explanation'>} Run at a step
 */

import { emptyScene } from '../board/index.js';
import { fileOf, rankOf, squareAt } from '../core/index.js';
import { atStart, isByRows, lineName, list, placeName, placeOf, t } from '../i18n/index.js';

/**
 * @param {QueensRoute} route
 * @param {Run} run
 * @param {Pick<Run, 'step' | 'event'>} [before] the step shown before this one
 * @returns {Scene}
 */
export function runScene({ size, queens: given }, run, before = run) {
  const { event, explanation } = run;
  const path = [...run.path];
  const scene = emptyScene(size, size, isByRows());
  scene.pieces = [
    ...given.map((square) => ({ piece: /** @type {const} */ ('queen'), square, given: true })),
    ...path.map((square) => ({ piece: /** @type {const} */ ('queen'), square })),
  ];
  const standing = [...given, ...path];
  scene.change = change(run, before);
  // Those of `access` end with its column: there are none while a queen leaves.
  const hasLeft = explanation?.solver === 'access' && scene.change?.kind === 'leave';
  if (explanation && 'owners' in explanation && !hasLeft) scene.zones = explanation.owners;
  if (run.atEnd) return scene;
  scene.named = event && event.kind !== 'solved' ? event.square : null;
  if (event?.kind === 'place' || event?.kind === 'reject') {
    scene.zone = scene.zones?.[rankOf(event.square) * size + fileOf(event.square)] ?? 0;
  }
  if (event?.kind === 'place' || event?.kind === 'remove') scene.markers = [{ square: event.square, kind: 'now' }];
  if (event?.kind === 'solved') scene.markers = standing.map((square) => ({ square, kind: 'solved' }));
  if (event?.kind === 'reject') {
    scene.markers = [{ square: event.square, kind: 'rejected' }];
    scene.lines = [{ from: event.attacker, to: event.square }];
  }
  if (explanation?.solver === 'scan') {
    const marked = new Set([...standing, ...scene.markers.map(({ square }) => square)]);
    const looked = [...new Set(explanation.looks)].filter((square) => !marked.has(square));
    scene.markers = [...scene.markers, ...looked.map((square) => ({ square, kind: /** @type {const} */ ('looked') }))];
  }
  return scene;
}

/**
 * A placement with its conflicts.
 * @param {QueensRoute} route
 * @param {Conflict[]} conflicts
 * @returns {Scene}
 */
export function placementScene({ size, queens }, conflicts) {
  const clashing = new Set(conflicts.flatMap(({ one, other }) => [one, other]));
  const solved = conflicts.length === 0 && queens.length === size;
  return {
    ...emptyScene(size, size, isByRows()),
    pieces: queens.map((square) => ({ piece: 'queen', square })),
    lines: conflicts.map(({ one, other }) => ({ from: one, to: other })),
    markers: solved
      ? queens.map((square) => ({ square, kind: 'solved' }))
      : [...clashing].map((square) => ({ square, kind: 'conflict' })),
  };
}

/**
 * The squares that queens attack, each in the zone of the one in the highest row, whose number it is.
 * @param {QueensRoute} route
 * @param {(square: Square) => Attacker[]} attackersOf
 */
export function attackedZones({ size, queens }, attackersOf) {
  const standing = new Set(queens);
  return Uint8Array.from({ length: size * size }, (_, index) => {
    const square = squareAt(index % size, Math.floor(index / size));
    const owner = standing.has(square) ? square : attackersOf(square)[0]?.queen;
    return owner === undefined ? 0 : size - rankOf(owner);
  });
}

/**
 * The name of each square, as it is read out.
 * @param {number} size
 * @param {readonly Square[]} queens
 * @param {(square: Square) => Attacker[]} attackersOf
 * @returns {(square: Square) => string}
 */
export function squareNames(size, queens, attackersOf) {
  const standing = new Set(queens);
  return (square) => {
    const by = attackersOf(square).map(({ queen }) => placeName(queen, size));
    const values = { name: placeName(square, size), attacked: by.length > 0, by: list(by) };
    return t(standing.has(square) ? 'square.queen' : 'square.empty', values);
  };
}

/**
 * The tooltip of a free square: the queens that attack it, the earliest first, whose zone it belongs to.
 * @param {number} size
 * @param {readonly Square[]} queens
 * @param {(square: Square) => Attacker[]} attackersOf
 * @returns {(square: Square) => Said | null}
 */
export function zoneTips(size, queens, attackersOf) {
  const standing = new Set(queens);
  return (square) => {
    if (standing.has(square)) return null;
    const found = attackersOf(square);
    const lines = found.map(({ queen, line: along }, index) => {
      const { row, square: name } = placeOf(queen, size);
      const line = lineName(along);
      const words = t(index === 0 ? 'tip.owner' : 'tip.queen', { line });
      return { owner: row, label: isByRows() ? String(row) : name, words };
    });
    const attacked = isByRows() ? 'tip.attacked' : 'tip.attacked.chess';
    const name = atStart(placeName(square, size));
    return { heading: t(found.length === 0 ? 'tip.free' : attacked, { name }), lines };
  };
}

/**
 * The change from the step shown before, if it was one step forward or one step back.
 * @param {Pick<Run, 'step' | 'event'>} now
 * @param {Pick<Run, 'step' | 'event'>} before
 * @returns {Change | null}
 */
function change({ step, event }, before) {
  if (step === before.step + 1 && event && event.kind !== 'solved') {
    const kind = /** @type {const} */ ({ place: 'arrive', remove: 'leave', reject: 'reject' })[event.kind];
    return { kind, square: event.square };
  }
  if (step === before.step - 1) {
    if (before.event?.kind === 'place') return { kind: 'leave', square: before.event.square };
    if (before.event?.kind === 'remove') return { kind: 'arrive', square: before.event.square };
  }
  return null;
}
