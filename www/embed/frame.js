/**
 * What a frame shows, and where the whole page shows the same.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../i18n/index.js').Key} Key
 */

import { SENTENCE } from '../ui/notices.js';
import { isRefusal } from '../core/wasm.js';
import { still } from '../player/display.js';
import { startedAt } from '../knight/routes.js';
import { placementCaption } from '../queens/solvers/captions.js';
import { openQueens } from '../queens/display.js';
import { attackers, conflicts } from '../queens/referee.js';
import { placementScene, squareNames } from '../queens/scene.js';
import { home, hasSolver } from '../core/routes.js';
import { explain, t } from '../i18n/index.js';
import { succeed } from '../player/pending.js';

/** Reasons after which the link to the whole page names another step. */
const RESTING = new Set(['open', 'step', 'pause', 'end']);

export class Frame {
  /** What is on the board. @type {QueensRoute | KnightRoute} */
  #route = home.queens;
  /** The link of what the whole page is to show instead, where a board cannot. @type {string | null} */
  #instead = null;
  #core;
  #page;

  /**
   * @param {Core} core
   * @param {object} page
   * @param {import('../player/view.js').PlayerView} page.playerView
   * @param {HTMLAnchorElement} page.full leads to the whole page
   * @param {Pick<ReturnType<typeof import('../ui/notices.js').notices>, 'alert' | 'clear' | 'pass'>} page.notices
   * @param {{ open: (route: KnightRoute, learned: import('../knight/lazy.js').Learned) => Display }} page.knight
   */
  constructor(core, page) {
    this.#core = core;
    this.#page = page;
  }

  /**
   * Shows what a link leads to. Where that is more than a board, there is a board that says so; what is wrong is told in
   * a sentence over the home state.
   * @param {string} fragment
   */
  follow(fragment) {
    const { notices, playerView } = this.#page;
    notices.clear();
    this.#instead = null;
    try {
      this.#open(this.#core.parseLink(fragment));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (!playerView.display) this.#show(home.queens, null);
      notices.alert(() => explain(error));
    }
  }

  /**
   * A knight starts on the square that was chosen. Else it is told what is on it, and where it could be changed.
   * @param {import('../core/squares.js').Square} square
   * @param {string} name of it, with what is on it
   */
  act(square, name) {
    const route = this.#route;
    if (route.view === 'knight' && route.digits === null) this.#show(startedAt(route, square), null);
    else this.#page.notices.pass(() => t('embed.square', { name }), SENTENCE);
  }

  /** @param {import('../player/playback.js').Reason} reason of a change that is now shown */
  told(reason) {
    if (RESTING.has(reason)) this.#lead();
  }

  /** @param {Link} link */
  #open(link) {
    if (link.view === 'queens' || link.view === 'knight') {
      const { step, ...route } = link;
      this.#show(route, step);
      return;
    }
    const size = link.view === 'home' ? home.queens.size : link.size;
    const queens =
      link.view === 'race' ? link.queens : link.view === 'solutions' && link.with !== null ? [link.with] : [];
    this.#instead = link.view === 'home' ? null : this.#core.printLink({ ...link, embed: false });
    this.#show({ ...home.queens, size, queens, solver: link.view === 'home' ? home.queens.solver : null }, null);
  }

  /**
   * @param {QueensRoute | KnightRoute} route
   * @param {number | null} step
   */
  #show(route, step) {
    const display = this.#display(route);
    this.#route = route;
    this.#put(display, step);
    void this.#replace(display, step);
  }

  /**
   * @param {Display} display
   * @param {number | null} step
   */
  #put(display, step) {
    this.#page.playerView.open(display, step);
    // A board without a run has nothing to play, now or later.
    const route = this.#route;
    const coming = display.later && !(route.view === 'knight' && route.start === null);
    document.documentElement.classList.toggle('still', display.run === null && !coming);
  }

  /**
   * @param {Display} display that is shown
   * @param {number | null} step
   */
  #replace(display, step) {
    const { playerView, notices } = this.#page;
    return succeed(playerView, display, {
      put: (made) => this.#put(made, step),
      showError: (error) => {
        this.#show(home.queens, null);
        notices.alert(() => explain(error));
      },
    });
  }

  /**
   * @param {QueensRoute | KnightRoute} route
   */
  #display(route) {
    const { knight, playerView } = this.#page;
    if (route.view === 'knight')
      return knight.open(route, (shown) => playerView.display === shown && playerView.refresh());
    if (hasSolver(route)) return openQueens(this.#core, route);
    const pairs = conflicts(this.#core, route);
    const caption = () => (this.#instead === null ? placementCaption(route, pairs) : t('embed.instead'));
    const nameOf = squareNames(route.queens, attackers(this.#core, route));
    return still(route, () => ({ scene: placementScene(route, pairs), caption: caption(), nameOf }));
  }

  /** Leads to the whole page, as it shows the same step. */
  #lead() {
    const { playerView, full } = this.#page;
    const { run } = playerView.playback;
    const step = run === null || (run.atEnd && !playerView.display?.searching) ? null : playerView.step;
    const link = this.#instead ?? this.#core.printLongLink({ ...this.#route, embed: false, step });
    full.href = new URL(link || '#', location.href).href;
  }
}
