/**
 * The stage: board, caption, player and panes, for queens and knights alike. It shows an exhibit and plays it.
 *
 * @typedef {import('./display.js').Display} Display
 * @typedef {import('./playback.js').Reason} Reason
 */

import { BoardView } from '../board/view.js';
import { pageClock } from '../platform/clock.js';
import { caption } from './caption.js';
import { icons } from '../ui/icons.js';
import { listen } from './shortcuts.js';
import { speedControl } from './speed.js';
import { timeline } from './timeline.js';
import { transport } from './transport.js';
import { element, icon, setText, setWords } from '../ui/dom.js';
import { readTokens } from '../board/tokens.js';
import { paneTabs } from '../panes/panes.js';
import { Playback } from './playback.js';
import { isStill } from '../settings/look.js';
import { UNHURRIED } from './speeds.js';
import { t, sentences } from '../i18n/index.js';
import { yieldToMain } from '../platform/scheduler.js';

/** While the clock runs fast, the names of the squares and the log are brought up to date this often, in milliseconds. */
const REST = 250;

/** Reasons after which the caption speaks: of some it does so even if it says the same. */
const ALOUD = new Set(['open', 'step', 'play', 'pause', 'end']);
const AGAIN = new Set(['play', 'pause', 'end']);

export class PlayerView {
  /** @type {Display | null} */
  #display = null;
  /** The step shown, and the event that led there. */
  #before = { step: 0, event: /** @type {number | undefined} */ (undefined) };
  #rested = 0;
  /** Whether the first view is whole, and what is still to be told of it. */
  #begun = false;
  #first = /** @type {(() => void) | null} */ (null);
  /** The step that a link has asked for, until another step is shown. */
  #route = 0;
  /** The colours that the page has on. @type {import('../board/tokens.js').Tokens | null} */
  #tokens = null;
  #board;
  #parts;
  #told;
  #page;

  /**
   * @param {object} page
   * @param {HTMLElement} page.above
   * @param {HTMLElement} page.board
   * @param {HTMLElement} page.caption
   * @param {HTMLElement} page.player
   * @param {HTMLElement} page.tempo
   * @param {HTMLElement} page.panes
   * @param {import('../panes/panes.js').Pane[]} panes
   * @param {object} callbacks
   * @param {(square: number, name: string) => void} callbacks.act on a square, which has a name
   * @param {() => void} callbacks.help
   * @param {() => void} [callbacks.project] shows the board to a room, or no longer
   * @param {(reason: Reason) => void} callbacks.told of every change, once it is shown
   * @param {() => void} callbacks.copyStep copies the link to the step shown
   */
  constructor(page, panes, { act, help, project, told, copyStep }) {
    this.#told = told;
    this.#page = page;
    this.playback = new Playback(pageClock(), (reason) => this.#changed(reason));
    // Whatever stands at the lower edge of a phone stands on the player. The style sheet foresees its usual height: setting
    // it has all styles worked out anew.
    new ResizeObserver(() => {
      const { documentElement: root } = document;
      const height = `${page.player.offsetHeight}px`;
      if (getComputedStyle(root).getPropertyValue('--player') !== height) root.style.setProperty('--player', height);
    }).observe(page.player);
    const tokens = () => (this.#tokens ??= readTokens(page.board));
    this.#board = new BoardView(page.board, tokens, act);
    this.#parts = {
      caption: caption(captionIn(page.caption)),
      timeline: timeline(this.playback, tokens),
      transport: transport(this.playback),
      speed: speedControl(this.playback),
      panes: paneTabs(panes),
      going: goingBar(this.playback, () => this.focusPlayer()),
      above: above(page.above, this.playback),
    };
    const parts = this.#parts;
    page.tempo.replaceChildren(parts.speed.element, element('div', {}, parts.timeline.readout, stepLink(copyStep)));
    page.panes.replaceChildren(parts.panes.element);
    page.player.role = 'group';
    setWords(page.player, 'aria-label', () => t('player'));
    listen(this.playback, { player: page.player, board: page.board, help, project });
  }

  get display() {
    return this.#display;
  }

  /** The step shown, or the one that is being gone to. */
  get step() {
    const { going, run } = this.playback;
    if (going && 'step' in going && going.step < Number.MAX_SAFE_INTEGER) return going.step;
    return run ? Math.max(0, this.#before.step) : 0;
  }

  /**
   * @param {Display} display
   * @param {number | null} step where to open it; one beyond the end opens at the end and says so; `null` for a search
   *   at its start and a tour at its end
   */
  open(display, step) {
    this.#display?.stop?.();
    this.#display = display;
    this.#before = { step: -1, event: undefined };
    this.#route = step ?? 0;
    this.playback.open(display.run, step ?? (display.searching ? 0 : (display.run?.length ?? 0)));
  }

  /** Puts the keyboard on the board. */
  focusBoard() {
    this.#board.grid.focus();
  }

  /** Puts the keyboard on the player. */
  focusPlayer() {
    const [play] = this.#page.player.getElementsByClassName('play');
    if (play instanceof HTMLElement) play.focus();
  }

  /** Shows again what is shown: more is known of it. */
  refresh() {
    this.#changed('refresh');
  }

  /** Forgets what is shown: its core is gone. */
  abandon() {
    this.playback.abandon();
    this.#display = null;
  }

  /** Shows the step once more: something else than the step has changed what is to be seen of it. */
  again() {
    this.#before = { step: -1, event: undefined };
    this.#changed('step');
  }

  /** @param {string} name of the pane that comes to the front */
  turnToPane(name) {
    this.#parts.panes.turnTo(name);
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

  /** @param {Reason} reason */
  #changed(reason) {
    if (this.#display) this.#show(this.#display, reason);
    this.#told(reason);
  }

  /**
   * @param {Display} display
   * @param {Reason} reason
   */
  #show(display, reason) {
    const { playback } = this;
    const { run } = display;
    const parts = this.#parts;
    const step = run?.step ?? 0;
    const moved = step !== this.#before.step || reason === 'open' || reason === 'refresh';
    if (reason === 'open') this.#lay(display);
    const hurried = playback.playing && playback.speed > UNHURRIED;
    if (moved || AGAIN.has(reason)) {
      const { step: before, event: undone } = this.#before;
      const view = display.view(before, undone);
      const now = performance.now();
      const rested = reason !== 'frame' || !hurried || now - this.#rested > REST;
      parts.above.show(display, view);
      if (moved) this.#board.show(view.scene, !hurried && !isStill() && reason !== 'open');
      parts.caption.show(this.#sentence(view.caption, run, reason), ALOUD.has(reason), AGAIN.has(reason));
      const tell = () => {
        if (rested) this.#board.name(view.nameOf, view.tipOf);
        parts.panes.show({ display, view, playback, before, hurried: !rested });
      };
      if (rested) this.#rested = now;
      if (this.#begun) tell();
      else void this.#tellFirst(tell);
      this.#before = { step, event: run?.event };
    }
    this.#board.busy = playback.going !== null || display.later !== undefined;
    parts.transport.show(display.searching);
    parts.timeline.show();
    parts.speed.show();
    parts.going.show(display);
  }

  /**
   * What the first view says of each square and beside the board comes in a turn of its own: the board does not wait.
   * @param {() => void} tell
   */
  async #tellFirst(tell) {
    const waiting = this.#first !== null;
    this.#first = tell;
    if (waiting) return;
    await yieldToMain();
    const first = this.#first;
    [this.#begun, this.#first] = [true, null];
    if (this.#display) first?.();
  }

  /**
   * Lays out what stands around the board: the player, or the desk of an exhibit that is worked on by hand.
   * @param {Display} display
   */
  #lay({ controller }) {
    const { caption: under, player, tempo } = this.#page;
    const { caption: sentence, going, timeline: line, transport: buttons } = this.#parts;
    put(under, controller ? [sentence.element, controller.told] : [sentence.element]);
    put(player, controller ? [controller.tools] : [going.element, line.element, buttons.element]);
    tempo.hidden = controller !== undefined;
  }

  /**
   * The caption, with a word in front where a link asked for a step that the run does not have.
   * @param {string} sentence
   * @param {import('../core/run.js').Run | null} run
   * @param {Reason} reason
   */
  #sentence(sentence, run, reason) {
    const route = this.#route;
    const arrived = reason === 'open' || reason === 'step';
    if (arrived && this.playback.going === null) this.#route = 0;
    if (!arrived || !run?.atEnd || route <= run.step) return sentence;
    return sentences(t('beyond.end', { length: run.step, step: route }), sentence);
  }
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
 * A button beside the number of the step.
 * @param {() => void} copy
 */
function stepLink(copy) {
  const button = element('button', { type: 'button', class: 'quiet', title: () => t('copy.step') }, icon(icons.link));
  button.addEventListener('click', copy);
  return button;
}

/**
 * What an exhibit shows above the board, square by square.
 * @param {HTMLElement} root
 * @param {Playback} playback
 */
function above(root, playback) {
  return {
    /**
     * @param {Display} display
     * @param {import('./display.js').View} view
     */
    show({ above: part }, view) {
      if (root.firstElementChild !== (part?.element ?? null)) root.replaceChildren(...(part ? [part.element] : []));
      part?.show(view, playback);
    },
  };
}

/**
 * How far the way to a far step is done, or that something is being made, and how to give it up.
 * @param {Playback} playback
 * @param {() => void} lost puts the focus somewhere when the button that has it goes
 */
function goingBar(playback, lost) {
  const text = element('span');
  const bar = element('progress', { max: 1, 'aria-hidden': 'true' });
  const cancel = element('button', { type: 'button', class: 'quiet text' }, () => t('cancel'));
  const root = element('div', { class: 'going', hidden: true }, bar, text, cancel);
  /** @type {Display | null} */
  let made = null;
  cancel.addEventListener('click', () => (made ? made.stop?.() : playback.pause()));
  return {
    element: root,
    /** @param {Display} display */
    show(display) {
      const { going, run } = playback;
      made = display.later && display.stop ? display : null;
      const held = root.contains(document.activeElement);
      root.hidden = going === null && made === null;
      if (held && root.hidden) lost();
      // Most of what is made is there before anybody could read of it.
      root.classList.toggle('made', made !== null);
      if (made) {
        bar.hidden = false;
        bar.removeAttribute('value');
        setText(text, t('making'));
      }
      if (!going || !run) return;
      const to = 'step' in going && going.step < Number.MAX_SAFE_INTEGER ? going.step : null;
      const explored = run.furthest;
      setText(text, to === null ? t('going', { explored }) : t('going.to', { step: to, explored }));
      bar.hidden = to === null;
      bar.value = playback.progress ?? 0;
    },
  };
}
