/**
 * Notices beside the caption: an alert that stays until it is closed, and a toast that disappears by itself.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {{ label: Message, act: () => void }} Offer an action that may help
 */

import { closeButton, wordButton } from './button.js';
import { element, isFocusLost, localizedText, noMessage, setText } from './dom.js';

/** How long a toast stays, in milliseconds. */
const TOAST = 2500;

/** The same for one of a whole sentence. */
export const SENTENCE = 8000;

/**
 * @param {HTMLElement} root
 * @param {() => void} restoreFocus called when the focus would be lost
 */
export function notices(root, restoreFocus) {
  /** @type {Offer | null} */
  let offered = null;
  const sentence = element('p', { role: 'alert' });
  const action = wordButton(
    () => offered?.label() ?? '',
    () => offered?.act(),
  );
  const toast = element('p', { role: 'status', class: 'toast' });
  /** @type {Message} */
  let shown = noMessage;
  /** The element that had the focus before the alert came. @type {Element | null} */
  let before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const clear = () => {
    alert.hidden = true;
    shown = noMessage;
    setAlert(noMessage);
  };
  const dismiss = () => {
    clear();
    if (before instanceof HTMLElement && isFocusLost()) before.focus();
    if (isFocusLost()) restoreFocus();
  };
  const alert = element('div', { class: 'alert', hidden: true }, sentence, action, closeButton(dismiss, 'close'));
  root.append(alert, toast);
  const [setAlert, setToast] = [sentence, toast].map(localizedText);
  return {
    clear,
    /**
     * @param {Message} message one plain sentence
     * @param {Offer | null} [offer]
     * @returns {() => void} withdraws it, if it is still shown
     */
    alert(message, offer = null) {
      if (!alert.contains(document.activeElement)) before = document.activeElement;
      alert.hidden = false;
      offered = offer;
      action.hidden = offer === null;
      setText(action, offer?.label() ?? '');
      // The same sentence again is announced again.
      setAlert(noMessage);
      setAlert(message);
      if (before && overlap(alert, before)) before.scrollIntoView({ block: 'nearest' });
      shown = message;
      return () => {
        if (shown === message) dismiss();
      };
    },
    /**
     * @param {Message} message
     * @param {number} [time] in milliseconds
     */
    pass(message, time = TOAST) {
      setToast(noMessage);
      setToast(message);
      clearTimeout(timer);
      timer = setTimeout(() => setToast(noMessage), time);
    },
  };
}

/**
 * @param {Element} one
 * @param {Element} other
 */
function overlap(one, other) {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
