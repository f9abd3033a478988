/**
 * The displays of a program: one that waits to be run, and its run with the board that is read from a variable.
 *
 * @import { ProgramBoard, ProgramPlayer } from '../../pkg/program.js'
 * @import { KnightRoute, ProgramLink, QueensRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Display, View } from '../player/display.js'
 * @import { Scene } from '../board/scene.js'
 * @import { Session } from './session.js'
 */

import { emptyScene } from '../board/index.js';
import { Run, marks, sidesOf, squareName } from '../core/index.js';
import { isByRows, number, placeName, t } from '../i18n/index.js';
import { viewOf } from '../knight/index.js';
import { attackers, squareNames } from '../queens/index.js';
import { captionOf, changeOf } from './caption.js';

/** @typedef {import('../core/wasm.js').Core} Core */

/**
 * An empty board beside a program that has not been run.
 * @param {QueensRoute | KnightRoute} route
 * @param {Session} session
 * @param {number | null} step to which it goes once it runs
 * @returns {Display}
 */
export function waiting(route, session, step) {
  const { files, ranks } = sidesOf(route);
  const nameOf = (/** @type {Square} */ square) => {
    const name = route.view === 'queens' ? placeName(square, ranks) : squareName(square);
    return t('square.empty', { name, attacked: false, by: '' });
  };
  return {
    route,
    run: null,
    kind: 'search',
    program: true,
    choose: session.choseSquare,
    at: () => ({
      scene: emptyScene(files, ranks, route.view === 'queens' && isByRows()),
      caption: step === null ? t('program.waiting') : t('program.waiting.step', { step: number(step) }),
      nameOf,
    }),
    instead: session.instead,
  };
}

/**
 * @param {object} opened
 * @param {QueensRoute | KnightRoute} opened.route
 * @param {ProgramLink} opened.link
 * @param {ProgramPlayer} opened.player
 * @param {Pick<Session, 'core' | 'choseSquare' | 'instead'>} opened.session
 * @param {() => () => void} opened.study
 * @param {() => number[]} opened.notes the steps at which something doubtful shows first
 * @returns {Display}
 */
export function running({ route, link, player, session, study, notes }) {
  const run = new Run(player);
  return {
    route,
    run,
    kind: 'search',
    program: true,
    stride: link.by === 'board' ? marks.placement : null,
    choose: session.choseSquare,
    study,
    notes,
    instead: session.instead,
    at(snapshot, { before } = {}) {
      const board = snapshot.program?.board;
      const change = changeOf(snapshot);
      const attackersOf = attackers(session.core, { size: sidesOf(route).ranks, queens: [...(board?.squares ?? [])] });
      const caption = captionOf(route, snapshot, change, attackersOf);
      if (route.view === 'knight') return tourView(route, board, caption);
      const scene = queensScene(route, board, change, before && snapshot.step - before.step);
      const [to, ...others] = change.added;
      if (to !== undefined && others.length === 0) {
        scene.lines = attackersOf(to).map(({ queen }) => ({ from: queen, to }));
      }
      return { scene, caption, nameOf: squareNames(route.size, [...(board?.squares ?? [])], attackersOf) };
    },
  };
}

/**
 * @param {QueensRoute} route
 * @param {ProgramBoard | undefined} board
 * @param {ReturnType<typeof changeOf>} change
 * @param {number | undefined} moved steps from the one shown before
 * @returns {Scene}
 */
function queensScene({ size }, board, { added, removed }, moved) {
  const scene = emptyScene(size, size, isByRows());
  if (!board) return scene;
  scene.pieces = [...board.squares].map((square) => ({ piece: 'queen', square }));
  scene.zone = 0;
  if (board.passes) scene.markers = [...board.squares].map((square) => ({ square, kind: 'solved' }));
  else {
    const clashing = [...new Set(board.clashes)].map((square) => ({ square, kind: /** @type {const} */ ('conflict') }));
    const now = added.filter((square) => !clashing.some((each) => each.square === square));
    scene.markers = [
      ...clashing,
      ...[...now, ...removed].map((square) => ({ square, kind: /** @type {const} */ ('now') })),
    ];
  }
  if (moved === 1 && added.length === 1) scene.change = { kind: 'arrive', square: added[0] };
  if (moved === 1 && removed.length === 1 && added.length === 0) scene.change = { kind: 'leave', square: removed[0] };
  return scene;
}

/**
 * @param {KnightRoute} route
 * @param {ProgramBoard | undefined} board
 * @param {string} caption
 * @returns {View}
 */
function tourView({ files, ranks }, board, caption) {
  const scene = emptyScene(files, ranks, false);
  const squares = board?.squares ?? new Uint32Array();
  if (squares.length > 0) {
    const whole = new Uint32Array(files * ranks);
    whole.set(squares.subarray(0, whole.length));
    const shown = Math.min(squares.length, whole.length);
    scene.tour = { squares: whole, shown, closing: false };
    scene.pieces = [{ piece: 'knight', square: squares[shown - 1] }];
    scene.markers = shown > 1 ? [{ square: squares[0], kind: 'start' }] : [];
  }
  return viewOf(null, scene, caption);
}
