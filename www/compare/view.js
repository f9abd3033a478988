/**
 * Two solvers in step: the part of the page, or of a frame, that is loaded when the first comparison is opened. Around the
 * board and the caption of the left side it lays the second board, the counts and the difference. It shows the state of the
 * player; the left side, the timeline and the transport are those of every run.
 *
 * @import { Display, Shown, View } from '../player/display.js'
 * @import { PlayerState } from '../player/state.js'
 * @import { Comparison } from './display.js'
 * @import { SideName } from './link.js'
 * @import { CompareLink } from '../core/routes.js'
 *
 * @typedef {import('../app/controller.js').Controller} Controller
 */

import '../style/compare.css';
import { home, noRun, opening, parseSquare, sideOf, squareName } from '../core/index.js';
import { BoardView, pageTokens } from '../board/index.js';
import { byId, element, localizeAttribute, redraw, setText } from '../ui/index.js';
import { isStill, onAppearance, restyle } from '../platform/index.js';
import { REFRESH_MS, caption, transitionOf } from '../player/index.js';
import { onLanguageChange, says, t } from '../i18n/index.js';
import { boardControls, countsTable, differenceOf, sideHead, unitChoice } from './controls.js';
import { openComparison } from './display.js';
import { comparisonOf, sideNames, solversOf } from './link.js';

/** The usual contents of the places that a comparison takes over. @type {Map<HTMLElement, Element[]>} */
const usual = new Map();

/**
 * @param {HTMLElement} place
 * @param {Element[] | null} parts `null` for its usual ones
 */
function fill(place, parts) {
  if (!usual.has(place)) usual.set(place, [...place.children]);
  place.replaceChildren(...(parts ?? usual.get(place) ?? []));
}

/** Tells the style sheet in which unit a comparison steps. @param {CompareLink['by'] | undefined} unit `undefined` for none */
function mark(unit) {
  const { dataset } = document.documentElement;
  if (dataset.comparing === unit) return;
  restyle(() => {
    if (unit) dataset.comparing = unit;
    else delete dataset.comparing;
  });
}

/**
 * @param {CompareLink['problem']} problem
 * @param {(route: any) => Display} open the display of one side, which is of the problem
 * @param {import('../core/wasm.js').LazyCore} lazy
 * @param {Controller} page
 * @param {boolean} [isFramed] whether there are no controls but those of the player
 */
export function comparePart(problem, open, lazy, page, isFramed = false) {
  const { core, notices, playback, player: store } = page;
  /** @type {Comparison | null} */
  let shown = null;
  const [place, firstCaption] = ['board', 'caption'].map(byId);
  const squares = element('div', { class: 'second-board' });
  const board = new BoardView(squares, pageTokens, choose);
  const below = element('div');
  const sentence = caption(element('p', { class: 'caption', role: 'status', 'aria-live': 'off' }));
  for (const named of [board.grid.element, board.picture]) {
    localizeAttribute(named, 'aria-label', says('compare.board'));
  }
  localizeAttribute(sentence.element, 'aria-label', says('compare.caption'));
  /** The link of the comparison shown last. */
  let link = comparisonOf(home[problem], solversOf(problem)[0], 0);
  const position = () => store.state.snapshot.step;
  const snapshots = () => store.state.snapshot.sides ?? [noRun, noRun];
  const linkNow = () => link;
  const differenceNow = () => store.state.snapshot.difference;
  /**
   * A square of either board is the start of both knights.
   * @param {number} square
   * @param {string} name
   */
  function choose(square, name) {
    const now = link;
    if (now.problem === 'queens') notices.inform(() => t('compare.square', { name }));
    else if (now.holes.includes(square)) notices.alert(() => t('start.out', { square: squareName(square) }));
    else page.open(() => ({ ...now, start: square, step: 0 }));
  }
  const change = (/** @type {(link: CompareLink) => CompareLink} */ by) => {
    page.open(() => by({ ...link, step: position() }));
    // A refused value does not stay in its control.
    showControls();
  };
  const close = () => page.show({ route: sideOf(link, 'left'), step: snapshots()[0].step });
  /** The link of a side at its step. @param {SideName} side */
  const linkTo = (side) => {
    const { step } = snapshots()[sideNames.indexOf(side)];
    return core.printLink({ ...sideOf(link, side), ...opening, step });
  };
  const heads = sideNames.map((side) =>
    sideHead(side, linkNow, linkTo, isFramed ? null : change, isFramed || side === 'left' ? null : close),
  );
  const counts = countsTable(linkNow, differenceNow);
  const difference = element('p', { class: 'difference', role: 'status', 'aria-label': says('compare.difference') });
  const panels = element('div', { class: 'compare-panels' });
  // Beside the boards in a window that has room for both.
  const summary = element('summary', { class: 'soft' }, says('compare.programs'));
  const programs = element('details', { class: 'compare-programs' }, summary, panels);
  const frame = element('div', { class: 'second-frame' }, squares, below);
  const secondCaption = element('div', { class: 'second-caption' }, sentence.element);
  const second = element('section', { class: 'second-side' }, heads[1].element, frame, secondCaption);
  const unit = unitChoice(linkNow, (by) =>
    change((before) => ({ ...before, by, step: differenceNow()?.positions[by] ?? 0 })),
  );
  const setup = boardControls(linkNow, {
    change,
    start(name) {
      const square = page.route.view === 'knight' ? parseSquare(core, page.route, name) : null;
      if (square === null) notices.alert(() => t('no.square', { name }));
      else choose(square, name);
      showControls();
    },
    showError: notices.alert,
  });

  const enter = () => {
    (place.closest('.board-frame') ?? place).before(heads[0].element);
    firstCaption.after(second, counts, difference);
    if (isFramed) return;
    // It may have been chosen far below the boards.
    scrollTo({ top: 0 });
    fill(byId('setup'), []);
    fill(byId('panes'), []);
    counts.after(setup);
    byId('speed').prepend(unit);
    byId('speed').after(programs);
  };
  /** @param {boolean} toAnother whether another comparison takes its place */
  const leave = (toAnother) => {
    for (const part of [heads[0].element, second, counts, difference, setup, unit, programs]) part.remove();
    if (!isFramed && !toAnother) for (const id of ['setup', 'panes']) fill(byId(id), null);
  };

  const showControls = () => [heads[0].element, heads[1].element, unit, setup].forEach(redraw);

  /** The sides as they are shown. @type {[View, View] | null} */
  let views = null;
  const showPrograms = () => {
    if (!shown || !views || !programs.open) return;
    for (const [side, { aside }] of shown.sides.entries()) aside?.show(views[side], snapshots()[side], playback);
  };
  programs.addEventListener('toggle', showPrograms);

  let refreshed = 0;
  /**
   * @param {Comparison} comparison
   * @param {PlayerState} player
   * @param {ReturnType<typeof transitionOf>} transition
   */
  const showSides = ({ sides, both }, { snapshot }, { opened, playsOn, aloud, hurried, context }) => {
    views = both(snapshot, context);
    const [, right] = views;
    const { scene } = right;
    board.show(hurried ? { ...scene, zone: 0 } : scene, !opened && !hurried && !isStill());
    sentence.show(right.caption, aloud);
    const isSolved = scene.markers.some(({ kind }) => kind === 'solved');
    secondCaption.classList.toggle('solved', isSolved);
    sides[1].below?.show(right, snapshots()[1], playback);
    redraw(counts);
    difference.ariaLive = aloud ? 'polite' : 'off';
    const told = differenceNow();
    if (told) setText(difference, differenceOf(told));
    const time = performance.now();
    if (hurried && playsOn && time - refreshed < REFRESH_MS) return;
    refreshed = time;
    board.name(right.nameOf, right.tipOf);
    if (isFramed) return;
    showPrograms();
    // The heads are shown with the controls of a comparison that has just been opened.
    if (!opened) for (const { alone } of heads) redraw(alone);
  };

  /**
   * @param {PlayerState} player
   * @param {PlayerState} before
   */
  const show = (player, before) => {
    const { display } = player;
    const comparison = /** @type {Comparison | null} */ (display?.sides ? display : null);
    const next = comparison?.link.problem === problem ? comparison : null;
    if (next !== shown) {
      if (!next) leave(display?.sides !== undefined);
      else if (!shown) enter();
      shown = next;
      if (!display?.sides) mark(undefined);
      if (next) {
        ({ link } = next);
        mark(link.by);
        showControls();
        below.replaceChildren(...(next.sides[1].below ? [next.sides[1].below.element] : []));
        panels.replaceChildren(...next.sides.map((side) => side.aside?.element ?? element('div')));
      }
    }
    if (!next) return;
    board.busy = player.seeking !== null || player.pending;
    const transition = transitionOf(player, before);
    if (transition.redrawn) showSides(next, player, transition);
  };
  store.subscribe((player) => player, show);
  onLanguageChange(() => {
    if (shown) show(store.state, { ...store.state, overlays: { ...store.state.overlays } });
  });
  onAppearance(() => board.retheme());
  return {
    /**
     * @param {Shown} _
     * @param {CompareLink} [compared]
     */
    open(_, compared) {
      if (!compared) throw new Error('a comparison is opened by its link');
      return openComparison({ core, lazy }, compared, open, choose);
    },
  };
}
