/**
 * *Help*: the parts of the page, its keys, whether it works offline, and its version.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from '../ui/dom.js'
 */

import '../style/help.css';
import { element, redraw, sheetDialog } from '../ui/index.js';
import { introduction } from './introduction.js';
import { networkStatus } from '../offline/index.js';
import { t } from '../i18n/index.js';

/** The meaning of each part of the page, by its name. @type {[name: Key, meaning: Key][]} */
const parts = [
  ['board', 'help.board'],
  ['timeline', 'help.timeline'],
  ['panes.sheet', 'help.panes'],
  ['place.own', 'help.place'],
  ['your.program', 'help.program'],
  ['copy.link', 'help.link'],
  ['learn', 'help.learn'],
  ['ask', 'help.ask'],
  ['open', 'help.open'],
];

/** The keys by the part of the page that takes them and by what they do. @type {Record<string, Record<string, string[]>>} */
const keys = {
  'keys.anywhere': { 'keys.step': ['←', '→'], 'keys.space': ['Space'] },
  'keys.player': { 'keys.ends': ['Home', 'End'] },
  'keys.board': {
    'keys.squares': ['←', '→', '↑', '↓'],
    'keys.line': ['Home', 'End'],
    'keys.act': ['Enter', 'Space'],
    'keys.zoom': ['+', '−', '0'],
  },
  'keys.both': {
    'keys.quiet': [',', '.'],
    'keys.next': ['n', 'b'],
    'keys.previous': ['Shift n', 'Shift b'],
    'keys.project': ['f'],
    'keys.help': ['?'],
  },
  'keys.program': {
    'keys.run': ['Ctrl Enter'],
    'keys.line.runs': ['F8', 'Shift F8'],
    'keys.indent': ['Tab', 'Shift Tab'],
    'keys.leave': ['Esc', 'Tab'],
  },
  'keys.presenting': { 'keys.pages': ['Page Up', 'Page Down'] },
};

/** @param {(door: import('../platform/index.js').Door) => void} enter a door of the introduction */
export function helpDialog(enter) {
  const network = element('p', {}, networkStatus);
  for (const change of ['online', 'offline']) addEventListener(change, () => redraw(network));
  const enterFrom = (/** @type {import('../platform/index.js').Door} */ door) => {
    dialog.close();
    enter(door);
  };
  const sections = [
    section('help.title', element('dl', {}, ...parts.flatMap(([name, meaning]) => entry(meaning, () => t(name))))),
    ...Object.entries(keys).map(([part, actions]) => {
      const rows = Object.entries(actions).flatMap(([action, names]) => entry(action, ...caps(names)));
      return section(part, element('dl', {}, ...rows));
    }),
    section('offline.title', network),
    section('help.version', element('p', {}, release)),
  ];
  const dialog = sheetDialog(
    { title: 'help', className: 'keys' },
    introduction(enterFrom),
    element('div', { class: 'help-sections' }, ...sections),
  );
  return dialog;
}

/** The version and the commit that the build has written into the page: `1.0.0 917afbc1d2 changed`. */
function release() {
  const content = document.querySelector('meta[name=release]')?.getAttribute('content') ?? '';
  const [version, commit, changed] = content.split(' ');
  return commit ? t(changed ? 'help.changed' : 'help.commit', { version, commit }) : version;
}

/** @param {string[]} names of keys */
const caps = (names) => names.flatMap((name) => [element('kbd', {}, name), ' ']);

/**
 * @param {string} meaning the key of a message
 * @param {...(HTMLElement | string | Message)} term
 */
const entry = (meaning, ...term) => [
  element('dt', {}, ...term),
  element('dd', {}, () => t(/** @type {Key} */ (meaning))),
];

/**
 * @param {string} title the key of a message
 * @param {HTMLElement} content
 */
function section(title, content) {
  const heading = element('h3', { class: 'soft' }, () => t(/** @type {Key} */ (title)));
  return element('section', {}, heading, content);
}
