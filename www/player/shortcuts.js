/**
 * Keyboard shortcuts of the player.
 *
 * | | in the player | on the board | at a stop of a lesson | in projector mode | elsewhere |
 * |---|---|---|---|---|---|
 * | letters and signs | ✓ | ✓ | ✓ | ✓ | |
 * | arrows left and right, Space | ✓ | | | ✓ | where nothing else wants them |
 * | Home, End | ✓ | | | ✓ | |
 * | Page Up, Page Down | | | | ✓ | |
 *
 * On the board the other keys belong to its squares. A text field, a control that uses a key and an open dialog keep theirs,
 * but for the keys of a presenter, which no field takes: a click into a program is not to stop a lecture.
 */

/** @import { Command } from './commands.js' */

import { isTextField } from '../ui/index.js';
import { choice } from '../platform/index.js';

/**
 * Keys of a single character, which can be switched off: speech input may press them by mistake (WCAG 2.1.4).
 * @type {Record<string, Command>}
 */
const letters = {
  ',': 'back',
  '.': 'forward',
  n: 'nextSolution',
  b: 'nextBacktrack',
  'Shift+n': 'previousSolution',
  'Shift+b': 'previousBacktrack',
};

/** @type {Record<string, Command>} */
const steps = { ArrowLeft: 'back', ArrowRight: 'forward', ' ': 'play' };

/** @type {Record<string, Command>} */
const ends = { Home: 'first', End: 'last' };

/** What presenters send. @type {Record<string, 1 | -1>} */
const pages = { PageUp: -1, PageDown: 1 };

/** Controls that use the keys of the player themselves. */
const takesArrows = 'input, select, [role=tab], [role=grid]';
const takesSpace = 'button, summary, input, select';

/**
 * @typedef {object} Page
 * @property {Record<string, () => void>} [letters] keys of the page, of a single character each
 * @property {() => boolean} [isPresenting] whether projector mode is on
 * @property {(by: 1 | -1) => boolean} [turn] runs a program that waits, or goes to another stop of the open lesson; whether
 *   there is one
 *
 * @param {(command: Command, silent: boolean) => void} press repeats of a key that is held down are silent
 * @param {HTMLElement} player
 * @param {HTMLElement} board
 * @param {() => boolean} hasRun whether there is a run to step through
 * @param {Page} page
 */
export function listen(press, player, board, hasRun, { letters: others = {}, isPresenting = () => false, turn } = {}) {
  document.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, defaultPrevented, metaKey, repeat } = event;
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken = defaultPrevented || altKey || ctrlKey || metaKey || isTextField(target);
    if (isTaken || document.querySelector('dialog[open]') || !board.checkVisibility()) return;
    const key = keyOf(event);
    const isInPlayer = player.contains(target);
    const isWide = isInPlayer || isPresenting();
    const act = () => {
      if (
        choice('letters') === 'on' &&
        (isWide || board.contains(target) || target.closest('.second-board, .lesson'))
      ) {
        if (others[key]) return others[key]();
        if (letters[key]) return press(letters[key], repeat);
      }
      if (ends[key] && isWide && (isInPlayer || !target.closest(takesArrows))) return press(ends[key], repeat);
      if (!steps[key] || isWanted(key, target, isInPlayer)) return null;
      if (isWide || (hasRun() && !scrolls(key, target))) return press(steps[key], repeat);
      return null;
    };
    if (act() !== null) event.preventDefault();
  });
  // Before any field hears of it.
  document.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, repeat } = event;
      const by = pages[key];
      if (!by || altKey || ctrlKey || metaKey || !isPresenting()) return;
      if (document.querySelector('dialog[open]') || !board.checkVisibility()) return;
      event.preventDefault();
      event.stopPropagation();
      if (!turn?.(by)) press(by > 0 ? 'forward' : 'back', repeat);
    },
    true,
  );
}

/**
 * Whether a control uses an arrow or the space bar itself.
 * @param {string} key
 * @param {Element} target
 * @param {boolean} isInPlayer
 */
function isWanted(key, target, isInPlayer) {
  if (key === ' ') return target.closest(isInPlayer ? 'button' : takesSpace) !== null;
  return !isInPlayer && target.closest(takesArrows) !== null;
}

/**
 * Whether the browser would scroll something by a key.
 * @param {string} key
 * @param {Element} target
 */
function scrolls(key, target) {
  const root = document.scrollingElement;
  for (let part = /** @type {Element | null} */ (target); part; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    const [overflow, whole, seen] =
      key === ' ' ? [overflowY, part.scrollHeight, part.clientHeight] : [overflowX, part.scrollWidth, part.clientWidth];
    const canScroll = part === root ? overflow !== 'hidden' : overflow === 'auto' || overflow === 'scroll';
    if (canScroll && whole > seen + 1) return true;
  }
  return false;
}

/**
 * The name of a key in the tables above: a letter is the same with the capitals locked, and another one with Shift.
 * @param {KeyboardEvent} event
 */
function keyOf({ key, shiftKey }) {
  if (!/^[a-z]$/i.test(key)) return key;
  return `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}
