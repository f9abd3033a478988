/**
 * An argument on the board: step 0 is the reason in a sentence, the others are the argument, and the last is its conclusion.
 *
 * @import { KnightRoute } from '../../core/routes.js'
 * @import { Scene } from '../../board/scene.js'
 * @import { Display, View } from '../../player/display.js'
 * @import { WhyNot } from '../../../pkg/lazy.js'
 * @import { Step } from './step.js'
 */

import { emptyScene } from '../../board/index.js';
import { fileOf, isLarge, noRun, rankOf, Run, squareName } from '../../core/index.js';
import { sentences, t } from '../../i18n/index.js';
import { argument } from './index.js';
import { ArgumentPlayer } from './player.js';
import { sentenceOf } from './step.js';

/** Steps of an argument are read, not watched: so many a second at most. */
const PACE = 1 / 6;

/**
 * @param {Display} reason the board with the reason in a sentence
 * @param {KnightRoute} route
 * @param {WhyNot} why
 * @returns {Display}
 */
export function argued(reason, route, why) {
  // Of a large board, which is a picture, no squares are shown.
  const steps = isLarge(route) ? [] : argument(why, route);
  const run = steps.length > 0 ? new Run(new ArgumentPlayer(steps.length)) : null;
  return {
    ...reason,
    run,
    pace: run ? PACE : undefined,
    view(moment = {}) {
      const { step } = moment.snapshot ?? run?.snapshot() ?? noRun;
      if (step === 0) return reason.view(moment);
      const isLast = step === steps.length;
      return stepView(route, steps[step - 1], (sentence) => {
        if (!isLast) return sentence;
        const conclusion = t('knight.none', { closed: route.closed, reason: sentence });
        return why.source === null ? conclusion : sentences(conclusion, t('argue.source', { source: why.source }));
      });
    },
  };
}

/**
 * @param {KnightRoute} route
 * @param {Step} step
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
 * @param {Step} step
 * @returns {Scene}
 */
export function sceneOf({ files, ranks, holes }, { areas = [], labels, marked = {}, moves = [], wrong = [] }) {
  const zones = new Uint8Array(files * ranks);
  for (const [index, squares] of areas.entries()) {
    for (const square of squares) zones[rankOf(square) * files + fileOf(square)] = index + 1;
  }
  const isWrong = (/** @type {import('./step.js').Move} */ move) =>
    wrong.some((other) => move.every((square) => other.includes(square)));
  const markers = Object.entries(marked).flatMap(([kind, squares]) =>
    squares.map((square) => ({ square, kind: /** @type {keyof typeof marked} */ (kind) })),
  );
  return {
    ...emptyScene(files, ranks, false),
    holes,
    zones: areas.length > 0 ? zones : null,
    zone: null,
    counts: [...(labels ?? [])].map(([square, count]) => ({ square, count })),
    markers,
    lines: [
      ...moves.filter((move) => !isWrong(move)).map(([from, to]) => ({ from, to, move: true })),
      ...wrong.map(([from, to]) => ({ from, to, move: false })),
    ],
  };
}
