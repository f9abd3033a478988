/**
 * The keys, and the list of them.
 */

import { element } from '../dom.js';
import { marks } from '../run.js';
import { say } from '../strings/index.js';
import { sheetDialog } from './sheet.js';

/**
 * @typedef {import('../playback.js').Playback} Playback
 * @typedef {import('../strings/index.js').Key} Key
 */

/** @param {Playback} playback */
const toggle = (playback) => (playback.playing ? playback.pause() : playback.play());

/**
 * Keys that act in the player and on the board alike.
 * @type {Record<string, (playback: Playback) => void>}
 */
const everywhere = {
  ',': (playback) => playback.stepBy(-1),
  '.': (playback) => playback.stepBy(1),
  n: (playback) => playback.toNext(marks.solution),
  b: (playback) => playback.toNext(marks.backtrack),
  'Shift+n': (playback) => playback.toPrevious(marks.solution),
  'Shift+b': (playback) => playback.toPrevious(marks.backtrack),
};

/**
 * Keys of the player alone: on the board they move from square to square.
 * @type {Record<string, (playback: Playback) => void>}
 */
const inPlayer = {
  ArrowLeft: (playback) => playback.stepBy(-1),
  ArrowRight: (playback) => playback.stepBy(1),
  Home: (playback) => playback.goTo(0),
  End: (playback) => playback.toEnd(),
};

/**
 * Listens on the player and on the board; nowhere else does a letter act.
 * @param {Playback} playback
 * @param {{ player: HTMLElement, board: HTMLElement, help: () => void, project?: () => void }} where
 */
export function listen(playback, { player, board, help, project = () => {} }) {
  const handle = (
    /** @type {KeyboardEvent} */ event,
    /** @type {Record<string, (playback: Playback) => void>} */ keys,
  ) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    /** @type {typeof keys} */
    const acts = { ...keys, '?': () => help(), f: () => project() };
    const act = acts[keyOf(event)];
    if (!act) return;
    event.preventDefault();
    act(playback);
  };
  player.addEventListener('keydown', (event) => {
    handle(event, { ...inPlayer, ...everywhere });
    // On a button the space bar presses the button.
    if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      toggle(playback);
    }
  });
  board.addEventListener('keydown', (event) => handle(event, everywhere));
}

/**
 * The name of a key in the tables above: a letter is the same with the capitals locked, and another one with Shift.
 * @param {KeyboardEvent} event
 */
function keyOf({ key, shiftKey }) {
  if (!/^[a-z]$/i.test(key)) return key;
  return `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}

/** A button and the list of keys that it opens. */
export function keyHelp() {
  const dialog = sheetDialog(
    { title: 'keys.title', className: 'keys' },
    group(
      'tour.title',
      ...part('board', 'tour.board'),
      ...part('timeline', 'tour.timeline'),
      ...part('panes.sheet', 'tour.panes'),
      ...part('place.own', 'tour.place'),
      ...part('copy.link', 'tour.link'),
    ),
    group(
      'keys.player',
      ...row(['←', '→'], 'keys.step'),
      ...row(['Home', 'End'], 'keys.ends'),
      ...row(['Space'], 'keys.space'),
    ),
    group(
      'keys.board',
      ...row(['←', '→', '↑', '↓'], 'keys.squares'),
      ...row(['Home', 'End'], 'keys.line'),
      ...row(['Enter', 'Space'], 'keys.act'),
      ...row(['+', '−', '0'], 'keys.zoom'),
    ),
    group(
      'keys.both',
      ...row([',', '.'], 'keys.quiet'),
      ...row(['n', 'b'], 'keys.next'),
      ...row(['Shift n', 'Shift b'], 'keys.previous'),
      ...row(['f'], 'keys.project'),
      ...row(['?'], 'keys.help'),
    ),
  );
  const button = element(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': () => say('help'), title: () => say('help') },
    '?',
  );
  const open = () => dialog.showModal();
  button.addEventListener('click', open);
  return { button, dialog, open };
}

/**
 * @param {string[]} keys
 * @param {Key} meaning
 */
const row = (keys, meaning) => [
  element('dt', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' '])),
  element('dd', {}, () => say(meaning)),
];

/**
 * A part of the page, by the name that it has there.
 * @param {Key} name
 * @param {Key} meaning
 */
const part = (name, meaning) => [element('dt', {}, () => say(name)), element('dd', {}, () => say(meaning))];

/**
 * @param {Key} title
 * @param {...HTMLElement} rows
 */
const group = (title, ...rows) =>
  element(
    'section',
    {},
    element('h3', {}, () => say(title)),
    element('dl', {}, ...rows),
  );
