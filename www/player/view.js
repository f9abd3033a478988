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
 * @property {HTMLElement} [below]
 * @property {HTMLElement} [speed]
 */

import { element, iconButton, icons, localizeAttribute, setChildren, setText, wordButton } from '../ui/index.js';
import { BoardView, pageTokens } from '../board/index.js';
import { beyondWords } from './step-field.js';
import { caption } from './caption.js';
import { perform, whyNoneAfter } from './commands.js';
import { listen } from './shortcuts.js';
import { speedControl } from './speed.js';
import { timeline } from './timeline.js';
import { transport } from './transport.js';
import { REFRESH_MS, progressOf, transitionOf } from './state.js';
import { marks } from '../core/index.js';
import { isStill, onAppearance, yieldToMain } from '../platform/index.js';
import { onLanguageChange, says, sentences, t } from '../i18n/index.js';

const noInform = () => {};

/**
 * @param {Places} places
 * @param {import('../app/store.js').Slice<PlayerState>} store
 * @param {Playback} playback
 * @param {object} page
 * @param {(square: number, name: string) => void} page.choose a square, with its name
 * @param {import('./shortcuts.js').Page} [page.keys]
 * @param {(sentence: import('../ui/dom.js').Message) => void} page.inform says why a button has nothing to do
 * @param {import('./timeline.js').ShowError} [page.showError]
 * @param {() => void} [page.copyStep] copies the link to the step shown
 * @param {{ show: (moment: import('../panes/panes.js').Moment) => void }} [page.panes]
 * @param {{ button: HTMLElement, element: HTMLElement }} [page.ask] the button *What comes next?* and its panel
 */
export function playerView(places, store, playback, page) {
  const { choose, inform, keys, copyStep = () => {}, panes, ask, showError = noInform } = page;
  const board = new BoardView(places.board, pageTokens, choose);
  const aim = element('p', { class: 'aim' });
  const sentence = caption(/** @type {HTMLElement} */ (places.caption.querySelector('.caption')));
  const line = timeline(playback, pageTokens, showError);
  /** @param {import('./commands.js').Command} command @param {boolean} [silent] */
  const press = (command, silent = false) => perform(command, playback, store.state, silent ? noInform : inform);
  const buttons = transport(press, ask?.button);
  const speed = speedControl(playback);
  const seeking = seekingBar(playback);
  const copy = iconButton(icons.link, 'copy.step', copyStep);
  const beside = [speed.element, element('div', { class: 'step' }, line.readout, copy)];
  places.speed?.replaceChildren(...beside);
  places.player.role = 'group';
  localizeAttribute(places.player, 'aria-label', says('player'));
  listen(press, places.player, places.board, () => store.state.display?.run != null, keys);

  /**
   * Lays out the parts around the board: the transport, or the tools of a placement that is made by hand.
   * @param {Display} display
   */
  const arrange = ({ tools, below, aim: key, instead, run, kind, edits }) => {
    if (key) aim.replaceChildren(element('span', {}, () => t(key)));
    setChildren(places.caption, [...(key ? [aim] : []), sentence.element, ...(tools ? [tools.status] : [])]);
    const asked = ask ? [ask.element] : [];
    const track = [instead, instead && !run ? undefined : line.element].filter((part) => part !== undefined);
    setChildren(places.player, tools ? [tools.element] : [seeking.element, ...asked, ...track, buttons.element]);
    setChildren(buttons.element, buttons.around(edits));
    if (places.below) setChildren(places.below, below ? [below.element] : []);
    if (places.speed) places.speed.hidden = false;
    for (const part of beside) part.hidden = tools !== undefined;
    if (kind === 'argument') speed.element.hidden = true;
  };

  /** When the names of the squares and the panes were last brought up to date. */
  let refreshed = 0;
  /** Whether the first view is complete, and what is still to be shown in a task of its own. */
  let begun = false;
  let pending = /** @type {(() => void)[]} */ ([]);
  const showPending = () => {
    begun = true;
    // What fails does not hold up what is shown later.
    for (const show of pending.splice(0)) show();
  };

  /**
   * Shows the names of the squares and the panes, which change too fast to be read while the player is in a hurry. Where
   * something else is opened the names are a separate task, and on the first view the panes are part of it: the board does
   * not wait for them.
   * @param {Display} display
   * @param {PlayerState} player
   * @param {View} view
   * @param {{ hurried: boolean, opened: boolean }} how
   */
  const showBeside = (display, player, view, { hurried, opened }) => {
    const now = performance.now();
    const isWaiting = pending.length > 0;
    const isDue = isWaiting || !hurried || now - refreshed > REFRESH_MS;
    if (isDue) refreshed = now;
    const showNames = () => isDue && board.name(view.nameOf, view.tipOf);
    const showPanes = () => panes?.show({ display, player, view, playback, hurried: !isDue });
    const later = opened || isWaiting ? [showNames] : [];
    if (begun) showPanes();
    else later.push(showPanes);
    pending = later;
    if (later.length === 0) showNames();
    else if (!isWaiting) void yieldToMain().then(showPending);
  };

  /**
   * @param {PlayerState} player
   * @param {PlayerState} before
   */
  const show = (player, before) => {
    const { display, snapshot, overlays } = player;
    if (!display) return;
    const { opened, playsOn, toggled, redrawn, aloud, hurried, context } = transitionOf(player, before);
    if (opened) arrange(display);
    if (redrawn) {
      const made = display.at(snapshot, context);
      const view = overlays.asked?.change(made, snapshot) ?? made;
      // One zone after the other in front would flicker.
      const scene = hurried ? { ...view.scene, zone: 0 } : view.scene;
      board.show(scene, !opened && !hurried && !isStill());
      sentence.show(sentenceOf(player, view), aloud, toggled);
      places.caption.classList.toggle(
        'solved',
        view.scene.markers.some(({ kind }) => kind === 'solved'),
      );
      display.below?.show(view, snapshot, playback);
      showBeside(display, player, view, { hurried: playsOn && hurried, opened });
    }
    board.busy = player.seeking !== null || player.pending;
    buttons.show(player);
    line.show(player);
    speed.show(player.speed);
    seeking.show(player);
  };
  store.subscribe((player) => player, show);
  // Whether another solution follows may be known only once the rest of the run has been explored.
  store.on('missed', (missed) => {
    if (missed?.kind !== 'mark' || missed.nth !== undefined || missed.orEnd) return;
    const why = whyNoneAfter(missed.mark === marks.solution, store.state);
    if (why) inform(why);
  });
  onAppearance(() => {
    board.retheme();
    line.retheme();
  });
  onLanguageChange(() => show(store.state, { ...store.state, overlays: { ...store.state.overlays } }));

  return {
    /** Puts the keyboard on the player, or on the board where a placement is made by hand. */
    focus() {
      if (store.state.display?.kind === 'placement') board.grid.focus();
      else buttons.play.focus();
    },
    /** Does the work that takes a browser long the first time, before the first view is drawn. */
    prepare: () => board.prepare(),
  };
}

/**
 * The caption, with a word in front where a link has a step that the run does not have.
 * @param {PlayerState} player
 * @param {View} view
 */
function sentenceOf({ display, snapshot, requested, range, seeking, overlays }, view) {
  const { step, atEnd } = snapshot;
  const remark = overlays.asked?.remark(display, snapshot) ?? [];
  if (remark.length > 0) return sentences(...remark, view.caption);
  const asked = Math.max(requested ?? 0, range?.last ?? 0);
  const beyond = seeking || !atEnd ? '' : beyondWords(step, asked);
  return beyond === '' ? view.caption : sentences(beyond, view.caption);
}

/**
 * How far the way to a far step is done, or that something is being made, and how to give it up.
 * @param {Playback} playback
 */
function seekingBar(playback) {
  const text = element('span');
  const bar = element('progress', { max: 1, 'aria-hidden': 'true' });
  const cancel = wordButton('cancel', () => playback.cancel(), 'quiet text');
  const root = element('div', { class: 'progress-row row soft', hidden: true }, bar, text, cancel);
  return {
    element: root,
    /** @param {PlayerState} player */
    show(player) {
      const { display, pending, seeking, snapshot } = player;
      const making = pending && display?.givenUp !== undefined;
      root.hidden = seeking === null && !making;
      // Most jobs end before the message could be read: it appears after a delay.
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
