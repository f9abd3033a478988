/**
 * A player on the page: board, caption and transport, for queens and knights alike. It shows the state of its player.
 *
 * @import { Display, View } from './display.js'
 * @import { Playback } from './playback.js'
 * @import { PlayerState } from './state.js'
 *
 * @typedef {object} Places where it is in the page
 * @property {HTMLElement} board
 * @property {HTMLElement} caption with an element of class `caption`
 * @property {HTMLElement} player
 * @property {HTMLElement} [above]
 * @property {HTMLElement} [speed]
 */

import { element, iconButton, icons, localizeAttribute, setText, wordButton } from '../ui/index.js';
import { BoardView, readTokens } from '../board/index.js';
import { caption } from './caption.js';
import { listen } from './shortcuts.js';
import { speedControl } from './speed.js';
import { timeline } from './timeline.js';
import { transport } from './transport.js';
import { progressOf } from './state.js';
import { isStill, yieldToMain } from '../platform/index.js';
import { UNHURRIED } from './speeds.js';
import { onLanguageChange, sentences, t } from '../i18n/index.js';

/** While the clock runs fast, the names of the squares and the panes are brought up to date this often, in milliseconds. */
const REST = 250;

export class PlayerView {
  #rested = 0;
  /** Whether the first view is complete, and the part of it that is still to be shown. */
  #begun = false;
  #first = /** @type {(() => void) | null} */ (null);
  /** The colours of the page. @type {import('../board/tokens.js').Tokens | null} */
  #tokens = null;
  #places;
  #store;
  #playback;
  #panes;
  #tools;
  #board;
  #parts;

  /**
   * @param {Places} places
   * @param {import('../app/store.js').Slice<PlayerState>} store
   * @param {Playback} playback
   * @param {object} page
   * @param {(square: number, name: string) => void} page.choose a square, with its name
   * @param {Record<string, () => void>} [page.keys] that act in the player and on the board
   * @param {() => void} [page.copyStep] copies the link to the step shown
   * @param {{ status: HTMLElement, tools: HTMLElement }} [page.editor] what stands in the place of the transport while a
   *   placement is made by hand
   * @param {{ show: (moment: import('../panes/panes.js').Moment) => void }} [page.panes]
   */
  constructor(places, store, playback, { choose, keys = {}, copyStep = () => {}, editor, panes }) {
    this.#places = places;
    this.#store = store;
    this.#playback = playback;
    this.#panes = panes;
    this.#tools = editor;
    const tokens = () => (this.#tokens ??= readTokens(places.board));
    this.#board = new BoardView(places.board, tokens, choose);
    this.#parts = {
      caption: caption(captionIn(places.caption)),
      timeline: timeline(playback, tokens),
      transport: transport(playback),
      speed: speedControl(playback),
      seeking: seekingBar(playback),
    };
    const { speed, timeline: line } = this.#parts;
    places.speed?.replaceChildren(
      speed.element,
      element('div', {}, line.readout, iconButton(icons.link, 'copy.step', copyStep)),
    );
    places.player.role = 'group';
    localizeAttribute(places.player, 'aria-label', () => t('player'));
    listen(playback, places.player, places.board, keys);
    store.subscribe(
      (player) => player,
      (player, before) => this.#show(player, before),
    );
    onLanguageChange(() => this.#show(store.state, { ...store.state, overlays: { ...store.state.overlays } }));
  }

  /** Puts the keyboard on the player, or on the board where a placement is made by hand. */
  focus() {
    if (this.#store.state.display?.byHand) return this.#board.grid.focus();
    const [play] = this.#places.player.getElementsByClassName('play');
    if (play instanceof HTMLElement) play.focus();
  }

  /** What takes a browser long the first time, before the first view is drawn. */
  prepare() {
    this.#board.prepare();
  }

  /** Reads the colours again, after a change of theme. */
  retheme() {
    this.#tokens = null;
    this.#board.retheme();
    this.#parts.timeline.retheme();
  }

  /**
   * @param {PlayerState} player
   * @param {PlayerState} before
   */
  #show(player, before) {
    const { display, snapshot, playing, seeking, overlays, learned } = player;
    if (!display) return;
    const opened = display !== before.display;
    const stepped = snapshot.step !== before.snapshot.step;
    const playsOn = playing && before.playing && !opened;
    // Starting and stopping are read out even if the sentence is the same.
    const toggled = !opened && (playing !== before.playing || (before.seeking !== null && !seeking && !stepped));
    const redrawn = opened || stepped || overlays !== before.overlays || learned !== before.learned;
    const hurried = playing && player.speed > UNHURRIED;
    if (opened) this.#lay(display);
    if (redrawn || toggled) {
      const view = display.view({ snapshot, before: opened ? undefined : before.snapshot, learned, overlays });
      const aloud = opened || toggled || (stepped && !playsOn);
      if (redrawn) this.#board.show(view.scene, !opened && !hurried && !isStill());
      this.#parts.caption.show(sentenceOf(player, view), aloud, toggled);
      this.#showAbove(display, view);
      this.#showBeside(player, view, playsOn && hurried);
    }
    this.#board.busy = seeking !== null || player.pending;
    this.#parts.transport.show(player);
    this.#parts.timeline.show(player);
    this.#parts.speed.show(player.speed);
    this.#parts.seeking.show(player);
  }

  /**
   * @param {Display} display
   * @param {View} view
   */
  #showAbove({ above }, view) {
    const root = this.#places.above;
    if (root && root.firstElementChild !== (above?.element ?? null))
      root.replaceChildren(...(above ? [above.element] : []));
    above?.show(view, this.#playback);
  }

  /**
   * Shows the names of the squares and the panes, which change too fast to be read while the player is in a hurry.
   * @param {PlayerState} player
   * @param {View} view
   * @param {boolean} hurried
   */
  #showBeside(player, view, hurried) {
    const now = performance.now();
    const rested = !hurried || now - this.#rested > REST;
    if (rested) this.#rested = now;
    const show = () => {
      if (rested) this.#board.name(view.nameOf, view.tipOf);
      const { display } = player;
      if (display) this.#panes?.show({ display, player, view, playback: this.#playback, hurried: !rested });
    };
    if (this.#begun) show();
    else void this.#showFirst(show);
  }

  /**
   * On the first view this comes in a task of its own: the board does not wait for it.
   * @param {() => void} show
   */
  async #showFirst(show) {
    const waiting = this.#first !== null;
    this.#first = show;
    if (waiting) return;
    await yieldToMain();
    const first = this.#first;
    [this.#begun, this.#first] = [true, null];
    first();
  }

  /**
   * Lays out what stands around the board: the transport, or the tools of a placement that is made by hand.
   * @param {Display} display
   */
  #lay({ byHand = false }) {
    const { caption: under, player, speed } = this.#places;
    const { caption: sentence, seeking, timeline: line, transport: buttons } = this.#parts;
    const editor = byHand ? this.#tools : undefined;
    put(under, editor ? [sentence.element, editor.status] : [sentence.element]);
    put(player, editor ? [editor.tools] : [seeking.element, line.element, buttons.element]);
    if (speed) speed.hidden = editor !== undefined;
  }
}

/**
 * The caption, with a word in front where a link has a step that the run does not have.
 * @param {PlayerState} player
 * @param {View} view
 */
function sentenceOf({ snapshot, requested, seeking }, view) {
  const { step, atEnd } = snapshot;
  if (requested === null || seeking || !atEnd || requested <= step) return view.caption;
  return sentences(t('beyond.end', { length: step, step: requested }), view.caption);
}

/**
 * Puts parts into the page, and takes out what else is there. What stays is not touched: a control keeps the focus, and a
 * live region is heard.
 * @param {HTMLElement} root
 * @param {HTMLElement[]} parts
 */
function put(root, parts) {
  for (const other of [...root.children].filter((child) => !parts.some((part) => part === child))) other.remove();
  for (const [index, part] of parts.entries()) {
    if (root.children[index] !== part) root.insertBefore(part, root.children[index] ?? null);
  }
}

/** @param {HTMLElement} root */
function captionIn(root) {
  const found = root.querySelector('.caption');
  if (!(found instanceof HTMLElement)) throw new Error('the page has no caption');
  return found;
}

/**
 * How far the way to a far step is done, or that something is being made, and how to give it up.
 * @param {Playback} playback
 */
function seekingBar(playback) {
  const text = element('span');
  const bar = element('progress', { max: 1, 'aria-hidden': 'true' });
  const cancel = wordButton('cancel', () => playback.cancel(), 'quiet text');
  const root = element('div', { class: 'progress-row', hidden: true }, bar, text, cancel);
  return {
    element: root,
    /** @param {PlayerState} player */
    show(player) {
      const { display, pending, seeking, snapshot } = player;
      const making = pending && display?.givenUp !== undefined;
      root.hidden = seeking === null && !making;
      // Most of what is made is there before anybody could read of it.
      root.classList.toggle('made', making);
      if (root.hidden) return;
      const progress = progressOf(player);
      const explored = snapshot.furthest;
      bar.hidden = !making && progress === null;
      if (progress === null) bar.removeAttribute('value');
      else bar.value = progress;
      if (making) setText(text, t('making'));
      else if (seeking?.kind !== 'step' || progress === null) setText(text, t('going', { explored }));
      else setText(text, t('going.to', { step: seeking.step, explored }));
    },
  };
}
