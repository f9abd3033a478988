/**
 * The sentence that says how two solvers in step differ.
 *
 * @import { Form, Slots } from './form.mjs'
 *
 * @typedef {object} Side the referee's own counts of a run up to a step
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

import { form, said } from './form.mjs';

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

/** What both have done, by unit, and what one of them has done more often: in words of either language. */
const UNITS = /** @type {const} */ (['event', 'placement', 'solution']);
const MEASURES = /** @type {const} */ (['tests', 'placements', 'backtracks', 'solutions']);

/**
 * The forms of any two searches of a problem.
 * @param {'queens' | 'knight'} problem
 * @param {string} en their names
 * @param {string} zh
 * @param {Record<typeof UNITS[number], [en: string, zh: string]>} units
 * @param {Partial<Record<typeof MEASURES[number], [en: string, zh: string]>>} measures
 * @returns {Form<CompareFacts>[]}
 */
const formsOf = (problem, en, zh, units, measures) => [
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
    MEASURES.every((measure) => one[measure] === other[measure]),
  ),
  ...UNITS.map((unit) => {
    const [english, chinese] = units[unit];
    const key = `compare.${problem}.both.${unit}`;
    return form(key, `Both have ${english};`, `两边${chinese}；`, (/** @type {CompareFacts} */ facts, slots) =>
      both(facts, slots.count, unit),
    );
  }),
  ...MEASURES.flatMap((measure) => {
    const [english, chinese] = measures[measure] ?? [];
    if (!english) return [];
    const [key, names] = [`compare.${problem}.more.${measure}`, { en: `[more:${en}]`, zh: `[more:${zh}]` }];
    return form(
      key,
      `${names.en} ${english} more.`,
      `${names.zh}多${chinese}。`,
      (/** @type {CompareFacts} */ facts, slots) =>
        // Bit masks test no square.
        more(facts, slots, measure) && (measure !== 'tests' || facts.sides.every(({ solver }) => solver !== 'mask')),
    );
  }),
];

/** @type {Form<CompareFacts>[]} */
export const compareForms = [
  ...formsOf(
    'queens',
    EN,
    ZH,
    {
      event: ['taken [count:one step|# steps]', '都走了 #count 步'],
      placement: ['placed [count:one queen|# queens]', '都放过 #count 个皇后'],
      solution: ['found [count:one solution|# solutions]', '都找到 #count 个解'],
    },
    {
      tests: ['tested [count:one square|# squares]', '试了 #count 格'],
      placements: ['placed [count:one queen|# queens]', '放了 #count 个皇后'],
      backtracks: ['took back [count:one queen|# queens]', '撤回 #count 个皇后'],
      solutions: ['found [count:one solution|# solutions]', '找到 #count 个解'],
    },
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

/** @type {Form<CompareFacts>[]} */
export const knightCompareForms = formsOf(
  'knight',
  'Warnsdorff|Back at once|Plain',
  'Warnsdorff 规则|立即回溯|普通',
  {
    event: ['taken [count:one step|# steps]', '都走了 #count 步'],
    placement: ['made [count:one move|# moves]', '的马都走了 #count 次'],
    solution: ['found [count:one tour|# tours]', '都找到 #count 条周游'],
  },
  {
    placements: ['made [count:one move|# moves]', '走了 #count 次'],
    backtracks: ['took back [count:one move|# moves]', '撤回 #count 次'],
    solutions: ['found [count:one tour|# tours]', '找到 #count 条周游'],
  },
);
