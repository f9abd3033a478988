/**
 * XML as text: elements whose attributes and words are escaped once, here.
 *
 * @typedef {Record<string, string | number | null>} Attributes one that is `null` is left out
 */

import { short } from '../board/index.js';

/** Characters that XML 1.0 cannot express. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text as the content of an element or the value of an attribute.
 * @param {string} text
 */
export const escaped = (text) => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/**
 * An element; what it holds is XML already.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {string | readonly string[]} [content]
 */
export function tag(name, attributes = {}, content = '') {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== null);
  const opening = [name, ...pairs.map(([key, value]) => `${key}="${written(value)}"`)].join(' ');
  const inside = typeof content === 'string' ? content : content.join('');
  return inside === '' ? `<${opening}/>` : `<${opening}>${inside}</${name}>`;
}

/** @param {string | number | null} value */
const written = (value) => (typeof value === 'number' ? short(value) : escaped(value ?? ''));
