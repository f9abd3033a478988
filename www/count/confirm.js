/**
 * Asks before something that was counted or measured is given up. Escape keeps it.
 *
 * @import { Key } from '../i18n/index.js'
 */
import { element, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';

/**
 * @param {Key} question
 * @param {Key} consent
 * @param {Record<string, string | number>} [values] in both
 * @returns {Promise<boolean>}
 */
export const confirmed = (question, consent, values = {}) =>
  new Promise((resolve) => {
    const keep = wordButton('count.keep', () => dialog.close(), 'word primary');
    const give = wordButton(
      () => t(consent, values),
      () => dialog.close('consent'),
    );
    const dialog = element(
      'dialog',
      { class: 'count-confirm', role: 'alertdialog', 'aria-labelledby': 'count-question' },
      element('p', { id: 'count-question' }, () => t(question, values)),
      element('div', { class: 'count-buttons wrap' }, keep, give),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'consent');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
