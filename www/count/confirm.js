/**
 * Asks before something that was counted or measured is given up. Escape keeps it.
 *
 * @import { Message } from '../ui/dom.js'
 */
import { element, wordButton } from '../ui/index.js';

/**
 * @param {Message} question
 * @param {Message} consent
 * @returns {Promise<boolean>}
 */
export const confirmed = (question, consent) =>
  new Promise((resolve) => {
    const keep = wordButton('count.keep', () => dialog.close(), 'primary');
    const give = wordButton(consent, () => dialog.close('consent'), '');
    const dialog = element(
      'dialog',
      { class: 'count-confirm', role: 'alertdialog', 'aria-labelledby': 'count-question' },
      element('p', { id: 'count-question' }, question),
      element('div', { class: 'count-buttons' }, keep, give),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'consent');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
