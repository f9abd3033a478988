/**
 * The row with *Run* and *Stop*, and how far the program has been looked ahead.
 *
 * @import { Session } from './session.js'
 */

import { compact, says, t } from '../i18n/index.js';
import { element, redraw, wordButton } from '../ui/index.js';

/** @param {Session} session */
export function runRow(session) {
  const state = () => session.looked?.state;
  const progress = () => {
    const { looked } = session;
    if (!looked || looked.state === 'ended') return '';
    return t(`program.${looked.state}`, { lines: compact(looked.look.lines) });
  };
  const run = wordButton('run', () => void session.run(), { class: 'word run', title: says('run.title') });
  const stop = wordButton('stop', () => session.stop(), { hidden: () => state() !== 'looking' });
  const more = wordButton('program.more', () => session.lookOn(), {
    hidden: () => state() !== 'limit' && state() !== 'stopped',
  });
  const root = element(
    'div',
    { class: 'run-row row wrap' },
    run,
    stop,
    more,
    element('span', { class: 'soft' }, progress),
  );
  return {
    element: root,
    show() {
      // A button that goes hands the focus on.
      const had = root.contains(document.activeElement);
      redraw(root);
      if (had && document.activeElement instanceof HTMLElement && document.activeElement.hidden) run.focus();
    },
  };
}
