/**
 * What the page has to say besides the caption: an alert that stays until it is closed, and a word that passes.
 */

/** @typedef {import('../dom.js').Words} Words */

import { element, icon, silence, teller } from '../dom.js';
import { say } from '../strings/index.js';
import { icons } from './icons.js';

/** How long a passing word stays, in milliseconds. */
const PASSING = 2500;

/** @param {HTMLElement} root */
export function notices(root) {
  const sentence = element('p', { role: 'alert' });
  const close = element('button', { type: 'button', 'aria-label': () => say('close') }, icon(icons.close));
  const alert = element('div', { class: 'alert', hidden: true }, sentence, close);
  const passing = element('p', { role: 'status', class: 'passing' });
  root.append(alert, passing);
  const [tell, whisper] = [teller(sentence), teller(passing)];
  let timer = 0;
  const clear = () => {
    alert.hidden = true;
    tell(silence);
  };
  close.addEventListener('click', clear);
  return {
    clear,
    /** @param {Words} words one plain sentence */
    alert(words) {
      alert.hidden = false;
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
