/**
 * The parts of a comparison beside its boards: the head of each, the controls of both, and their counts. Each shows what is
 * compared as of its `redraw`.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from '../ui/dom.js'
 * @import { CompareLink } from '../core/routes.js'
 * @import { Difference, Sentence } from '../../pkg/lazy.js'
 * @import { SideName } from './link.js'
 *
 * @typedef {(change: (link: CompareLink) => CompareLink) => void} Change
 */

import { choiceField, element, iconButton, icons, numberField, onRedraw, textField } from '../ui/index.js';
import { limits, squareName } from '../core/index.js';
import { number, says, sentenceOf, t } from '../i18n/index.js';
import { choicesOf, isPossible, searchName, onBoard, sideNames, withSide } from './link.js';

/** @type {CompareLink['by'][]} */
const units = ['event', 'placement', 'solution'];

/**
 * The head of a side: its solver to choose, or its name alone, and the link to it at its step.
 * @param {SideName} side
 * @param {() => CompareLink} link
 * @param {(side: SideName) => string} linkTo
 * @param {Change | null} change
 * @param {(() => void) | null} close
 */
export function sideHead(side, link, linkTo, change, close) {
  const name = () => searchName(link()[side]);
  const choice = choiceField(`compare.${side}`, choicesOf(link().problem), (solver) =>
    change?.((before) => withSide(before, side, solver)),
  );
  onRedraw(choice.select, () => {
    choice.show(link()[side]);
    for (const option of choice.select.options) option.hidden = option.disabled = !isPossible(link(), option.value);
  });
  const label = () => t('compare.alone.solver', { solver: name() });
  const alone = element('a', { class: 'soft', href: () => linkTo(side), 'aria-label': label }, () =>
    t('compare.alone'),
  );
  const named = change ? [choice.element, alone] : [element('p', { class: 'compare-name' }, name)];
  const closing = close ? [iconButton(icons.close, 'compare.close', close)] : [];
  return { element: element('div', { class: `compare-head wrap ${side}` }, ...named, ...closing), alone };
}

/**
 * The unit in which both step.
 * @param {() => CompareLink} link
 * @param {(unit: CompareLink['by']) => void} choose
 */
export function unitChoice(link, choose) {
  const choices = units.map((unit) => /** @type {const} */ ([unit, `compare.${link().problem}.by.${unit}`]));
  const choice = choiceField('compare.by', choices, (unit) => choose(/** @type {CompareLink['by']} */ (unit)));
  onRedraw(choice.element, () => choice.show(link().by));
  return choice.element;
}

/**
 * The board of both sides.
 * @param {() => CompareLink} link
 * @param {object} page
 * @param {Change} page.change
 * @param {(name: string) => void} page.start chooses a start square by its name
 * @param {(sentence: Message) => void} page.showError
 */
export function boardControls(link, { change, start: choose, showError }) {
  const side = (/** @type {Key} */ key, /** @type {number} */ max, /** @type {'size' | 'files' | 'ranks'} */ name) =>
    numberField(key, { min: 1, max, showError }, (value) => change((before) => onBoard(before, { [name]: value })));
  const size = side('board.size', limits().queens, 'size');
  const [files, ranks] = [side('files', limits().search, 'files'), side('ranks', limits().search, 'ranks')];
  const start = textField('start.square', 16, choose);
  const tour = choiceField('tour', { open: 'tour.open', closed: 'tour.closed' }, (key) =>
    change((before) => onBoard(before, { closed: key === 'closed' })),
  );
  const fields = link().problem === 'queens' ? [size] : [files, ranks, tour, start];
  const root = element('div', { class: 'setup compare-setup' }, ...fields.map((field) => field.element));
  onRedraw(root, () => {
    const now = link();
    if (now.problem === 'queens') return size.show(now.size);
    files.show(now.files);
    ranks.show(now.ranks);
    tour.show(now.closed ? 'closed' : 'open');
    start.show(squareName(now.start));
  });
  return root;
}

/** The rows of the counts, from top to bottom. The knight tests no square before it moves there. */
const measures = {
  queens: /** @type {const} */ (['tests', 'placements', 'backtracks', 'solutions']),
  knight: /** @type {const} */ (['placements', 'backtracks', 'solutions']),
};

/**
 * The counts of both sides, side by side.
 * @param {() => CompareLink} link
 * @param {() => Difference | undefined} difference
 */
export function countsTable(link, difference) {
  const { problem } = link();
  const name = (/** @type {number} */ side) =>
    element('th', { scope: 'col' }, () => searchName(link()[sideNames[side]]));
  const row = (/** @type {keyof Difference['counts']} */ measure) => {
    const count = (/** @type {number} */ side) => difference()?.counts[measure][side] ?? null;
    const written = (/** @type {number} */ side) => {
      const counted = count(side);
      return counted === null ? '–' : number(counted);
    };
    const cell = (/** @type {number} */ side) => {
      const isMore = () => (count(side) ?? 0) > (count(1 - side) ?? 0);
      return element('td', { class: () => (isMore() ? 'more' : '') }, () => written(side));
    };
    const isLong = () => Math.max(written(0).length, written(1).length) > 6;
    const label = () => t(/** @type {Key} */ (`compare.${problem}.${measure}`));
    const head = element('th', { scope: 'row' }, label);
    return element('tr', { class: () => (isLong() ? 'long' : '') }, head, cell(0), cell(1));
  };
  const caption = element('caption', {}, says('compare.counts'));
  const names = element('thead', {}, element('tr', {}, element('td'), name(0), name(1)));
  const body = element('tbody', {}, ...measures[problem].map(row));
  return element('table', { class: 'compare-counts' }, caption, names, body);
}

/**
 * The difference between the two sides in a sentence that is true at every position.
 * @param {Difference} difference
 */
export const differenceOf = ({ lead, tail }) =>
  tail ? t('compare.sentence', { lead: halfOf(lead), tail: halfOf(tail) }) : halfOf(lead);

const halfOf = (/** @type {Sentence} */ half) => sentenceOf(half, searchName);
