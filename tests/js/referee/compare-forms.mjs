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

import { form, forms, said } from './form.mjs';

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

/** Counts of both, by unit, and counts that differ. */
const UNITS = /** @type {const} */ (['event', 'placement', 'solution']);
const MEASURES = /** @type {const} */ (['tests', 'placements', 'backtracks', 'solutions']);

/**
 * The forms of any two searches of a problem.
 * @param {'queens' | 'knight'} problem
 * @param {string} en their names
 * @param {string} zh
 * @returns {Form<CompareFacts>[]}
 */
const formsOf = (problem, en, zh) =>
  forms(
    {
      'compare.start': ({ sides, position }) => position === 0 && sides.every(({ step }) => step === 0),
      'compare.ended.both': ({ sides }) => sides.every(({ isEnded }) => isEnded),
      'compare.ended': [
        `[one:${en}] ended after [count:one step|# steps];`,
        `[one:${zh}]走了 #count 步，已经结束；`,
        ({ sides }, slots) => {
          const ended = sides.filter(({ isEnded }) => isEnded);
          return ended.length === 1 && ended[0].solver === SOLVERS[slots.one] && ended[0].step === said(slots.count);
        },
      ],
      'compare.same': ({ sides: [one, other] }) => MEASURES.every((measure) => one[measure] === other[measure]),
    },
    [
      ...UNITS.map((unit) =>
        form(`compare.${problem}.both.${unit}`, (/** @type {CompareFacts} */ facts, slots) =>
          both(facts, slots.count, unit),
        ),
      ),
      // A knight has nothing to test.
      ...MEASURES.filter((measure) => problem === 'queens' || measure !== 'tests').map((measure) =>
        form(
          `compare.${problem}.more.${measure}`,
          (/** @type {CompareFacts} */ facts, slots) =>
            // Bit masks test no square.
            more(facts, slots, measure) &&
            (measure !== 'tests' || facts.sides.every(({ solver }) => solver !== 'mask')),
        ),
      ),
    ],
  );

/** @type {Form<CompareFacts>[]} */
export const compareForms = [
  ...formsOf('queens', EN, ZH),
  form('compare.rejections', ({ sides }, slots) => {
    const side = sides.find(({ solver }) => solver === SOLVERS[slots.one]);
    const mask = sides.find(({ solver }) => solver === SOLVERS[slots.mask]);
    return side?.rejections === said(slots.count) && mask?.solver === 'mask' && mask.rejections === 0 && side !== mask;
  }),
];

/** @type {Form<CompareFacts>[]} */
export const knightCompareForms = formsOf('knight', 'Warnsdorff|Back at once|Plain', 'Warnsdorff 规则|立即回溯|普通');
