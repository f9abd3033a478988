/**
 * What the page has to say besides the caption: an alert that stays until it is closed, and a word that passes.
 */

/**
 * @typedef {import('./dom.js').Message} Message
 * @typedef {{ label: Message, act: () => void }} Offer
 */

import { element, icon, isFocusLost, noMessage, teller } from './dom.js';
import { t } from '../i18n/index.js';
import { icons } from './icons.js';

/** How long a word that passes stays, in milliseconds. */
const PASSING = 2500;

/** How long a sentence that passes stays, in milliseconds. */
export const SENTENCE = 8000;

/**
 * @param {HTMLElement} root
 * @param {() => void} lost puts the focus somewhere when that has gone
 */
export function notices(root, lost) {
  const sentence = element('p', { role: 'alert' });
  const close = element('button', { type: 'button', 'aria-label': () => t('close') }, icon(icons.close));
  const act = element('button', { type: 'button', class: 'word', hidden: true });
  const alert = element('div', { class: 'alert', hidden: true }, sentence, act, close);
  const passing = element('p', { role: 'status', class: 'passing' });
  root.append(alert, passing);
  const [tell, whisper, offer] = [teller(sentence), teller(passing), teller(act)];
  /** @type {Offer | null} */
  let offered = null;
  /** @type {Message} */
  let told = noMessage;
  act.addEventListener('click', () => offered?.act());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const clear = () => {
    alert.hidden = true;
    told = noMessage;
    tell(noMessage);
  };
  /** Where the keyboard was when there was something to tell. @type {Element | null} */
  let before = null;
  const dismiss = () => {
    clear();
    if (before instanceof HTMLElement && isFocusLost()) before.focus();
    if (isFocusLost()) lost();
  };
  close.addEventListener('click', dismiss);
  return {
    clear,
    /**
     * @param {Message} words one plain sentence
     * @param {Offer | null} [remedy] what can be done about it
     * @returns {() => void} withdraws it, if it is still there
     */
    alert(words, remedy = null) {
      if (!alert.contains(document.activeElement)) before = document.activeElement;
      alert.hidden = false;
      offered = remedy;
      act.hidden = remedy === null;
      offer(remedy?.label ?? noMessage);
      // The same sentence again is news again.
      tell(noMessage);
      tell(words);
      if (before && covers(alert, before)) before.scrollIntoView({ block: 'nearest' });
      told = words;
      return () => {
        if (told === words) dismiss();
      };
    },
    /**
     * @param {Message} words
     * @param {number} [time] that they stay, in milliseconds
     */
    pass(words, time = PASSING) {
      // The same words again are news again.
      whisper(noMessage);
      whisper(words);
      clearTimeout(timer);
      timer = setTimeout(() => whisper(noMessage), time);
    },
  };
}

/**
 * @param {Element} over
 * @param {Element} under
 */
function covers(over, under) {
  const [one, other] = [over, under].map((each) => each.getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
