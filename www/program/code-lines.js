/**
 * The lines of a program around the one that comes next, where there is no room for the editor: in a frame, and in projector
 * mode on a narrow screen.
 *
 * @import { Controller } from '../app/controller.js'
 * @import { Session } from './session.js'
 */

import { says } from '../i18n/index.js';
import { element, redraw } from '../ui/index.js';

/** Lines before and after the one in the middle. */
const AROUND = 4;

/** Lines farther from the middle are shown in high frames only. */
const NEAR = 2;

/**
 * @param {Controller} page
 * @param {Session} session
 * @param {boolean} isFramed
 */
export function codeLines({ store }, session, isFramed) {
  let [text, lines] = ['', ['']];
  /** The line that was lit; 0 before any was shown. @type {number | null} */
  let shown = 0;
  const list = element('ol', { 'aria-label': says('program.around') });
  const root = element('div', { class: 'code-lines', hidden: true }, list);

  const show = () => {
    const { present, player } = store.state;
    const { display, snapshot } = player;
    const { value } = session.text;
    root.hidden = !(isFramed || present) || !session.link || value === '' || display?.program !== true;
    if (root.hidden) return;
    const { program } = snapshot;
    const line = display?.run && program && program.end?.kind !== 'end' ? program.line : null;
    if (line === shown && value === text) return;
    shown = line;
    if (value !== text) [text, lines] = [value, value.split('\n')];
    const middle = Math.min(line ?? 1, lines.length);
    // As many whatever the place, so that nothing moves while it plays.
    const items = Array.from({ length: 2 * AROUND + 1 }, (_, index) => {
      const off = index - AROUND;
      const words = lines[middle + off - 1];
      const far = Math.abs(off) > NEAR ? 'far' : '';
      if (words === undefined) return element('li', { class: `none ${far}` });
      if (middle + off !== line) return element('li', { value: middle + off, class: far }, words);
      return element('li', { value: line, class: 'lit', 'aria-current': 'step' }, words);
    });
    list.replaceChildren(...items);
  };
  store.subscribe(({ present, player }) => [present, player.display, player.snapshot], show);
  return {
    element: root,
    show() {
      redraw(list);
      show();
    },
  };
}
