/**
 * A search for a tour at work on the stage.
 *
 * @typedef {import('./core.js').KnightCore} KnightCore
 * @typedef {import('../ui/dom.js').Words} Words
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('./worker-client.js').Clerk} Clerk
 */

import { isRefusal } from '../core/wasm.js';
import { Run } from '../core/run.js';
import { say } from '../i18n/index.js';
import { aside } from './panel.js';
import { tourSoon } from './constructed.js';
import { refusal } from './none.js';
import { pruneSaves } from './prune.js';
import { momentOf, numbered, searchCaption, searchScene } from './search-scene.js';
import { squareNames } from './scene.js';

/**
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 * @param {() => void} learned
 * @returns {Exhibit}
 */
export function search(core, asked, start, clerk, learned) {
  const { files, ranks, closed, holes, solver, prune } = asked;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  const doubt = whyNot(core, { ...asked, end: null }, start, clerk, learned);
  let moment = momentOf(asked, run, first);
  /** The way at the step shown before. @type {Square[] | null} */
  let way = null;
  let shown = -2;
  /** @type {ReturnType<typeof pruneSaves> | null} */
  let saves = null;
  /** Made when somebody looks at it. @type {import('../player/display.js').Part | undefined} */
  let beside;
  return {
    asked,
    run,
    searching: true,
    view(before) {
      if (shown !== run.step) way = Math.abs(run.step - before) === 1 && shown === before ? moment.squares : null;
      moment = momentOf(asked, run, first);
      shown = run.step;
      const scene = searchScene(asked, moment, way);
      const told = searchCaption(asked, moment, { backtracks: run.statistics.backtracks, atEnd: run.atEnd });
      const none = run.step === 0 ? doubt.reason : null;
      return { scene, caption: none ? say('ride.impossible', { reason: none() }) : told, nameOf: squareNames(scene) };
    },
    way: () => (moment.kind === 'solved' ? Uint32Array.from(numbered(asked, moment)) : null),
    get aside() {
      if (beside) return beside;
      if (clerk && closed && solver === 'warnsdorff') saves = pruneSaves(clerk, asked);
      beside = aside(asked, () => momentOf(asked, run, first), saves?.element ?? null);
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
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 * @param {() => void} learned
 */
function whyNot(core, asked, start, clerk, learned) {
  const doubt = { reason: /** @type {Words | null} */ (null), stop: () => {} };
  const hear = (/** @type {unknown} */ error) => {
    const told = refusal(error, asked.closed);
    if (told === null) throw error;
    if (isRefusal(error) && error.code === 'no-tour') doubt.reason = told[0];
  };
  try {
    const player = tourSoon(core, asked, start, clerk);
    player?.free();
    if (player || !clerk) return doubt;
  } catch (error) {
    hear(error);
    return doubt;
  }
  const { files, ranks, closed } = asked;
  const holes = Uint32Array.from(asked.holes);
  const { answer, stop } = clerk.construct({ kind: 'construct', files, ranks, start, closed, end: null, holes });
  answer.catch(hear).then(learned);
  return Object.assign(doubt, { stop });
}
