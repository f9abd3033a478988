/**
 * Notices beside the caption: an alert that stays until it is closed or what it is about is gone, and a toast that
 * disappears by itself.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {{ label: Message, act: () => void }} Offer an action that may help
 */

import { closeButton, wordButton } from './button.js';
import { element, isFocusLost, localizedText, noMessage, setText } from './dom.js';
import { fieldInHand } from './field.js';

/** How long a toast stays, in milliseconds. */
const TOAST = 2500;

/** The same for one of a whole sentence, which goes when something else is shown: it was about what was there before. */
export const SENTENCE = 8000;

/**
 * @param {HTMLElement} root
 * @param {() => void} restoreFocus called when the focus would be lost
 */
export function notices(root, restoreFocus) {
  /** @type {Offer | null} */
  let offered = null;
  const sentence = element('p', { role: 'alert', id: 'alert' });
  const action = wordButton(
    () => offered?.label() ?? '',
    () => offered?.act(),
  );
  const passing = element('p', { role: 'status' });
  /** @type {Offer | null} */
  let proposed = null;
  const proposal = wordButton(
    () => proposed?.label() ?? '',
    () => {
      // It goes, and the focus with it.
      restoreFocus();
      setToast(noMessage);
      proposed?.act();
    },
  );
  const toast = element('div', { class: 'toast' }, passing, proposal);
  proposal.hidden = true;
  /** @type {Message} */
  let shown = noMessage;
  /** The element that had the focus before the alert came. @type {Element | null} */
  let before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether the toast is a sentence. */
  let advises = false;
  /** The field that the alert is about, until that is changed. @type {HTMLElement | null} */
  let field = null;
  const releaseField = () => {
    for (const attribute of ['aria-invalid', 'aria-describedby']) field?.removeAttribute(attribute);
    field?.removeEventListener('input', clearAlert);
    field = null;
  };
  const clearAlert = () => {
    releaseField();
    alert.hidden = true;
    shown = noMessage;
    setAlert(noMessage);
  };
  const clear = () => {
    clearAlert();
    if (advises) setToast(noMessage);
  };
  /** Keeps the alert from lying over an element. @param {Element | null} target */
  const spare = (target) => {
    alert.classList.remove('high');
    if (!target || target === document.body || !overlap(alert, target)) return;
    target.scrollIntoView({ block: 'nearest' });
    alert.classList.toggle('high', overlap(alert, target));
  };
  const dismiss = () => {
    clearAlert();
    if (before instanceof HTMLElement && isFocusLost()) before.focus();
    if (isFocusLost()) restoreFocus();
  };
  const alert = element('div', { class: 'alert', hidden: true }, sentence, action, closeButton(dismiss, 'close'));
  root.append(alert, toast);
  const [setAlert, setToast] = [sentence, passing].map(localizedText);
  return {
    clear,
    /**
     * @param {Message} message one plain sentence
     * @param {Offer | null} [offer]
     * @param {HTMLElement | null} [about] the field that holds what is wrong
     * @returns {() => void} withdraws it, if it is still shown
     */
    alert(message, offer = null, about = fieldInHand()) {
      releaseField();
      if (!alert.contains(document.activeElement)) before = document.activeElement;
      alert.hidden = false;
      offered = offer;
      action.hidden = offer === null;
      setText(action, offer?.label() ?? '');
      // The same sentence again is announced again.
      setAlert(noMessage);
      setAlert(message);
      if (about) {
        field = about;
        field.setAttribute('aria-invalid', 'true');
        field.setAttribute('aria-describedby', sentence.id);
        field.addEventListener('input', clearAlert);
      }
      spare(field ?? before);
      shown = message;
      return () => {
        if (shown === message) dismiss();
      };
    },
    /**
     * @param {Message} message
     * @param {number} [time] in milliseconds
     * @param {Offer | null} [offer]
     */
    pass(message, time = TOAST, offer = null) {
      advises = time === SENTENCE;
      proposed = offer;
      proposal.hidden = offer === null;
      setText(proposal, offer?.label() ?? '');
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
