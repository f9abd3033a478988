/**
 * The part of a document that views made of elements and texts need, so that their contents can be read
 * without a browser.
 */

class FakeText {
  /** @param {string} data */
  constructor(data) {
    this.data = data;
  }

  get textContent() {
    return this.data;
  }
}

export class FakeElement {
  hidden = false;
  value = '';
  title = '';
  tabIndex = -1;
  style = { setProperty() {} };
  /** @type {(FakeElement | FakeText)[]} */
  childNodes = [];
  /** @type {FakeElement | null} */
  parent = null;
  /** @type {Map<string, string>} */
  #attributes = new Map();

  /** @param {string} tag */
  constructor(tag) {
    this.tag = tag;
  }

  get className() {
    return this.getAttribute('class') ?? '';
  }

  set className(names) {
    this.setAttribute('class', names);
  }

  get ariaLabel() {
    return this.getAttribute('aria-label');
  }

  set ariaLabel(label) {
    this.setAttribute('aria-label', label ?? '');
  }

  get children() {
    return this.childNodes.filter((node) => node instanceof FakeElement);
  }

  get childElementCount() {
    return this.children.length;
  }

  /** @returns {FakeElement | null} */
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }

  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((node) => /** @type {string} */ (node.textContent)).join('');
  }

  set textContent(text) {
    this.childNodes = [new FakeText(text)];
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.#attributes.set(name, value);
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.#attributes.delete(name);
  }

  /** @param {...(FakeElement | FakeText | string)} nodes */
  append(...nodes) {
    for (const node of nodes) {
      if (node instanceof FakeElement) node.parent = this;
      this.childNodes.push(typeof node === 'string' ? new FakeText(node) : node);
    }
  }

  /** @param {...(FakeElement | FakeText | string)} nodes */
  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }

  remove() {
    if (this.parent) this.parent.childNodes = this.parent.childNodes.filter((node) => node !== this);
  }

  addEventListener() {}
}

/** The element and the nodes in it, from the outermost in. @param {FakeElement | FakeText} node @returns {(FakeElement | FakeText)[]} */
const nodesOf = (node) => [node, ...(node instanceof FakeElement ? node.childNodes.flatMap(nodesOf) : [])];

/**
 * The elements that are shown.
 * @param {FakeElement} root
 * @returns {FakeElement[]}
 */
export const shownIn = (root) => (root.hidden ? [] : [root, ...root.children.flatMap(shownIn)]);

/**
 * Makes a part of the page in such a document, and reads it.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function inDocument(work) {
  const known = Object.fromEntries(NAMES.map((name) => [name, Reflect.get(globalThis, name)]));
  Object.assign(globalThis, document);
  try {
    return work();
  } finally {
    Object.assign(globalThis, known);
  }
}

const document = {
  document: {
    createElement: (/** @type {string} */ tag) => new FakeElement(tag),
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => new FakeElement(tag),
    createTextNode: (/** @type {string} */ data) => new FakeText(data),
    createTreeWalker(/** @type {FakeElement} */ root) {
      const nodes = nodesOf(root).slice(1);
      return { nextNode: () => nodes.shift() ?? null };
    },
  },
  NodeFilter: { SHOW_ELEMENT: 1, SHOW_TEXT: 4 },
  Text: FakeText,
};

const NAMES = Object.keys(document);

/** An element of the page as it is here. @param {unknown} element */
export const faked = (element) => /** @type {FakeElement} */ (element);
