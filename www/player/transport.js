/**
 * The transport: buttons that can have nothing to do. They stay in reach of the keyboard, and say why when pressed.
 */

import { element, icon, iconButton, icons } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { whyIdle } from './commands.js';

/** @import { Key } from '../i18n/index.js' */
/** @import { Command } from './commands.js' */

/**
 * @param {(command: Command) => void} press
 * @param {HTMLElement} [ask] a button between the jumps
 */
export function transport(press, ask) {
  let playing = false;
  /** @type {[Command, HTMLButtonElement][]} */
  const buttons = [];
  /**
   * A button; a jump has its word below the icon where that has room, and the icon says in which direction.
   * @param {Command} command
   * @param {Key | (() => string)} label may change with the action
   * @param {string} className
   * @param {Key} [word]
   */
  const button = (command, label, className = '', word = undefined) => {
    const made = iconButton(icons[command], label, () => press(command), `transport ${className}`);
    if (word) made.append(element('span', { 'aria-hidden': 'true' }, () => t(word)));
    buttons.push([command, made]);
    return made;
  };
  const steps = [
    button('first', 'step.first'),
    button('back', 'step.back'),
    button('play', () => t(playing ? 'pause' : 'play'), 'play'),
    button('forward', 'step.forward'),
    button('last', 'step.last'),
  ];
  const search = [
    button('previousSolution', 'previous.solution', 'leap', 'leap.solution'),
    button('previousBacktrack', 'previous.backtrack', 'leap', 'leap.backtrack'),
    button('nextBacktrack', 'next.backtrack', 'leap', 'leap.backtrack'),
    button('nextSolution', 'next.solution', 'leap', 'leap.solution'),
  ];
  const play = steps[2];
  const jumps = ask ? search.toSpliced(2, 0, /** @type {HTMLButtonElement} */ (ask)) : search;
  const root = element('div', { class: 'transports' }, ...steps, ...jumps);

  return {
    element: root,
    play,
    /**
     * The buttons, between those that change what is played.
     * @param {import('./display.js').Display['edits']} edits
     */
    around: (edits) => (edits ? [edits.undo, ...steps, edits.redo] : [...steps, ...jumps]),
    /** @param {import('./state.js').PlayerState} player */
    show(player) {
      const { display, playing: now } = player;
      // Only a search has solutions and backtracks to go to.
      for (const jump of jumps) jump.hidden = display?.kind !== 'search';
      // Without a board there are lines alone to ask for.
      if (ask && display?.program) ask.hidden = player.stride !== null && !player.snapshot.program?.board;
      if (ask && display?.program && !display.run) ask.hidden = true;
      root.classList.toggle('searching', display?.kind === 'search');
      root.classList.toggle('waiting', display?.run === null);
      for (const [command, made] of buttons) {
        const idle = String(whyIdle(command, player) !== null);
        if (made.ariaDisabled !== idle) made.ariaDisabled = idle;
      }
      if (now === playing) return;
      playing = now;
      play.title = t(playing ? 'pause' : 'play');
      play.replaceChildren(icon(playing ? icons.pause : icons.play));
    },
  };
}
