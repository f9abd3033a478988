/**
 * *Settings*: how the page looks. Every choice holds at once, so there is nothing to confirm.
 *
 * @typedef {import('../platform/look.js').Choice} Choice
 * @typedef {import('../i18n/index.js').Key} Key
 */

import '../style/settings.css';
import { element, sheetDialog, wordButton } from '../ui/index.js';
import { paintMiniature, readTokens } from '../board/index.js';
import { squareAt } from '../core/index.js';
import { t } from '../i18n/index.js';
import { choice, choose, isForced, offered, onLook } from '../platform/index.js';

/** A theme is shown by a solution of four queens, on a board of so many CSS pixels. */
const SAMPLE = { size: 4, side: 80, queens: [squareAt(1, 3), squareAt(3, 2), squareAt(0, 1), squareAt(2, 0)] };

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.project shows the board to a room
 */
export function settingsDialog({ project }) {
  const boards = group('board', sample);
  const schemes = group('theme');
  const motions = group('motion');
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
    boards.element,
    forced,
    schemes.element,
    motions.element,
    projection,
  );
  const show = () => {
    if (!dialog.open) return;
    for (const { show: showChosen } of [boards, schemes, motions]) showChosen();
    for (const canvas of dialog.querySelectorAll('canvas')) drawSample(canvas);
    forced.hidden = !isForced();
    // Ink on white is light by itself.
    schemes.element.disabled = choice('board') === 'print';
  };
  onLook(show);
  return {
    element: dialog,
    /** @param {boolean} playerView whether there is a board that can be shown to a room */
    open(playerView) {
      projection.hidden = !playerView;
      dialog.showModal();
      show();
    },
  };
}

/**
 * A choice of one among a few, each with its name and what it looks like.
 * @param {Choice} name
 * @param {(value: string) => Node} [picture]
 */
function group(name, picture) {
  const inputs = offered[name].map((value) => {
    const input = element('input', { type: 'radio', name, value });
    input.addEventListener('change', () => choose(name, /** @type {any} */ (value)));
    return input;
  });
  const labels = inputs.map((input) =>
    element(
      'label',
      {},
      input,
      ...(picture ? [picture(input.value)] : []),
      element('span', {}, () => t(/** @type {Key} */ (`look.${name}.${input.value}`))),
    ),
  );
  return {
    element: element(
      'fieldset',
      { class: `setting choice-${name}` },
      element('legend', {}, () => t(/** @type {Key} */ (`look.${name}`))),
      element('div', { class: 'options' }, ...labels),
    ),
    show() {
      for (const input of inputs) input.checked = input.value === choice(name);
    },
  };
}

/** @param {string} board the name of a theme */
const sample = (board) => element('canvas', { 'data-board': board, 'aria-hidden': 'true' });

/** @param {HTMLCanvasElement} canvas */
function drawSample(canvas) {
  const context = canvas.getContext('2d');
  const ratio = devicePixelRatio;
  const side = (Math.round((SAMPLE.side * ratio) / SAMPLE.size) * SAMPLE.size) / ratio;
  if (context) paintMiniature(context, { ...SAMPLE, side, ratio }, readTokens(canvas));
}
