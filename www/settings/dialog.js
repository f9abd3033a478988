/**
 * *Settings*: the appearance of the page. Every choice applies at once, so there is nothing to confirm.
 *
 * @import { Choice } from '../platform/appearance.js'
 * @import { Key } from '../i18n/index.js'
 */

import '../style/settings.css';
import { element, onRedraw, redraw, sheetDialog, wordButton } from '../ui/index.js';
import { contextOf, paintMiniature, readTokens } from '../board/index.js';
import { squareAt } from '../core/index.js';
import { says, t } from '../i18n/index.js';
import { choice, choose, isForced, offered, onAppearance } from '../platform/index.js';

/** The picture of a board theme: a solution of four queens, on a board of `side` CSS pixels. */
const SAMPLE = { size: 4, side: 80, queens: [squareAt(1, 3), squareAt(3, 2), squareAt(0, 1), squareAt(2, 0)] };

/**
 * @param {object} callbacks
 * @param {() => boolean} callbacks.canProject whether there is a board to present
 * @param {() => void} callbacks.project starts the presentation mode
 */
export function settingsDialog({ canProject, project }) {
  const present = () => {
    dialog.close();
    project();
  };
  const projection = element(
    'div',
    { class: 'setting', hidden: () => !canProject() },
    element('div', {}, wordButton('projector', present)),
    element('p', { class: 'soft' }, says('projector.about')),
  );
  const forced = element('p', { class: 'soft', hidden: () => !isForced() }, says('settings.forced'));
  const [boards, ...others] = /** @type {Choice[]} */ (['board', 'theme', 'motion', 'squares', 'letters']).map(choices);
  const dialog = sheetDialog({ title: 'settings', className: 'settings' }, boards, forced, ...others, projection);
  onAppearance(() => dialog.open && redraw(dialog));
  return dialog;
}

/** @param {Choice} name */
function choices(name) {
  const options = offered[name].map((value) => {
    const input = element('input', { type: 'radio', name, value });
    input.addEventListener('change', () => choose(name, value));
    onRedraw(input, () => (input.checked = value === choice(name)));
    const label = element('span', {}, () => t(/** @type {Key} */ (`look.${name}.${value}`)));
    if (name !== 'board') return element('label', {}, input, label);
    return element('label', {}, input, element('canvas', { 'data-board': value, 'aria-hidden': 'true' }), label);
  });
  const fieldset = element(
    'fieldset',
    {
      class: `setting choice-${name}`,
      // Ink on white is always light.
      disabled: () => name === 'theme' && choice('board') === 'print',
    },
    element('legend', { class: 'soft' }, () => t(/** @type {Key} */ (`look.${name}`))),
    element('div', { class: 'options wrap' }, ...options),
  );
  onRedraw(fieldset, () => fieldset.isConnected && drawSamples([...fieldset.querySelectorAll('canvas')]));
  return fieldset;
}

/** @param {HTMLCanvasElement[]} samples of the board themes */
function drawSamples(samples) {
  const ratio = devicePixelRatio;
  const side = (Math.round((SAMPLE.side * ratio) / SAMPLE.size) * SAMPLE.size) / ratio;
  const tokens = readTokens(samples);
  samples.forEach((canvas, index) => paintMiniature(contextOf(canvas), { ...SAMPLE, side, ratio }, tokens[index]));
}
