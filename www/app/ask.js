/**
 * The button *What comes next?*; what it does is loaded when it is first pressed, or when a link asks.
 */

import { element, iconButton, icons, lazyAction, lazyLoad } from '../ui/index.js';
import { says } from '../i18n/index.js';
import { changePlayer, setOverlays } from '../player/index.js';
import { linkOf } from './actions.js';

/** Hides the next step until the question is there. @type {import('../player/state.js').Asked} */
const veil = { hides: true, change: (view) => ({ ...view, caption: view.past ?? view.caption }), remark: () => [] };

/**
 * @param {import('./controller.js').Controller} controller
 * @param {boolean} [embed] whether it is in a frame
 */
export function askButton(controller, embed = false) {
  const { core, store, player, playback, notices } = controller;
  const press = () =>
    store.batch(() => {
      const ask = !store.state.ask;
      if (ask) playback.pause();
      store.update((state) => ({ ...state, ask }));
      // A link either asks or plays a range.
      player.update(changePlayer, { range: null });
    });
  const button = iconButton(icons.ask, 'ask', press, 'transport leap');
  button.append(element('span', { 'aria-hidden': 'true' }, says('leap.ask')));
  button.ariaPressed = 'false';
  const root = element('div', { class: 'lazy' });
  /** @type {ReturnType<typeof import('../ask/questions.js').askPart> | null} */
  let part = null;
  const leave = () => {
    if (store.state.ask) press();
    else store.update((state) => ({ ...state, asking: null }));
    button.focus();
  };
  const linkTo = (/** @type {number} */ step) => core.printLongLink(linkOf({ ...store.state, ask: true }, step, embed));
  const questions = lazyLoad(
    () => import('../ask/questions.js'),
    ({ askPart }) => (part = askPart(controller, root, linkTo, leave)),
  );
  const load = lazyAction(questions, () => {}, notices.alert);
  store.on('ask', (ask) => {
    button.ariaPressed = String(ask);
    if (part) return;
    // The next step is hidden from the beginning.
    player.update(setOverlays, { asked: ask ? veil : null });
    if (ask) load();
  });
  return {
    button,
    element: root,
    /**
     * @param {number} square that was chosen on the board
     * @returns {boolean} whether it is an answer, perhaps one to a question that is not there yet
     */
    choose: (square) => (part ? part.choose(square) : store.state.ask),
    /**
     * @param {number} line that was chosen in a program
     * @returns {boolean} whether it is an answer
     */
    chooseLine: (line) => part?.chooseLine(line) ?? false,
  };
}
