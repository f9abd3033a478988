/**
 * Actions of the controls of the whole page, beyond showing a route.
 *
 * @import { Square } from '../core/squares.js'
 * @import { QueensRoute } from '../core/routes.js'
 * @import { State } from './state.js'
 */

import { copyText } from '../ui/index.js';
import { isFirstVisit, isStill, keepDoor, yieldToMain } from '../platform/index.js';
import { addressOf, longLinkMessage, saveLink } from '../share/index.js';
import { hasSolver, home, limits, parseSquare, asPlacement, programOn, toggleQueen } from '../core/index.js';
import { linkStepOf } from '../player/index.js';
import { atStart, says, t } from '../i18n/index.js';
import { filterGallery, isComparison, linkOf, setPresent, setRange } from './actions.js';
import { Controller } from './controller.js';
import { resumeLeft, router } from './router.js';

/** The first visit begins a few seconds before the first solution, which is step 982. */
const LIVELY = 957;

export class PageController extends Controller {
  #knight;

  /**
   * @param {import('../core/wasm.js').Core} core
   * @param {import('./controller.js').Options} options
   * @param {{ part: import('../knight/tab.js').KnightPart | null }} knight
   */
  constructor(core, options, knight) {
    super(core, options);
    this.#knight = knight;
    this.router = router(core, this.store, this);
  }

  /** Opens the link in the address: none is a first visit, which finds the board already solving. */
  async start() {
    resumeLeft();
    if (location.hash !== '') {
      await this.follow(location.hash);
      return;
    }
    // Exploring the way there is a separate task.
    const route = home.queens;
    const display = this.displayOf({ route });
    display.aim = 'aim.short';
    display.run?.explore(Infinity, LIVELY);
    await yieldToMain();
    // A link or another tab may have been requested in the meantime.
    if (this.player.state.display || this.route !== route) display.run?.free();
    else {
      const introduction = isFirstVisit();
      this.show({ route, step: LIVELY, playing: !isStill(), display, introduction, entry: 'kept' });
    }
  }

  /**
   * Takes one of the doors of the introduction, after which it does not come again by itself.
   * @param {import('../platform/index.js').Door} door
   */
  enter(door) {
    keepDoor(door);
    const { queens, knight } = home;
    if (door === 'search') this.show({ route: queens, step: 0, playing: true });
    else if (door === 'program') this.open(() => programOn(queens));
    else this.show({ route: door === 'knight' ? knight : { ...queens, solver: null } });
  }

  /**
   * @param {Square} square that was clicked, or chosen with Enter
   * @param {string} name of it, with what is on it
   */
  choose(square, name) {
    const { route } = this;
    const { display } = this.player.state;
    if (display?.choose) display.choose(square, name);
    else if (route.view === 'knight') this.#knight.part?.controller.choose(square);
    else if (route.view === 'queens' && hasSolver(route)) {
      if (this.store.state.introduction) {
        keepDoor('place');
        this.placeOwn(square);
      } else this.#tellOf(square);
    } else if (route.view === 'queens') this.place(toggleQueen(route, square));
  }

  /**
   * Opens *Place your own* with the queens on the board; with none where the run was the page's own.
   * @param {Square} [square] where a queen is placed or taken off
   */
  placeOwn(square) {
    const { route } = this;
    if (route.view !== 'queens') return;
    const { display, snapshot } = this.player.state;
    const placement = asPlacement(route, display?.aim ? [] : snapshot.path);
    this.show({ route: square === undefined ? placement : toggleQueen(placement, square) });
  }

  /**
   * Says what is on a square of a search, which pauses: the sentence stays true until another step is shown.
   * @param {Square} square
   */
  #tellOf(square) {
    this.playback.pause();
    const { display, snapshot } = this.player.state;
    const name = () => atStart(display?.at(snapshot).nameOf(square) ?? '');
    const place = { label: says('place.own'), act: () => this.placeOwn() };
    const withdraw = this.notices.tell(() => t('square.solved', { name: name() }), place);
    const forget = this.player.subscribe(
      (player) => player.snapshot.step,
      () => {
        forget();
        withdraw();
      },
    );
  }

  /**
   * @param {string} name
   * @param {{ files: number, ranks: number }} board
   * @returns {Square | null} `null` when there is no such square, and the page has said so
   */
  squareNamed(name, board) {
    const square = parseSquare(this.core, board, name);
    if (square === null) this.notices.alert(() => t('no.square', { name }));
    return square;
  }

  /**
   * Lists other solutions in the gallery. The link of the page is the gallery's where nothing else is on the board.
   * @param {number} size
   * @param {State['gallery']} filter
   */
  browse(size, filter) {
    const { route } = this;
    const { offer } = this.store.state;
    const { playing, snapshot } = this.player.state;
    const isBare = route.view === 'queens' && !playing && route.queens.length + snapshot.path.length === 0;
    if (isBare || offer?.view === 'solutions') this.open(() => ({ view: 'solutions', embed: false, size, ...filter }));
    else this.store.update(filterGallery, filter);
  }

  /**
   * Shows another placement made by hand. Its undo history replaces entries in that of the browser.
   * @param {QueensRoute} route
   */
  place(route) {
    this.show({ route, entry: this.store.state.offer ? 'new' : 'same' });
  }

  /**
   * Lets the solver that was used last go on from a placement.
   * @param {QueensRoute} route
   */
  solve(route) {
    this.show({ route: { ...route, solver: this.store.state.solver }, playing: true });
  }

  /**
   * The display, step and links for *Share*; the player pauses meanwhile.
   * @returns {import('../share/section.js').Shared}
   */
  shared() {
    this.playback.pause();
    const { state } = this.store;
    const { route } = this;
    const gallery = state.offer?.view === 'solutions';
    const comparing = isComparison(state.offer);
    const isListed = state.pane.name === 'solutions' && route.view === 'queens' && route.size <= limits().gallery;
    const player = this.player.state;
    const display = route.view === 'count' || comparing ? null : player.display;
    const shown = (display === null && !comparing) || gallery ? null : linkStepOf(player);
    const atStop = linkOf(state).view === 'lesson';
    return {
      route,
      display,
      player,
      step: atStop || (shown === 0 && display?.kind === 'search') ? null : shown,
      gallery,
      range: player.range,
      listed: isListed ? state.gallery : null,
      long: this.router.print() === null,
      fragment: ({ step = true, embed = false, present = false, range } = {}) => {
        const board = setPresent(range === undefined ? state : setRange(state, range), present);
        const moment = step && !range ? shown : null;
        return this.core.printLongLink(linkOf(board, atStop && !range ? undefined : moment, embed));
      },
    };
  }

  /**
   * Opens a text of any kind that says which board is meant, and says how it was understood where that is not plain.
   * @param {() => import('../../pkg/lazy.js').Pasted} read
   * @param {(answer: import('../../pkg/lazy.js').Answer | null) => void} judged takes the verdict on the
   *   output of a program
   * @param {HTMLElement} [field] that holds the text
   * @returns {ReturnType<Controller['open']>}
   */
  openText(read, judged, field) {
    /** @type {import('../../pkg/lazy.js').Pasted | undefined} */
    let pasted;
    const wrong = this.open(() => (pasted = read()).link, field);
    if (wrong !== null || !pasted) return wrong;
    const { answer, fromZero, boards: count } = pasted;
    judged(answer);
    if (fromZero) this.notices.inform(says('open.zero'));
    else if (count > 1) this.notices.inform(() => t('open.first', { count }));
    return null;
  }

  /** Pauses, and writes the link into the address, before the page is loaded again. */
  rest() {
    this.playback.pause();
    this.router.flush();
  }

  /**
   * Copies the link of the state.
   * @param {number | null} [step] a step that the link is to name, even if it opens there by itself
   */
  async copyLink(step) {
    const { notices } = this;
    notices.clear();
    const link = this.router.print(step);
    if (link === null) {
      const fragment = this.core.printLongLink(linkOf(this.store.state, step));
      notices.alert(() => longLinkMessage(fragment), { label: says('share.file'), act: () => saveLink(fragment) });
      return;
    }
    this.router.settle();
    this.router.flush();
    if (await copyText(() => addressOf(link))) notices.pass(says('link.copied'));
    else notices.alert(says('link.not.copied'));
  }
}
