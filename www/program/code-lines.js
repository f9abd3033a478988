/**
 * The lines of a program around the one that comes next, where there is no room for the editor: in a frame, and in projector
 * mode on a narrow screen.
 *
 * @import { Controller } from '../app/controller.js'
 * @import { Session } from './session.js'
 */

import { t } from '../i18n/index.js';
import { element, redraw } from '../ui/index.js';

/** Lines before and after the one in the middle. */
const AROUND = 4;

/** Lines farther from the middle are shown in high frames only. */
const NEAR = 2;

/**
 * @param {Controller} page
 * @param {Session} session
 */
export function codeLines({ player }, session) {
  let shown = '';
  const list = element('ol', { 'aria-label': () => t('program.around') });
  const root = element('div', { class: 'code-lines', hidden: true }, list);

  const show = () => {
    const { display, snapshot } = player.state;
    const text = session.link ? session.text.value : '';
    root.hidden = text === '' || display?.program !== true;
    if (root.hidden) return;
    const { program } = snapshot;
    const line = display?.run && program && program.end?.kind !== 'end' ? program.line : null;
    const wanted = `${line} ${text}`;
    if (wanted === shown) return;
    shown = wanted;
    const lines = text.split('\n');
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
  player.subscribe(({ display, snapshot }) => [display, snapshot], show);
  return {
    element: root,
    show() {
      redraw(list);
      show();
    },
  };
}
