import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { filesIn } from '../../tools/stamp.mjs';
import { en } from '../../www/i18n/catalogues.js';
import { messages as later } from '../../www/i18n/en-rest.js';

/**
 * @typedef {{ type: string, [part: string]: any }} Node a part of a program, as ESTree has it
 * @typedef {{ path: string, tree: Node, nodes: Node[] }} Module
 */

/**
 * A part of a program and all that is in it.
 * @param {unknown} part
 * @returns {Node[]}
 */
function within(part) {
  if (Array.isArray(part)) return part.flatMap(within);
  if (part === null || typeof part !== 'object') return [];
  const inner = Object.values(part).flatMap(within);
  return 'type' in part ? [/** @type {Node} */ (part), ...inner] : inner;
}

/** @type {Module[]} */
const modules = filesIn('www')
  .filter((path) => path.endsWith('.js') && !/[/\\]i18n[/\\](?:rules[/\\]|[a-z]{2}\b)/.test(path))
  .map((path) => {
    const tree = /** @type {Node} */ (/** @type {unknown} */ (parseAst(readFileSync(path, 'utf8'))));
    return { path, tree, nodes: within(tree) };
  });

/** Attributes and properties that are displayed or read out. */
const HEARD = new Set(
  (
    'aria-label aria-valuetext aria-description aria-roledescription aria-placeholder title alt placeholder label ' +
    'ariaLabel ariaValueText ariaDescription ariaRoleDescription textContent innerText data'
  ).split(' '),
);

/** Texts that are not words: signs, single letters, and names in code that every language shares. */
const NO_WORDS = /^(?:[^\p{L}]*|\p{L}|kbd|pos|row|ld|rd|given|[NQ]=?)$/u;

/** @param {Node} node @returns {string | null} the name of a property or of a called function */
const nameOf = (node) =>
  node?.name ?? node?.value ?? (node?.type === 'MemberExpression' ? nameOf(node.property) : null);

/**
 * The texts that an expression may be, as far as it says so itself.
 * @param {Node | undefined} node
 * @returns {string[]}
 */
function texts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map((/** @type {Node} */ quasi) => quasi.value.cooked);
    case 'ConditionalExpression':
      return [...texts(node.consequent), ...texts(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...texts(node.left), ...texts(node.right)];
    case 'ArrowFunctionExpression':
      return texts(node.body);
    case 'SpreadElement':
      return texts(node.argument);
    case 'ArrayExpression':
      return node.elements.flatMap(texts);
    default:
      return [];
  }
}

/** @param {Node[]} nodes @returns {string[]} the words that they put into the page */
const wordsOf = (nodes) =>
  nodes
    .flatMap(put)
    .flatMap(texts)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => !NO_WORDS.test(word));

/** The attributes of an element that are heard. @param {Node | undefined} attributes @returns {Node[]} */
const heardOf = (attributes) =>
  attributes?.type === 'ObjectExpression'
    ? attributes.properties
        .filter((/** @type {Node} */ { key }) => HEARD.has(nameOf(key) ?? ''))
        .map((/** @type {Node} */ { value }) => value)
    : [];

/**
 * The texts that a piece of code puts into the page.
 * @param {Node} node
 * @returns {Node[]}
 */
function put(node) {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    return HEARD.has(nameOf(node.left) ?? '') ? [node.right] : [];
  }
  if (node.type !== 'CallExpression') return [];
  const [first, second, ...rest] = node.arguments;
  switch (nameOf(node.callee)) {
    case 'element':
      return [...heardOf(second), ...rest];
    case 'setText':
      return [second];
    case 'setAttribute':
    case 'localizeAttribute':
      return HEARD.has(nameOf(first) ?? nameOf(second) ?? '') ? [second, ...rest] : [];
    case 'append':
    case 'prepend':
    case 'replaceChildren':
    case 'createTextNode':
    case 'alert':
    case 'pass':
    case 'showError':
    case 'tell':
      return node.arguments;
    default:
      return [];
  }
}

test('a word outside the catalogue is found wherever it is put', () => {
  for (const program of [
    "element('p', {}, 'Hello')",
    "element('p', {}, () => `Step ${step}`)",
    "element('img', { alt: late ? 'Later' : '' })",
    "setText(line, done ? 'Done' : words)",
    "button.ariaLabel = 'Close'",
    "line.textContent = 'Step ' + step",
    "svg.setAttribute('aria-label', 'Board')",
    "notices.alert('No.')",
    "root.append(' ', 'More')",
  ]) {
    assert.equal(wordsOf(within(parseAst(program))).length, 1, program);
  }
});

test('no word of the page is outside the catalogue', () => {
  assert.deepEqual(
    modules.flatMap(({ path, nodes }) => wordsOf(nodes).map((word) => `${path}: ${word}`)),
    [],
  );
});

test('what an element is given to say is asked again when the language changes', () => {
  const found = modules.flatMap(({ path, nodes }) =>
    nodes
      .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'element')
      .flatMap(({ arguments: [, attributes, ...children] }) => [...heardOf(attributes), ...children])
      .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 't')
      .map(({ arguments: [key] }) => `${path}: t(${nameOf(key)})`),
  );
  assert.deepEqual(found, []);
});

const escape = (/** @type {string} */ text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('every message is said somewhere', () => {
  /** @type {Set<string>} */
  const literal = new Set();
  /** @type {RegExp[]} */
  const patterns = [];
  for (const { nodes } of modules) {
    const here = nodes.filter(({ type, value }) => type === 'Literal' && typeof value === 'string');
    const prefixes = here.map(({ value }) => value).filter((value) => /^[a-z][a-z.]*$/.test(value));
    for (const { value } of here) literal.add(value);
    for (const { type, quasis } of nodes) {
      if (type !== 'TemplateLiteral') continue;
      const [head, ...tail] = quasis.map((/** @type {Node} */ quasi) => quasi.value.cooked);
      const rest = tail.map((/** @type {string} */ text) => `[\\w.-]+${escape(text)}`).join('');
      // A template that begins with a name continues one in the same file.
      if (head !== '') patterns.push(new RegExp(`^${escape(head)}${rest}$`));
      else if (tail[0]?.startsWith('.')) {
        const more = `${escape(tail[0])}${tail
          .slice(1)
          .map((/** @type {string} */ text) => `[\\w.-]+${escape(text)}`)
          .join('')}`;
        for (const prefix of prefixes) patterns.push(new RegExp(`^${escape(prefix)}${more}$`));
      }
    }
  }
  // The core names the messages of arguments, searches and tours of the knight, of facts, of the prune, of the nearest tours,
  // of comparisons and of races.
  const folder = new URL('../../src/', import.meta.url);
  const files = readdirSync(new URL('knight/argument/', folder)).map((file) => `knight/argument/${file}`);
  for (const file of [...files, 'knight/caption.rs', 'text/difference.rs', 'wasm/count/race_words.rs']) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, key] of text.matchAll(/"((?:argue|compare|facts|knight|nearest|own|prune|race|ride)\.[\w.-]+)"/g))
      literal.add(key);
  }
  const unsaid = Object.keys(en).filter((key) => !literal.has(key) && !patterns.some((each) => each.test(key)));
  assert.deepEqual(unsaid, []);
});

/** The syntax tree of a module. @param {string} path */
const bodyOf = (path) => modules.find((each) => each.path === path)?.tree.body ?? [];

/**
 * The files that an import takes: through a face, those that have the names asked for, as the bundler does, and those that
 * it passes on whole.
 * @param {string} path of the importing module
 * @param {any} node
 * @returns {string[]}
 */
function imported(path, { source, specifiers = [] }) {
  if (!source?.value.startsWith('.')) return [];
  const target = join(path, '..', source.value);
  const names = new Set(specifiers.map((/** @type {any} */ each) => (each.imported ?? each.local).name));
  const faces = bodyOf(target).filter(
    (/** @type {any} */ each) =>
      each.type === 'ExportAllDeclaration' ||
      (each.source && each.specifiers.some((/** @type {any} */ { exported }) => names.has(exported?.name))),
  );
  return basename(target) === 'index.js' && faces.length > 0
    ? faces.flatMap((/** @type {any} */ each) => imported(target, each))
    : [target];
}

/**
 * The modules that are there from the beginning: those that some are made of without `import()`.
 * @param {...string} entries
 */
function firstView(...entries) {
  const found = new Set(entries);
  for (const path of found) {
    for (const node of bodyOf(path)) for (const file of imported(path, node)) found.add(file);
  }
  return modules.filter(({ path }) => found.has(path));
}

test('the first view says nothing that comes later', () => {
  const first = firstView(...['main.js', 'app/page.js', 'embed/main.js'].map((path) => join('www', path)));
  assert.ok(first.some(({ path }) => path === join('www', 'player', 'view.js')));
  assert.ok(!first.some(({ path }) => path === join('www', 'knight', 'tab.js')));
  const words = Object.keys(later);
  const found = first.flatMap(({ path, nodes }) =>
    nodes
      .flatMap(({ type, value, quasis }) => {
        if (type === 'Literal') return Object.hasOwn(later, value) ? [value] : [];
        const head = type === 'TemplateLiteral' ? quasis[0].value.cooked : '';
        // The displays of solvers show the code; that of the knight's searches comes with their messages.
        if (!/^[a-z]+\.$/.test(head) || head === 'code.') return [];
        return words.filter((key) => key.startsWith(head) && !/^(?:article|example)\./.test(key));
      })
      .map((key) => `${path}: ${key}`),
  );
  assert.deepEqual(found, []);
});

test('what a language expects in the place of a mistake has a name in Chinese', () => {
  const names = JSON.parse(readFileSync('content/messages/zh/quantities.json', 'utf8'));
  const sources = filesIn(join('languages', 'c', 'src')).map((path) => readFileSync(path, 'utf8'));
  const expected = sources.flatMap((source) =>
    [...source.matchAll(/\bexpected\([^")]*"([^"]+)"/g)].map(([, what]) => what),
  );
  assert.ok(expected.length > 50);
  // A token alone is the same in any language.
  assert.deepEqual(
    expected.filter((what) => !/^`[^` ]+`$/.test(what) && !Object.hasOwn(names, what)),
    [],
  );
});
