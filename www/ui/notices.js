/**
 * Notices beside the caption: an alert that stays until it is closed or no longer applies, and a toast that
 * disappears after a while.
 *
 * @typedef {import('./dom.js').Message} Message
 * @typedef {{ label: Message, act: () => void }} Offer an action that may help
 */

import { closeButton, wordButton } from './button.js';
import { element, isFocusLost, localizedText, noMessage, redraw } from './dom.js';
import { fieldInHand } from './field.js';

/** How long a toast stays, in milliseconds. */
const TOAST = 2500;

/** The same for one of a whole sentence. */
const SENTENCE = 8000;

/**
 * @param {HTMLElement} root
 * @param {() => void} restoreFocus called when the focus would be lost
 */
export function notices(root, restoreFocus) {
  const warning = notice({ role: 'alert', id: 'alert' });
  const passing = notice({ role: 'status' }, () => {
    // The button is hidden with the toast, and would lose the focus.
    restoreFocus();
    passing.clear();
  });
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
    warning.clear();
  };
  const clear = () => {
    clearAlert();
    if (advises) passing.clear();
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
  /**
   * @param {Message} message
   * @param {Offer | null} offer
   * @param {number} time in milliseconds
   */
  const showToast = (message, offer, time) => {
    advises = time === SENTENCE;
    passing.show(message, offer);
    clearTimeout(timer);
    const own = (timer = setTimeout(passing.clear, time));
    return () => {
      if (timer === own) passing.clear();
    };
  };
  const alert = element('div', { class: 'alert row', hidden: true }, ...warning.parts, closeButton(dismiss, 'close'));
  root.append(alert, element('div', { class: 'toast' }, ...passing.parts));
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
      warning.show(message, offer);
      if (about) {
        field = about;
        field.setAttribute('aria-invalid', 'true');
        field.setAttribute('aria-describedby', 'alert');
        field.addEventListener('input', clearAlert);
      }
      spare(field ?? before);
      shown = message;
      return () => {
        if (shown === message) dismiss();
      };
    },
    /** @param {Message} message a word or two */
    pass: (message) => void showToast(message, null, TOAST),
    /**
     * A whole sentence about the state shown; it is cleared when another state is shown.
     * @param {Message} message
     * @param {Offer | null} [offer]
     */
    inform: (message, offer = null) => void showToast(message, offer, SENTENCE),
    /**
     * The same, of what may not be true for long.
     * @param {Message} message
     * @param {Offer} offer
     * @returns {() => void} withdraws it, if it is still shown
     */
    tell: (message, offer) => showToast(message, offer, SENTENCE),
  };
}

/**
 * A sentence and the button of its offer.
 * @param {Record<string, string>} attributes of the sentence
 * @param {() => void} [leave] is called before the offer acts
 */
function notice(attributes, leave = () => {}) {
  /** @type {Offer | null} */
  let offer = null;
  const sentence = element('p', attributes);
  const say = localizedText(sentence);
  const act = () => {
    const accepted = offer;
    leave();
    accepted?.act();
  };
  const button = wordButton(() => offer?.label() ?? '', act, { hidden: () => offer === null });
  return {
    parts: [sentence, button],
    clear: () => say(noMessage),
    /** @param {Message} message @param {Offer | null} next */
    show(message, next) {
      offer = next;
      redraw(button);
      // The same sentence again is announced again.
      say(noMessage);
      say(message);
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
