/**
 * The argument why there is no tour on the board: step 0 is the reason in a sentence, the others are the argument as the core
 * gives it, and the last is its conclusion.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Scene } from '../board/scene.js'
 * @import { Display, View } from '../player/display.js'
 * @import { ArgumentStep, WhyNot } from '../../pkg/lazy.js'
 */

import { emptyScene } from '../board/index.js';
import { fileOf, rankOf, Run, squareName } from '../core/index.js';
import { sentenceOf, sentences, t } from '../i18n/index.js';

/**
 * @param {Pick<LazyCore, 'Player'>} core
 * @param {Display} reason the board with the reason in a sentence
 * @param {KnightRoute} route
 * @param {WhyNot} why
 * @returns {Display}
 */
export function argued({ Player }, reason, route, { steps, source }) {
  const run = steps.length > 0 ? new Run(Player.argument(steps.length)) : null;
  // All of it is known from the beginning.
  run?.explore(Infinity, steps.length + 1);
  return {
    ...reason,
    run,
    kind: run ? 'argument' : 'still',
    at(snapshot, context) {
      const { step } = snapshot;
      if (step === 0) return reason.at(snapshot, context);
      const isLast = step === steps.length;
      return stepView(route, steps[step - 1], (sentence) => {
        if (!isLast) return sentence;
        const conclusion = t('knight.none', { closed: route.closed, reason: sentence });
        return source === null ? conclusion : sentences(conclusion, t('argue.source', { source }));
      });
    },
  };
}

/**
 * @param {KnightRoute} route
 * @param {ArgumentStep} step
 * @param {(sentence: string) => string} complete
 * @returns {View}
 */
function stepView(route, step, complete) {
  const scene = sceneOf(route, step);
  const labels = new Map(scene.counts.map(({ square, count }) => [square, String(count)]));
  const out = new Set(route.holes);
  const marked = new Set(scene.markers.map(({ square }) => square));
  return {
    scene,
    caption: complete(sentenceOf(step)),
    nameOf(square) {
      const name = squareName(square);
      if (out.has(square)) return t('square.hole', { name });
      const label = labels.get(square);
      if (label === undefined && !marked.has(square)) return t('square.empty', { name });
      if (label === undefined) return t('argue.square', { name, label: t('argue.marked') });
      return t(marked.has(square) ? 'argue.square.marked' : 'argue.square', { name, label });
    },
  };
}

/**
 * @param {KnightRoute} route
 * @param {ArgumentStep} step
 * @returns {Scene}
 */
export function sceneOf({ files, ranks, holes }, { areas, labels, marks, moves, wrong }) {
  const zones = new Uint8Array(files * ranks);
  for (const [index, squares] of areas.entries()) {
    for (const square of squares) zones[rankOf(square) * files + fileOf(square)] = index + 1;
  }
  const impossible = movesOf(wrong);
  const isPossible = (/** @type {Move} */ { from, to }) =>
    !impossible.some((move) => [move.from, move.to].every((square) => square === from || square === to));
  return {
    ...emptyScene(files, ranks, false),
    holes,
    zones: areas.length > 0 ? zones : null,
    zone: null,
    counts: labels,
    markers: marks.flatMap(({ kind, squares }) => Array.from(squares, (square) => ({ square, kind }))),
    lines: [
      ...movesOf(moves)
        .filter(isPossible)
        .map((move) => ({ ...move, move: true })),
      ...impossible.map((move) => ({ ...move, move: false })),
    ],
  };
}

/** @typedef {{ from: number, to: number }} Move */

/**
 * The moves of a step, given as two squares each.
 * @param {Uint32Array} squares
 * @returns {Move[]}
 */
export const movesOf = (squares) =>
  Array.from({ length: squares.length / 2 }, (_, index) => ({ from: squares[2 * index], to: squares[2 * index + 1] }));
