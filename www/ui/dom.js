/**
 * Elements in one expression. Text only ever enters the page as text: nothing here parses HTML.
 *
 * A text or an attribute that changes is given as a function, which is called again when the language changes and when a
 * view calls `redraw`. So a condition is written where its element is.
 *
 * @import { Key } from '../i18n/index.js'
 *
 * @typedef {() => string} Message
 * @typedef {string | number | boolean} Value of an attribute; a boolean sets it or leaves it out
 */

import { says, segment } from '../i18n/index.js';
import { forEachChunked } from '../platform/index.js';

/**
 * The functions that rewrite a node. Neither collection keeps a removed node alive.
 * @type {WeakMap<Node, (() => void)[]>}
 */
const updates = new WeakMap();
/** @type {Set<WeakRef<Node>>} */
const localized = new Set();
const removed = new FinalizationRegistry((/** @type {WeakRef<Node>} */ node) => localized.delete(node));

/**
 * Runs an update of a node now, on each change of language and on each `redraw` of an ancestor.
 * @param {Node} node
 * @param {() => void} update
 */
export function onRedraw(node, update) {
  update();
  const known = updates.get(node);
  if (known) {
    known.push(update);
    return;
  }
  updates.set(node, [update]);
  const reference = new WeakRef(node);
  localized.add(reference);
  removed.register(node, reference);
}

/** The empty text, in any language. */
export const noMessage = () => '';

/**
 * Makes the text of an element replaceable by messages, each of which follows the language.
 * @param {Element} target
 * @returns {(message: Message) => void}
 */
export function localizedText(target) {
  let current = noMessage;
  target.append(textOf(() => current()));
  return (message) => {
    current = message;
    setText(target, message());
  };
}

/**
 * @param {Element} target
 * @param {string} attribute
 * @param {Message} message
 */
export const localizeAttribute = (target, attribute, message) =>
  onRedraw(target, () => setAttribute(target, attribute, message()));

/**
 * @param {Element} target
 * @param {string} attribute
 * @param {Value} value
 */
function setAttribute(target, attribute, value) {
  const text = value === true ? '' : String(value);
  if (value === false) target.removeAttribute(attribute);
  else if (target.getAttribute(attribute) !== text) target.setAttribute(attribute, text);
}

/**
 * Brings a part of the page up to date: calls the functions of its elements again, from the outermost in.
 * @param {Node} root
 */
export function redraw(root) {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = /** @type {Node | null} */ (root); node; node = nodes.nextNode()) {
    updates.get(node)?.forEach((update) => update());
  }
}

/**
 * Shows an element while it applies, as of each `redraw`.
 * @template {HTMLElement} E
 * @param {() => boolean} applies
 * @param {E} target
 */
export function shownIf(applies, target) {
  onRedraw(target, () => (target.hidden = !applies()));
  return target;
}

let generation = 0;

/** Rewrites every localized text in the current language, the oldest first. */
export function relocalize() {
  generation += 1;
  const now = generation;
  void forEachChunked(
    [...localized],
    (reference) => {
      const node = reference.deref();
      if (node) updates.get(node)?.forEach((update) => update());
    },
    () => now === generation,
  );
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Value | (() => Value)>} [attributes]
 * @param {...(Node | string | Message)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') onRedraw(made, () => setAttribute(made, name, value()));
    else setAttribute(made, name, value);
  }
  made.append(...children.map((child) => (typeof child === 'function' ? textOf(child) : child)));
  return made;
}

/**
 * The head of a table.
 * @param {Key[]} keys of the names of its columns
 * @param {...HTMLElement} before them, for columns without a name
 */
export const tableHead = (keys, ...before) =>
  element('thead', {}, element('tr', {}, ...before, ...keys.map((key) => element('th', { scope: 'col' }, says(key)))));

/** @param {Message} message */
function textOf(message) {
  const text = document.createTextNode('');
  onRedraw(text, () => {
    const now = message();
    if (text.data !== now) text.data = now;
  });
  return text;
}

/**
 * An element of SVG.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
export function svg(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * A decorative icon of 24 × 24 in the colour of the text around it. Width and height keep it small without the style sheet.
 * @param {string} path
 */
export const icon = (path) =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', width: 24, height: 24, class: 'icon', 'aria-hidden': 'true' },
    svg('path', { d: path }),
  );

/**
 * Runs the action of a key pressed without Alt, Ctrl or Meta, and stops the event.
 * @param {HTMLElement} target
 * @param {(event: KeyboardEvent) => (() => void) | undefined} actOf
 */
export function onKey(target, actOf) {
  target.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : actOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
}

/** Parts of the page found before: the content of hidden tabs is not in the document. @type {Map<string, HTMLElement>} */
const parts = new Map();

/**
 * @param {string} id of a part of the page
 * @throws when the page has no such part
 */
export function byId(id) {
  const found = document.getElementById(id) ?? parts.get(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  parts.set(id, found);
  return found;
}

/**
 * Changes the text of an element only when it differs, so that nothing is laid out or announced needlessly. A localized
 * text node stays.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
  if (target.textContent === text) return;
  const [only, ...others] = target.childNodes;
  if (only instanceof Text && others.length === 0) only.data = text;
  else target.textContent = text;
}

/** @param {string} text */
const unbroken = (text) => (text.length > 1 && /\p{sc=Han}|^\w+ [\d<]/u.test(text) ? element('span', {}, text) : text);

/**
 * A sentence whose lines break neither inside a Chinese word nor between a word and its number, nor at a `<`.
 * @template {HTMLElement} E
 * @param {E} target whose `span` does not wrap
 * @param {string} sentence
 */
export function setSentence(target, sentence) {
  const segments = segment(sentence);
  target.replaceChildren(...(segments.length > 1 ? segments.map(unbroken) : segments));
  target.normalize();
  return target;
}

/**
 * Makes these the only children. Those that stay are not moved: a control keeps the focus, and a live region is announced.
 * @param {Element} root
 * @param {Element[]} children
 */
export function setChildren(root, children) {
  for (const other of [...root.children].filter((child) => !children.includes(child))) other.remove();
  for (const [index, child] of children.entries()) {
    if (root.children[index] !== child) root.insertBefore(child, root.children[index] ?? null);
  }
}

/**
 * Changes the text of a live region. Screen readers ignore the first text of a region that was empty or not in the page,
 * so that one is set a frame later.
 * @param {Element} region
 * @param {string} text
 */
export function announce(region, text) {
  const live = region.isConnected && region.textContent !== '';
  setText(region, live ? text : '');
  // Frames call in order: the last of several texts stays.
  if (!live) requestAnimationFrame(() => setText(region, text));
}

/** Whether nothing has the focus, or an element that is not visible any more. */
export function isFocusLost() {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || !focused.checkVisibility();
}

/**
 * Moves elements and restores the focus that one of them may lose.
 * @param {() => void} move
 */
export function keepingFocus(move) {
  const { activeElement: held } = document;
  move();
  // Asking whether it is visible would force a layout.
  if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
}

/** Inputs that hold no text have no selection, and keep nothing that is pasted. */
const TEXT_FIELDS =
  '.program-editor, textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])';

/** @param {EventTarget | null} target */
export const isTextField = (target) => target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/**
 * Clears the selection, unless it is within a text field. Chromium looks through the whole selection for each element
 * with `content-visibility: auto` that comes into the page: for hundreds of them that takes half a second.
 */
export function deselect() {
  // Reading the selection would force layout.
  if (!isTextField(document.activeElement)) getSelection()?.removeAllRanges();
}
