/**
 * The page as a whole: what is asked for comes to be shown.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../ui/dom.js').Words} Words
 * @typedef {import('../core/routes.js').Asked} Asked
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../core/routes.js').QueensAsked} QueensAsked
 * @typedef {import('../../pkg/page.js').SolutionsLink} SolutionsLink
 * @typedef {import('../core/routes.js').Tab} Tab
 * @typedef {import('../player/playback.js').Reason} Reason
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 */

import { SENTENCE } from '../ui/notices.js';
import { isRefusal, isTrap, rebuildCores } from '../core/wasm.js';
import { isFocusLost } from '../ui/dom.js';
import { wordsAbove } from '../queens/solvers/bit-rows.js';
import { aside } from '../queens/solvers/panel.js';
import { openQueens } from '../queens/display.js';
import { isStill } from '../settings/look.js';
import { longWords, saveLink } from '../share/long.js';
import { home, isSolved, limits, solvedBy, solvers, toCome } from '../core/routes.js';
import { explain, say } from '../i18n/index.js';
import { succeed } from '../player/pending.js';
import { nextTurn } from '../platform/scheduler.js';
import { typedSquare } from '../core/parse-square.js';
import { Whereabouts } from './router.js';

/** The first visit begins a little before the first solution, where the search is at its liveliest. */
const LIVELY = 930;

/** Reasons after which the step shown is one that somebody may want to send. */
const RESTING = new Set(['step', 'pause', 'end']);

/** What the solvers of queens show around the board. */
const around = { aside, above: wordsAbove };

export class App {
  /** The queens solver that was last at work. */
  #solver = solvers[0];
  #core;
  #view;
  #where;

  /**
   * @param {Core} core
   * @param {object} view
   * @param {import('../player/view.js').Stage} view.stage
   * @param {{ show: (asked: Asked) => void }} view.setup
   * @param {{ alert: (sentence: Words, remedy?: import('../ui/notices.js').Offer) => void, pass: (words: Words, time?: number) => void, clear: () => void }} view.notices
   * @param {(tab: Tab) => void} view.turnTo
   * @param {{ show: (size: number) => void }} view.count
   * @param {ReturnType<typeof import('../knight/lazy.js').knightDoor<import('../knight/part.js').KnightPart>>} view.knight
   * @param {import('../queens/editor/editor.js').Placing} view.placing
   * @param {{ name: string, filter: (filter: import('../queens/gallery/catalogue.js').Filter) => void }} view.gallery
   */
  constructor(core, view) {
    this.#core = core;
    this.#view = view;
    this.#where = new Whereabouts(core, view.stage, (fragment) => this.#follow(fragment));
  }

  /** Opens what the address says: nothing is a first visit, which finds the board already solving. */
  async start() {
    const { fragment } = this.#where;
    if (fragment.length > 1) {
      this.#follow(fragment);
      return;
    }
    // The way there has a turn of its own.
    const exhibit = openQueens(this.#core, home.queens, around);
    exhibit.run?.explore(Infinity, LIVELY);
    await nextTurn();
    // A link may have come meanwhile.
    const { stage } = this.#view;
    if (stage.exhibit) {
      exhibit.run?.free();
      return;
    }
    this.#show(home.queens, LIVELY, exhibit);
    if (!isStill()) stage.playback.play();
  }

  /**
   * Shows what a control asks for.
   * @param {Asked} asked
   * @param {boolean} [playing] whether it starts at once
   * @param {number | null} [step] `null` for where it opens by itself
   */
  ask(asked, playing = false, step = playing ? 0 : null) {
    this.#view.notices.clear();
    const before = this.#where.asked;
    const taken = asked.view === 'queens' && !isSolved(asked) && before.view === 'queens' && isSolved(before);
    if (!this.#show(asked, step)) return;
    // The button that takes the board in hand has gone.
    if (taken) this.#view.stage.focusBoard();
    this.#where.push(this.#where.print(playing ? null : undefined));
    if (playing) this.#view.stage.playback.play();
  }

  /** @param {Tab} tab */
  turnTo(tab) {
    if (tab === this.#where.asked.view) return;
    this.#view.notices.clear();
    const { asked, step } = this.#where.last(tab);
    if (this.#show(asked, step)) this.#where.push();
  }

  /**
   * @param {number} square that was clicked, or chosen with Enter
   * @param {string} [name] of it, with what is on it
   */
  act(square, name = '') {
    const { asked } = this.#where;
    if (asked.view === 'knight') this.#view.knight.part?.desk.act(square);
    else if (asked.view === 'queens' && isSolved(asked)) {
      this.#view.notices.pass(() => say('square.solved', { name }), SENTENCE);
    } else this.#view.placing.toggle(square);
  }

  /** @param {string} name of a square of the placement, as it was typed */
  type(name) {
    const { asked } = this.#where;
    if (asked.view !== 'queens') return;
    const square = typedSquare(this.#core, { files: asked.size, ranks: asked.size }, name);
    if (square === null) this.#view.notices.alert(() => say('no.square', { name }));
    else this.act(square);
  }

  /**
   * Shows another placement of those that are made by hand. The address follows, and the history of the page is not
   * flooded: the placement has its own.
   * @param {QueensAsked} asked
   */
  place(asked) {
    this.#view.notices.clear();
    const browsed = this.#where.gallery !== null;
    if (!this.#show(asked, null)) return;
    if (browsed) this.#where.push();
    else this.#where.settle();
  }

  /**
   * Shows the gallery of another filter.
   * @param {number} size
   * @param {import('../queens/gallery/catalogue.js').Filter} filter
   */
  browse(size, filter) {
    this.#view.notices.clear();
    this.#openGallery({ view: 'solutions', embed: false, size, ...filter });
    this.#where.push();
  }

  /**
   * Lets the solver that was last at work go on from a placement.
   * @param {QueensAsked} asked
   */
  solve(asked) {
    this.ask(solvedBy(asked, this.#solver), true);
  }

  /** What the Knight tab shows, or showed last. */
  get knight() {
    const { asked } = this.#where.last('knight');
    return asked.view === 'knight' ? asked : home.knight;
  }

  /** Brings the controls up to date with what is shown. */
  refresh() {
    this.#view.setup.show(this.#where.asked);
  }

  /** Says again what it has said: in another language. */
  retell() {
    this.#view.placing.retell();
    this.#view.stage.refresh();
  }

  /** @param {Reason} reason of a change that is now shown */
  told(reason) {
    const { asked } = this.#where;
    if (reason === 'wanted' && asked.view === 'queens') this.solve(asked);
    if (reason === 'frame' || RESTING.has(reason)) this.#where.keepStep();
    if (RESTING.has(reason)) this.#where.settle();
  }

  /**
   * What is shown, to be shared: it stands still meanwhile.
   * @returns {import('../share/section.js').Shown}
   */
  sharing() {
    const { stage } = this.#view;
    stage.playback.pause();
    const where = this.#where;
    const { asked, gallery } = where;
    const shown = asked.view === 'count' || gallery ? null : where.step;
    return {
      asked,
      exhibit: asked.view === 'count' ? null : stage.exhibit,
      step: shown === 0 && stage.exhibit?.searching ? null : shown,
      gallery: gallery !== null,
      long: where.print() === null,
      fragment: ({ step = true, embed = false } = {}) =>
        this.#core.printLongLink(where.linked(step ? shown : null, embed)),
    };
  }

  /** Stands still, with what is shown in the address: the page is about to be opened again. */
  rest() {
    const { playback } = this.#view.stage;
    // What stands still is in the address already, or is refused and stays there to be mended.
    if (playback.playing || playback.going) {
      playback.pause();
      this.#where.settle();
    }
    this.#where.flush();
  }

  /**
   * Copies the link to what is shown.
   * @param {number | null} [step] a step that the link is to name, even if it opens there by itself
   */
  async copyLink(step = this.#where.step) {
    const { notices } = this.#view;
    const link = this.#where.print(step);
    if (link === null) {
      const fragment = this.#core.printLongLink(this.#where.linked(step));
      notices.alert(() => longWords(fragment), { label: () => say('share.file'), act: () => saveLink(fragment) });
      return;
    }
    this.#where.settle();
    this.#where.flush();
    try {
      await navigator.clipboard.writeText(new URL(link || '#', location.href).href);
      notices.pass(() => say('link.copied'));
    } catch {
      notices.alert(() => say('link.not.copied'));
    }
  }

  /** Makes the core anew after a trap and goes back to where the page was; if that is what it trapped on, to the start. */
  recover() {
    const { stage, notices } = this.#view;
    const { asked, step } = this.#where.last(this.#where.asked.view);
    const anew = () => {
      stage.abandon();
      rebuildCores();
    };
    anew();
    try {
      this.#show(asked, step);
      notices.alert(() => say('trap.recovered'));
    } catch (error) {
      if (!isTrap(error)) throw error;
      anew();
      notices.alert(() => say('trap.again'), { label: () => say('release.reload'), act: () => location.reload() });
      this.#show(home.queens, 0);
    }
  }

  /**
   * Shows what a link leads to. A bad one is told in a sentence and stays in the address, to be mended; what was shown
   * before stays, and on a fresh page that is the home state.
   * @param {string} fragment
   */
  #follow(fragment) {
    this.#view.notices.clear();
    const { link } = this.#read(() => this.#core.parseLink(fragment));
    // What is refused stays in the address, to be mended.
    if (link && this.#lead(link)) {
      // The link of a race offers it, and stays as it is.
      if (link.view !== 'home' && link.view !== 'race') this.#where.settle();
    } else if (!this.#view.stage.exhibit) this.#show(home.queens, null);
  }

  /**
   * Opens a text that says which board is meant: the state before stays behind it in the history.
   * @param {() => Link} read
   * @returns {{ at?: number } | null} where it is wrong, once that has been told and nothing has changed
   */
  open(read) {
    this.#view.notices.clear();
    const { link, at } = this.#read(read);
    if (!link || !this.#lead(link)) return { at };
    // The link of a race offers it.
    this.#where.push(link.view === 'race' ? this.#core.printLink(link) : undefined);
    return null;
  }

  /**
   * Shows what a link leads to.
   * @param {Link} link
   * @returns {boolean} whether it is shown; if not, the reason has been told and all is as it was
   */
  #lead(link) {
    const { stage } = this.#view;
    if (link.view === 'home') return this.#show(home.queens, null);
    if (link.view === 'solutions') return this.#openGallery(link);
    if (link.view === 'race') {
      // What is behind the offer is the board at its start.
      const shown = this.#show({ ...home.queens, size: link.size, queens: link.queens }, 0);
      if (shown) stage.turnToPane('race');
      return shown;
    }
    if (link.view === 'count') return this.#show(link, null);
    const { step, ...asked } = link;
    return this.#show(asked, step);
  }

  /**
   * @param {() => Link} read
   * @returns {{ link: Link | null, at?: number }} no link when it is none, or leads to what cannot be shown, which has
   *   then been told; and where it is wrong
   */
  #read(read) {
    const { notices } = this.#view;
    try {
      const link = read();
      // The whole page shows whatever is shown in a frame.
      if (link.view !== 'home') link.embed = false;
      const key = toCome(link);
      if (key === null) return { link };
      notices.alert(() => say(key, { limit: limits.numbered }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(() => explain(error));
      if ('at' in error && typeof error.at === 'number') return { link: null, at: error.at };
    }
    return { link: null };
  }

  /**
   * @param {Asked} asked
   * @param {number | null} step `null` for where it opens by itself: a search at its start, a tour at its end
   * @param {Exhibit} [made] of a search that was begun before it is shown
   * @returns {boolean} whether it is shown; if not, the reason has been told and all is as it was
   */
  #show(asked, step, made) {
    const { stage, setup, notices, turnTo, count, knight, placing } = this.#view;
    const keep = this.#heldFocus();
    try {
      if (asked.view === 'queens') {
        stage.open(isSolved(asked) ? (made ?? openQueens(this.#core, asked, around)) : placing.open(asked), step);
      } else if (asked.view === 'knight') this.#openKnight(asked, step);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(() => explain(error));
      setup.show(this.#where.asked);
      return false;
    }
    if (asked.view !== 'queens' || isSolved(asked)) placing.leave();
    if (asked.view === 'queens' && isSolved(asked)) this.#solver = asked.solver;
    this.#where.turnTo(asked, step);
    if (asked.view === 'knight') knight.part?.desk.follow(asked);
    else knight.part?.desk.stop();
    setup.show(asked);
    turnTo(asked.view);
    if (asked.view === 'count') {
      stage.playback.pause();
      count.show(asked.size);
    }
    keep();
    return true;
  }

  /**
   * Whoever comes by the keyboard is not put out of the page with what goes.
   * @returns {() => void} to be called once it has gone
   */
  #heldFocus() {
    const held = !isFocusLost();
    // What is to be seen then, the next frame knows.
    return () => void (held && requestAnimationFrame(() => isFocusLost() && this.#view.stage.focusPlayer()));
  }

  /**
   * The gallery, and on the board nothing but the queen that all of its solutions are to have.
   * @param {SolutionsLink} link
   */
  #openGallery(link) {
    const { gallery, stage } = this.#view;
    const queens = link.with === null ? [] : [link.with];
    if (!this.#show({ ...home.queens, solver: null, size: link.size, queens }, null)) return false;
    this.#where.gallery = link;
    gallery.filter(link);
    stage.turnToPane(gallery.name);
    return true;
  }

  /**
   * @param {import('../core/routes.js').KnightAsked} asked
   * @param {number | null} step
   */
  #openKnight(asked, step) {
    const { stage, knight } = this.#view;
    const exhibit = knight.open(asked, (shown) => stage.exhibit === shown && stage.refresh());
    stage.open(exhibit, step);
    void this.#replace(exhibit, step);
  }

  /**
   * @param {Exhibit} exhibit that is shown
   * @param {number | null} step
   */
  #replace(exhibit, step) {
    const { stage, notices } = this.#view;
    return succeed(stage, exhibit, {
      put: (made) => {
        const keep = this.#heldFocus();
        stage.open(made, step);
        this.#where.settle();
        keep();
      },
      refuse: (error) => {
        // What is refused stays in the address, to be mended.
        this.#show(home.queens, null);
        notices.alert(() => explain(error));
      },
    });
  }
}
