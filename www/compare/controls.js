/**
 * The controls of a comparison: the solver above each board, the unit in which they step, the board, and the way back.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from '../ui/dom.js'
 * @import { CompareLink } from '../core/routes.js'
 * @import { SideName } from './link.js'
 * @import { Unit } from './pair.js'
 */

import { choiceField, element, iconButton, icons, numberField, textField } from '../ui/index.js';
import { limits, squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { choicesOf, nameOf } from './difference.js';
import { isPossible, onBoard, withSide } from './link.js';

/** @type {Unit[]} */
const units = ['event', 'placement', 'solution'];

/**
 * The head of a side: its solver to choose, or its name alone, and the link to it.
 * @param {SideName} side
 * @param {CompareLink['problem']} problem
 * @param {((change: (link: CompareLink) => CompareLink) => void) | null} change
 * @param {(() => void) | null} close
 */
export function sideHead(side, problem, change, close) {
  const name = element('p', { class: 'compare-name' });
  const choice = choiceField(`compare.${side}`, choicesOf(problem), (solver) =>
    change?.((link) => withSide(link, side, solver)),
  );
  const alone = element('a', { class: 'soft' }, () => t('compare.alone'));
  return {
    element: element(
      'div',
      { class: `compare-head ${side}` },
      ...(change ? [choice.element, alone] : [name]),
      ...(close ? [iconButton(icons.close, 'compare.close', close)] : []),
    ),
    /** @param {CompareLink} link */
    show(link) {
      choice.show(link[side]);
      name.textContent = nameOf(link[side]);
      alone.ariaLabel = t('compare.alone.solver', { solver: nameOf(link[side]) });
      for (const option of choice.select.options) {
        option.hidden = option.disabled = !isPossible(link, option.value);
      }
    },
    /** @param {string} link of the side at its step */
    lead(link) {
      alone.href = link;
    },
  };
}

/**
 * @param {CompareLink['problem']} problem
 * @param {(unit: Unit) => void} choose
 */
export function unitChoice(problem, choose) {
  const choices = units.map((unit) => /** @type {const} */ ([unit, `compare.${problem}.by.${unit}`]));
  return choiceField('compare.by', choices, (unit) => choose(/** @type {Unit} */ (unit)));
}

/**
 * The board of both sides.
 * @param {CompareLink['problem']} problem
 * @param {object} page
 * @param {(change: (link: CompareLink) => CompareLink) => void} page.change
 * @param {(name: string) => void} page.start chooses a start square by its name
 * @param {(sentence: Message) => void} page.showError
 */
export function boardControls(problem, { change, start: choose, showError }) {
  const side = (/** @type {Key} */ key, /** @type {number} */ max, /** @type {'size' | 'files' | 'ranks'} */ name) =>
    numberField(key, { min: 1, max, showError }, (value) => change((link) => onBoard(link, { [name]: value })));
  const size = side('board.size', limits().queens, 'size');
  const [files, ranks] = [side('files', limits().search, 'files'), side('ranks', limits().search, 'ranks')];
  const start = textField('start.square', 16, choose);
  const tour = choiceField('tour', { open: 'tour.open', closed: 'tour.closed' }, (key) =>
    change((link) => onBoard(link, { closed: key === 'closed' })),
  );
  const fields = problem === 'queens' ? [size] : [files, ranks, tour, start];
  const root = element('div', { class: 'setup compare-setup' }, ...fields.map((field) => field.element));
  return {
    element: root,
    /** @param {CompareLink} link */
    show(link) {
      if (link.problem === 'queens') return size.show(link.size);
      files.show(link.files);
      ranks.show(link.ranks);
      tour.show(link.closed ? 'closed' : 'open');
      start.show(squareName(link.start));
    },
  };
}
