/**
 * Elements in one expression. Text only ever enters the page as text: nothing here parses HTML.
 *
 * Message that stand for long are given as a function, which is asked again when the language changes.
 *
 * @typedef {() => string} Message
 */

import { forEachChunked } from '../platform/scheduler.js';

/**
 * What says the text of a node, or an attribute of an element, anew. Neither map keeps alive what has left the page.
 * @type {WeakMap<Node, (() => void)[]>}
 */
const sayings = new WeakMap();
/** @type {Set<WeakRef<Node>>} */
const speaking = new Set();
const gone = new FinalizationRegistry((/** @type {WeakRef<Node>} */ node) => speaking.delete(node));

/**
 * @param {Node} node
 * @param {() => void} t
 */
function keepSaying(node, t) {
  t();
  const known = sayings.get(node);
  if (known) {
    known.push(t);
    return;
  }
  sayings.set(node, [t]);
  const reference = new WeakRef(node);
  speaking.add(reference);
  gone.register(node, reference);
}

/** Nothing, in any language. */
export const noMessage = () => '';

/**
 * A place for a text that changes: what is told there last is told again when the language changes.
 * @param {Element} place
 * @returns {(words: Message) => void}
 */
export function teller(place) {
  let told = noMessage;
  place.append(textOf(() => told()));
  return (words) => {
    told = words;
    setText(place, words());
  };
}

/**
 * Gives an element that is already there an attribute in words.
 * @param {Element} target
 * @param {string} attribute
 * @param {Message} words
 */
export function setWords(target, attribute, words) {
  keepSaying(target, () => target.setAttribute(attribute, words()));
}

/** How often everything was said again. */
let times = 0;

/** Says everything that was given as words in the language that is spoken now: what was there first, first. */
export function relocalize() {
  times += 1;
  const now = times;
  void forEachChunked(
    [...speaking],
    (reference) => {
      const node = reference.deref();
      if (node) sayings.get(node)?.forEach((t) => t());
    },
    () => now === times,
  );
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | Message>} [attributes] a boolean sets or leaves out the attribute
 * @param {...(Node | string | Message)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') keepSaying(made, () => made.setAttribute(name, value()));
    else if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.map((child) => (typeof child === 'function' ? textOf(child) : child)));
  return made;
}

/** @param {Message} words */
function textOf(words) {
  const text = document.createTextNode('');
  keepSaying(text, () => {
    text.data = words();
  });
  return text;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * An icon of 24 × 24 that takes the colour of the text around it. It says nothing: its button has the name.
 * @param {string} path
 * @param {string} [className]
 */
export function icon(path, className = 'icon') {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(svgNamespace, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}

/**
 * The element of the page that must be there.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no element ${id}`);
  return found;
}

/**
 * Changes the text of an element only when it differs, so that nothing is laid out or announced for nothing. A text that
 * was given as words stays one.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent === text) return;
  const [only, ...others] = target.childNodes;
  if (only instanceof Text && others.length === 0) only.data = text;
  else target.textContent = text;
}

/**
 * Changes the text of a live region. What one comes into the page with is not heard, so one that is empty, or not there
 * yet, has its text a frame later.
 * @param {Element} region
 * @param {string} text
 */
export function announce(region, text) {
  const heard = region.isConnected && region.textContent !== '';
  setText(region, heard ? text : '');
  // Of several within a frame, the last one stays.
  if (!heard) requestAnimationFrame(() => setText(region, text));
}

/** Whether the focus is on nothing, or on what is not to be seen any more. */
export function isFocusLost() {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || !focused.checkVisibility();
}
