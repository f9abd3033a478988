/**
 * A search for a tour at work on the stage.
 *
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 * @typedef {import('../ui/dom.js').Message} Message
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('./worker-client.js').TourWorkers} TourWorkers
 */

import { isRefusal } from '../core/wasm.js';
import { Run } from '../core/run.js';
import { t } from '../i18n/index.js';
import { aside } from './panel.js';
import { tourSoon } from './constructed.js';
import { refusal } from './none.js';
import { pruneSaves } from './prune.js';
import { momentOf, numbered, searchCaption, searchScene } from './search-scene.js';
import { squareNames } from './scene.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers | undefined} tourWorkers
 * @param {() => void} learned
 * @returns {Display}
 */
export function search(core, route, start, tourWorkers, learned) {
  const { files, ranks, closed, holes, solver, prune } = route;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  const doubt = whyNot(core, { ...route, end: null }, start, tourWorkers, learned);
  let moment = momentOf(route, run, first);
  /** The way at the step shown before. @type {Square[] | null} */
  let way = null;
  let shown = -2;
  /** @type {ReturnType<typeof pruneSaves> | null} */
  let saves = null;
  /** Made when somebody looks at it. @type {import('../player/display.js').Part | undefined} */
  let beside;
  return {
    route,
    run,
    searching: true,
    view(before) {
      if (shown !== run.step) way = Math.abs(run.step - before) === 1 && shown === before ? moment.squares : null;
      moment = momentOf(route, run, first);
      shown = run.step;
      const scene = searchScene(route, moment, way);
      const told = searchCaption(route, moment, { backtracks: run.statistics.backtracks, atEnd: run.atEnd });
      const none = run.step === 0 ? doubt.reason : null;
      return { scene, caption: none ? t('ride.impossible', { reason: none() }) : told, nameOf: squareNames(scene) };
    },
    way: () => (moment.kind === 'solved' ? Uint32Array.from(numbered(route, moment)) : null),
    get aside() {
      if (beside) return beside;
      if (tourWorkers && closed && solver === 'warnsdorff') saves = pruneSaves(tourWorkers, route);
      beside = aside(route, () => momentOf(route, run, first), saves?.element ?? null);
      return beside;
    },
    stop() {
      doubt.stop();
      saves?.stop();
    },
  };
}

/**
 * The sentence that there is no such tour, as soon as it is known; `null` when there is one, or nobody knows.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers | undefined} tourWorkers
 * @param {() => void} learned
 */
function whyNot(core, route, start, tourWorkers, learned) {
  const doubt = { reason: /** @type {Message | null} */ (null), stop: () => {} };
  const hear = (/** @type {unknown} */ error) => {
    const told = refusal(error, route.closed);
    if (told === null) throw error;
    if (isRefusal(error) && error.code === 'no-tour') doubt.reason = told[0];
  };
  try {
    const player = tourSoon(core, route, start, tourWorkers);
    player?.free();
    if (player || !tourWorkers) return doubt;
  } catch (error) {
    hear(error);
    return doubt;
  }
  const { files, ranks, closed } = route;
  const holes = Uint32Array.from(route.holes);
  const { answer, stop } = tourWorkers.ask('construct', { files, ranks, start, closed, end: null, holes });
  answer.catch(hear).then(learned);
  return Object.assign(doubt, { stop });
}
