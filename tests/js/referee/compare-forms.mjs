/**
 * The sentence that says how two solvers in step differ.
 *
 * @import { Form, Slots } from './form.mjs'
 *
 * @typedef {object} Side what the referee has counted of a run up to a step
 * @property {string} solver
 * @property {number} step
 * @property {boolean} isEnded
 * @property {number} tests squares tested, those with a queen placed included
 * @property {number} placements
 * @property {number} rejections
 * @property {number} backtracks
 * @property {number} solutions
 *
 * @typedef {object} CompareFacts
 * @property {[Side, Side]} sides
 * @property {number} position
 * @property {'event' | 'placement' | 'solution'} by
 */

import { count, form } from './form.mjs';

/** The solvers by their names. @type {Record<string, string>} */
const SOLVERS = {
  Marks: 'marks',
  Scan: 'scan',
  'Bit masks': 'mask',
  Permutations: 'permute',
  'Access rows': 'access',
  标记禁区: 'marks',
  逐格检查: 'scan',
  位运算: 'mask',
  排列: 'permute',
  可用行: 'access',
  Warnsdorff: 'warnsdorff',
  'Back at once': 'pruned',
  Plain: 'plain',
  'Warnsdorff 规则': 'warnsdorff',
  立即回溯: 'pruned',
  普通: 'plain',
};

const EN = 'Marks|Scan|Bit masks|Permutations|Access rows';
const ZH = '标记禁区|逐格检查|位运算|排列|可用行';

/** @param {string} words such as `one step` and `3 steps` */
const said = (words) => (words.startsWith('one') ? 1 : count(/^\d[\d,]*/.exec(words)?.[0]));

/** Whether neither side has ended, and both have done this many by the unit. @param {CompareFacts} facts @param {string} words @param {CompareFacts['by']} unit */
function both({ sides, by }, words, unit) {
  const done = { event: 'step', placement: 'placements', solution: 'solutions' };
  const each = /** @type {'step'} */ (done[unit]);
  return by === unit && sides.every((side) => !side.isEnded && side[each] === said(words));
}

/** Whether the one named has that many more. @param {CompareFacts} facts @param {Slots} slots @param {keyof Side} measure */
function more({ sides: [one, other] }, { more: name, count: words }, measure) {
  const by = Number(one[measure]) - Number(other[measure]);
  return Math.abs(by) === said(words) && by !== 0 && (by > 0 ? one : other).solver === SOLVERS[name];
}

/**
 * The forms of any two searches.
 * @param {string} en their names
 * @param {string} zh
 * @returns {Form<CompareFacts>[]}
 */
const sharedForms = (en, zh) => [
  form(
    'compare.start',
    'Both stand at the start.',
    '两边都在起点。',
    ({ sides, position }) => position === 0 && sides.every(({ step }) => step === 0),
  ),
  form('compare.ended.both', 'Both have ended;', '两边都已结束；', ({ sides }) =>
    sides.every(({ isEnded }) => isEnded),
  ),
  form(
    'compare.ended',
    `[one:${en}] ended after [count:one step|# steps];`,
    `[one:${zh}]走了 #count 步，已经结束；`,
    ({ sides }, slots) => {
      const ended = sides.filter(({ isEnded }) => isEnded);
      return ended.length === 1 && ended[0].solver === SOLVERS[slots.one] && ended[0].step === said(slots.count);
    },
  ),
  form('compare.same', 'their counts are the same.', '各项计数相同。', ({ sides: [one, other] }) =>
    ['tests', 'placements', 'backtracks', 'solutions'].every(
      (key) => one[/** @type {'tests'} */ (key)] === other[/** @type {'tests'} */ (key)],
    ),
  ),
];

/** @type {Form<CompareFacts>[]} */
export const compareForms = [
  ...sharedForms(EN, ZH),
  form(
    'compare.queens.both.event',
    'Both have taken [count:one step|# steps];',
    '两边都走了 #count 步；',
    (facts, slots) => both(facts, slots.count, 'event'),
  ),
  form(
    'compare.queens.both.placement',
    'Both have placed [count:one queen|# queens];',
    '两边都放过 #count 个皇后；',
    (facts, slots) => both(facts, slots.count, 'placement'),
  ),
  form(
    'compare.queens.both.solution',
    'Both have found [count:one solution|# solutions];',
    '两边都找到 #count 个解；',
    (facts, slots) => both(facts, slots.count, 'solution'),
  ),
  form(
    'compare.queens.more.tests',
    `[more:${EN}] tested [count:one square|# squares] more.`,
    `[more:${ZH}]多试了 #count 格。`,
    (facts, slots) => more(facts, slots, 'tests') && facts.sides.every(({ solver }) => solver !== 'mask'),
  ),
  form(
    'compare.queens.more.placements',
    `[more:${EN}] placed [count:one queen|# queens] more.`,
    `[more:${ZH}]多放了 #count 个皇后。`,
    (facts, slots) => more(facts, slots, 'placements'),
  ),
  form(
    'compare.queens.more.backtracks',
    `[more:${EN}] took back [count:one queen|# queens] more.`,
    `[more:${ZH}]多撤回 #count 个皇后。`,
    (facts, slots) => more(facts, slots, 'backtracks'),
  ),
  form(
    'compare.queens.more.solutions',
    `[more:${EN}] found [count:one solution|# solutions] more.`,
    `[more:${ZH}]多找到 #count 个解。`,
    (facts, slots) => more(facts, slots, 'solutions'),
  ),
  form(
    'compare.rejections',
    `[one:${EN}] rejected [count:one square|# squares], [mask:${EN}] none: it sees only free ones.`,
    `[one:${ZH}]排除了 #count 格，[mask:${ZH}]没有排除：它只看空闲的格。`,
    ({ sides }, slots) => {
      const side = sides.find(({ solver }) => solver === SOLVERS[slots.one]);
      const mask = sides.find(({ solver }) => solver === SOLVERS[slots.mask]);
      return (
        side?.rejections === said(slots.count) && mask?.solver === 'mask' && mask.rejections === 0 && side !== mask
      );
    },
  ),
];

const KNIGHT_EN = 'Warnsdorff|Back at once|Plain';
const KNIGHT_ZH = 'Warnsdorff 规则|立即回溯|普通';

/** @type {Form<CompareFacts>[]} */
export const knightCompareForms = [
  ...sharedForms(KNIGHT_EN, KNIGHT_ZH),
  form(
    'compare.knight.both.event',
    'Both have taken [count:one step|# steps];',
    '两边都走了 #count 步；',
    (facts, slots) => both(facts, slots.count, 'event'),
  ),
  form(
    'compare.knight.both.placement',
    'Both have made [count:one move|# moves];',
    '两边的马都走了 #count 次；',
    (facts, slots) => both(facts, slots.count, 'placement'),
  ),
  form(
    'compare.knight.both.solution',
    'Both have found [count:one tour|# tours];',
    '两边都找到 #count 条周游；',
    (facts, slots) => both(facts, slots.count, 'solution'),
  ),
  form(
    'compare.knight.more.placements',
    `[more:${KNIGHT_EN}] made [count:one move|# moves] more.`,
    `[more:${KNIGHT_ZH}]多走了 #count 次。`,
    (facts, slots) => more(facts, slots, 'placements'),
  ),
  form(
    'compare.knight.more.backtracks',
    `[more:${KNIGHT_EN}] took back [count:one move|# moves] more.`,
    `[more:${KNIGHT_ZH}]多撤回 #count 次。`,
    (facts, slots) => more(facts, slots, 'backtracks'),
  ),
  form(
    'compare.knight.more.solutions',
    `[more:${KNIGHT_EN}] found [count:one tour|# tours] more.`,
    `[more:${KNIGHT_ZH}]多找到 #count 条周游。`,
    (facts, slots) => more(facts, slots, 'solutions'),
  ),
];
