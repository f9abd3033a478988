/**
 * What the page has to say besides the caption: an alert that stays until it is closed, and a word that passes.
 */

/**
 * @typedef {import('../dom.js').Words} Words
 * @typedef {{ label: Words, act: () => void }} Offer
 */

import { element, icon, isFocusLost, silence, teller } from '../dom.js';
import { say } from '../strings/index.js';
import { icons } from './icons.js';

/** How long a passing word stays, in milliseconds. */
const PASSING = 2500;

/**
 * @param {HTMLElement} root
 * @param {() => void} lost puts the focus somewhere when that has gone
 */
export function notices(root, lost) {
  const sentence = element('p', { role: 'alert' });
  const close = element('button', { type: 'button', 'aria-label': () => say('close') }, icon(icons.close));
  const act = element('button', { type: 'button', class: 'word', hidden: true });
  const alert = element('div', { class: 'alert', hidden: true }, sentence, act, close);
  const passing = element('p', { role: 'status', class: 'passing' });
  root.append(alert, passing);
  const [tell, whisper, offer] = [teller(sentence), teller(passing), teller(act)];
  /** @type {Offer | null} */
  let offered = null;
  act.addEventListener('click', () => offered?.act());
  let timer = 0;
  const clear = () => {
    alert.hidden = true;
    tell(silence);
  };
  /** Where the keyboard was when there was something to tell. @type {Element | null} */
  let before = null;
  close.addEventListener('click', () => {
    clear();
    if (before instanceof HTMLElement && isFocusLost()) before.focus();
    if (isFocusLost()) lost();
  });
  return {
    clear,
    /**
     * @param {Words} words one plain sentence
     * @param {Offer | null} [remedy] what can be done about it
     */
    alert(words, remedy = null) {
      if (!alert.contains(document.activeElement)) before = document.activeElement;
      alert.hidden = false;
      offered = remedy;
      act.hidden = remedy === null;
      offer(remedy?.label ?? silence);
      // The same sentence again is news again.
      tell(silence);
      tell(words);
    },
    /** @param {Words} words */
    pass(words) {
      whisper(words);
      clearTimeout(timer);
      timer = setTimeout(() => whisper(silence), PASSING);
    },
  };
}
