/**
 * What a frame shows, and where the whole page shows the same.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../core/routes.js').QueensAsked} QueensAsked
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
import { home, isSolved } from '../core/routes.js';
import { explain, say } from '../i18n/index.js';
import { succeed } from '../player/pending.js';

/** Reasons after which the link to the whole page names another step. */
const RESTING = new Set(['open', 'step', 'pause', 'end']);

export class Frame {
  /** What is on the board. @type {QueensAsked | KnightAsked} */
  #asked = home.queens;
  /** The link of what the whole page is to show instead, where a board cannot. @type {string | null} */
  #instead = null;
  #core;
  #page;

  /**
   * @param {Core} core
   * @param {object} page
   * @param {import('../player/view.js').Stage} page.stage
   * @param {HTMLAnchorElement} page.full leads to the whole page
   * @param {Pick<ReturnType<typeof import('../ui/notices.js').notices>, 'alert' | 'clear' | 'pass'>} page.notices
   * @param {{ open: (asked: KnightAsked, learned: import('../knight/lazy.js').Learned) => Exhibit }} page.knight
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
    const { notices, stage } = this.#page;
    notices.clear();
    this.#instead = null;
    try {
      this.#open(this.#core.parseLink(fragment));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (!stage.exhibit) this.#show(home.queens, null);
      notices.alert(() => explain(error));
    }
  }

  /**
   * A knight starts on the square that was chosen. Else it is told what is on it, and where it could be changed.
   * @param {import('../core/squares.js').Square} square
   * @param {string} name of it, with what is on it
   */
  act(square, name) {
    const asked = this.#asked;
    if (asked.view === 'knight' && asked.digits === null) this.#show(startedAt(asked, square), null);
    else this.#page.notices.pass(() => say('embed.square', { name }), SENTENCE);
  }

  /** @param {import('../player/playback.js').Reason} reason of a change that is now shown */
  told(reason) {
    if (RESTING.has(reason)) this.#lead();
  }

  /** @param {Link} link */
  #open(link) {
    if (link.view === 'queens' || link.view === 'knight') {
      const { step, ...asked } = link;
      this.#show(asked, step);
      return;
    }
    const size = link.view === 'home' ? home.queens.size : link.size;
    const queens =
      link.view === 'race' ? link.queens : link.view === 'solutions' && link.with !== null ? [link.with] : [];
    this.#instead = link.view === 'home' ? null : this.#core.printLink({ ...link, embed: false });
    this.#show({ ...home.queens, size, queens, solver: link.view === 'home' ? home.queens.solver : null }, null);
  }

  /**
   * @param {QueensAsked | KnightAsked} asked
   * @param {number | null} step
   */
  #show(asked, step) {
    const exhibit = this.#exhibit(asked);
    this.#asked = asked;
    this.#put(exhibit, step);
    void this.#replace(exhibit, step);
  }

  /**
   * @param {Exhibit} exhibit
   * @param {number | null} step
   */
  #put(exhibit, step) {
    this.#page.stage.open(exhibit, step);
    // A board without a run has nothing to play, now or later.
    const asked = this.#asked;
    const coming = exhibit.later && !(asked.view === 'knight' && asked.start === null);
    document.documentElement.classList.toggle('still', exhibit.run === null && !coming);
  }

  /**
   * @param {Exhibit} exhibit that is shown
   * @param {number | null} step
   */
  #replace(exhibit, step) {
    const { stage, notices } = this.#page;
    return succeed(stage, exhibit, {
      put: (made) => this.#put(made, step),
      refuse: (error) => {
        this.#show(home.queens, null);
        notices.alert(() => explain(error));
      },
    });
  }

  /**
   * @param {QueensAsked | KnightAsked} asked
   */
  #exhibit(asked) {
    const { knight, stage } = this.#page;
    if (asked.view === 'knight') return knight.open(asked, (shown) => stage.exhibit === shown && stage.refresh());
    if (isSolved(asked)) return openQueens(this.#core, asked);
    const pairs = conflicts(this.#core, asked);
    const caption = () => (this.#instead === null ? placementCaption(asked, pairs) : say('embed.instead'));
    const nameOf = squareNames(asked.queens, attackers(this.#core, asked));
    return still(asked, () => ({ scene: placementScene(asked, pairs), caption: caption(), nameOf }));
  }

  /** Leads to the whole page, as it shows the same step. */
  #lead() {
    const { stage, full } = this.#page;
    const { run } = stage.playback;
    const step = run === null || (run.atEnd && !stage.exhibit?.searching) ? null : stage.step;
    const link = this.#instead ?? this.#core.printLongLink({ ...this.#asked, embed: false, step });
    full.href = new URL(link || '#', location.href).href;
  }
}
