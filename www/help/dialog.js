/**
 * *Help*: what is where on the page, and the list of the keys.
 *
 * @typedef {import('../strings/index.js').Key} Key
 */

import { sheetDialog } from '../controls/sheet.js';
import { element } from '../dom.js';
import { say } from '../strings/index.js';

/** What is where on the page, and the list of the keys. */
export function helpDialog() {
  const dialog = sheetDialog(
    { title: 'keys.title', className: 'keys' },
    group(
      'tour.title',
      ...part('board', 'tour.board'),
      ...part('timeline', 'tour.timeline'),
      ...part('panes.sheet', 'tour.panes'),
      ...part('place.own', 'tour.place'),
      ...part('copy.link', 'tour.link'),
    ),
    group(
      'keys.player',
      ...row(['←', '→'], 'keys.step'),
      ...row(['Home', 'End'], 'keys.ends'),
      ...row(['Space'], 'keys.space'),
    ),
    group(
      'keys.board',
      ...row(['←', '→', '↑', '↓'], 'keys.squares'),
      ...row(['Home', 'End'], 'keys.line'),
      ...row(['Enter', 'Space'], 'keys.act'),
      ...row(['+', '−', '0'], 'keys.zoom'),
    ),
    group(
      'keys.both',
      ...row([',', '.'], 'keys.quiet'),
      ...row(['n', 'b'], 'keys.next'),
      ...row(['Shift n', 'Shift b'], 'keys.previous'),
      ...row(['f'], 'keys.project'),
      ...row(['?'], 'keys.help'),
    ),
  );
  return { element: dialog };
}

/**
 * @param {string[]} keys
 * @param {Key} meaning
 */
const row = (keys, meaning) => [
  element('dt', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' '])),
  element('dd', {}, () => say(meaning)),
];

/**
 * A part of the page, by the name that it has there.
 * @param {Key} name
 * @param {Key} meaning
 */
const part = (name, meaning) => [element('dt', {}, () => say(name)), element('dd', {}, () => say(meaning))];

/**
 * @param {Key} title
 * @param {...HTMLElement} rows
 */
const group = (title, ...rows) =>
  element(
    'section',
    {},
    element('h3', {}, () => say(title)),
    element('dl', {}, ...rows),
  );
