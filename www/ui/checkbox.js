/**
 * A checkbox with its label.
 */

/** @import { Key } from '../i18n/index.js' */
/** @import { Message } from './dom.js' */

import { element } from './dom.js';
import { t } from '../i18n/index.js';

/**
 * @param {Key | Message} label
 * @param {(checked: boolean) => void} change
 */
export function checkbox(label, change) {
  const input = element('input', { type: 'checkbox' });
  input.addEventListener('change', () => change(input.checked));
  const text = typeof label === 'string' ? () => t(label) : label;
  const caption = element('span', {}, text);
  return { element: element('label', { class: 'check' }, input, caption), input, caption };
}
