/**
 * What the page has to say besides the caption: an alert that stays until it is closed, and a word that passes.
 */

import { element, icon, setText } from '../dom.js';
import { say } from '../strings/index.js';
import { icons } from './icons.js';

/** How long a passing word stays, in milliseconds. */
const PASSING = 2500;

/** @param {HTMLElement} root */
export function notices(root) {
  const sentence = element('p', { role: 'alert' });
  const close = element('button', { type: 'button', 'aria-label': say('close') }, icon(icons.close));
  const alert = element('div', { class: 'alert', hidden: true }, sentence, close);
  const passing = element('p', { role: 'status', class: 'passing' });
  root.append(alert, passing);
  let timer = 0;
  const clear = () => {
    alert.hidden = true;
    setText(sentence, '');
  };
  close.addEventListener('click', clear);
  return {
    clear,
    /** @param {string} text one plain sentence */
    alert(text) {
      alert.hidden = false;
      // The same sentence again is news again.
      sentence.textContent = '';
      sentence.textContent = text;
    },
    /** @param {string} text */
    pass(text) {
      setText(passing, text);
      clearTimeout(timer);
      timer = setTimeout(() => setText(passing, ''), PASSING);
    },
  };
}
