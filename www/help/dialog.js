/**
 * *Help*: what is where on the page, and the list of the keys.
 *
 * @typedef {import('../i18n/index.js').Key} Key
 */

import '../style/help.css';
import { element, localizedText, sheetDialog } from '../ui/index.js';
import { networkWords } from '../offline/index.js';
import { t } from '../i18n/index.js';

export function helpDialog() {
  const network = element('p');
  const tellNetwork = localizedText(network);
  const update = () => tellNetwork(networkWords);
  const dialog = sheetDialog(
    { title: 'help', className: 'keys' },
    section(
      'help.title',
      rows(
        ...part('board', 'help.board'),
        ...part('timeline', 'help.timeline'),
        ...part('panes.sheet', 'help.panes'),
        ...part('place.own', 'help.place'),
        ...part('copy.link', 'help.link'),
      ),
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
    section('offline.title', network),
  );
  for (const change of ['online', 'offline']) addEventListener(change, update);
  return {
    element: dialog,
    open() {
      update();
      dialog.showModal();
    },
  };
}

/**
 * @param {string[]} keys
 * @param {Key} meaning
 */
const row = (keys, meaning) => [
  element('dt', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' '])),
  element('dd', {}, () => t(meaning)),
];

/**
 * A part of the page, by the name that it has there.
 * @param {Key} name
 * @param {Key} meaning
 */
const part = (name, meaning) => [element('dt', {}, () => t(name)), element('dd', {}, () => t(meaning))];

/**
 * @param {Key} title
 * @param {...HTMLElement} terms
 */
const group = (title, ...terms) => section(title, rows(...terms));

/** @param {...HTMLElement} terms */
const rows = (...terms) => element('dl', {}, ...terms);

/**
 * @param {Key} title
 * @param {...HTMLElement} content
 */
const section = (title, ...content) =>
  element(
    'section',
    {},
    element('h3', {}, () => t(title)),
    ...content,
  );
