/**
 * Buttons. Their labels follow the language.
 */

/** @import { Key } from '../i18n/index.js' */
/** @import { Message, Value } from './dom.js' */

import { element, icon } from './dom.js';
import { t } from '../i18n/index.js';
import { icons } from './icons.js';

/** @param {Key | Message} label */
export const messageOf = (label) => (typeof label === 'string' ? () => t(label) : label);

/**
 * @param {Record<string, Value | (() => Value)>} attributes
 * @param {(event: MouseEvent) => unknown} press
 * @param {...(Node | Message)} content
 */
function button(attributes, press, ...content) {
  const made = element('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', press);
  return made;
}

/** @typedef {string | Record<string, Value | (() => Value)>} Attributes its class alone, or what there is besides the usual one */

/** @param {Attributes} given */
const attributesOf = (given) => (typeof given === 'string' ? { class: given } : given);

/**
 * @param {Key | Message} label
 * @param {(event: MouseEvent) => unknown} press
 * @param {Attributes} [attributes]
 */
export const wordButton = (label, press, attributes = {}) =>
  button({ class: 'word', ...attributesOf(attributes) }, press, messageOf(label));

/**
 * A button with an icon alone, named by its tooltip.
 * @param {string} path of the icon
 * @param {Key | Message} label
 * @param {(event: MouseEvent) => unknown} press
 * @param {Attributes} [attributes]
 */
export const iconButton = (path, label, press, attributes = {}) =>
  button({ class: 'quiet', title: messageOf(label), ...attributesOf(attributes) }, press, icon(path));

/**
 * A button with an icon and a word, which is hidden on narrow pages.
 * @param {string} path of the icon
 * @param {Key} label
 * @param {() => unknown} press
 */
export const labelledIconButton = (path, label, press) =>
  button({ class: 'labelled row', title: messageOf(label) }, press, icon(path), element('span', {}, messageOf(label)));

/**
 * @param {() => unknown} press
 * @param {string} [className]
 */
export const closeButton = (press, className = 'quiet') =>
  button({ class: className, 'aria-label': messageOf('close') }, press, icon(icons.close));
