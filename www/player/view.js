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
import { onLanguageChange, sentences, t } from '../i18n/index.js';

/** While the clock runs fast, the names of the squares and the panes are brought up to date this often, in milliseconds. */
const REFRESH = 250;

/**
 * @typedef {object} Page
 * @property {(square: number, name: string) => void} choose a square, with its name
 * @property {Record<string, () => void>} [keys] that act in the player and on the board
 * @property {() => void} [copyStep] copies the link to the step shown
 * @property {{ status: HTMLElement, tools: HTMLElement }} [editor] takes the place of the transport while a placement is
 *   made by hand
 * @property {{ show: (moment: import('../panes/panes.js').Moment) => void }} [panes]
 */

/** Faster than this nothing on the board moves, it only changes; and nobody could read each caption. */
const UNHURRIED = 8;

export class PlayerView {
  /** When the names of the squares and the panes were last brought up to date. */
  #refreshed = 0;
  /** Whether the first view is complete, and the part of it that is still to be shown. */
  #begun = false;
  #first = /** @type {(() => void) | null} */ (null);
  /** The colours of the page. @type {import('../board/tokens.js').Tokens | null} */
  #tokens = null;
  #places;
  #store;
  #playback;
  #page;
  #board;
  #parts;

  /**
   * @param {Places} places
   * @param {import('../app/store.js').Slice<PlayerState>} store
   * @param {Playback} playback
   * @param {Page} page
   */
  constructor(places, store, playback, page) {
    this.#places = places;
    this.#store = store;
    this.#playback = playback;
    this.#page = page;
    const tokens = () => (this.#tokens ??= readTokens(places.board));
    this.#board = new BoardView(places.board, tokens, page.choose);
    const sentence = /** @type {HTMLElement} */ (places.caption.querySelector('.caption'));
    const speed = speedControl(playback);
    const line = timeline(playback, tokens);
    this.#parts = {
      caption: caption(sentence),
      timeline: line,
      transport: transport(playback),
      speed,
      seeking: seekingBar(playback),
    };
    const copy = iconButton(icons.link, 'copy.step', () => page.copyStep?.());
    places.speed?.replaceChildren(speed.element, element('div', {}, line.readout, copy));
    places.player.role = 'group';
    localizeAttribute(places.player, 'aria-label', () => t('player'));
    listen(playback, places.player, places.board, page.keys);
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
      display.above?.show(view, this.#playback);
      this.#showBeside(player, view, playsOn && hurried);
    }
    this.#board.busy = seeking !== null || player.pending;
    this.#parts.transport.show(player);
    this.#parts.timeline.show(player);
    this.#parts.speed.show(player.speed);
    this.#parts.seeking.show(player);
  }

  /**
   * Shows the names of the squares and the panes, which change too fast to be read while the player is in a hurry.
   * @param {PlayerState} player
   * @param {View} view
   * @param {boolean} hurried
   */
  #showBeside(player, view, hurried) {
    const { display } = player;
    const now = performance.now();
    const isDue = !hurried || now - this.#refreshed > REFRESH;
    if (isDue) this.#refreshed = now;
    const show = () => {
      if (isDue) this.#board.name(view.nameOf, view.tipOf);
      if (display) this.#page.panes?.show({ display, player, view, playback: this.#playback, hurried: !isDue });
    };
    if (this.#begun) show();
    else this.#showFirst(show);
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
    this.#begun = true;
    this.#first();
  }

  /**
   * Lays out the parts around the board: the transport, or the tools of a placement that is made by hand.
   * @param {Display} display
   */
  #lay({ byHand, above }) {
    const [places, parts] = [this.#places, this.#parts];
    const editor = byHand ? this.#page.editor : undefined;
    put(places.caption, editor ? [parts.caption.element, editor.status] : [parts.caption.element]);
    const transports = [parts.seeking.element, parts.timeline.element, parts.transport.element];
    put(places.player, editor ? [editor.tools] : transports);
    if (places.above) put(places.above, above ? [above.element] : []);
    if (places.speed) places.speed.hidden = editor !== undefined;
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
