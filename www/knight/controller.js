/**
 * The actions of the knight's controls and of a click on the board: a start, an end, missing squares, a tour moved by hand.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Mode } from './state.js'
 *
 * @typedef {ReturnType<typeof knightController>} KnightController
 */

import { home, isRefusal } from '../core/index.js';
import { t } from '../i18n/index.js';
import { stepOf } from '../player/index.js';
import { isStill } from '../platform/index.js';
import { choiceOf, squaresUntil } from './choice.js';
import { withChange, withMoves } from './route-changes.js';
import { recordRoute, travelRoutes, setFinishing, setMode } from './state.js';

/**
 * @param {import('../app/page-controller.js').PageController} page
 * @param {import('../core/wasm.js').LazyCore} core
 * @param {import('./loader.js').TourWorkers} workers
 */
export function knightController(page, core, workers) {
  const store = page.store.slice('knight');
  /** A worker that finishes one's own tour. @type {import('./loader.js').Job<unknown> | null} */
  let job = null;

  /** The route that the tab shows, or showed last. */
  const currentRoute = () => {
    const { route } = page.store.state.tabs.knight;
    return route.view === 'knight' ? route : home.knight;
  };
  const currentStep = () => stepOf(page.player.state);
  /** The squares of one's own tour up to the step shown. */
  const moved = () => squaresUntil(core, currentRoute(), currentStep());
  const show = (/** @type {KnightRoute} */ route) => page.show({ route });

  /** Cancels the completion of one's own tour. */
  function stop() {
    job?.stop();
    job = null;
    if (store.state.finishing) store.update(setFinishing, false);
  }

  /**
   * Shows another tour of one's own, which can be undone.
   * @param {KnightRoute} route
   * @param {number} [from] the step from which it is played
   */
  function showOwn(route, from) {
    const playing = from !== undefined && !isStill();
    page.store.batch(() => {
      store.update(recordRoute, currentRoute());
      page.show({ route, playing, step: playing ? from : null });
    });
  }

  /**
   * @param {Square} square
   * @param {Mode} [mode]
   */
  function choose(square, mode = store.state.mode) {
    const choice = choiceOf(core, mode, currentRoute(), currentStep(), square);
    if ('problem' in choice) page.notices.alert(choice.problem);
    else if (choice.route.ownTour) showOwn(choice.route);
    else {
      if (mode === 'end' && store.state.mode === 'end') store.update(setMode, 'start');
      page.show({ route: choice.route, playing: choice.plays && !isStill() });
    }
  }

  page.store.subscribe(() => page.route, stop);

  return {
    get route() {
      return currentRoute();
    },
    show,
    choose,
    /** @param {boolean} closed */
    close(closed) {
      const route = currentRoute();
      if (closed && store.state.mode === 'end') store.update(setMode, 'start');
      if (route.ownTour) showOwn(withMoves(core, route, moved(), { closed }));
      else show(withChange(route, { closed }));
    },
    /**
     * @param {string} name of a square, as it was typed
     * @param {Mode} [mode] as which it is chosen
     */
    chooseNamed(name, mode) {
      const square = name === '' ? null : page.squareNamed(name, currentRoute());
      if (square !== null) choose(square, mode);
    },
    /**
     * Changes the meaning of a click, or changes it back.
     * @param {Mode} mode
     */
    turn(mode) {
      const route = currentRoute();
      const next = store.state.mode === mode ? 'start' : mode;
      page.store.batch(() => {
        store.update(setMode, next);
        if (next === 'own') show(withMoves(core, route, route.start === null ? [] : [route.start]));
        else if (route.ownTour) show(withChange(route, {}));
      });
    },
    /** @param {boolean} hints */
    hint(hints) {
      const route = currentRoute();
      if (route.ownTour) page.show({ route: { ...route, ownTour: { ...route.ownTour, hints } }, step: currentStep() });
    },
    /** Completes one's own tour, or says why that is impossible; pressing again cancels. */
    async finish() {
      if (job) return stop();
      const route = currentRoute();
      if (!route.ownTour || route.start === null) return;
      const { files, ranks, holes, ownTour } = route;
      const squares = moved();
      const asked = workers.ask('finish', { files, ranks, holes, squares, closed: ownTour.closed });
      job = asked;
      store.update(setFinishing, true);
      try {
        const { squares: tour } = await asked.answer;
        if (job === asked) showOwn(withMoves(core, route, tour, { why: undefined }), squares.length - 1);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (job === asked) show(withMoves(core, route, squares, { why: error }));
      }
    },
    /**
     * Takes back the last change of one's own tour, or makes it again.
     * @param {'past' | 'future'} from
     * @param {'past' | 'future'} to
     */
    travel(from, to) {
      const route = store.state[from].at(-1);
      if (!route) {
        const why = from === 'past' ? 'idle.undo' : 'idle.redo';
        return page.notices.inform(() => t(why));
      }
      page.store.batch(() => {
        store.update(travelRoutes, currentRoute(), from, to);
        show(route);
      });
    },
  };
}
