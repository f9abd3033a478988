/**
 * *Settings*: the look of the page. Every choice applies at once, so there is nothing to confirm.
 *
 * @import { Choice } from '../platform/look.js'
 * @import { Key } from '../i18n/index.js'
 */

import '../style/settings.css';
import { element, sheetDialog, wordButton } from '../ui/index.js';
import { paintMiniature, readTokens } from '../board/index.js';
import { squareAt } from '../core/index.js';
import { t } from '../i18n/index.js';
import { choice, choose, isForced, offered, onLook } from '../platform/index.js';

/** The picture of a board theme: a solution of four queens, on a board of `side` CSS pixels. */
const SAMPLE = { size: 4, side: 80, queens: [squareAt(1, 3), squareAt(3, 2), squareAt(0, 1), squareAt(2, 0)] };

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.project starts the presentation mode
 */
export function settingsDialog({ project }) {
  const [boards, themes, ...others] = [
    choices('board'),
    choices('theme'),
    choices('motion'),
    choices('squares'),
    choices('letters'),
  ];
  const forced = element('p', { class: 'soft' }, () => t('settings.forced'));
  const presentation = wordButton('projector', () => {
    dialog.close();
    project();
  });
  const projection = element(
    'div',
    { class: 'setting' },
    element('div', {}, presentation),
    element('p', { class: 'soft' }, () => t('projector.about')),
  );
  const dialog = sheetDialog(
    { title: 'settings', className: 'settings' },
    boards,
    forced,
    themes,
    ...others,
    projection,
  );
  const show = () => {
    if (!dialog.open) return;
    for (const input of dialog.querySelectorAll('input')) {
      input.checked = input.value === choice(/** @type {Choice} */ (input.name));
    }
    for (const canvas of dialog.querySelectorAll('canvas')) drawSample(canvas);
    forced.hidden = !isForced();
    themes.disabled = choice('board') === 'print'; // ink on white is always light
  };
  onLook(show);
  return {
    element: dialog,
    /** @param {boolean} canProject whether there is a board to present */
    open(canProject) {
      projection.hidden = !canProject;
      dialog.showModal();
      show();
    },
  };
}

/** @param {Choice} name */
function choices(name) {
  const options = offered[name].map((value) => {
    const input = element('input', { type: 'radio', name, value });
    input.addEventListener('change', () => choose(name, value));
    const label = element('span', {}, () => t(/** @type {Key} */ (`look.${name}.${value}`)));
    if (name !== 'board') return element('label', {}, input, label);
    return element('label', {}, input, element('canvas', { 'data-board': value, 'aria-hidden': 'true' }), label);
  });
  return element(
    'fieldset',
    { class: `setting choice-${name}` },
    element('legend', {}, () => t(/** @type {Key} */ (`look.${name}`))),
    element('div', { class: 'options' }, ...options),
  );
}

/** @param {HTMLCanvasElement} canvas */
function drawSample(canvas) {
  const context = canvas.getContext('2d');
  const ratio = devicePixelRatio;
  const side = (Math.round((SAMPLE.side * ratio) / SAMPLE.size) * SAMPLE.size) / ratio;
  if (context) paintMiniature(context, { ...SAMPLE, side, ratio }, readTokens(canvas));
}
